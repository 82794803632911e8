import type { AgendaItem } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { alreadySaid, useTaskChange } from '../../plan-data/use-task-change.ts';

const kept = t`The task is unchanged. Please try again.`;

/** Completes a task at once; the toast can undo it. */
export function useComplete() {
  const changeTasks = useTaskChange();
  return ({ id, projectId }: Pick<AgendaItem, 'id'> & { projectId: { id: string } }): void => {
    const changes = [{ id, change: { status: 'Completed' as const } }];
    const undo = { isQuiet: true, kept };
    void changeTasks({ does: 'change', projectId: projectId.id, changes }, { kept, undo }).catch(alreadySaid);
  };
}
