import { expect, test } from 'vitest';
import { KeptAnswers } from './kept-answers.ts';

const answer = (bytes: number, version = '1') => ({
  version,
  etag: `W/"${version}"`,
  body: Buffer.alloc(bytes),
});

test('the answers that were used least recently go first, and never more bytes are kept than allowed', () => {
  const kept = new KeptAnswers(20_000);
  for (const key of 'abcdefghijkl') {
    kept.set(key, answer(1_800));
    expect(kept.get('a')).toBeDefined();
    expect(kept.bytes).toBeLessThanOrEqual(20_000);
  }
  expect(kept.get('a')).toBeDefined();
  expect(kept.get('b')).toBeUndefined();
  expect(kept.get('l')).toBeDefined();
});

test('a newer answer takes the place of the one before', () => {
  const kept = new KeptAnswers(20_000);
  kept.set('a', answer(1_000));
  const { bytes } = kept;
  kept.set('a', answer(1_000, '2'));
  expect(kept.get('a')?.version).toBe('2');
  expect(kept.bytes).toBe(bytes);
});

test('one answer that takes an eighth of all is not kept, nor the one that it replaces', () => {
  const kept = new KeptAnswers(20_000);
  kept.set('a', answer(1_000));
  kept.set('a', answer(2_500, '2'));
  expect(kept.get('a')).toBeUndefined();
  expect(kept.bytes).toBe(0);
});
