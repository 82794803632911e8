import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { reasonOf } from '../../lib/error-message.ts';
import { findSubtask } from '../../lib/subtask-cache.ts';
import { type SubtaskToChange, useChangeSubtask } from '../../lib/use-change-subtask.ts';
import { showToast } from '../../ui/toast-store.ts';
import { useAddSubtask, useDeleteSubtask, useRestoreSubtask } from './use-add-and-delete.ts';

export type Change = SubtaskToChange['change'];

export interface SubtaskActions {
  /** Completes, starts or reopens; the toast offers the way back. */
  setStatus: (subtask: Subtask, status: Subtask['status']) => void;
  change: (subtask: Subtask, change: Change) => Promise<void>;
  remove: (subtask: Subtask) => void;
  /** Fails when the server refuses, so that the form can give the words back. */
  add: (fields: NewSubtask) => Promise<void>;
}

const KEPT = 'Nothing was changed. Please try again.';

const sayFailed = (title: string) => (error: unknown) =>
  showToast({ kind: 'error', title, description: reasonOf(error, KEPT) });

const isStatusAlone = ({ change }: SubtaskToChange) => Object.keys(change).join() === 'status';

/** What can be done with a project's subtasks, with the words for how it went. Stable: rows can be memoised on it. */
export function useSubtaskActions(projectId: string): SubtaskActions {
  const client = useQueryClient();
  const mutations = {
    statusOf: (id: string) => findSubtask(client, id)?.status,
    change: useChangeSubtask((error, subtask) =>
      sayFailed(isStatusAlone(subtask) ? 'Failed to update subtask status' : 'Failed to update subtask')(
        error,
      ),
    ).mutateAsync,
    add: useAddSubtask(projectId).mutateAsync,
    remove: useDeleteSubtask().mutateAsync,
    restore: useRestoreSubtask().mutateAsync,
  };
  const latest = useRef(mutations);
  useEffect(() => {
    latest.current = mutations;
  });

  return useMemo(() => actionsOn(latest, projectId), [projectId]);
}

interface Mutations {
  /** As it is shown now, which may be newer than the row that was clicked. */
  statusOf: (id: string) => Subtask['status'] | undefined;
  change: (subtask: SubtaskToChange) => Promise<unknown>;
  add: (fields: NewSubtask) => Promise<unknown>;
  remove: (subtask: Subtask) => Promise<unknown>;
  restore: (subtask: Subtask) => Promise<unknown>;
}

function actionsOn(latest: { readonly current: Mutations }, projectId: string): SubtaskActions {
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
  const restore = (subtask: Subtask) =>
    latest.current
      .restore(subtask)
      .then(() => showToast({ kind: 'success', title: 'Subtask restored', description: subtask.title }))
      .catch(sayFailed('Failed to restore subtask'));
  const remove = async (subtask: Subtask) => {
    await latest.current.remove(subtask);
    showToast({
      kind: 'success',
      title: 'Subtask deleted successfully',
      description: subtask.title,
      action: { label: 'Undo', onAction: () => void restore(subtask) },
    });
  };
  return {
    setStatus: (subtask, status) => void setStatus(subtask, status).catch(alreadySaid),
    remove: (subtask) => void remove(subtask).catch(sayFailed('Failed to delete subtask')),
    change: async (subtask, change) => {
      await latest.current.change({ id: subtask.id, projectId, change });
      showToast({ kind: 'success', title: 'Subtask updated successfully', description: subtask.title });
    },
    add: async (fields) => {
      await latest.current.add(fields).catch((error: unknown) => {
        sayFailed('Failed to create subtask')(error);
        throw error;
      });
      showToast({ kind: 'success', title: 'Subtask created successfully', description: fields.title });
    },
  };
}

/** The mutation itself has told the person. */
const alreadySaid = () => {};
