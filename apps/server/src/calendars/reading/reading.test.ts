import { addDays, daysBetween, daysFrom } from '@daymark/domain/dates';
import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { calendarFile } from '../../testing/calendars.ts';
import { OWNER, read, SPAN, told } from '../testing/busy-time.ts';
import type { BusySpan } from './busy-days.ts';
import { readFile } from './read-file.ts';

describe('a calendar is busy', () => {
  test('within working hours, in the zone of the person, and two things at once take the time of one', () => {
    expect(
      told([
        'DTSTART:20261124T080000Z\nDTEND:20261124T093000Z',
        'DTSTART;TZID=Europe/Berlin:20261124T100000\nDTEND;TZID=Europe/Berlin:20261124T110000',
        'DTSTART:20261125T200000\nDTEND:20261126T090000',
        'DTSTART;TZID=America/New_York:20261127T090000\nDURATION:PT2H',
        'DTSTART:20261128T060000\nDTEND:20261128T070000',
      ]),
    ).toEqual(['11-24 120', '11-26 60', '11-27 120']);
  });

  test('on whole days, the last one not included', () => {
    expect(
      told(['DTSTART;VALUE=DATE:20261230\nDTEND;VALUE=DATE:20270102', 'DTSTART;VALUE=DATE:20270106']),
    ).toEqual(['12-30 all day', '12-31 all day', '01-01 all day', '01-06 all day']);
  });

  test('in a series without what was called off, left out, moved or changed from some day on', () => {
    const series =
      'UID:s\nDTSTART;TZID=Europe/Berlin:20200106T090000\nDTEND;TZID=Europe/Berlin:20200106T100000';
    expect(
      told([
        `${series}\nRRULE:FREQ=WEEKLY;BYDAY=MO;UNTIL=20270104T080000Z\nEXDATE;TZID=Europe/Berlin:20261109T090000`,
        'UID:s\nRECURRENCE-ID:20261116T080000Z\nDTSTART:20261118T120000Z\nDTEND:20261118T123000Z',
        'UID:s\nRECURRENCE-ID;TZID=Europe/Berlin:20261123T090000\nDTSTART:20261123T080000Z\nDTEND:20261123T090000Z\nSTATUS:CANCELLED',
        'UID:s\nRECURRENCE-ID;RANGE=THISANDFUTURE:20261214T080000Z\nDTSTART:20261214T090000Z\nDTEND:20261214T110000Z',
      ]),
    ).toEqual([
      '11-02 60',
      '11-18 30',
      '11-30 60',
      '12-07 60',
      '12-14 120',
      '12-21 120',
      '12-28 120',
      '01-04 120',
    ]);
  });

  test('never where it says that the time is free, or that it was called off', () => {
    const time = 'DTSTART:20261124T080000Z\nDTEND:20261124T093000Z';
    expect(
      told([
        `${time}\nTRANSP:TRANSPARENT`,
        `${time}\nSTATUS:CANCELLED`,
        `${time}\nX-MICROSOFT-CDO-BUSYSTATUS:FREE`,
      ]),
    ).toEqual([]);
  });

  test('never with what its owner declined, once or in a series; what others decline is no matter', () => {
    const time = 'DTSTART:20261124T080000Z\nDTEND:20261124T093000Z';
    const said = (who: string, how: string) => `ATTENDEE;PARTSTAT=${how}:mailto:${who}`;
    const daily = 'UID:d\nDTSTART:20261125T080000Z\nDTEND:20261125T090000Z\nRRULE:FREQ=DAILY;COUNT=3';
    expect(
      told([
        `${time}\n${said('ANA@example.com', 'DECLINED')}`,
        `${time}\n${said('ana@example.com', 'ACCEPTED')}\n${said('ben@example.com', 'DECLINED')}`,
        daily,
        `UID:d\nRECURRENCE-ID:20261126T080000Z\nDTSTART:20261126T080000Z\nDTEND:20261126T090000Z\n${said('ana@example.com', 'DECLINED')}`,
      ]),
    ).toEqual(['11-24 90', '11-25 60', '11-27 60']);
    const named = calendarFile(`${time}\n${said('work@example.org', 'DECLINED')}`).replace(
      /X-WR-CALNAME:.*/,
      'X-WR-CALNAME:work@example.org',
    );
    expect(read(named).days).toEqual([]);
  });

  test('by a time zone of the file’s own, and in the zone of the person where it is unknown', () => {
    const zone = `BEGIN:VTIMEZONE
TZID:Here
BEGIN:STANDARD
DTSTART:19700101T000000
TZOFFSETFROM:-0500
TZOFFSETTO:-0500
END:STANDARD
END:VTIMEZONE`.replaceAll('\n', '\r\n');
    const event = 'DTSTART;TZID=Here:20261124T090000\nDTEND;TZID=Here:20261124T100000';
    const own = calendarFile(event).replace('BEGIN:VEVENT', `${zone}\r\nBEGIN:VEVENT`);
    expect(read(own, { workingHours: { from: '15:00', until: '16:00' } }).days).toMatchObject([
      { minutes: 60 },
    ]);
    expect(read(calendarFile(event.replaceAll('Here', 'Nowhere'))).days).toMatchObject([{ minutes: 60 }]);
  });

  test('also where one of its events cannot be followed', () => {
    const { days, unread, note } = read(
      calendarFile(
        'DTSTART:20251101T000000Z\nDTEND:20251101T000001Z\nRRULE:FREQ=SECONDLY',
        'DTSTART:20261124T080000Z\nDTEND:20261124T093000Z',
      ),
    );
    expect({ unread, days: days.length }).toEqual({ unread: 1, days: 1 });
    expect(note).toBe(
      'The event that begins on 1 November 2025 at 00:00 repeats too often to be followed to its end. Time that it takes may be missing.',
    );
  });

  test('also beside rules that no date fulfils, each of which is given up after a number of steps', () => {
    const never = (rule: string) => `DTSTART:20260301T090000Z\nDURATION:PT1H\nRRULE:${rule}`;
    const meeting = 'DTSTART:20261124T080000Z\nDTEND:20261124T093000Z';
    const minutely = never('FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30');
    const few = read(
      calendarFile(
        minutely,
        never('FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
        never('FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30'),
        meeting,
      ),
    );
    // Every date of the daily series was tried, so nothing is missing.
    expect({ unread: few.unread, days: few.days.length }).toEqual({ unread: 2, days: 1 });
    expect(few.note).toBe(
      '2 events repeat too often to be followed to their end, the first of them begins on 1 March 2026 at 09:00. Time that they take may be missing.',
    );
  });

  test('also when all of its rules together take too long', () => {
    const spent = vi.spyOn(process, 'threadCpuUsage');
    onTestFinished(() => spent.mockRestore());
    let user = 0;
    // Each reading of the clock advances it by a tenth of a second.
    spent.mockImplementation(() => {
      user += 100_000;
      return { user, system: 0 };
    });
    const daily = Array.from(
      { length: 20 },
      (_, at) => `DTSTART:202611${10 + at}T080000Z\nDURATION:PT1H\nRRULE:FREQ=YEARLY`,
    );
    const { days, unread, note } = read(calendarFile(...daily));
    expect({ unread, days: days.length }).toEqual({ unread: 10, days: 20 });
    expect(note).toMatch(/^10 events .* the first of them begins on 20 November 2026 at 08:00/);
  });
});

test('no title, place or person is kept, and nothing of what is over', () => {
  const { name, calendar } = readFile(
    calendarFile(
      'UID:ana@example.com\nSUMMARY:Secret talk\nLOCATION:Room 7\nATTENDEE:mailto:ana@example.com\nDTSTART:20261124T080000Z\nDTEND:20261124T093000Z',
      'DTSTART:20200101T080000Z\nDTEND:20200101T093000Z',
    ),
    SPAN.from,
    OWNER,
  );
  expect(name).toBe('Work');
  expect(calendar).toEqual({
    zones: [],
    events: [
      [
        ['uid', {}, 'text', '1'],
        ['dtstart', {}, 'date-time', '2026-11-24T08:00:00Z'],
        ['dtend', {}, 'date-time', '2026-11-24T09:30:00Z'],
      ],
    ],
  });
});

test.each([
  '',
  'hello',
  '<html></html>',
  'BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Ana\r\nEND:VCARD\r\n',
  'BEGIN:VCALENDAR',
])('%j is no calendar', (text) => {
  expect(() => readFile(text, SPAN.from, OWNER)).toThrow('This is not a calendar file (.ics)');
});

/** Zones with clock changes at midnight, with extreme offsets, and with offsets off the full hour. */
const ZONES = [
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Havana',
  'America/Santiago',
  'America/St_Johns',
  'Australia/Lord_Howe',
  'Asia/Kathmandu',
  'Europe/London',
  'UTC',
];
const pad = (value: number) => String(value).padStart(2, '0');
const compact = (text: string) => text.replaceAll(/[-:]/g, '');

describe('whatever the zone, the clock changes and leap days', () => {
  const someDay = fc.integer({ min: 0, max: 1_460 }).map((days) => addDays('2026-01-01', days));
  const span = (timezone: string): BusySpan => ({ ...SPAN, timezone, from: '2026-01-01', to: '2030-01-01' });

  test('a day that is taken whole is that day, and no other', () => {
    fc.assert(
      fc.property(fc.constantFrom(...ZONES), someDay, fc.integer({ min: 1, max: 5 }), (zone, first, days) => {
        const event = `DTSTART;VALUE=DATE:${compact(first)}\nDTEND;VALUE=DATE:${compact(addDays(first, days))}`;
        const found = read(calendarFile(event), span(zone)).days.map(({ date }) => date);
        expect(found).toEqual(daysFrom(first, addDays(first, days - 1)).filter((day) => day <= '2030-01-01'));
      }),
    );
  });

  test('an hour at ten is an hour of that day, every day, however it is written', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...ZONES),
        someDay,
        fc.integer({ min: 8, max: 16 }),
        fc.integer({ min: 1, max: 60 }),
        (zone, day, hour, minutes) => {
          const begins = `${day}T${pad(hour)}:00:00`;
          const ends = `${day}T${pad(minutes === 60 ? hour + 1 : hour)}:${pad(minutes % 60)}:00`;
          const utc = (wall: string) =>
            compact(Temporal.PlainDateTime.from(wall).toZonedDateTime(zone).toInstant().toString());
          const daily = `DTSTART;TZID=${zone}:${compact(begins)}\nDTEND;TZID=${zone}:${compact(ends)}\nRRULE:FREQ=DAILY;COUNT=40`;
          const stretches = [(hour - 8) * 60, (hour - 8) * 60 + minutes];
          const once = [{ date: day, minutes, isWholeDay: false, stretches }];
          expect(read(calendarFile(`DTSTART:${utc(begins)}\nDTEND:${utc(ends)}`), span(zone)).days).toEqual(
            once,
          );
          expect(
            read(calendarFile(`DTSTART:${compact(begins)}\nDTEND:${compact(ends)}`), span(zone)).days,
          ).toEqual(once);
          const series = read(calendarFile(daily), span(zone)).days;
          expect(series.map((one) => one.minutes)).toEqual(series.map(() => minutes));
          expect(series.map(({ date }) => date)).toEqual(
            daysFrom(day, addDays(day, Math.min(39, daysBetween(day, '2030-01-01')))),
          );
        },
      ),
      {
        numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 4),
        // The first day of the range, in a zone where the morning is still the previous evening in UTC.
        examples: [['Pacific/Kiritimati', '2026-01-01', 8, 1]],
      },
    );
  });
});
