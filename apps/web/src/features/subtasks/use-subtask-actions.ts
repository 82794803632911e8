import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { plural, t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { orKept } from '../../plan-data/outbox/send-or-keep.ts';
import { findSubtask } from '../../plan-data/plan-cache.ts';
import { type SubtaskToChange, useChangeSubtask } from '../../plan-data/use-change-subtask.ts';
import { formatDay } from '../../platform/format.ts';
import { showEditFailure, showToast } from '../../ui/toast-store.ts';
import { useAddSubtask, useDeleteSubtasks, useRestoreSubtasks } from './use-add-and-delete.ts';
import { type ManyChange, type SubtasksToChange, useChangeMany } from './use-change-many.ts';

export type Change = SubtaskToChange['change'];

export interface SubtaskActions {
  /** Completes, starts or reopens; the toast can undo it. */
  setStatus: (subtask: Subtask, status: Subtask['status']) => void;
  /** From a form, with the version that it was opened with. */
  change: (subtask: Subtask, change: Change, ifVersion?: number) => Promise<void>;
  /** Moves it to the next working day after today and after its day; the toast can undo it. */
  moveOn: (subtask: Subtask) => void;
  /** Changes several, each as the function returns; the toast can undo everything. */
  changeMany: (subtasks: readonly Subtask[], changeOf: (subtask: Subtask) => ManyChange) => void;
  remove: (subtasks: readonly Subtask[]) => void;
  /** Rejects if the server refuses, so that the form can restore the text. */
  add: (fields: NewSubtask) => Promise<void>;
}

const KEPT = t`Nothing was changed. Please try again.`;

const sayFailed = (title: string) => (error: unknown) => showEditFailure(title, error, KEPT);

const isStatusAlone = (change: object) => Object.keys(change).join() === 'status';

/** Says what was done, or that it waits on this device; `undo` takes it back. */
const sayDone = (answer: unknown, title: string, description: string, undo: () => void) =>
  showToast(
    orKept(answer, { kind: 'success', title, description, action: { label: t`Undo`, onAction: undo } }),
  );

/** One subtask by its title, several by their number. */
const nameOf = (subtasks: readonly Subtask[]) =>
  (subtasks.length === 1 && subtasks[0]?.title) || t`${plural(subtasks.length, '# task')}`;

/** Actions on a project's subtasks, with their toasts. Stable, so that rows can be memoised. */
export function useSubtaskActions(projectId: string): SubtaskActions {
  const client = useQueryClient();
  const mutations = {
    nextDay: async (subtask: Subtask) =>
      (await import('../../plan-data/next-working-day.ts')).nextWorkingDay(client, subtask),
    statusOf: (id: string) => findSubtask(client, id)?.status,
    change: useChangeSubtask((error, { change }) =>
      sayFailed(isStatusAlone(change) ? t`Failed to update subtask status` : t`Failed to update subtask`)(
        error,
      ),
    ).mutateAsync,
    changeMany: useChangeMany(projectId).mutateAsync,
    add: useAddSubtask(projectId).mutateAsync,
    remove: useDeleteSubtasks(projectId).mutateAsync,
    restore: useRestoreSubtasks(projectId).mutateAsync,
  };
  const latest = useRef(mutations);
  useEffect(() => {
    latest.current = mutations;
  });

  return useMemo(() => actionsOn(latest, projectId), [projectId]);
}

interface Mutations {
  /** The present status, which may be newer than the clicked row. */
  statusOf: (id: string) => Subtask['status'] | undefined;
  nextDay: (subtask: Subtask) => Promise<Day>;
  change: (subtask: SubtaskToChange) => Promise<unknown>;
  changeMany: (asked: SubtasksToChange) => Promise<unknown>;
  add: (fields: NewSubtask) => Promise<{ subtask: Subtask; project?: object }>;
  remove: (subtasks: readonly Subtask[]) => Promise<unknown>;
  restore: (subtasks: readonly Subtask[]) => Promise<unknown>;
}

type Latest = { readonly current: Mutations };

function actionsOn(latest: Latest, projectId: string): SubtaskActions {
  const setStatus = async (subtask: Subtask, status: Subtask['status']) => {
    if (latest.current.statusOf(subtask.id) === status) return;
    const answer = await latest.current.change({ id: subtask.id, projectId, change: { status } });
    const undo = () => void setStatus({ ...subtask, status }, subtask.status).catch(alreadySaid);
    sayDone(answer, t`Subtask status updated successfully`, subtask.title, undo);
  };
  const changed = async (
    subtask: Subtask,
    wanted: Change,
    title: string,
    ifVersion?: number,
  ): Promise<void> => {
    const answer = await latest.current.change({
      id: subtask.id,
      projectId,
      change: wanted,
      ...(ifVersion !== undefined && { ifVersion }),
    });
    const wayBack = { id: subtask.id, projectId, change: asBefore(subtask, wanted) };
    const undo = () => void latest.current.change(wayBack).catch(alreadySaid);
    sayDone(answer, title, subtask.title, undo);
  };
  const moveOn = async (subtask: Subtask) => {
    const dueDate = await latest.current.nextDay(subtask);
    await changed(subtask, { dueDate }, t`Moved to ${formatDay(dueDate)}`);
  };
  return {
    setStatus: (subtask, status) => void setStatus(subtask, status).catch(alreadySaid),
    change: (subtask, wanted, ifVersion) =>
      changed(subtask, wanted, t`Subtask updated successfully`, ifVersion),
    moveOn: (subtask) => void moveOn(subtask).catch(alreadySaid),
    changeMany: (subtasks, changeOf) =>
      void changeMany(
        latest,
        subtasks.map((subtask) => ({ subtask, change: changeOf(subtask) })),
      ),
    remove: (subtasks) => void remove(latest, subtasks).catch(sayFailed(t`Failed to delete subtask`)),
    add: async (fields) => {
      const { subtask, project } = await latest.current.add(fields).catch((error: unknown) => {
        sayFailed(t`Failed to create subtask`)(error);
        throw error;
      });
      const undo = () => void remove(latest, [subtask]).catch(sayFailed(t`Failed to delete subtask`));
      sayDone(project, t`Subtask created successfully`, fields.title, undo);
    },
  };
}

/** The old value of each changed field. */
const asBefore = (subtask: Subtask, change: Change): Change =>
  Object.fromEntries(Object.entries(subtask).filter(([field]) => field in change));

/** The change that undoes another one. */
function backFrom(subtask: Subtask, change: ManyChange): ManyChange {
  return {
    ...(change.status !== undefined && { status: subtask.status }),
    ...(change.priority !== undefined && { priority: subtask.priority }),
    ...(change.dueDate !== undefined && { dueDate: subtask.dueDate }),
  };
}

async function changeMany(latest: Latest, asked: SubtasksToChange): Promise<void> {
  const [first] = asked;
  if (!first) return;
  const ofStatus = isStatusAlone(first.change);
  let answer: unknown;
  try {
    answer = await latest.current.changeMany(asked);
  } catch (error) {
    sayFailed(ofStatus ? t`Failed to update subtask status` : t`Failed to update subtask`)(error);
    return;
  }
  const undo = () =>
    void changeMany(
      latest,
      asked.map(({ subtask, change }) => ({ subtask, change: backFrom(subtask, change) })),
    );
  const title = ofStatus ? t`Subtask status updated successfully` : t`Subtask updated successfully`;
  sayDone(answer, title, nameOf(asked.map(({ subtask }) => subtask)), undo);
}

async function remove(latest: Latest, subtasks: readonly Subtask[]): Promise<void> {
  const answer = await latest.current.remove(subtasks);
  const description = nameOf(subtasks);
  const restore = () =>
    void latest.current
      .restore(subtasks)
      .then((restored) =>
        showToast(orKept(restored, { kind: 'success', title: t`Subtask restored`, description })),
      )
      .catch(sayFailed(t`Failed to restore subtask`));
  sayDone(answer, t`Subtask deleted successfully`, description, restore);
}

/** The mutation has already reported the error. */
const alreadySaid = () => {};
