import type { PlanDay } from '@daymark/contract/plan-views';
import { describe, expect, test } from 'vitest';
import { sampleSubtask } from '../../testing/samples.ts';
import { factsOf, isOff, loadWords, overOf, shortLoad } from './day-facts.ts';
import { dayBeside, periodOf, placeOf } from './plan-place.ts';
import type { ShownItem } from './shown-item.ts';
import { linksOf, timelineRows } from './timeline-rows.ts';

describe('the days that are shown', () => {
  test('are the whole weeks of a month or one week, as weeks begin for the person', () => {
    const ends = (...of: Parameters<typeof periodOf>) => {
      const { from, to, days } = periodOf(...of);
      return [from, to, days.length];
    };
    expect(ends('month', '2026-11-22', 1)).toEqual(['2026-10-26', '2026-12-06', 42]);
    expect(ends('month', '2026-11-22', 7)).toEqual(['2026-11-01', '2026-12-05', 35]);
    expect(ends('month', '2027-02-28', 1)).toEqual(['2027-02-01', '2027-02-28', 28]);
    expect(ends('month', '2028-02-29', 1)).toEqual(['2028-01-31', '2028-03-05', 35]);
    expect(ends('week', '2026-11-22', 1)).toEqual(['2026-11-16', '2026-11-22', 7]);
    expect(ends('weeks', '2026-11-22', 1)).toEqual(['2026-11-16', '2026-12-20', 35]);
    expect(ends('week', '2026-11-22', 7)).toEqual(['2026-11-22', '2026-11-28', 7]);
  });

  test('go on to the next month, also from the last day of a long one', () => {
    expect(dayBeside({ span: 'month', day: '2027-01-31' }, 1)).toBe('2027-02-01');
    expect(dayBeside({ span: 'month', day: '2027-03-31' }, -1)).toBe('2027-02-01');
    expect(dayBeside({ span: 'month', day: '2027-01-01' }, -1)).toBe('2026-12-01');
    expect(dayBeside({ span: 'week', day: '2027-02-26' }, 1)).toBe('2027-03-05');
    expect(dayBeside({ span: 'weeks', day: '2027-02-26' }, -1)).toBe('2027-01-22');
  });

  test('are read from an address, as far as it makes sense', () => {
    expect(placeOf({ view: 'board', span: 'week', day: '2026-11-22' })).toEqual({
      view: 'board',
      span: 'week',
      day: '2026-11-22',
    });
    expect(placeOf({ view: 'pie', span: 7, day: '2026-02-30' })).toEqual({});
  });
});

describe('what a day holds', () => {
  const day = (fields: Partial<PlanDay>): PlanDay => ({
    date: '2026-11-23',
    why: 'working',
    name: null,
    hours: 6,
    offHours: 0,
    busyHours: 0,
    takenHours: 0,
    habitHours: 0,
    doneHours: 0,
    ...fields,
  });
  const items = [
    sampleSubtask({ id: 'a', dueDate: '2026-11-23', estimatedHours: 2.1 }),
    sampleSubtask({ id: 'b', dueDate: '2026-11-23', estimatedHours: 1.2 }),
    sampleSubtask({ id: 'c', dueDate: '2026-11-23', estimatedHours: 4, status: 'Completed' }),
    sampleSubtask({ id: 'd', dueDate: '2026-11-24', estimatedHours: 4 }),
    sampleSubtask({ id: 'e', dueDate: '2026-11-23' }),
  ];
  const facts = (fields: Partial<PlanDay>) => {
    const found = factsOf([day(fields)], items).get('2026-11-23');
    if (!found) throw new Error('The day is missing');
    return found;
  };

  test('is its open work and what others take, against its hours', () => {
    expect([loadWords(facts({})), shortLoad(facts({}))]).toEqual(['3 h 18 min of 6 h', '3 h 18 min']);
    const over = facts({ takenHours: 5.2 });
    expect([overOf(over), loadWords(over)]).toEqual([2.5, '8 h 30 min of 6 h, 2 h 30 min over']);
    const busy = facts({ hours: 4, busyHours: 2, name: 'Team' });
    expect(loadWords(busy)).toBe('3 h 18 min of 4 h, 2 h busy (Team)');
    const away = facts({ hours: 3, offHours: 3, name: 'Dentist' });
    expect(loadWords(away)).toBe('3 h 18 min of 3 h, 18 min over, 3 h off (Dentist)');
    const both = facts({ hours: 4, offHours: 1, busyHours: 1, name: 'Dentist, Team' });
    expect(loadWords(both)).toBe('3 h 18 min of 4 h, 1 h off, 1 h busy (Dentist, Team)');
    const whole = facts({ takenHours: 0.7 });
    expect([loadWords(whole), shortLoad(whole)]).toEqual(['4 h of 6 h', '4 h']);
  });

  test('tells what completed work has left of today, and that a brief asks for a day', () => {
    expect(loadWords(facts({ hours: 2, doneHours: 4 }))).toBe('3 h 18 min of 2 h left, 1 h 18 min over');
    const asked = facts({ why: 'asked' });
    expect([loadWords(asked), isOff(asked), overOf(asked)]).toEqual([
      '3 h 18 min of 6 h, as the brief asks',
      false,
      0,
    ]);
  });

  test('says why nobody works on it, and what lies on it all the same', () => {
    const off = facts({ why: 'holiday', name: 'Christmas Day', hours: 0 });
    expect([overOf(off), loadWords(off)]).toEqual([3.3, 'Christmas Day, 3 h 18 min planned']);
    const free = factsOf([day({ date: '2026-11-28', why: 'weekday', hours: 0 })], items).get('2026-11-28');
    expect(free && [loadWords(free), shortLoad(free)]).toEqual(['Not a working day', '']);
  });
});

const habit = (
  id: string,
  dueDate: string,
  status: 'Pending' | 'Completed' = 'Pending',
  projectId = 'p',
): ShownItem => ({
  ...sampleSubtask({ id, dueDate, status, repeat: true, statement: 'L1', estimatedHours: 1 }),
  projectId,
  projectPriority: 'Medium',
});

test('a habit is one line of a timeline, with all its days on it', () => {
  const projects = ['p', 'q'].map((id) => ({ id, name: id, startDate: '2026-11-23', dueDate: '2026-12-04' }));
  const rows = timelineRows(
    projects,
    [
      habit('b', '2026-11-24'),
      habit('a', '2026-11-23', 'Completed'),
      habit('c', '2026-11-25'),
      habit('d', '2026-11-24', 'Pending', 'q'),
      habit('e', '2026-11-25', 'Pending', 'q'),
    ],
    [],
    '2026-11-20',
  );
  const lines = rows.map((row) =>
    row.kind === 'item' ? [row.item.id, row.days.map(({ id }) => id)] : row.key,
  );
  expect(lines).toEqual(['p', ['b', ['a', 'b', 'c']], 'q', ['d', ['d', 'e']]]);
});

test('a habit alone is never too much for its own day, and other work on that day is', () => {
  const saturday = {
    date: '2026-11-28',
    why: 'weekday',
    name: null,
    hours: 0,
    offHours: 0,
    busyHours: 0,
    takenHours: 0,
    habitHours: 0,
    doneHours: 0,
  } as const;
  const over = (items: Parameters<typeof factsOf>[1]) => [...factsOf([saturday], items).values()].map(overOf);
  const walk = habit('walk', '2026-11-28');
  expect(over([walk])).toEqual([0]);
  expect(over([walk, sampleSubtask({ id: 'paint', dueDate: '2026-11-28', estimatedHours: 2 })])).toEqual([2]);
});

test('the lines of a timeline go from what is waited for to what waits, and tell a day that comes too soon', () => {
  const project = { id: 'p', name: 'Shop', startDate: '2026-11-23', dueDate: '2026-12-04' };
  const one = (id: string, dueDate: string | null, dependsOn: string[] = [], days = 0) => ({
    ...sampleSubtask({ id, dueDate, dependsOn, lags: dependsOn.map((other) => ({ id: other, days })) }),
    projectId: 'p',
    projectPriority: 'Medium' as const,
  });
  const items = [
    one('late', '2026-11-24', ['paint']),
    one('hang', '2026-11-26', ['paint'], 2),
    one('paint', '2026-11-25'),
    one('someday', null, ['paint', 'gone']),
  ];
  const rows = timelineRows([project], items, [], '2026-11-20');
  expect(rows.map(({ key }) => key)).toEqual(['p', 'late', 'paint', 'hang', 'someday']);
  expect(
    linksOf(rows, '2026-11-23').map(({ ends, isBroken, from, to }) => [ends, isBroken, from, to]),
  ).toEqual([
    [['paint', 'late'], true, { row: 2, column: 2 }, { row: 1, column: 1 }],
    [['paint', 'hang'], true, { row: 2, column: 2 }, { row: 3, column: 3 }],
  ]);
});
