import { expect, test } from 'vitest';
import { sampleSubtask } from '../../testing/samples.ts';
import { dayLoads, groupByDay, nearDayWord, nextSubtask } from './day-groups.ts';

const TODAY = '2026-11-20';

const shown = (groups: ReturnType<typeof groupByDay>) =>
  groups.map(({ day, subtasks }) => [day, subtasks.map(({ id }) => id).join(' ')]);

test('subtasks stand under their days, earliest first, what has no day last', () => {
  const groups = groupByDay([
    sampleSubtask({ id: 'unplaced' }),
    sampleSubtask({ id: 'later', dueDate: '2027-01-04' }),
    sampleSubtask({ id: 'second', dueDate: TODAY, position: 2 }),
    sampleSubtask({ id: 'first', dueDate: TODAY, position: 1 }),
    sampleSubtask({ id: 'at-nine', dueDate: TODAY, position: 9, dueTime: '09:00' }),
  ]);

  expect(shown(groups)).toEqual([
    [TODAY, 'at-nine first second'],
    ['2027-01-04', 'later'],
    [null, 'unplaced'],
  ]);
});

test('only the days next to today have a word of their own', () => {
  expect(nearDayWord('2026-11-19', TODAY)).toBe('Yesterday');
  expect(nearDayWord(TODAY, TODAY)).toBe('Today');
  expect(nearDayWord('2026-11-21', TODAY)).toBe('Tomorrow');
  expect(nearDayWord('2026-11-22', TODAY)).toBeUndefined();
});

test('the next step is the first open subtask that has a day', () => {
  const done = sampleSubtask({ id: 'done', dueDate: '2026-11-17', status: 'Completed' });
  const unplaced = sampleSubtask({ id: 'unplaced' });

  expect(nextSubtask([unplaced, done, sampleSubtask({ id: 'open', dueDate: TODAY })])?.id).toBe('open');
  expect(nextSubtask([unplaced, done])).toBeUndefined();
});

test('the strip gets each day with its work, and nothing of what has no day', () => {
  const loads = dayLoads([
    sampleSubtask({ id: 'a', dueDate: TODAY, status: 'Completed' }),
    sampleSubtask({ id: 'b', dueDate: TODAY, status: 'In Progress' }),
    sampleSubtask({ id: 'c' }),
  ]);

  expect(loads).toEqual([{ date: TODAY, total: 2, done: 1 }]);
});
