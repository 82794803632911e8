import type { SubtaskChange } from '@daymark/contract/subtasks';
import { isOverdue } from '@daymark/domain/subtasks';
import { type QueryClient, type QueryState, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { inOrder } from './in-order.ts';
import {
  anticipateSubtasks,
  findSubtask,
  holdFetches,
  type SubtaskFields,
  writeAnswer,
} from './plan-cache.ts';
import { keys, refreshProjects } from './queries.ts';
import { todayOfUser } from './today.ts';

type Change = Partial<Pick<SubtaskFields, keyof SubtaskChange>>;

export type SubtaskToChange = {
  id: string;
  projectId: string;
  change: Change;
  /** The version that the change is based on, from a form that may have been open for long. */
  ifVersion?: number;
};

/** The key of all mutations that change subtasks. */
export const MUTATION_KEY = ['subtasks', 'change'];

export function withConsequences(
  before: SubtaskFields,
  change: Change,
  today = todayOfUser(),
): Partial<SubtaskFields> {
  const after = { ...before, ...change };
  return {
    ...change,
    isOverdue: isOverdue(after, today),
    completedAt: after.status === 'Completed' ? (before.completedAt ?? new Date().toISOString()) : null,
  };
}

/** Applies the change optimistically; returns the function that reverts it. */
async function anticipate(client: QueryClient, { id, projectId, change }: SubtaskToChange) {
  await holdFetches(client, projectId);
  const before = findSubtask(client, id);
  if (!before) return undefined;
  const after = { ...before, ...withConsequences(before, change) };
  return anticipateSubtasks(client, projectId, [before], [after]);
}

const isCalledOff = ({ data, fetchStatus, status }: QueryState): boolean =>
  data === undefined && fetchStatus === 'idle' && status === 'pending';

/**
 * Changes a subtask: optimistically everywhere, reverted and fetched again if the server refuses. `onFailed` reports
 * it, even if the clicked row is unmounted by then.
 */
export function useChangeSubtask(onFailed: (error: unknown, subtask: SubtaskToChange) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async ({ id, change, ifVersion }: SubtaskToChange) => {
      const call = { params: { id }, body: change };
      const options = ifVersion === undefined ? {} : { ifVersion };
      return (await inOrder(client, id, () => api.subtasks.change(call, options))).data;
    },
    onMutate: async (subtask) => ({ takeBack: await anticipate(client, subtask) }),
    onError: (error, subtask, context) => {
      context?.takeBack?.();
      onFailed(error, subtask);
      void refreshProjects(client);
    },
    onSuccess: ({ subtask, project }, { change }, { takeBack }) => {
      // Completing a subtask stops its timer.
      if (change.status === 'Completed') void client.invalidateQueries({ queryKey: keys.timer });
      if (!takeBack) return refreshProjects(client);
      // While another change is in progress, this answer is outdated.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      // What is on screen stays as it is, so that an undo finds its row; the next visit asks again.
      const written = writeAnswer(client, project, [subtask], [subtask]);
      // No row leaves the figures: they can be true at once.
      void client.invalidateQueries({ queryKey: keys.tallies });
      // A first fetch that the optimistic update cancelled is started again.
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => isCalledOff(state) });
      return written;
    },
  });
}
