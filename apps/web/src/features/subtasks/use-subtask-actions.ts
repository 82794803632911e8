import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { counted } from '../../lib/counted.ts';
import { hasCode, reasonOf, STALE_WORDS } from '../../lib/error-message.ts';
import { findSubtask } from '../../lib/plan-cache.ts';
import { type SubtaskToChange, useChangeSubtask } from '../../lib/use-change-subtask.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useAddSubtask, useDeleteSubtasks, useRestoreSubtasks } from './use-add-and-delete.ts';
import { type ManyChange, type SubtasksToChange, useChangeMany } from './use-change-many.ts';

export type Change = SubtaskToChange['change'];

export interface SubtaskActions {
  /** Completes, starts or reopens; the toast can undo it. */
  setStatus: (subtask: Subtask, status: Subtask['status']) => void;
  /** From a form, with the version that it was opened with. */
  change: (subtask: Subtask, change: Change, ifVersion?: number) => Promise<void>;
  /** Changes several, each as the function returns; the toast can undo everything. */
  changeMany: (subtasks: readonly Subtask[], changeOf: (subtask: Subtask) => ManyChange) => void;
  remove: (subtasks: readonly Subtask[]) => void;
  /** Rejects if the server refuses, so that the form can restore the text. */
  add: (fields: NewSubtask) => Promise<void>;
}

const KEPT = 'Nothing was changed. Please try again.';

const sayFailed = (title: string) => (error: unknown) =>
  showToast({
    kind: 'error',
    title,
    description: hasCode(error, 'stale_version') ? STALE_WORDS : reasonOf(error, KEPT),
  });

const isStatusAlone = (change: object) => Object.keys(change).join() === 'status';

/** One subtask by its title, several by their number. */
const nameOf = (subtasks: readonly Subtask[]) =>
  (subtasks.length === 1 && subtasks[0]?.title) || counted(subtasks.length, 'task');

/** Actions on a project's subtasks, with their toasts. Stable, so that rows can be memoised. */
export function useSubtaskActions(projectId: string): SubtaskActions {
  const client = useQueryClient();
  const mutations = {
    statusOf: (id: string) => findSubtask(client, id)?.status,
    change: useChangeSubtask((error, { change }) =>
      sayFailed(isStatusAlone(change) ? 'Failed to update subtask status' : 'Failed to update subtask')(
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
  change: (subtask: SubtaskToChange) => Promise<unknown>;
  changeMany: (asked: SubtasksToChange) => Promise<unknown>;
  add: (fields: NewSubtask) => Promise<{ subtask: Subtask }>;
  remove: (subtasks: readonly Subtask[]) => Promise<unknown>;
  restore: (subtasks: readonly Subtask[]) => Promise<unknown>;
}

type Latest = { readonly current: Mutations };

function actionsOn(latest: Latest, projectId: string): SubtaskActions {
  const setStatus = async (subtask: Subtask, status: Subtask['status']) => {
    if (latest.current.statusOf(subtask.id) === status) return;
    await latest.current.change({ id: subtask.id, projectId, change: { status } });
    const undo = () => void setStatus({ ...subtask, status }, subtask.status).catch(alreadySaid);
    showToast({
      kind: 'success',
      title: 'Subtask status updated successfully',
      description: subtask.title,
      action: { label: 'Undo', onAction: undo },
    });
  };
  const change = async (subtask: Subtask, wanted: Change, ifVersion?: number) => {
    await latest.current.change({
      id: subtask.id,
      projectId,
      change: wanted,
      ...(ifVersion !== undefined && { ifVersion }),
    });
    const wayBack = { id: subtask.id, projectId, change: asBefore(subtask, wanted) };
    showToast({
      kind: 'success',
      title: 'Subtask updated successfully',
      description: subtask.title,
      action: { label: 'Undo', onAction: () => void latest.current.change(wayBack).catch(alreadySaid) },
    });
  };
  return {
    setStatus: (subtask, status) => void setStatus(subtask, status).catch(alreadySaid),
    change,
    changeMany: (subtasks, changeOf) =>
      void changeMany(
        latest,
        subtasks.map((subtask) => ({ subtask, change: changeOf(subtask) })),
      ),
    remove: (subtasks) => void remove(latest, subtasks).catch(sayFailed('Failed to delete subtask')),
    add: async (fields) => {
      const { subtask } = await latest.current.add(fields).catch((error: unknown) => {
        sayFailed('Failed to create subtask')(error);
        throw error;
      });
      const undo = () => void remove(latest, [subtask]).catch(sayFailed('Failed to delete subtask'));
      showToast({
        kind: 'success',
        title: 'Subtask created successfully',
        description: fields.title,
        action: { label: 'Undo', onAction: undo },
      });
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
  try {
    await latest.current.changeMany(asked);
  } catch (error) {
    sayFailed(ofStatus ? 'Failed to update subtask status' : 'Failed to update subtask')(error);
    return;
  }
  const undo = () =>
    void changeMany(
      latest,
      asked.map(({ subtask, change }) => ({ subtask, change: backFrom(subtask, change) })),
    );
  showToast({
    kind: 'success',
    title: ofStatus ? 'Subtask status updated successfully' : 'Subtask updated successfully',
    description: nameOf(asked.map(({ subtask }) => subtask)),
    action: { label: 'Undo', onAction: undo },
  });
}

async function remove(latest: Latest, subtasks: readonly Subtask[]): Promise<void> {
  await latest.current.remove(subtasks);
  const restore = () =>
    void latest.current
      .restore(subtasks)
      .then(() => showToast({ kind: 'success', title: 'Subtask restored', description: nameOf(subtasks) }))
      .catch(sayFailed('Failed to restore subtask'));
  showToast({
    kind: 'success',
    title: 'Subtask deleted successfully',
    description: nameOf(subtasks),
    action: { label: 'Undo', onAction: restore },
  });
}

/** The mutation has already reported the error. */
const alreadySaid = () => {};
