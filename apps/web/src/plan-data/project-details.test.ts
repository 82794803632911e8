import type { ProjectDetails } from '@daymark/contract/projects';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleProject, sampleSubtask } from '../testing/samples.ts';
import { replaceSubtasks } from './plan-cache.ts';
import { projectDetailsQuery } from './queries.ts';
import { queryClient } from './query-client.ts';

const plank = sampleSubtask({ id: 'plank', title: 'Plank', dueDate: '2026-11-24' });
const rope = sampleSubtask({ id: 'rope', title: 'Rope', dueDate: '2026-11-25' });
const nail = sampleSubtask({ id: 'nail', title: 'Nail', dueDate: null });
const PROJECT = sampleProject([plank, rope, nail]);

interface Answer {
  project: ProjectDetails;
  state: string;
  removed: string[] | null;
}

let answers: Answer[] = [];
let asked: string[] = [];

beforeEach(() => {
  asked = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (address) => {
    asked.push(String(address));
    return Response.json({ success: true, data: answers.shift() });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  queryClient.clear();
});

const ADDRESS = `/api/projects/${PROJECT.id}`;

const read = async () =>
  (await queryClient.fetchQuery({ ...projectDetailsQuery(PROJECT.id), staleTime: 0 })).subtasks;

const whole = (state: string): Answer => ({ project: PROJECT, state, removed: null });

/** An answer with these subtasks of a project that has so many. */
const changes = (subtasks: ProjectDetails['subtasks'], total: number, removed: string[]): Answer => ({
  project: { ...PROJECT, subtasks, stats: { ...PROJECT.stats, totalSubtasks: total } },
  state: 'second',
  removed,
});

test('after the first answer only what changed is asked for, and put in its place', async () => {
  const late = { ...plank, dueDate: '2026-11-26', version: 2 };
  const hook = sampleSubtask({ id: 'hook', title: 'Hook', dueDate: '2026-11-23' });
  answers = [whole('first'), changes([late, hook], 3, ['rope']), changes([], 3, [])];

  expect(await read()).toEqual([plank, rope, nail]);
  expect(await read()).toEqual([hook, late, nail]);
  expect(await read()).toEqual([hook, late, nail]);

  expect(asked).toEqual([ADDRESS, `${ADDRESS}?since=first`, `${ADDRESS}?since=second`]);
});

test('what was shown before the server confirmed it is not taken for what it said', async () => {
  answers = [whole('first'), changes([], 3, [])];
  await read();
  replaceSubtasks(queryClient, PROJECT.id, [plank], [{ ...plank, title: 'Never saved' }]);
  expect(await read()).toEqual([plank, rope, nail]);
});

test('changes that do not fit to what is known are replaced by the whole project', async () => {
  answers = [whole('first'), changes([], 2, []), whole('third'), changes([], 3, [])];
  await read();
  expect(await read()).toEqual([plank, rope, nail]);
  await read();
  expect(asked).toEqual([ADDRESS, `${ADDRESS}?since=first`, ADDRESS, `${ADDRESS}?since=third`]);
});

test('nothing is left of it after the cache was emptied, as by signing out', async () => {
  answers = [whole('first'), whole('first')];
  await read();
  queryClient.clear();
  await read();
  expect(asked).toEqual([ADDRESS, ADDRESS]);
});
