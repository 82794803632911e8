import { expect, test } from 'vitest';
import { daysLeftInTrash } from './trash.ts';

test.each([
  ['2026-11-20', 30],
  ['2026-11-21', 29],
  ['2026-12-19', 1],
  ['2026-12-20', 0],
  ['2027-01-31', 0],
  // The user moved to another time zone in between.
  ['2026-11-19', 30],
])('what was deleted on 20 November is seen on %s with %i days left', (today, left) => {
  expect(daysLeftInTrash('2026-11-20', today)).toBe(left);
});
