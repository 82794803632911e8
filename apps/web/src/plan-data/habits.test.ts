import { expect, test } from 'vitest';
import { daysInSight, oneOfEachHabit } from './habits.ts';

const projectId = { id: 'p' };
const day = (dueDate: string, status = 'Pending') => ({
  projectId,
  repeat: true,
  statement: 's1',
  dueDate,
  status,
});
const task = { projectId, repeat: false, statement: 's2', dueDate: '2026-11-23', status: 'Pending' };

test('a habit is one row: its next open day', () => {
  const days = [day('2026-11-23', 'Completed'), day('2026-11-24'), day('2026-11-25')];
  expect(oneOfEachHabit([...days, task], '2026-11-23')).toEqual([days[1], task]);
});

test('a habit that is done is its last day', () => {
  const days = [day('2026-11-24', 'Completed'), day('2026-11-23', 'Completed')];
  expect(oneOfEachHabit(days, '2026-11-23')).toEqual([days[0]]);
});

test('a day that was missed is not the next one', () => {
  const days = [day('2026-11-22'), day('2026-11-23'), day('2026-11-24')];
  expect(oneOfEachHabit(days, '2026-11-23')).toEqual([days[1]]);
});

test('lines of the same words in two projects are two habits', () => {
  const days = [day('2026-11-24'), day('2026-11-23')];
  const other = days.map((one) => ({ ...one, projectId: { id: 'q' } }));
  expect(oneOfEachHabit([...days, ...other], '2026-11-23')).toEqual([days[1], other[1]]);
});

test('of a long habit the days around today are in sight, and never fewer than there is room for', () => {
  const days = ['20', '21', '22', '23', '24', '25'].map((date) => day(`2026-11-${date}`));
  const shown = (today: string, max: number) =>
    daysInSight(days, today, { before: 1, max }).map(({ dueDate }) => dueDate.slice(8));
  expect(shown('2026-11-22', 3)).toEqual(['21', '22', '23']);
  expect(shown('2026-12-22', 3)).toEqual(['23', '24', '25']);
  expect(shown('2026-11-22', 6)).toHaveLength(6);
});
