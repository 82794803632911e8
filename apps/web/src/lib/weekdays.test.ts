import { expect, test } from 'vitest';
import { weekdayName } from './weekdays.ts';

test('Monday is the first day and Sunday the seventh', () => {
  expect([weekdayName(1, 'long', 'en'), weekdayName(7, 'short', 'en')]).toEqual(['Monday', 'Sun']);
});
