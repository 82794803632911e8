import type { AgendaItem } from '@daymark/contract/subtasks';
import type { Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';
import { orKept } from '../../plan-data/outbox/send-or-keep.ts';
import { useChangeSubtask } from '../../plan-data/use-change-subtask.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

type TaskToComplete = Pick<AgendaItem, 'id' | 'title' | 'status'> & { projectId: { id: string } };

/** Completes a task at once; the toast can undo it. */
export function useComplete(): (task: TaskToComplete) => void {
  const { mutateAsync } = useChangeSubtask((error) =>
    showFailure(t`Failed to update subtask status`, error, t`The task is unchanged. Please try again.`),
  );
  const setStatus = (task: TaskToComplete, status: Status): Promise<unknown> =>
    mutateAsync({ id: task.id, projectId: task.projectId.id, change: { status } });

  const complete = async (task: TaskToComplete) => {
    const answer = await setStatus(task, 'Completed');
    showToast(
      orKept(answer, {
        kind: 'success',
        title: t`Subtask status updated successfully`,
        description: task.title,
        action: { label: t`Undo`, onAction: () => void setStatus(task, task.status).catch(alreadySaid) },
      }),
    );
  };
  return (task) => void complete(task).catch(alreadySaid);
}

/** The mutation has already reported the error. */
const alreadySaid = () => {};
