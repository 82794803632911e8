import type { AgendaItem } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { useQueryClient } from '@tanstack/react-query';
import { CalendarArrowDown } from 'lucide-react';
import { alreadySaid, useTaskChange } from '../../plan-data/use-task-change.ts';
import { formatDay } from '../../platform/format.ts';
import { IconButton } from '../../ui/icon-button.tsx';

/** Moves a task to the next working day after today; the toast can undo it. */
function usePostpone({ id, dueDate, projectId: { id: projectId } }: AgendaItem): () => void {
  const client = useQueryClient();
  const changeTasks = useTaskChange();
  const postpone = async () => {
    const { nextWorkingDay } = await import('../../plan-data/next-working-day.ts');
    const day = await nextWorkingDay(client, { projectId, dueDate });
    const kept = t`The task is unchanged. Please try again.`;
    await changeTasks(
      { does: 'change', projectId, changes: [{ id, change: { dueDate: day } }] },
      { title: t`Moved to ${formatDay(day)}`, kept, undo: { isQuiet: true, kept } },
    );
  };
  return () => void postpone().catch(alreadySaid);
}

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
