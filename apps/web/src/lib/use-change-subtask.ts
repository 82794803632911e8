import type { SubtaskChange } from '@daymark/contract/subtasks';
import { isOverdue } from '@daymark/domain/subtasks';
import { type QueryClient, type QueryState, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from './api.ts';
import { inOrder } from './in-order.ts';
import { keys, refreshProjects } from './queries.ts';
import {
  anticipateMove,
  findSubtask,
  type SubtaskFields,
  writeStanding,
  writeSubtask,
} from './subtask-cache.ts';
import { anticipateCount } from './tally.ts';
import { todayOfUser } from './today.ts';

type Change = Partial<Pick<SubtaskFields, keyof SubtaskChange>>;

export type SubtaskToChange = {
  id: string;
  projectId: string;
  change: Change;
  /** The version that the change was made from, in a form that stood open a while. */
  ifVersion?: number;
};

/** Of every mutation that changes subtasks. */
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

/** Shows the change at once; answers what takes it back. */
async function anticipate(client: QueryClient, { id, projectId, change }: SubtaskToChange) {
  await Promise.all([
    client.cancelQueries({ queryKey: keys.details(projectId) }),
    client.cancelQueries({ queryKey: keys.projectLists }),
    client.cancelQueries({ queryKey: keys.agendas }),
  ]);
  const before = findSubtask(client, id);
  if (!before) return undefined;
  const after = { ...before, ...withConsequences(before, change) };
  const move = (from: SubtaskFields, to: SubtaskFields) => {
    anticipateMove(
      client,
      projectId,
      { from: from.status, on: from.dueDate },
      { to: to.status, on: to.dueDate },
    );
    anticipateCount(client, from, to);
  };
  writeSubtask(client, id, after);
  move(before, after);
  return () => {
    writeSubtask(client, id, before);
    move(after, before);
  };
}

const isCalledOff = ({ data, fetchStatus, status }: QueryState): boolean =>
  data === undefined && fetchStatus === 'idle' && status === 'pending';

/**
 * Changes a subtask: shown at once everywhere, taken back and fetched anew when the server refuses. `onFailed` says so
 * to the person, also when the row that was clicked is gone by then.
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
      // What is completed has its timer stopped.
      if (change.status === 'Completed') void client.invalidateQueries({ queryKey: keys.timer });
      if (!takeBack) return refreshProjects(client);
      // While another change is on its way, this answer is older than what is shown.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      const { id, projectId: _sameEverywhere, ...fields } = subtask;
      writeSubtask(client, id, fields);
      writeStanding(client, project);
      // What is on screen stays as it is, so that an undo finds its row; the next visit asks again.
      void client.invalidateQueries({ queryKey: keys.agendas, refetchType: 'none' });
      void client.invalidateQueries({ queryKey: keys.projectLists, refetchType: 'none' });
      // No row leaves the figures: they can be true at once.
      void client.invalidateQueries({ queryKey: keys.tallies });
      // What was called off before it first came is asked for again.
      void client.refetchQueries({ type: 'active', predicate: ({ state }) => isCalledOff(state) });
      return client.invalidateQueries({ queryKey: keys.projectStats });
    },
  });
}
