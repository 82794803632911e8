import { expect, test } from 'vitest';
import { minutesToType, typedMinutes } from './typed-length.ts';

test.each([
  ['45m', 45],
  ['45 min', 45],
  ['90', 90],
  ['2', 120],
  ['1,5', 90],
  ['1h30', 90],
  ['1 h 30 min', 90],
  ['1:30', 90],
  ['2 Std.', 120],
  ['1.5h', 90],
])('%s is %i minutes', (typed, minutes) => {
  expect(typedMinutes(typed)).toBe(minutes);
});

test.each(['', 'soon', '0', '-1', 'h', '900h'])('%s is no length', (typed) => {
  expect(typedMinutes(typed)).toBeUndefined();
});

test('what is shown to be changed is read back as the same', () => {
  for (const minutes of [15, 60, 65, 90, 480, 600])
    expect(typedMinutes(minutesToType(minutes))).toBe(minutes);
});
