import { expect, test } from 'vitest';
import { firstWeekday, weekdayName } from './weekdays.ts';

test('Monday is the first day and Sunday the seventh', () => {
  expect([weekdayName(1, 'long', 'en'), weekdayName(7, 'short', 'en')]).toEqual(['Monday', 'Sun']);
});

test.each([
  ['en-GB', 1],
  ['en-US', 7],
  ['ar-EG', 6],
] as const)('a week in %s begins on weekday %i', (locale, weekday) => {
  expect(firstWeekday(locale)).toBe(weekday);
});
