import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptOf, promiseState, quoteFactor } from './promises.ts';

test('a promise is decided when the project is finished, or when its day has passed', () => {
  const facts = { day: '2026-03-14', withdrawnOn: null, finishedOn: null };
  expect(promiseState(facts, '2026-03-14')).toBe('open');
  expect(promiseState(facts, '2026-03-15')).toBe('broken');
  expect(promiseState({ ...facts, finishedOn: '2026-03-14' }, '2026-04-01')).toBe('kept');
  expect(promiseState({ ...facts, finishedOn: '2026-03-15' }, '2026-04-01')).toBe('broken');
  expect(promiseState({ ...facts, withdrawnOn: '2026-03-01' }, '2026-04-01')).toBe('withdrawn');
});

test('open and withdrawn promises are not counted', () => {
  expect(keptOf(['kept', 'open', 'broken', 'withdrawn', 'kept'])).toEqual({ kept: 2, decided: 3 });
});

test('the factor of a quote is 1 without promises, falls with kept ones, rises with broken ones, and is bounded', () => {
  expect(quoteFactor({ kept: 0, decided: 0 })).toBe(1);
  expect(quoteFactor({ kept: 5, decided: 5 })).toBe(0.95);
  expect(quoteFactor({ kept: 0, decided: 5 })).toBe(1.2);
  fc.assert(
    fc.property(fc.nat(1_000), fc.nat(1_000), (kept, broken) => {
      const factor = quoteFactor({ kept, decided: kept + broken });
      expect(factor).toBeGreaterThanOrEqual(0.9);
      expect(factor).toBeLessThanOrEqual(1.4);
      expect(quoteFactor({ kept: kept + 1, decided: kept + broken + 1 })).toBeLessThanOrEqual(factor);
    }),
  );
});
