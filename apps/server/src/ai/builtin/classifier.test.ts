import { expect, test } from 'vitest';
import { learning } from './classifier.ts';

const EXAMPLES = [
  { label: 'add', features: ['add', 'task', 'to'] },
  { label: 'add', features: ['put', 'task', 'on'] },
  { label: 'move', features: ['move', 'task', 'to'] },
  { label: 'move', features: ['shift', 'to', 'friday'] },
];

/** What is learned, and after how many steps. */
function learned() {
  const left = learning(EXAMPLES);
  for (let steps = 0; ; steps++) {
    const { done, value } = left.next();
    if (done) return { likely: value, steps };
  }
}

test('what tells of a label is learned, always the same, and in steps after each of which others can go on', () => {
  const [once, again] = [learned(), learned()];
  expect(once.steps).toBeGreaterThan(EXAMPLES.length * 10);
  const features = ['shift', 'task', 'unknown'];
  expect(once.likely(features)).toEqual(again.likely(features));
  const [best] = once.likely(features).toSorted((one, other) => other.sure - one.sure);
  expect(best?.label).toBe('move');
});
