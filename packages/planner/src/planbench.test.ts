import { expect, test } from 'vitest';
import { planCases } from '../planbench/bench.mjs';
import briefs from '../planbench/briefs.json' with { type: 'json' };
import { score } from '../planbench/score.mjs';

/** What the marked briefs reach, less a little: a change may not cost more than that. */
const LEAST_MEAN = 0.96;
const LEAST_VALUE = 0.93;

const result = score(briefs.projects, planCases(briefs.projects));

test.each(result.rows)('the plan of $id breaks no gate and keeps its quality', ({ gates, value }) => {
  expect(gates).toEqual([]);
  expect(value).toBeGreaterThanOrEqual(LEAST_VALUE);
});

test('the marked briefs are planned well on the whole', () => {
  expect(result.mean).toBeGreaterThanOrEqual(LEAST_MEAN);
});
