import { describe, expect, test } from 'vitest';
import { calendarFile } from '../../testing/calendars.ts';
import { read, toldOf } from '../testing/busy-time.ts';

/** As many as a file may have. Each of these files took a minute or more of processor when nothing bounded it. */
const MANY = 5_000;

const many = (make: (index: number) => string, count = MANY): string[] =>
  Array.from({ length: count }, (_, index) => make(index));

const pad = (number: number): string => String(number).padStart(2, '0');

describe('a hostile calendar is read within bounds, and what is beyond them is said', () => {
  test('thousands of events that take years at once are as busy as one', () => {
    const timed = many((index) => `DTSTART:20261101T${pad(index % 24)}${pad(index % 60)}00Z\nDURATION:P760D`);
    const whole = many((index) => `DTSTART;VALUE=DATE:202611${pad((index % 30) + 1)}\nDURATION:P760D`);
    expect(read(calendarFile(...timed)).days.slice(1)).toEqual(
      read(calendarFile('DTSTART:20261101T000000Z\nDURATION:P760D')).days.slice(1),
    );
    expect(read(calendarFile(...whole)).days).toEqual(
      read(calendarFile('DTSTART;VALUE=DATE:20261101\nDURATION:P760D')).days,
    );
  });

  test('thousands of series with thousands of exceptions in common', () => {
    const series = many(() => 'UID:a\nDTSTART:20261102T080000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY', MANY / 2);
    const exceptions = many(
      (index) =>
        `UID:a\nRECURRENCE-ID:20261103T${pad(Math.floor(index / 60) % 24)}${pad(index % 60)}00Z\nSTATUS:CANCELLED`,
      MANY / 2,
    );
    const { days, unread, note } = toldOf(calendarFile(...series, ...exceptions));
    expect(days.slice(0, 2)).toEqual(['11-02 60', '11-04 60']);
    expect(unread).toBeGreaterThan(0);
    expect(note).toContain('events repeat too often to be followed to their end');
  });

  test('thousands of zones that change each day', () => {
    const zones = many(
      (index) =>
        `BEGIN:VTIMEZONE\r\nTZID:Z${index}\r\nBEGIN:STANDARD\r\nDTSTART:19000101T000000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000\r\nRRULE:FREQ=YEARLY;BYDAY=MO,TU,WE,TH,FR,SA,SU\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n`,
      3_000,
    );
    const events = many((index) => `DTSTART;TZID=Z${index}:20261102T100000\nDURATION:PT1H`, 3_000);
    const file = calendarFile(...events).replace('BEGIN:VEVENT', `${zones.join('')}BEGIN:VEVENT`);
    const { unread, note } = read(file);
    expect(unread).toBeGreaterThan(0);
    expect(note).toContain('is not known. Your own was taken for');
  });

  test('more occurrences than are followed', () => {
    const series = many(() => 'DTSTART:20261102T080000Z\nDURATION:PT1H\nRRULE:FREQ=DAILY', 1_000);
    const { days, unread, note } = read(calendarFile(...series));
    expect(days.at(-1)?.date).toBe('2027-12-31');
    expect(unread).toBeGreaterThan(0);
    expect(note).toContain('events repeat too often to be followed to their end');
  });

  test.each([
    ['components in components', `${'BEGIN:A\r\n'.repeat(45_000)}${'END:B\r\n'.repeat(60_000)}`, 0],
    ['parameters without an end', `BEGIN:VEVENT\r\nDTSTART${';a="'.repeat(200_000)}\r\nEND:VEVENT\r\n`, 1],
    [
      'a zone of slashes',
      `BEGIN:VEVENT\r\nDTSTART;TZID=${'a/'.repeat(400_000)}:20261102T080000\r\nEND:VEVENT\r\n`,
      1,
    ],
    ['events without anything', 'BEGIN:VEVENT\r\nEND:VEVENT\r\n'.repeat(40_000), 40_000],
    ['a line of folds', `DESCRIPTION:a${'\r\n b'.repeat(250_000)}\r\n`, 0],
    [
      'a line of spaces',
      `BEGIN:VEVENT\r\nSUMMARY:${' '.repeat(450_000)}\r\nDTSTART:${' '.repeat(450_000)}\r\nEND:VEVENT\r\n`,
      1,
    ],
  ])('%s', (_, lines, unread) => {
    expect(read(`BEGIN:VCALENDAR\r\n${lines}END:VCALENDAR\r\n`)).toMatchObject({ unread, days: [] });
  });
});
