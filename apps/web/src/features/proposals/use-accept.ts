import type { PlanAcceptance } from '@daymark/contract/plan-proposals';
import type { Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { writePlan } from '../../plan-data/plan-cache.ts';
import { refreshProjects } from '../../plan-data/queries.ts';
import { undoOf } from '../../plan-data/undo-of.ts';
import { api } from '../../platform/api.ts';
import { hasCode, messageOf } from '../../platform/error-message.ts';
import { once } from '../../platform/once.ts';
import { showToast } from '../../ui/toast-store.ts';

interface AcceptOptions {
  isAnew: boolean;
  /** Statements before their correction: the undo restores them as well. */
  corrected: readonly Statement[];
  onAccepted: () => void;
  onUndone: (corrected: readonly Statement[]) => void;
}

const titleOf = ({ isAnew, corrected }: Pick<AcceptOptions, 'isAnew' | 'corrected'>): string => {
  if (corrected.length > 0) return t`The plan follows your correction`;
  return isAnew ? t`AI subtasks regenerated successfully` : t`AI subtasks generated successfully`;
};

/** Writes a proposal. If it is refused, the user's changes are kept. */
export function useAccept(projectId: string, { isAnew, corrected, onAccepted, onUndone }: AcceptOptions) {
  const client = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: PlanAcceptance) => {
      const call = { params: { projectId }, body };
      return once(call, (idempotencyKey) => api.planProposals.accept(call, { idempotencyKey }));
    },
    onSuccess: ({ data: subtasks, plan, changeId }) => {
      writePlan(client, projectId, { subtasks, plan });
      onAccepted();
      void refreshProjects(client);
      const undo = undoOf(client, changeId, showToast, () => {
        if (corrected.length > 0) onUndone(corrected);
      });
      showToast({ kind: 'success', title: titleOf({ isAnew, corrected }), ...undo });
    },
    onError: () => void refreshProjects(client),
  });
  const { error } = mutation;
  return {
    accept: mutation.mutate,
    isPending: mutation.isPending,
    problem: error
      ? messageOf(error, t`Nothing was written. What you changed here is kept. Please try again.`)
      : undefined,
    /** The project has changed: the proposal must be requested again, with the user's changes. */
    isOld: hasCode(error, 'conflict'),
    reset: mutation.reset,
  };
}
