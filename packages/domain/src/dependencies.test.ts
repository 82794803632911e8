import { expect, test } from 'vitest';
import { findCycle } from './dependencies.ts';

test('a chain has no cycle, however long', () => {
  const chain = Array.from({ length: 5_000 }, (_, index) => ({
    id: `${index}`,
    dependsOn: index === 0 ? [] : [`${index - 1}`],
  }));
  expect(findCycle(chain)).toBeNull();
});

test('a diamond is not a cycle', () => {
  expect(
    findCycle([
      { id: 'a', dependsOn: ['b', 'c'] },
      { id: 'b', dependsOn: ['d'] },
      { id: 'c', dependsOn: ['d'] },
      { id: 'd', dependsOn: [] },
    ]),
  ).toBeNull();
});

test('a cycle is named in its order, without what only leads to it', () => {
  expect(
    findCycle([
      { id: 'outside', dependsOn: ['a'] },
      { id: 'a', dependsOn: ['x', 'b'] },
      { id: 'x', dependsOn: [] },
      { id: 'b', dependsOn: ['c'] },
      { id: 'c', dependsOn: ['a'] },
    ]),
  ).toEqual(['a', 'b', 'c']);
});

test('what waits for itself is a cycle', () => {
  expect(findCycle([{ id: 'a', dependsOn: ['a'] }])).toEqual(['a']);
});
