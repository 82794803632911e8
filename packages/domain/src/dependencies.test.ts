import { expect, test } from 'vitest';
import { circleProblem, findCycle, heldUpBy } from './dependencies.ts';

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

test('a subtask that waits for itself is a cycle', () => {
  expect(findCycle([{ id: 'a', dependsOn: ['a'] }])).toEqual(['a']);
});

test('the message about a cycle has the titles in it', () => {
  const items = [
    { id: '1', title: 'Paint', dependsOn: ['2'] },
    { id: '2', title: 'Sand', dependsOn: ['1'] },
  ];
  expect(circleProblem(items)).toBe('These subtasks would wait for each other: "Paint" → "Sand" → "Paint"');
  expect(circleProblem(items.slice(0, 1))).toBeNull();
});

test('a day is blocked until the last open dependency and its lag have passed; completed ones never block', () => {
  const one = (id: string, dueDate: string | null, status: 'Pending' | 'Completed' = 'Pending') =>
    [id, { id, dueDate, status }] as const;
  const others = new Map([
    one('a', '2027-02-27'),
    one('b', '2027-03-01'),
    one('c', '2027-03-09', 'Completed'),
    one('d', null),
  ]);
  const held = (day: string, lags: { id: string; days: number }[] = []) =>
    heldUpBy({ dependsOn: ['a', 'b', 'c', 'd', 'gone'], lags }, day, others);
  expect(held('2027-03-01')).toBeNull();
  expect(held('2027-02-28')).toMatchObject({ other: { id: 'b' }, earliest: '2027-03-01' });
  expect(held('2027-03-01', [{ id: 'a', days: 3 }])).toMatchObject({
    other: { id: 'a' },
    earliest: '2027-03-02',
  });
});
