import type { AgendaItem } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarArrowDown } from 'lucide-react';
import { orKept } from '../../plan-data/outbox/send-or-keep.ts';
import { useChangeSubtask } from '../../plan-data/use-change-subtask.ts';
import { formatDay } from '../../platform/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** Moves a task to the next working day after today; the toast can undo it. */
function usePostpone({ id, title, dueDate, projectId }: AgendaItem): () => void {
  const client = useQueryClient();
  const { mutateAsync } = useChangeSubtask((error) =>
    showFailure(t`Failed to update subtask`, error, t`The task is unchanged. Please try again.`),
  );
  const moveTo = (day: AgendaItem['dueDate']) =>
    mutateAsync({ id, projectId: projectId.id, change: { dueDate: day } });
  const postpone = async () => {
    const { nextWorkingDay } = await import('../../plan-data/next-working-day.ts');
    const day = await nextWorkingDay(client, { projectId: projectId.id, dueDate });
    const answer = await moveTo(day);
    showToast(
      orKept(answer, {
        kind: 'success',
        title: t`Moved to ${formatDay(day)}`,
        description: title,
        action: { label: t`Undo`, onAction: () => void moveTo(dueDate).catch(alreadySaid) },
      }),
    );
  };
  return () => void postpone().catch(alreadySaid);
}

/** The mutation has already reported the error. */
const alreadySaid = () => {};

/** Postpones a task by one tap. */
export function PostponeButton({ task }: { task: AgendaItem }) {
  return (
    <IconButton
      icon={CalendarArrowDown}
      label={t`To the next working day: ${task.title}`}
      onClick={usePostpone(task)}
      className="-my-1 -mr-2"
    />
  );
}
