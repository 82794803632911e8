import { probabilities, unpack } from '@daymark/language/linear';
import { expect, test } from 'vitest';
import { type Example, logisticRegression } from './logistic-regression.ts';

const SETTINGS = { passes: 20, decay: 1e-5, rate: 0.2, least: 1 };
const EXAMPLES: Example[] = Array.from({ length: 60 }, (_, at) => ({
  features: ['bias', `w=${at % 3 === 0 ? 'buy' : at % 3 === 1 ? 'waits' : 'hello'}`, `n=${at % 7}`],
  answer: at % 3,
}));
const CLASSES = ['task', 'wait', 'note'];

test('what tells the classes apart is learned, and what it never saw decides nothing', () => {
  const model = unpack(logisticRegression(EXAMPLES, CLASSES, SETTINGS));
  const told = probabilities(model, ['bias', 'w=waits']);
  expect(told.indexOf(Math.max(...told))).toBe(1);
  expect(told.reduce((sum, p) => sum + p, 0)).toBeCloseTo(1);
  expect(probabilities(model, ['bias', 'w=waits', 'w=unheard'])).toEqual(told);
  expect(probabilities(model, ['constructor', '__proto__'])).toEqual([1 / 3, 1 / 3, 1 / 3]);
});

test('the same examples give the same weights', () => {
  expect(logisticRegression(EXAMPLES, CLASSES, SETTINGS)).toEqual(
    logisticRegression(EXAMPLES, CLASSES, SETTINGS),
  );
});
