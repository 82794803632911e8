import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, beforeEach, expect } from 'vitest';
import { render } from 'vitest-browser-react';
import { useAdding } from '../features/subtasks/use-adding.ts';
import { type SubtaskActions, useSubtaskActions } from '../features/subtasks/use-subtask-actions.ts';
import { keptOutbox, useWaiting } from '../plan-data/outbox/waiting.ts';
import { findSubtask } from '../plan-data/plan-cache.ts';
import { projectDetailsQuery } from '../plan-data/queries.ts';
import { openCache } from '../plan-data/query-cache.ts';
import { queryClient } from '../plan-data/query-client.ts';
import { kept } from '../platform/kept.ts';
import { signIn, signOutLocally } from '../platform/session.ts';
import { dismissAllToasts } from '../ui/toast-store.ts';
import { samplePerson, sampleProject, sampleSubtask } from './samples.ts';
import { startTaskServer } from './task-server.ts';

export const plank = sampleSubtask({ id: 'plank', title: 'Plank', version: 3 });
export const rope = sampleSubtask({ id: 'rope', title: 'Rope', version: 5 });
export const nail = sampleSubtask({ id: 'nail', title: 'Nail' });
export const project = sampleProject([plank, rope, nail]);

export const entries = () => useWaiting.getState().entries;
/** The task as it is shown. */
export const shown = (id: string) => findSubtask(queryClient, id);
export const troubles = () => entries().map(({ trouble }) => trouble?.kind);
export const allSent = () => expect.poll(() => entries()).toEqual([]);
export const waiting = (count: number) => expect.poll(() => entries().length).toBe(count);

/** Nothing of one test waits in the next one. */
export function cleanUpOutboxes(): void {
  beforeEach(() => localStorage.clear());
  afterEach(async () => {
    for (const id of ['ana', 'ben']) await kept.remove(keptOutbox(id));
    signOutLocally('chosen');
    dismissAllToasts();
  });
}

/** Signs a person in, to whom the project is shown. */
export async function enter(name: string): Promise<void> {
  signIn(`token of ${name}`, samplePerson({ id: name, _id: name }));
  await openCache(name);
  await queryClient.fetchQuery({ ...projectDetailsQuery(project.id), staleTime: 0 });
}

/** Ana on the page of a project, whose actions are returned. */
export async function openProject() {
  const server = startTaskServer(project);
  await enter('ana');
  const page: { actions?: SubtaskActions; adding?: ReturnType<typeof useAdding> } = {};
  function Page() {
    useQuery(projectDetailsQuery(project.id));
    page.actions = useSubtaskActions(project.id);
    page.adding = useAdding();
    return null;
  }
  await render(
    <QueryClientProvider client={queryClient}>
      <Page />
    </QueryClientProvider>,
  );
  const { actions, adding } = page;
  if (!actions || !adding) throw new Error('The page was not rendered');
  return { server, actions, adding };
}
