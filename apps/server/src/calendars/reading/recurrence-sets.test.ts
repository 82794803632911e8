import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../testing/calendars.ts';
import { told, toldOf } from '../testing/busy-time.ts';

/** The days of a file in which all can be read. */
const daysOf = (...events: string[]): string[] => {
  const { days, unread, note } = toldOf(calendarFile(...events));
  expect({ unread, note }).toEqual({ unread: 0, note: null });
  return days;
};

const AT_TEN = 'DTSTART;TZID=Europe/Berlin:20261201T100000\nDURATION:PT1H';

describe('the beginning of a series is one of its times', () => {
  test.each([
    [
      'with more dates and no rule',
      'RDATE;TZID=Europe/Berlin:20261204T100000,20261207T100000',
      ['12-01', '12-04', '12-07'],
    ],
    ['with more dates in UTC', 'RDATE:20261204T090000Z', ['12-01', '12-04']],
    ['with more dates of a day alone', 'RDATE;VALUE=DATE:20261204', ['12-01', '12-04']],
    ['outside of its rule', 'RRULE:FREQ=WEEKLY;BYDAY=FR;UNTIL=20261211T090000Z', ['12-01', '12-04', '12-11']],
    ['outside of its rule, and counts', 'RRULE:FREQ=WEEKLY;BYDAY=FR;COUNT=2', ['12-01', '12-04']],
    ['unless it is left out', 'RDATE:20261204T090000Z\nEXDATE:20261201T090000Z', ['12-04']],
  ])('%s', (_, lines, days) => {
    expect(daysOf(`${AT_TEN}\n${lines}`)).toEqual(days.map((day) => `${day} 60`));
  });

  test('as are dates with a length of their own', () => {
    const periods = 'RDATE;VALUE=PERIOD:20261204T090000Z/PT2H,20261207T090000Z/20261207T093000Z';
    expect(daysOf(`${AT_TEN}\n${periods}`)).toEqual(['12-01 60', '12-04 120', '12-07 30']);
  });
});

describe('a series ends on its last day, however its end is written', () => {
  const daily = (until: string, start = AT_TEN) => `${start}\nRRULE:FREQ=DAILY;UNTIL=${until}`;
  const THREE = ['12-01 60', '12-02 60', '12-03 60'];

  test.each(['20261203', '20261203T090000Z', '20261203T100000', '20261203T235959Z'])('%s', (until) => {
    expect(daysOf(daily(until))).toEqual(THREE);
  });

  test('which may be the first', () => {
    expect(daysOf(daily('20261201'))).toEqual(['12-01 60']);
  });

  test('also in UTC, and on whole days', () => {
    expect(daysOf(daily('20261203', 'DTSTART:20261201T090000Z\nDURATION:PT1H'))).toEqual(THREE);
    const whole = ['12-01 all day', '12-02 all day', '12-03 all day'];
    for (const until of ['20261203', '20261203T000000Z', '20261203T235959Z', '20261202T230000Z'])
      expect(daysOf(daily(until, 'DTSTART;VALUE=DATE:20261201'))).toEqual(whole);
  });
});

describe('what is left out or moved is found, however its time is written', () => {
  const daily = `UID:d\n${AT_TEN}\nRRULE:FREQ=DAILY;COUNT=3`;

  test.each([
    '20261202T100000',
    ';TZID=Europe/Berlin:20261202T100000',
    ';TZID=America/New_York:20261202T040000',
    ':20261202T090000Z',
    ';VALUE=DATE:20261202',
    ':20261202',
  ])('%s', (time) => {
    const named = time.startsWith(';') || time.startsWith(':') ? time : `:${time}`;
    expect(daysOf(`${daily}\nEXDATE${named}`)).toEqual(['12-01 60', '12-03 60']);
    const moved = `UID:d\nRECURRENCE-ID${named}\nDTSTART:20261204T090000Z\nDURATION:PT30M`;
    expect(daysOf(daily, moved)).toEqual(['12-01 60', '12-03 60', '12-04 30']);
    expect(daysOf(daily, `UID:d\nRECURRENCE-ID${named}\nSTATUS:CANCELLED`)).toEqual(['12-01 60', '12-03 60']);
  });

  test('on whole days', () => {
    const whole = 'DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;COUNT=3';
    for (const time of [';VALUE=DATE:20261202', ':20261202T000000Z', ':20261201T230000Z', ':20261202T000000'])
      expect(daysOf(`${whole}\nEXDATE${time}`)).toEqual(['12-01 all day', '12-03 all day']);
  });

  test('by a day, with all times on it', () => {
    const twice = 'DTSTART:20261201T090000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=6;BYHOUR=9,13';
    expect(daysOf(`${twice}\nEXDATE;VALUE=DATE:20261202`)).toEqual(['12-01 120', '12-03 120']);
  });

  test('by a rule', () => {
    expect(daysOf(`${AT_TEN}\nRRULE:FREQ=DAILY;COUNT=7\nEXRULE:FREQ=DAILY;INTERVAL=2`)).toEqual([
      '12-02 60',
      '12-04 60',
      '12-06 60',
    ]);
  });

  test('and every hour of a whole day means that day', () => {
    expect(daysOf('DTSTART;VALUE=DATE:20261201\nRRULE:FREQ=DAILY;COUNT=2;BYHOUR=9,10')).toEqual([
      '12-01 all day',
      '12-02 all day',
    ]);
  });
});

test('from some day on a series may be longer, later, on whole days, or over', () => {
  const daily = `UID:d\n${AT_TEN}\nRRULE:FREQ=DAILY;COUNT=4`;
  const change = (id: string, lines: string) => `UID:d\nRECURRENCE-ID;RANGE=THISANDFUTURE${id}\n${lines}`;
  const half = 'DTSTART:20261202T100000Z\nDURATION:PT30M';
  expect(told([daily, change(':20261202T090000Z', half)])).toEqual([
    '12-01 60',
    '12-02 30',
    '12-03 30',
    '12-04 30',
  ]);
  expect(told([daily, change(';VALUE=DATE:20261203', 'DTSTART;VALUE=DATE:20261203')])).toEqual([
    '12-01 60',
    '12-02 60',
    '12-03 all day',
    '12-04 all day',
  ]);
  expect(told([daily, change(':20261202T100000', 'STATUS:CANCELLED')])).toEqual(['12-01 60']);
});

test('of several versions of an event the latest counts', () => {
  const version = (sequence: number, lines: string) => `UID:m\nSEQUENCE:${sequence}\nDURATION:PT1H\n${lines}`;
  const moved = version(2, 'DTSTART:20261203T090000Z');
  const first = version(0, 'DTSTART:20261201T090000Z');
  expect(daysOf(first, moved, version(1, 'DTSTART:20261202T090000Z'))).toEqual(['12-03 60']);
  expect(daysOf(first, version(1, 'DTSTART:20261201T090000Z\nSTATUS:CANCELLED'))).toEqual([]);
  expect(daysOf(first, 'UID:m\nDTSTART:20261204T090000Z\nDURATION:PT1H')).toEqual(['12-01 60', '12-04 60']);
});

test('an old series by the hour or the minute is followed to today', () => {
  const hourly =
    'DTSTART:20000101T080000Z\nDURATION:PT5M\nRRULE:FREQ=HOURLY;INTERVAL=24;UNTIL=20261104T080000Z';
  expect(daysOf(hourly)).toEqual(['11-01 5', '11-02 5', '11-03 5', '11-04 5']);
});
