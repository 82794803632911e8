import type { ListedProject } from '@daymark/contract/projects';
import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sampleListed, sampleProject, sampleSubtask } from '../testing/samples.ts';
import { keys } from './queries.ts';
import { afterMove, anticipateMove, findSubtask, writeSubtask } from './subtask-cache.ts';

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

test('a change shows in the plan, the agenda and the list alike', () => {
  const client = new QueryClient();
  const task = sampleSubtask({ id: 'b', dueDate: DAY });
  const ofProject = { id: plan.id, _id: plan.id, name: plan.name, category: plan.category };
  client.setQueryData(keys.details(plan.id), plan);
  client.setQueryData(keys.projectList({}), { data: [project], total: 1 });
  client.setQueryData(keys.agenda({}), { data: [{ ...task, projectId: ofProject }], total: 1 });

  writeSubtask(client, 'b', { status: 'Completed' });
  anticipateMove(client, plan.id, { from: 'Pending', to: 'Completed', on: DAY });

  expect(findSubtask(client, 'b')?.status).toBe('Completed');
  expect(client.getQueryData(keys.agenda({}))).toMatchObject({
    data: [{ status: 'Completed', projectId: ofProject }],
  });
  expect(client.getQueryData(keys.details(plan.id))).toMatchObject({ progress: 50 });
  expect(client.getQueryData(keys.projectList({}))).toMatchObject({ data: [{ progress: 50 }], total: 1 });
});

test('what is found of a subtask can be written into every list: its project, another shape in each, is left out', () => {
  const client = new QueryClient();
  client.setQueryData(keys.details(plan.id), plan);

  const found = findSubtask(client, 'b');

  expect(found).toMatchObject({ status: 'Pending', dueDate: DAY });
  expect(Object.keys(found ?? {})).not.toEqual(expect.arrayContaining(['projectId']));
});
