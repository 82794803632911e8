import type { NewSubtask, Subtask } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Change } from '../../plan-data/outbox/entry.ts';
import { findSubtask } from '../../plan-data/plan-cache.ts';
import type { TaskChangeWords } from '../../plan-data/task-change.ts';
import { alreadySaid, QUIET_UNDO, useTaskChange } from '../../plan-data/use-task-change.ts';
import { formatDay } from '../../platform/format.ts';
import { useAddTask } from './use-add-task.ts';

/** The fields that are changed in several subtasks at once. */
type ManyChange = Pick<Change, 'status' | 'priority' | 'dueDate'>;

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

/** Actions on a project's subtasks, with their toasts. Stable, so that rows can be memoised. */
export function useSubtaskActions(projectId: string): SubtaskActions {
  const client = useQueryClient();
  const changeTasks = useTaskChange();
  const addTask = useAddTask();
  return useMemo(() => {
    const change = ({ id }: Subtask, change: Change, words?: TaskChangeWords, ifVersion?: number) =>
      changeTasks({ does: 'change', projectId, changes: [{ id, change, ifVersion }] }, words);
    const moveOn = async (subtask: Subtask) => {
      const { nextWorkingDay } = await import('../../plan-data/next-working-day.ts');
      const dueDate = await nextWorkingDay(client, subtask);
      await change(subtask, { dueDate }, { title: t`Moved to ${formatDay(dueDate)}`, ...QUIET_UNDO });
    };
    return {
      setStatus: (subtask, status) => {
        // The row may be older than the click before this one.
        if (findSubtask(client, subtask.id)?.status === status) return;
        void change(subtask, { status }).catch(alreadySaid);
      },
      change: (subtask, wanted, ifVersion) => change(subtask, wanted, QUIET_UNDO, ifVersion),
      moveOn: (subtask) => void moveOn(subtask).catch(alreadySaid),
      changeMany: (subtasks, changeOf) => {
        if (subtasks.length === 0) return;
        const changes = subtasks.map((subtask) => ({ id: subtask.id, change: changeOf(subtask) }));
        void changeTasks({ does: 'change', projectId, changes }).catch(alreadySaid);
      },
      remove: (tasks) =>
        void changeTasks({ does: 'delete', projectId, before: tasks, after: [] }).catch(alreadySaid),
      add: (fields) => addTask(projectId, fields),
    };
  }, [client, projectId, changeTasks, addTask]);
}
