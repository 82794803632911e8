import { addDays } from '@daymark/domain/dates';
import fc from 'fast-check';
import ICAL from 'ical.js';
import nodeIcal, { type VEvent } from 'node-ical';
import { describe, expect, test } from 'vitest';
import { type Entry, entriesOf } from './entry.ts';
import { CALENDAR_END, calendarHead, eventText } from './icalendar.ts';
import type { CalendarRows } from './store.ts';

const SINCE = '2026-08-22';
const PUBLIC_URL = 'https://daymark.example';

const write = (name: string, entries: readonly Entry[]): string =>
  [calendarHead(name), ...entries.map((entry) => eventText(entry, PUBLIC_URL)), CALENDAR_END].join('');

/** Titles as people and hostile callers write them: long, in every script, with everything that iCalendar escapes. */
const title = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ',',
        ';',
        ':',
        '\\',
        '\\n',
        '"',
        '\n',
        '\r\n',
        ' ',
        'BEGIN:VEVENT',
        'END:VCALENDAR',
        '^n',
      ),
      fc.constantFrom('é', '日本語', '👩🏽‍🌾', 'ﷺ', '\u200f', '\t', '\u0007'),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 }),
    ),
    { minLength: 1, maxLength: 12 },
  )
  .map((parts) => `x${parts.join('')}x`);
const day = fc.nat(800).map((days) => addDays(SINCE, days));
const time = fc
  .tuple(fc.nat(23), fc.nat(59))
  .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'));
const instant = fc.nat(500_000).map((minutes) => new Date(Date.UTC(2026, 0, 1) + minutes * 60_000));
const version = fc.integer({ min: 1, max: 90 });

const ofProject = fc
  .record({ name: title, version, edited: fc.option(instant) })
  .map(({ name, version: edits, edited }) => ({
    project_id: '01890000-0000-7000-8000-000000000001',
    project_name: name,
    project_version: edits,
    project_edited_at: edited?.toISOString() ?? null,
  }));

const task = fc
  .record({
    title,
    due_date: day,
    due_time: fc.option(time),
    estimated_hours: fc.option(fc.constantFrom(0, 0.25, 1.33, 8, 30)),
    is_done: fc.boolean(),
    version,
    updated_at: instant.map((at) => at.toISOString()),
  })
  .chain((row) => ofProject.map((project) => ({ ...row, ...project })));

const milestone = fc
  .record({ name: title, due_date: day, version, updated_at: instant.map((at) => at.toISOString()) })
  .chain((row) => ofProject.map((project) => ({ ...row, ...project })));

const wait = fc.record({
  statement: fc.constantFrom('s1', 's2-step-3', 'a_b'),
  title,
  who: fc.option(title),
  from: fc.option(day),
  to: fc.option(day),
});

const plan = fc
  .record({
    waits: fc.array(wait, { maxLength: 6 }),
    started: fc.constant([]),
    plan_version: version,
    planned_at: instant.map((at) => at.toISOString()),
  })
  .chain((row) => ofProject.map((project) => ({ ...row, ...project })));

const withIds = <T extends object>(rows: T[], at: number) =>
  rows.map((row, index) => ({
    ...row,
    id: `0189000${at}-0000-7000-8000-${String(index).padStart(12, '0')}`,
  }));

const rows: fc.Arbitrary<CalendarRows> = fc
  .record({
    name: fc.option(title),
    tasks: fc.array(task, { maxLength: 15 }),
    milestones: fc.array(milestone, { maxLength: 4 }),
    plan: fc.option(plan),
  })
  .map(({ name, tasks, milestones, plan: one }) => ({
    name,
    tasks: withIds(tasks, 1),
    milestones: withIds(milestones, 2),
    plans: one ? [one] : [],
  }));

const zone = fc.option(
  fc.record({
    timezone: fc.constantFrom(
      'Pacific/Pago_Pago',
      'Europe/London',
      'Asia/Kathmandu',
      'Pacific/Kiritimati',
      'Mars/Base',
    ),
    timezone_at: fc.option(instant),
    timezone_version: fc.nat(5),
  }),
);

const seconds = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** What both parsers should find; control characters are left out of texts, and line breaks are the same. */
const shown = (text: string): string =>
  text.replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '');

const toldOf = ({ uid, title: words, time: at, notes, sequence, changedAt, project }: Entry) => ({
  uid: `${uid}@daymark`,
  summary: shown(words),
  description: shown(notes.join('\n')),
  project: shown(project.name),
  sequence,
  changedAt: seconds(changedAt),
  time: 'from' in at ? [seconds(at.from), seconds(at.to)] : [at.firstDay, addDays(at.lastDay, 1)],
});

/** node-ical reads an escaped backslash before an n, small or large, as a line break. */
const misreadBackslash = (told: ReturnType<typeof toldOf>) => {
  const misread = (text: string) => text.replace(/\\n/gi, '\\\n');
  return {
    ...told,
    summary: misread(told.summary),
    description: misread(told.description),
    project: misread(told.project),
  };
};

function byIcalJs(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component);
    const moment = (at: ICAL.Time) => (at.isDate ? at.toString() : seconds(at.toJSDate()));
    const stamp = component.getFirstPropertyValue('last-modified') as ICAL.Time;
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe(stamp.toString());
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      project: component.getFirstProperty('categories')?.getValues()[1],
      sequence: event.sequence,
      changedAt: seconds(stamp.toJSDate()),
      time: [moment(event.startDate), moment(event.endDate)],
    };
  });
}

function byNodeIcal(text: string) {
  const events = Object.values(nodeIcal.sync.parseICS(text)).filter(
    (one): one is VEvent => typeof one === 'object' && one !== null && 'type' in one && one.type === 'VEVENT',
  );
  const dayOf = (at: Date) =>
    [at.getFullYear(), at.getMonth() + 1, at.getDate()]
      .map((part) => String(part).padStart(2, '0'))
      .join('-');
  return events.map((event) => {
    const moment = (at: Date) => (event.datetype === 'date' ? dayOf(at) : seconds(at));
    return {
      uid: event.uid,
      summary: event.summary,
      description: event.description,
      project: event.categories?.[1],
      sequence: Number(event.sequence),
      changedAt: seconds(event.lastmodified ?? new Date(0)),
      time: [moment(event.start), moment(event.end as Date)],
    };
  });
}

describe('of any plan, a calendar', () => {
  const inAny = (hold: (text: string, entries: Entry[]) => void) =>
    fc.assert(
      fc.property(rows, zone, (found, moving) => {
        const entries = entriesOf(found, { since: SINCE, today: SINCE, zone: moving });
        hold(write(found.name ?? 'Daymark', entries), entries);
      }),
    );

  test('is read by two independent parsers as it was meant, with every character', () => {
    inAny((text, entries) => {
      const told = entries.map(toldOf);
      expect(byIcalJs(text)).toEqual(told);
      expect(byNodeIcal(text)).toEqual(told.map(misreadBackslash));
    });
  });

  test('has lines of at most 75 octets, never broken inside a character', () => {
    inAny((text) => {
      expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
      const lines = text.slice(0, -2).split('\r\n');
      for (const line of lines) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        expect(line).not.toBe('');
        expect(line.isWellFormed()).toBe(true);
        expect(line).not.toMatch(/[\r\n]/);
      }
    });
  });

  test('names each entry once, blocks no time, and is the same text for the same plan', () => {
    inAny((text, entries) => {
      const unfolded = text.replaceAll('\r\n ', '').split('\r\n');
      const count = (line: string) => unfolded.filter((one) => one === line).length;
      expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
      expect(count('TRANSP:TRANSPARENT')).toBe(entries.length);
      expect(count('BEGIN:VEVENT')).toBe(entries.length);
      expect(count('END:VCALENDAR')).toBe(1);
    });
  });
});

test('a wait begins on its first day and ends on its last, and one without days is left out', () => {
  const one = (from: string | null, to: string | null) => ({
    statement: 's1',
    title: 'Proofs',
    who: 'the printer',
    from,
    to,
  });
  const plans = [
    {
      waits: [
        one('2026-11-24', '2026-11-27'),
        one(null, '2026-12-04'),
        one(null, null),
        one('2026-01-01', '2026-01-09'),
      ],
      started: [],
      plan_version: 3,
      planned_at: '2026-11-20T12:00:00Z',
      project_id: 'p',
      project_name: 'Book',
      project_version: 1,
      project_edited_at: null,
    },
  ];
  const entries = entriesOf({ tasks: [], milestones: [], plans }, { since: SINCE, today: SINCE, zone: null });
  expect(entries.map(({ uid, title: words, time: at, notes }) => ({ uid, words, at, notes }))).toEqual([
    {
      uid: 'p.s1.1',
      words: 'Waiting: Proofs',
      at: { firstDay: '2026-11-24', lastDay: '2026-11-27' },
      notes: ['Book', 'For the printer'],
    },
    {
      uid: 'p.s1.2',
      words: 'Waiting: Proofs',
      at: { firstDay: '2026-12-04', lastDay: '2026-12-04' },
      notes: ['Book', 'For the printer'],
    },
  ]);
});
