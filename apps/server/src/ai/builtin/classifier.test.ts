import { expect, test } from 'vitest';
import { classifierOf } from './classifier.ts';

const EXAMPLES = [
  { label: 'add', features: ['add', 'task', 'to'] },
  { label: 'add', features: ['put', 'task', 'on'] },
  { label: 'move', features: ['move', 'task', 'to'] },
  { label: 'move', features: ['shift', 'to', 'friday'] },
];

test('what is learned in pieces is what is learned at once', () => {
  const [atOnce, inPieces] = [classifierOf(EXAMPLES), classifierOf(EXAMPLES)];
  while (inPieces.goOn());
  expect(inPieces.goOn()).toBe(false);
  const features = ['shift', 'task', 'unknown'];
  expect(inPieces.likely(features)).toEqual(atOnce.likely(features));
  const [best] = atOnce.likely(features).toSorted((one, other) => other.sure - one.sure);
  expect(best?.label).toBe('move');
});
