import type { PlanAcceptance } from '@daymark/contract/plan-proposals';
import type { ProjectDetails } from '@daymark/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { hasCode, messageOf } from '../../lib/error-message.ts';
import { once } from '../../lib/once.ts';
import { keys, refreshProjects } from '../../lib/queries.ts';
import { undoOf } from '../../lib/undo-plan.ts';
import { showToast } from '../../ui/toast-store.ts';

/** Writes a proposal as it was left; where it is refused, all that was typed is still there. */
export function useAccept(
  projectId: string,
  { isAnew, onAccepted }: { isAnew: boolean; onAccepted: () => void },
) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: PlanAcceptance) => {
      const call = { params: { projectId }, body };
      return once(call, (idempotencyKey) => api.planProposals.accept(call, { idempotencyKey }));
    },
    onSuccess: ({ data: subtasks, plan, changeId }) => {
      client.setQueryData<ProjectDetails>(
        keys.details(projectId),
        (project) => project && { ...project, subtasks, plan },
      );
      onAccepted();
      void refreshProjects(client);
      const title = isAnew ? 'AI subtasks regenerated successfully' : 'AI subtasks generated successfully';
      showToast({ kind: 'success', title, ...undoOf(client, changeId, showToast) });
    },
    onError: () => void refreshProjects(client),
  });
  const { error } = mutation;
  return {
    accept: mutation.mutate,
    isPending: mutation.isPending,
    problem: error
      ? messageOf(error, 'Nothing was written. What you changed here is kept. Please try again.')
      : undefined,
    /** The project has changed meanwhile: the proposal has to be made anew, with what was typed. */
    isOld: hasCode(error, 'conflict'),
    reset: mutation.reset,
  };
}
