import type { ListedProject } from '@daymark/contract/projects';
import { expect, test } from 'vitest';
import { sampleListed, sampleProject, sampleSubtask } from '../testing/samples.ts';
import { afterMove } from './after-move.ts';

const DAY = '2026-11-20';

const plan = sampleProject([
  sampleSubtask({ id: 'a', status: 'Completed', dueDate: DAY }),
  sampleSubtask({ id: 'b', dueDate: DAY }),
  sampleSubtask({ id: 'c' }),
  sampleSubtask({ id: 'd' }),
]);
const project: ListedProject = sampleListed(plan.name, {
  id: plan.id,
  stats: plan.stats,
  progress: 25,
  status: 'In Progress',
  days: `${DAY}co`,
});

test('a completed subtask moves the progress, the counts and its day', () => {
  const moved = afterMove(project, { from: 'Pending', to: 'Completed', on: DAY });

  expect(moved).toMatchObject({
    progress: 50,
    stats: { totalSubtasks: 4, completedSubtasks: 2, pendingSubtasks: 2 },
    days: `${DAY}c2`,
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

  expect(arrived.days).toBe('2026-11-18c 2o');
});

test('a progress set by hand stays where it was set', () => {
  const byHand = { ...project, followsSubtasks: false, progress: 80 };

  expect(afterMove(byHand, { from: 'Pending', to: 'Completed', on: DAY })).toMatchObject({
    progress: 80,
    stats: { completedSubtasks: 2 },
  });
});
