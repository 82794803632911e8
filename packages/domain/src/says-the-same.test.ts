import { expect, test } from 'vitest';
import { saysTheSame } from './subtasks.ts';

test.each([
  ['Home', 'home', true],
  ['Book the van', 'book the van', true],
  ['Order sugar', 'order sugar by Friday', false],
  ['Bake the stollen', 'bake 200 stollen', false],
])('whether “%s” already says “%s”', (title, words, isSame) => {
  expect(saysTheSame(title, words)).toBe(isSame);
});
