import type { ListedProject } from '@daymark/contract/projects';
import { expect, test } from 'vitest';
import { afterMove } from './subtask-cache.ts';

const DAY = '2026-11-20';

const project: ListedProject = {
  id: 'p',
  _id: 'p',
  name: 'Boat shed',
  description: '',
  status: 'In Progress',
  progress: 25,
  followsSubtasks: true,
  startDate: '2026-11-01',
  dueDate: '2099-01-01',
  isOverdue: false,
  daysRemaining: 9,
  completionStatus: 'On track',
  stats: { totalSubtasks: 4, completedSubtasks: 1, pendingSubtasks: 3, inProgressSubtasks: 0 },
  subtaskStats: { totalSubtasks: 4, totalEstimatedHours: 8 },
  updatedAt: '2026-11-01T00:00:00.000Z',
  timeline: 30,
  dueTime: '12:00',
  priority: 'High',
  category: '',
  tags: [],
  milestones: [],
  version: 1,
  createdAt: '2026-11-01T00:00:00.000Z',
  days: [{ date: DAY, total: 2, done: 1 }],
};

test('a completed subtask moves the progress, the counts and its day', () => {
  const moved = afterMove(project, { from: 'Pending', to: 'Completed', on: DAY });

  expect(moved).toMatchObject({
    progress: 50,
    stats: { totalSubtasks: 4, completedSubtasks: 2, pendingSubtasks: 2 },
    days: [{ date: DAY, total: 2, done: 2 }],
  });
});

test('taking a move back leads to where it began', () => {
  const moved = afterMove(project, { from: 'Pending', to: 'Completed', on: DAY });
  const back = afterMove(moved, { from: 'Completed', to: 'Pending', on: DAY });

  expect(back).toMatchObject({
    progress: 25,
    stats: project.stats,
    days: project.days,
    status: 'In Progress',
  });
});

test('a subtask that goes to another day takes its place along', () => {
  const left = afterMove(project, { from: 'Completed', on: DAY });
  const arrived = afterMove(left, { to: 'Completed', on: '2026-11-18' });

  expect(arrived.days).toEqual([
    { date: '2026-11-18', total: 1, done: 1 },
    { date: DAY, total: 1, done: 0 },
  ]);
});

test('a progress set by hand stays where it was set', () => {
  const byHand = { ...project, followsSubtasks: false, progress: 80 };

  expect(afterMove(byHand, { from: 'Pending', to: 'Completed', on: DAY })).toMatchObject({
    progress: 80,
    stats: { completedSubtasks: 2 },
  });
});
