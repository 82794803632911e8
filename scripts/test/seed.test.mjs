import { expect, test } from 'vitest';
import { seedOf } from './seed.mjs';

test('every run of `npm test` samples the same cases, and a run in full draws others', () => {
  expect(seedOf({ long: false })).toBe(seedOf({ long: false }));
  expect(new Set([0, 1, 2].map(() => seedOf({ long: true }))).size).toBe(3);
});
