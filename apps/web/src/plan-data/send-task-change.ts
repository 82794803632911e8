import type { ProjectStanding } from '@daymark/contract/project-standing';
import type { Subtask } from '@daymark/contract/subtasks';
import { plural, t } from '@daymark/words/t';
import type { QueryClient, QueryState } from '@tanstack/react-query';
import { api } from '../platform/api.ts';
import { showEditFailure, showToast } from '../ui/toast-store.ts';
import type { Change, Wish } from './outbox/entry.ts';
import { orKept, sendOrKeep } from './outbox/send-or-keep.ts';
import { replaceSubtasks, type ShownSubtask, writeAnswer } from './plan-cache.ts';
import { keys, refreshProjects } from './queries.ts';
import { type Begun, idsIn, type OneChange, type TaskChange, type TaskChangeWords } from './task-change.ts';

interface Answer {
  project: ProjectStanding;
  subtask?: Subtask;
  subtasks?: readonly Subtask[];
}

/** What came of a change; the answer is undefined while it waits on this device. */
interface Outcome {
  begun: Begun;
  answer: Answer | undefined;
}

/** The version of a task that was just added. */
const FIRST_VERSION = 1;

const kept = (task: ShownSubtask): ShownSubtask => ({ ...task, version: FIRST_VERSION });

/** What waits without an answer: nothing of an edit that began from a version that is known to be old. */
function wishesOf(wanted: TaskChange, { before, after }: Begun): Wish[] {
  const { does, projectId } = wanted;
  switch (does) {
    case 'add':
      return after.map((task) => ({ does, projectId, task: kept(task), body: wanted.body }));
    case 'delete':
      return before.map((task) => ({ does, projectId, task }));
    case 'restore':
      return after.map((task) => ({ does, projectId, task }));
    case 'change': {
      const byId = new Map(before.map((task) => [task.id, task]));
      const wishes = wanted.changes.flatMap(({ id, change, ifVersion }): Wish[] => {
        const task = byId.get(id);
        return task && (ifVersion ?? task.version) === task.version
          ? [{ does, projectId, task, change }]
          : [];
      });
      return wishes.length === wanted.changes.length ? wishes : [];
    }
  }
}

function sendChanges(projectId: string, changes: readonly OneChange[]): Promise<{ data: Answer }> {
  const [first, ...others] = changes;
  if (first && others.length === 0) {
    const options = first.ifVersion === undefined ? {} : { ifVersion: first.ifVersion };
    return api.subtasks.change({ params: { id: first.id }, body: first.change }, options);
  }
  const body = { changes: changes.map(({ id, change }) => ({ id, ...change })) };
  return api.subtasks.changeMany({ params: { projectId }, body });
}

/** Sends it in one call. */
function send(wanted: TaskChange): Promise<{ data: Answer }> {
  const { projectId } = wanted;
  const params = { projectId };
  if (wanted.does === 'change') return sendChanges(projectId, wanted.changes);
  const ids = idsIn(wanted);
  const [id = '', ...others] = ids;
  if (wanted.does === 'add') return api.subtasks.create({ params, body: { ...wanted.body, id } });
  if (wanted.does === 'restore') return api.subtasks.restoreMany({ params, body: { ids } });
  return others.length === 0
    ? api.subtasks.delete({ params: { id } })
    : api.subtasks.deleteMany({ params, body: { ids } });
}

const isCalledOff = ({ data, fetchStatus, status }: QueryState): boolean =>
  data === undefined && fetchStatus === 'idle' && status === 'pending';

/** Starts the first fetches again that an optimistic update cancelled. */
const fetchCalledOff = (client: QueryClient): Promise<void> =>
  client.refetchQueries({ type: 'active', predicate: ({ state }) => isCalledOff(state) });

/** Shows what the server answered, with what else follows from the change. */
function settle(client: QueryClient, wanted: TaskChange, { before }: Begun, answer: Answer): void {
  if (wanted.does === 'change') {
    // Completing a task stops its timer.
    if (wanted.changes.some(({ change }) => change.status === 'Completed'))
      void client.invalidateQueries({ queryKey: keys.timer });
    if (before.length < wanted.changes.length) return void refreshProjects(client);
    // While another change is in progress, this answer is outdated.
    if (client.isMutating({ mutationKey: ['tasks', 'change'] }) > 1) return;
  }
  const { project, subtask, subtasks = subtask ? [subtask] : [] } = answer;
  // What is on screen stays as it is, so that an undo finds its row; the next visit asks again.
  void writeAnswer(client, project, before, wanted.does === 'delete' ? [] : subtasks);
  // No row leaves the figures: they can be true at once.
  void client.invalidateQueries({ queryKey: keys.tallies });
  void fetchCalledOff(client);
}

/** Sends a change that is shown already, or keeps it; rejects if it is refused. */
export async function sendTaskChange(
  client: QueryClient,
  wanted: TaskChange,
  begun: Begun,
): Promise<Outcome> {
  const wishes = wishesOf(wanted, begun);
  const answer = (await sendOrKeep(client, wishes, () => send(wanted)))?.data;
  if (answer) settle(client, wanted, begun, answer);
  else {
    // What waits can be changed, and its changes wait behind it.
    if (wanted.does === 'add') replaceSubtasks(client, wanted.projectId, [], begun.after.map(kept));
    void fetchCalledOff(client);
  }
  return { begun, answer };
}

const isOfStatus = (wanted: TaskChange): boolean =>
  wanted.does === 'change' && wanted.changes.every(({ change }) => Object.keys(change).join() === 'status');

function wordsOf(wanted: TaskChange): { title: string; failed: string } {
  switch (wanted.does) {
    case 'add':
      return { title: t`Subtask created successfully`, failed: t`Failed to create subtask` };
    case 'delete':
      return { title: t`Subtask deleted successfully`, failed: t`Failed to delete subtask` };
    case 'restore':
      return { title: t`Subtask restored`, failed: t`Failed to restore subtask` };
    case 'change':
      return isOfStatus(wanted)
        ? { title: t`Subtask status updated successfully`, failed: t`Failed to update subtask status` }
        : { title: t`Subtask updated successfully`, failed: t`Failed to update subtask` };
  }
}

/** The old value of each changed field. */
const asBefore = (task: ShownSubtask, change: Change): Change =>
  Object.fromEntries(Object.entries(task).filter(([field]) => field in change));

/** The change that undoes another one; undefined if nothing does. */
function oppositeOf(wanted: TaskChange, { begun, answer }: Outcome): TaskChange | undefined {
  const { projectId } = wanted;
  const { before, after } = begun;
  switch (wanted.does) {
    case 'add':
      return {
        does: 'delete',
        projectId,
        before: answer?.subtask ? [answer.subtask] : after.map(kept),
        after: [],
      };
    case 'delete':
      return { does: 'restore', projectId, before: [], after: before };
    case 'change': {
      const byId = new Map(before.map((task) => [task.id, task]));
      const changes = wanted.changes.flatMap(({ id, change }) => {
        const task = byId.get(id);
        return task ? [{ id, change: asBefore(task, change) }] : [];
      });
      return changes.length > 0 ? { does: 'change', projectId, changes } : undefined;
    }
    case 'restore':
      return undefined;
  }
}

/** One task by its title, several by their number. */
function nameOf(ids: readonly string[], { before, after }: Begun): string {
  const [one] = [...before, ...after];
  return (ids.length === 1 && one?.title) || t`${plural(ids.length, '# task')}`;
}

/** Says that a change is done, or that it waits on this device, and offers to undo it. */
export function sayDone(
  wanted: TaskChange,
  outcome: Outcome,
  words: TaskChangeWords,
  undo: (opposite: TaskChange) => void,
): void {
  if (words.isQuiet) return;
  const opposite = oppositeOf(wanted, outcome);
  const { kind = 'success', title = wordsOf(wanted).title } = words;
  const { description = nameOf(idsIn(wanted), outcome.begun) } = words;
  const action = opposite && { action: { label: t`Undo`, onAction: () => undo(opposite) } };
  showToast(orKept(outcome.answer, { kind, title, description, ...action }));
}

export const sayFailed = (wanted: TaskChange, error: unknown, { failed, kept }: TaskChangeWords): void =>
  showEditFailure(failed ?? wordsOf(wanted).failed, error, kept);
