import type { ManyChanges } from '@daymark/contract/many-subtasks';
import type { ProjectDetails } from '@daymark/contract/projects';
import type { Subtask } from '@daymark/contract/subtasks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { withConsequences } from '../../plan-data/consequences.ts';
import { sendOrKeep } from '../../plan-data/outbox/send-or-keep.ts';
import { anticipateSubtasks, holdFetches, writeAnswer } from '../../plan-data/plan-cache.ts';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { MUTATION_KEY } from '../../plan-data/use-change-subtask.ts';
import { refreshWaits } from '../../plan-data/waits.ts';
import { api } from '../../platform/api.ts';
import { inOrder } from '../../platform/in-order.ts';
import { todayOfUser } from '../../platform/today.ts';

export type ManyChange = Omit<ManyChanges['changes'][number], 'id'>;

/** Subtasks in their present state, each with its change. */
export type SubtasksToChange = readonly { subtask: Subtask; change: ManyChange }[];

const onlyGiven = ({ status, priority, dueDate }: ManyChange) => ({
  ...(status !== undefined && { status }),
  ...(priority !== undefined && { priority }),
  ...(dueDate !== undefined && { dueDate }),
});

/** Changes several subtasks of a project in one call: optimistically, and reverted together if the server refuses. */
export function useChangeMany(projectId: string) {
  const client = useQueryClient();
  return useMutation({
    mutationKey: [...MUTATION_KEY, 'many'],
    mutationFn: async (asked: SubtasksToChange) => {
      const changes = asked.map(({ subtask, change }) => ({ id: subtask.id, ...change }));
      const call = { params: { projectId }, body: { changes } };
      const ids = changes.map(({ id }) => id);
      // What waits is sent one by one, because each may have been changed elsewhere.
      const wishes = asked.map(({ subtask: task, change }) => ({
        does: 'change' as const,
        projectId,
        task,
        change: onlyGiven(change),
      }));
      const send = () => api.subtasks.changeMany(call);
      return (await inOrder(client, ids, () => sendOrKeep(client, wishes, send)))?.data;
    },
    onMutate: async (asked) => {
      await holdFetches(client, projectId);
      const wanted = new Map(asked.map(({ subtask, change }) => [subtask.id, onlyGiven(change)]));
      const today = todayOfUser();
      const plan = client.getQueryData<ProjectDetails>(keys.details(projectId))?.subtasks ?? [];
      const before = plan.filter(({ id }) => wanted.has(id));
      const after = before.map((subtask) => ({
        ...subtask,
        ...withConsequences(subtask, wanted.get(subtask.id) ?? {}, today),
      }));
      return anticipateSubtasks(client, projectId, before, after);
    },
    onError: (_error, _asked, takeBack) => {
      takeBack?.();
      void refreshProjects(client);
    },
    onSuccess: (answer) => {
      void refreshWaits(client);
      if (!answer) return;
      const { subtasks, project } = answer;
      // Completing a subtask stops its timer.
      if (subtasks.some(({ status }) => status === 'Completed'))
        void client.invalidateQueries({ queryKey: keys.timer });
      // While another change is in progress, this answer is outdated.
      if (client.isMutating({ mutationKey: MUTATION_KEY }) > 1) return;
      void writeAnswer(client, project, subtasks, subtasks);
    },
  });
}
