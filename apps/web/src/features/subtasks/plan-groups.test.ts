import { expect, test } from 'vitest';
import { sampleSubtask } from '../../testing/samples.ts';
import { planGroups } from './plan-groups.ts';
import type { PlanView } from './use-plan-view.ts';

const TODAY = '2026-11-20';
const milestone = (id: string, name: string, dueDate: string) => ({ id, _id: id, name, dueDate, version: 1 });
const MILESTONES = [milestone('l', 'Launch', '2026-12-01'), milestone('d', 'Design approved', '2026-11-24')];

const SUBTASKS = [
  sampleSubtask({ id: 'done', dueDate: '2026-11-17', status: 'Completed', priority: 'Low' }),
  sampleSubtask({ id: 'late', dueDate: '2026-11-18', priority: 'High', estimatedHours: 1, milestoneId: 'd' }),
  sampleSubtask({ id: 'today', dueDate: TODAY, status: 'In Progress', estimatedHours: 2.5 }),
  sampleSubtask({ id: 'after', dueDate: '2026-11-30', milestoneId: 'd', estimatedHours: 0.5, position: 2 }),
  sampleSubtask({ id: 'unplaced', milestoneId: 'l', position: 3 }),
];

const groups = (view: Partial<PlanView>, subtasks = SUBTASKS) =>
  planGroups(
    subtasks,
    { groupBy: 'day', sortBy: 'plan', hidesCompleted: false, ...view },
    { milestones: MILESTONES, today: TODAY },
  );

const shown = (view: Partial<PlanView>) =>
  groups(view).map(({ title, subtasks }) => [title, subtasks.map(({ id }) => id).join(' ')]);

test('days come in their order, say what is left of them, and fold once all is done and over', () => {
  expect(
    groups({}).map(({ title, standing, isSettled, isToday }) => [title, standing.text, isSettled, isToday]),
  ).toEqual([
    ['Tue, Nov 17', 'All done', true, false],
    ['Wed, Nov 18', '2 days overdue', false, false],
    ['Today', '2 h 30 min to do', false, true],
    ['Mon, Nov 30', '30 min to do', false, false],
    ['Not placed', '1 open task', false, false],
  ]);
});

test('milestones come by their dates, with what of their work is due too late', () => {
  expect(shown({ groupBy: 'milestone' })).toEqual([
    ['Design approved', 'late after'],
    ['Launch', 'unplaced'],
    ['No milestone', 'done today'],
  ]);
  expect(groups({ groupBy: 'milestone' })[0]?.standing).toEqual({ text: '1 due after it', tone: 'signal' });
});

test('a status or a priority without rows has no heading', () => {
  expect(shown({ groupBy: 'status' })).toEqual([
    ['Pending', 'late after unplaced'],
    ['In Progress', 'today'],
    ['Completed', 'done'],
  ]);
  expect(shown({ groupBy: 'priority', hidesCompleted: true })).toEqual([
    ['High priority', 'late'],
    ['Medium priority', 'today after unplaced'],
  ]);
});

test('rows are sorted as chosen, equals as the plan has them', () => {
  const order = (sortBy: PlanView['sortBy']) => shown({ groupBy: 'none', sortBy })[0]?.[1];
  expect(order('due')).toBe('done late today after unplaced');
  expect(order('priority')).toBe('late today after unplaced done');
  expect(order('hours')).toBe('today late after done unplaced');
  expect(order('title')).toBe('after done late today unplaced');
});

test('a day that cannot be read stands under words, not under an error', () => {
  expect(groups({}, [sampleSubtask({ id: 'odd', dueDate: '2026-13-45' })])[0]?.title).toBe('Invalid Date');
});
