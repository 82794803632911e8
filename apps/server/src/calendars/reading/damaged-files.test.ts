import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../testing/calendars.ts';
import { told, toldOf } from '../testing/busy-time.ts';

const HOUR = 'DTEND:20261124T090000Z';
const MEETING = `SUMMARY:Meeting\nDTSTART:20261124T080000Z\n${HOUR}`;
const MET = '11-24 60';

describe('an event that is damaged costs only itself, and is named', () => {
  test.each([
    ['a rule', 'DTSTART:20261125T080000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;BYHOUR=25'],
    ['a rule without a frequency', 'DTSTART:20261125T080000Z\nDURATION:PT1H\nRRULE:COUNT=2'],
    ['a rule that never happens', 'DTSTART:20261125T080000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=0'],
    ['a rule of another calendar', 'DTSTART:20261125T080000Z\nRRULE:RSCALE=CHINESE;FREQ=YEARLY'],
    ['the end of a rule', 'DTSTART:20261125T080000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;UNTIL=soon'],
    ['a beginning', 'DTSTART:tomorrow\nDTEND:20261125T090000Z'],
    ['a day', 'DTSTART;VALUE=DATE:20260231'],
    ['a beginning that is missing', 'DTEND:20261125T090000Z'],
    ['an end', 'DTSTART:20261125T080000Z\nDTEND:later'],
    ['an end before the beginning', 'DTSTART:20261125T080000Z\nDTEND:20261125T070000Z'],
    ['an end years before', 'DTSTART:20261125T080000Z\nDTEND:20201125T070000Z'],
    ['an end on an earlier day', 'DTSTART;VALUE=DATE:20261125\nDTEND;VALUE=DATE:20261124'],
    ['a length', 'DTSTART:20261125T080000Z\nDURATION:an hour'],
    ['a length below zero', 'DTSTART:20261125T080000Z\nDURATION:-PT1H'],
  ])('%s', (_, lines) => {
    expect(toldOf(calendarFile(MEETING, `SUMMARY:Choir\\, tenor\n${lines}`))).toEqual({
      days: [MET],
      unread: 1,
      note: '1 event of this calendar could not be read, or not completely: “Choir, tenor”.',
    });
  });

  test('a date in a list, of which the others count', () => {
    const daily = 'SUMMARY:Choir\nDTSTART:20261125T080000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY;COUNT=4';
    const file = calendarFile(
      MEETING,
      `${daily}\nEXDATE:20261126T080000Z,never\nEXDATE:\nEXDATE:20261127T080000Z`,
    );
    expect(toldOf(file)).toEqual({
      days: [MET, '11-25 60', '11-28 60'],
      unread: 1,
      note: '1 event of this calendar could not be read, or not completely: “Choir”.',
    });
  });

  test('more of them than are named, with safe titles', () => {
    const bad = (title: string) => `SUMMARY:${title}\nDTSTART:soon`;
    const long = 'x'.repeat(200);
    const titles = ['A\u202Eb\u0000c', '', long, 'D\\n\\;e', 'F', 'G', 'H'];
    expect(toldOf(calendarFile(MEETING, ...titles.map(bad)))).toEqual({
      days: [MET],
      unread: 7,
      note: `7 events of this calendar could not be read, or not completely: “Ab c”, an event without a title, “${'x'.repeat(59)}…”, “D ;e”, “F”, and 2 more.`,
    });
  });

  test('an unfolded line in a text that is not used costs nothing', () => {
    const letter = 'DESCRIPTION:Dear all\nplease come\nSee you\nhttps://example.com/a;b\n\nat ten';
    const others = Array.from({ length: 20 }, (_, at) => `DTSTART:202612${10 + at}T080000Z\nDURATION:PT1H`);
    const { days, unread, note } = toldOf(calendarFile(`${letter}\n${MEETING}`, ...others));
    expect({ count: days.length, unread, note }).toEqual({ count: 21, unread: 0, note: null });
  });

  test('a line that was broken without being folded is read as one', () => {
    const series = 'DTSTART:20261124T080000Z\nDURATION:PT1H\nRRULE:FREQ=WEEKLY;COUNT=3;BYDAY=TU,\nWE';
    expect(toldOf(calendarFile(series))).toEqual({
      days: ['11-24 60', '11-25 60', '12-01 60'],
      unread: 0,
      note: null,
    });
  });

  test('an event that is not closed ends where the next begins', () => {
    const file = calendarFile(MEETING, 'DTSTART:20261125T080000Z\nDURATION:PT1H');
    expect(toldOf(file.replace('END:VEVENT\r\n', ''))).toEqual({
      days: [MET, '11-25 60'],
      unread: 0,
      note: null,
    });
  });
});

const calendar = (...lines: string[]): string =>
  ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');

describe('published busy times', () => {
  test('are busy, unless they are free', () => {
    const file = calendar(
      'BEGIN:VFREEBUSY',
      'DTSTART:20261101T000000Z',
      'DTEND:20270101T000000Z',
      'FREEBUSY:20261124T080000Z/20261124T090000Z,20261125T080000Z/PT30M',
      'FREEBUSY;FBTYPE=BUSY-UNAVAILABLE:20261126T080000Z/PT15M',
      'FREEBUSY;FBTYPE=FREE:20261127T080000Z/PT1H',
      'END:VFREEBUSY',
    );
    expect(toldOf(file)).toEqual({ days: [MET, '11-25 30', '11-26 15'], unread: 0, note: null });
  });

  test('are named where they cannot be read, as is availability', () => {
    const file = calendar(
      'BEGIN:VFREEBUSY',
      'FREEBUSY:20261124T080000Z/20261124T090000Z,always',
      'END:VFREEBUSY',
      'BEGIN:VAVAILABILITY',
      'SUMMARY:Office hours',
      'DTSTART:20261124T080000Z',
      'END:VAVAILABILITY',
    );
    expect(toldOf(file)).toEqual({
      days: [MET],
      unread: 2,
      note: '2 events of this calendar could not be read, or not completely: an event without a title and “Office hours”.',
    });
  });
});

test.each([
  ['no parameter that says that it is a date', 'DTSTART:20261124', '11-24 all day'],
  ['a parameter that it is one, and a time', 'DTSTART;VALUE=DATE:20261124T080000Z\nDURATION:PT1H', MET],
  ['a parameter that it is one, and midnight', 'DTSTART;VALUE=DATE:20261124T000000', '11-24 all day'],
  ['a date as the end of a time', 'DTSTART:20261124T160000\nDTEND:20261125', '11-24 120'],
  ['a time as the end of a date', 'DTSTART;VALUE=DATE:20261124\nDTEND:20261125T000000Z', '11-24 all day'],
  ['the day that it begins as the end of a date', 'DTSTART:20261124\nDTEND:20261124', '11-24 all day'],
  ['hyphens and an offset', 'DTSTART:2026-11-24T10:00:00+02:00\nDURATION:PT1H', MET],
  ['24 hours', 'DTSTART:20261124T170000\nDTEND:20261124T240000', MET],
  ['a length in weeks', 'DTSTART:20261124T170000\nDURATION:P1W\nRRULE:FREQ=DAILY;COUNT=1', MET],
  ['small letters', 'dtstart;tzid=Europe/Berlin:20261124t090000\nduration:pt1h', MET],
])('an event is read that has %s', (_, lines, first) => {
  expect(told([lines])[0]).toBe(first);
});
