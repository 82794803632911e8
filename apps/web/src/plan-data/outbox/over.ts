import { QueryClient, type QueryKey } from '@tanstack/react-query';
import { anticipateSubtasks, findSubtask, type ShownSubtask } from '../plan-cache.ts';
import { keys } from '../queries.ts';
import { type WaitingTask, waitingTasks } from './entries.ts';
import type { Entry } from './entry.ts';

const listOf = (row: ShownSubtask | undefined) => (row ? [row] : []);

function replace(
  client: QueryClient,
  projectId: string,
  before: ShownSubtask | undefined,
  after: ShownSubtask | undefined,
): void {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  anticipateSubtasks(client, projectId, listOf(before), listOf(after));
}

const isKnown = (client: QueryClient, { projectId }: WaitingTask): boolean =>
  client.getQueryData(keys.details(projectId)) !== undefined;

/** Shows what waits wherever it is not shown yet: after a restart, and when another tab has kept it. */
export function showOver(client: QueryClient, entries: readonly Entry[]): void {
  for (const task of waitingTasks(entries)) {
    const before = findSubtask(client, task.id);
    // What is counted of a task that no list has is as it was when the task was last shown.
    if (before || isKnown(client, task)) replace(client, task.projectId, before, task.over(before));
  }
}

/** Shows a task without a discarded entry, before the server is asked. */
export function showWithout(
  client: QueryClient,
  { task, projectId }: Entry,
  before: readonly Entry[],
  after: readonly Entry[],
): void {
  const taskIn = (entries: readonly Entry[]) => waitingTasks(entries).find(({ id }) => id === task.id);
  const waited = taskIn(before);
  if (!waited) return;
  const rest = taskIn(after);
  const { base } = waited;
  replace(client, projectId, findSubtask(client, task.id), rest ? rest.over(base) : base);
}

/** What the server answered to a query, with what waits on this device. */
export function over<Data>(queryKey: QueryKey, data: Data, entries: readonly Entry[]): Data {
  const scratch = new QueryClient();
  scratch.setQueryData<unknown>(queryKey, data);
  for (const task of waitingTasks(entries)) {
    const found = findSubtask(scratch, task.id);
    // A list of projects knows none of their tasks; a project without the task has lost it.
    const before = found ?? (queryKey[1] === 'details' ? undefined : task.base);
    replace(scratch, task.projectId, before, task.over(before));
  }
  const shown = scratch.getQueryData<Data>(queryKey) ?? data;
  scratch.clear();
  return shown;
}
