import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays, daysBetween, daysFrom, isDay, isTimeOfDay, startOfWeek, weekdayOf } from './dates.ts';

const anyDay = fc
  .date({ min: new Date('1900-01-01T00:00:00Z'), max: new Date('2199-12-31T00:00:00Z'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

describe('a day', () => {
  test.each(['2026-11-20', '2028-02-29', '1999-12-31'])('%s exists', (day) => {
    expect(isDay(day)).toBe(true);
  });

  test.each([
    '2027-02-29',
    '2026-13-01',
    '2026-11-31',
    '26-11-20',
    '2026-11-20T00:00',
    '',
    '0001-01-01',
    '2026-1-2',
  ])('%j does not', (text) => {
    expect(isDay(text)).toBe(false);
  });

  test('adding days and counting them agree, over year ends, leap days and clock changes', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -5_000, max: 5_000 }), (day, days) => {
        expect(daysBetween(day, addDays(day, days))).toBe(days);
      }),
    );
  });

  test('none is behind the last day of the year 9999', () => {
    expect(addDays('9999-12-30', 1)).toBe('9999-12-31');
    expect(addDays('9999-12-31', 1)).toBe('9999-12-31');
    expect(addDays('9998-06-01', 730)).toBe('9999-12-31');
    expect(addDays('9999-12-31', -1)).toBe('9999-12-30');
  });

  test('a week begins on Monday', () => {
    fc.assert(
      fc.property(anyDay, (day) => {
        const monday = startOfWeek(day);
        expect(weekdayOf(monday)).toBe(1);
        expect(daysBetween(monday, day)).toBe(weekdayOf(day) - 1);
      }),
    );
  });

  test('or on the first weekday of the user’s locale', () => {
    expect(startOfWeek('2026-11-20', 7)).toBe('2026-11-15');
    expect(startOfWeek('2026-11-22', 7)).toBe('2026-11-22');
    expect(startOfWeek('2026-11-20', 6)).toBe('2026-11-14');
  });

  test('a range includes both ends, and is empty if it runs backwards', () => {
    expect(daysFrom('2028-02-28', '2028-03-01')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(daysFrom('2026-11-20', '2026-11-19')).toEqual([]);
  });
});

test.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:00', false],
  ['12:60', false],
])('%s as a time of day: %s', (text, valid) => {
  expect(isTimeOfDay(text)).toBe(valid);
});
