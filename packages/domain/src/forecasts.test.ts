import { expect, test } from 'vitest';
import { type FinishedWork, forecastOf, historyOf } from './forecasts.ts';

const work = (n: number, fields: Partial<FinishedWork> = {}): FinishedWork => ({
  title: 'Thing',
  tags: [],
  category: 'Web',
  projectId: `p${n % 5}`,
  estimatedHours: 2,
  actualHours: 2 * (0.8 + (n % 10) * 0.1),
  ...fields,
});
const many = (count: number, fields: Partial<FinishedWork> = {}) =>
  Array.from({ length: count }, (_, n) => work(n, fields));

test('fewer than 20 comparable tasks are no history, and forgotten timers are no tasks', () => {
  expect(historyOf(many(19), 'Web')).toBeNull();
  expect(historyOf([...many(19), work(1, { actualHours: 400 })], 'Web')).toBeNull();
  expect(historyOf(many(20), 'Web')?.ratios).toHaveLength(20);
});

test('the category counts alone if it has enough tasks, else all work does', () => {
  const done = [...many(20), ...many(30, { category: 'Print', actualHours: 8 })];
  expect(historyOf(done, ' web ')?.ratios.at(-1)).toBeCloseTo(1.7);
  expect(historyOf(done, 'Film')?.ratios).toHaveLength(50);
});

test('a task has the quantiles of the history; many tasks need less reserve together than alone', () => {
  const history = historyOf(many(200), 'Web');
  if (!history) throw new Error('There is a history');
  const one = forecastOf([10], history);
  expect(one.p50).toBeCloseTo(12.5, 0);
  expect(one.p80).toBeCloseTo(15.5, 0);
  const ten = forecastOf(Array(10).fill(10), { ...history, correlation: 0 });
  expect(ten.p80).toBeLessThan(one.p80 * 10);
  expect(ten.p80).toBeGreaterThan(ten.p50);
  const asOne = forecastOf(Array(10).fill(10), { ...history, correlation: 1 });
  // The history has steps of a tenth of the estimate.
  expect(Math.abs(asOne.p80 / 10 - one.p80)).toBeLessThanOrEqual(1);
  expect(forecastOf([3, 4], history)).toEqual(forecastOf([3, 4], history));
  expect(forecastOf([], history)).toEqual({ p50: 0, p80: 0 });
});
