import fc from 'fast-check';
import { expect, test } from 'vitest';
import { instances, projects } from '../testing/instances.ts';
import { peakOf, peakOverLeast } from '../testing/peaks.ts';
import { RUNS } from '../testing/runs.ts';
import { leastPeak } from './peak.ts';
import { windowsOf } from './windows.ts';

const ANY = { days: 14, capacity: 8, tasks: 10, units: 8, precedence: true, lags: true };

test('no day can be less full than the least peak says', () => {
  fc.assert(
    fc.property(instances(ANY), (instance) => {
      const { axis, work } = instance;
      const peak = peakOf(instance);
      if (peak === undefined) return;
      expect(peak).toBeGreaterThanOrEqual(leastPeak(work, axis, windowsOf(work, axis)) - 1e-9);
    }),
    { numRuns: RUNS },
  );
});

test('days are so even that on the mean the fullest lies within 15 % of the least possible', () => {
  const { seed } = fc.readConfigureGlobal();
  const sample = fc.sample(projects(), { numRuns: RUNS / 4, ...(seed === undefined ? {} : { seed }) });
  const above = peakOverLeast(sample);
  expect(above).toBeGreaterThanOrEqual(1);
  expect(above).toBeLessThanOrEqual(1.15);
});
