import fc from 'fast-check';
import { expect, test } from 'vitest';
import { keptOf, type PromiseFacts, promiseState, quoteFactor } from './promises.ts';

test('a promise is decided when the project is finished, or when its day has passed', () => {
  const facts = {
    ...{ day: '2026-03-14', toldOn: '2026-02-01', withdrawnOn: null, finishedOn: null, next: null },
  };
  expect(promiseState(facts, '2026-03-14')).toBe('open');
  expect(promiseState(facts, '2026-03-15')).toBe('broken');
  expect(promiseState({ ...facts, finishedOn: '2026-03-14' }, '2026-04-01')).toBe('kept');
  expect(promiseState({ ...facts, finishedOn: '2026-03-15' }, '2026-04-01')).toBe('broken');
  expect(promiseState({ ...facts, withdrawnOn: '2026-03-01' }, '2026-04-01')).toBe('withdrawn');
});

test('a promise that a later day took the place of counts as not kept, unless the client asked for it or it was a correction', () => {
  const next = { day: '2026-03-20', toldOn: '2026-03-02', toldBy: 'hand' } as const;
  const facts = {
    day: '2026-03-14',
    toldOn: '2026-02-01',
    withdrawnOn: '2026-03-02',
    finishedOn: null,
    next,
  };
  const stateWith = (more: Partial<PromiseFacts>) => promiseState({ ...facts, ...more }, '2026-04-01');
  expect(stateWith({})).toBe('moved');
  expect(stateWith({ finishedOn: '2026-03-18' })).toBe('moved');
  expect(stateWith({ finishedOn: '2026-03-14' })).toBe('kept');
  expect(stateWith({ next: { ...next, day: '2026-03-14' } })).toBe('withdrawn');
  expect(stateWith({ next: { ...next, toldBy: 'change' } })).toBe('withdrawn');
  expect(stateWith({ next: { ...next, toldOn: '2026-02-01' } })).toBe('withdrawn');
  // Taken back by hand first, and told anew afterwards.
  expect(stateWith({ withdrawnOn: '2026-02-20' })).toBe('moved');
});

test('a promise that is decided stays so when it is withdrawn', () => {
  const facts = { day: '2026-03-14', toldOn: '2026-02-01', withdrawnOn: '2026-03-20', next: null };
  expect(promiseState({ ...facts, finishedOn: null }, '2026-04-01')).toBe('broken');
  expect(promiseState({ ...facts, finishedOn: '2026-03-10' }, '2026-04-01')).toBe('kept');
});

test('moved promises are counted, open and withdrawn ones are not', () => {
  const states = ['kept', 'open', 'broken', 'withdrawn', 'moved', 'kept'] as const;
  expect(keptOf(states)).toEqual({ kept: 2, moved: 1, decided: 4 });
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
