import { t } from '@daymark/words/t';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { inOrder } from '../platform/in-order.ts';
import { afterPaint } from '../ui/after-paint.ts';
import { showFailure } from '../ui/toast-store.ts';
import { withConsequences } from './consequences.ts';
import { anticipateSubtasks, findSubtask, holdFetches } from './plan-cache.ts';
import { refreshProjects } from './queries.ts';
import { type Begun, idsIn, type OneChange, type TaskChange, type TaskChangeWords } from './task-change.ts';
import { refreshWaits } from './waits.ts';

/** What is undone is seen where it stood. */
export const QUIET_UNDO: TaskChangeWords = { undo: { isQuiet: true } };

/** The failure was said. */
export const alreadySaid = () => {};

/** What sends a change and says what came of it: loaded once the screen is painted. */
const load = () => import('./send-task-change.ts');

function changed(client: QueryClient, changes: readonly OneChange[]): Begun {
  const before = changes.flatMap(({ id }) => findSubtask(client, id) ?? []);
  const changeOf = new Map(changes.map(({ id, change }) => [id, change]));
  const after = before.map((task) => ({ ...task, ...withConsequences(task, changeOf.get(task.id) ?? {}) }));
  return { before, after };
}

async function change(client: QueryClient, wanted: TaskChange, words: TaskChangeWords = {}): Promise<void> {
  const { projectId } = wanted;
  const carryOut = async () => {
    await holdFetches(client, projectId);
    const begun = wanted.does === 'change' ? changed(client, wanted.changes) : wanted;
    const takeBack = anticipateSubtasks(client, projectId, begun.before, begun.after);
    try {
      return await inOrder(client, idsIn(wanted), async () => {
        const { sendTaskChange } = await load();
        return sendTaskChange(client, wanted, begun);
      });
    } catch (error) {
      takeBack();
      void refreshProjects(client);
      throw error;
    }
  };
  const options = { mutationKey: ['tasks', wanted.does], mutationFn: carryOut };
  const done = client.getMutationCache().build(client, options).execute(undefined);
  const { sayDone, sayFailed } = await load().catch((error: unknown) => {
    done.catch(alreadySaid);
    showFailure(t`Failed to update subtask`, error);
    throw error;
  });
  const outcome = await done.catch((error: unknown) => {
    sayFailed(wanted, error, words);
    throw error;
  });
  // Waits begin and end with the work around them.
  const isOfStatus = wanted.does === 'change' && wanted.changes.some((one) => one.change.status);
  if (outcome.answer && isOfStatus) void refreshWaits(client);
  sayDone(wanted, outcome, words, (opposite) => void change(client, opposite, words.undo).catch(alreadySaid));
}

/**
 * Changes tasks of one project: at once wherever they are shown, taken back if the server refuses, kept on this device
 * without an answer. A toast says so, and can undo it. Rejects after it has said a failure. It goes on after its screen
 * has gone.
 */
export function useTaskChange() {
  const client = useQueryClient();
  useEffect(() => void afterPaint().then(load).catch(alreadySaid), []);
  return useCallback(
    (wanted: TaskChange, words?: TaskChangeWords): Promise<void> => change(client, wanted, words),
    [client],
  );
}
