import { type QueryClient, type QueryState, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { inOrder } from '../platform/in-order.ts';
import { withConsequences } from './consequences.ts';
import type { Change, Wish } from './outbox/entry.ts';
import { sendOrKeep } from './outbox/send-or-keep.ts';
import {
  anticipateSubtasks,
  findSubtask,
  holdFetches,
  type ShownSubtask,
  writeAnswer,
} from './plan-cache.ts';
import { keys, refreshProjects } from './queries.ts';
import { refreshWaits } from './waits.ts';

export type SubtaskToChange = {
  id: string;
  projectId: string;
  change: Change;
  /** The version that the change is based on, from a form that may have been open for long. */
  ifVersion?: number;
};

/** The key of all mutations that change subtasks. */
export const MUTATION_KEY = ['subtasks', 'change'];

/** What the changes under way began from. */
const begunFrom = new WeakMap<SubtaskToChange, ShownSubtask>();

/** Applies the change optimistically; returns the function that reverts it. */
async function anticipate(client: QueryClient, subtask: SubtaskToChange) {
  const { id, projectId, change } = subtask;
  await holdFetches(client, projectId);
  const before = findSubtask(client, id);
  if (!before) return undefined;
  begunFrom.set(subtask, before);
  const after = { ...before, ...withConsequences(before, change) };
  return anticipateSubtasks(client, projectId, [before], [after]);
}

/** What can be kept of a change: nothing if its form was opened with a version that is known to be old. */
function wishesOf(subtask: SubtaskToChange): Wish[] {
  const { projectId, change, ifVersion } = subtask;
  const task = begunFrom.get(subtask);
  return task && (ifVersion ?? task.version) === task.version
    ? [{ does: 'change', projectId, task, change }]
    : [];
}

const isCalledOff = ({ data, fetchStatus, status }: QueryState): boolean =>
  data === undefined && fetchStatus === 'idle' && status === 'pending';

/** Starts the first fetches again that an optimistic update cancelled. */
const fetchCalledOff = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => isCalledOff(state) });

/**
 * Changes a subtask: optimistically everywhere, reverted and fetched again if the server refuses. Without an answer it
 * is kept, and the result is undefined. `onFailed` reports an error, even if the clicked row is unmounted by then.
 */
export function useChangeSubtask(onFailed: (error: unknown, subtask: SubtaskToChange) => void) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: (subtask: SubtaskToChange) => {
      const { id, change, ifVersion } = subtask;
      const call = { params: { id }, body: change };
      const options = ifVersion === undefined ? {} : { ifVersion };
      const send = async () => (await api.subtasks.change(call, options)).data;
      return inOrder(client, id, () => sendOrKeep(client, wishesOf(subtask), send));
    },
    onMutate: async (subtask) => ({ takeBack: await anticipate(client, subtask) }),
    onError: (error, subtask, context) => {
      context?.takeBack?.();
      onFailed(error, subtask);
      void refreshProjects(client);
    },
    onSuccess: (answer, { change }, { takeBack }) => {
      if (!answer) {
        void fetchCalledOff(client);
        return;
      }
      const { subtask, project } = answer;
      // Completing a subtask stops its timer.
      if (change.status === 'Completed') void client.invalidateQueries({ queryKey: keys.timer });
      // Waits begin and end with the work around them.
      if (change.status !== undefined) void refreshWaits(client);
      if (!takeBack) return refreshProjects(client);
      // While another change is in progress, this answer is outdated.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      // What is on screen stays as it is, so that an undo finds its row; the next visit asks again.
      const written = writeAnswer(client, project, [subtask], [subtask]);
      // No row leaves the figures: they can be true at once.
      void client.invalidateQueries({ queryKey: keys.tallies });
      void fetchCalledOff(client);
      return written;
    },
  });
}
