import { expect, test } from 'vitest';
import { shiftedDays } from './shifted-days.ts';

const FIVE = [1, 2, 3, 4, 5] as const;

test.each([
  ['the first day', '2026-11-23', '2026-12-02'],
  ['a day of the first week', '2026-11-26', '2026-12-07'],
  ['a day after a weekend', '2026-11-30', '2026-12-09'],
  ['a Saturday, like the Friday before it', '2026-11-28', '2026-12-08'],
  ['a day before the start', '2026-11-01', '2026-12-02'],
  ['a day that would come after the end', '2027-03-01', '2026-12-18'],
])('moves %s', (_what, day, expected) => {
  const shift = shiftedDays({ from: '2026-11-23', to: '2026-12-02', until: '2026-12-18', weekdays: FIVE });
  expect(shift(day)).toBe(expected);
});

test('no day is behind the last of all, whichever days are worked', () => {
  const ends = { from: '2026-11-23', to: '9999-12-29', until: '9999-12-31' };
  expect(shiftedDays({ ...ends, weekdays: [1, 2] })('2026-12-08')).toBe('9999-12-31');
});

test('starts on days off count from the next working day', () => {
  const shift = shiftedDays({ from: '2026-11-22', to: '2026-12-06', until: '2026-12-31', weekdays: FIVE });
  expect(shift('2026-11-22')).toBe('2026-12-07');
  expect(shift('2026-11-24')).toBe('2026-12-08');
});
