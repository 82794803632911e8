import { expect, test } from 'vitest';
import { durationText } from './durations.ts';

test('hours are told in hours and minutes, never as a decimal number', () => {
  const told = [0, 0.01, 0.33, 0.75, 0.999, 1, 1.5, 2.25, 6, 59.996, 1200].map((hours) =>
    durationText(hours),
  );
  expect(told).toEqual([
    '0 h',
    '1 min',
    '20 min',
    '45 min',
    '1 h',
    '1 h',
    '1 h 30 min',
    '2 h 15 min',
    '6 h',
    '60 h',
    '1200 h',
  ]);
  expect(durationText(1200.5, (count) => `<${count}>`)).toBe('<1200> h 30 min');
});
