import type { ListedProject } from '@daymark/contract/projects';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { sampleListed, sampleProject, sampleSubtask } from '../testing/samples.ts';
import { anticipateSubtasks, findProject, findSubtask, writeAnswer, writeProject } from './plan-cache.ts';
import { keys } from './queries.ts';

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

test('a change shows in the plan, the agenda and the list alike', () => {
  const client = new QueryClient();
  const task = sampleSubtask({ id: 'b', dueDate: DAY });
  const ofProject = { id: plan.id, _id: plan.id, name: plan.name, category: plan.category };
  client.setQueryData(keys.details(plan.id), plan);
  client.setQueryData(keys.projectList({}), { data: [project], total: 1 });
  client.setQueryData(keys.agenda({}), { data: [{ ...task, projectId: ofProject }], total: 1 });

  anticipateSubtasks(client, plan.id, [task], [{ ...task, status: 'Completed' }]);

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

test('a listed project that leaves out that it follows its tasks can be restored after a change by hand', () => {
  const client = new QueryClient();
  client.setQueryData(keys.projectList({}), { data: [project], total: 1 });

  const before = findProject(client, plan.id);
  writeProject(client, plan.id, { followsSubtasks: false, progress: 80 });
  if (before) writeProject(client, plan.id, before);

  expect(project).not.toHaveProperty('followsSubtasks');
  expect(findProject(client, plan.id)).toMatchObject({ followsSubtasks: true, progress: 25 });
});

test('what is taken back leads to where it began: what was added goes, what was deleted comes again', () => {
  const client = new QueryClient();
  client.setQueryData(keys.details(plan.id), plan);
  client.setQueryData(keys.projectList({}), { data: [project], total: 1 });
  const shown = () => client.getQueryData<typeof plan>(keys.details(plan.id));
  const [gone, ...others] = plan.subtasks;
  if (!gone) throw new Error('The plan has no subtask.');
  const added = sampleSubtask({ id: 'e', projectId: plan.id, status: 'Completed', dueDate: DAY });

  const takeBack = anticipateSubtasks(client, plan.id, [gone], [added]);
  expect(shown()?.subtasks).toEqual([...others, added]);
  takeBack();

  expect(shown()?.subtasks).toEqual([...others, gone]);
  expect(shown()).toMatchObject({ progress: project.progress, stats: plan.stats });
  expect(client.getQueryData(keys.projectList({}))).toMatchObject({ data: [{ days: project.days }] });
});

test('after an answer, what is said on screen about the plans is fetched again', async () => {
  const client = new QueryClient();
  client.setQueryData(keys.details(plan.id), plan);
  let asked = 0;
  const leave = new QueryObserver(client, {
    queryKey: [...keys.replans, 'outlook'],
    queryFn: async () => ++asked,
  }).subscribe(() => {});
  await expect.poll(() => asked).toBe(1);

  const task = sampleSubtask({ id: 'b', dueDate: '2026-11-23' });
  await writeAnswer(client, plan, [task], [task]);

  await expect.poll(() => asked).toBe(2);
  leave();
});
