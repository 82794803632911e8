import { expect, test } from 'vitest';
import { firstWeekday } from './first-weekday.ts';

test.each([
  ['en-GB', 1],
  ['en-US', 7],
  ['ar-EG', 6],
] as const)('a week in %s begins on weekday %i', (locale, weekday) => {
  expect(firstWeekday(locale)).toBe(weekday);
});
