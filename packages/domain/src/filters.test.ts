import { expect, test } from 'vitest';
import { daySpanProblem, progressSpanProblem } from './filters.ts';

test('a span of progress lies in 0 to 100 and does not end before it begins', () => {
  expect(progressSpanProblem()).toBeNull();
  expect(progressSpanProblem(0, 100)).toBeNull();
  expect(progressSpanProblem(40, 40)).toBeNull();
  expect(progressSpanProblem(undefined, 0)).toBeNull();
  for (const wrong of [-1, 101, Number.NaN])
    expect(progressSpanProblem(wrong), String(wrong)).toBe('Progress must be a number from 0 to 100');
  expect(progressSpanProblem(60, 40)).toBe('The lowest progress must not be above the highest');
});

test('a span of days may be open, and does not end before it begins', () => {
  expect(daySpanProblem(undefined, undefined)).toBeNull();
  expect(daySpanProblem('2026-12-04', undefined)).toBeNull();
  expect(daySpanProblem('2026-12-04', '2026-12-04')).toBeNull();
  expect(daySpanProblem('2026-12-05', '2026-12-04')).toBe('The first due date must not be after the last');
});
