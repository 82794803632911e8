import type { Granularity } from '@daymark/contract/plan-proposals';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../lib/api.ts';
import { messageOf, reasonOf } from '../../lib/error-message.ts';
import { useProposalDraft } from '../../lib/proposal-draft.ts';
import { refreshProjects } from '../../lib/queries.ts';
import { isCalledOff, usePlanning } from '../../lib/use-planning.ts';
import { showToast } from '../../ui/toast-store.ts';

const MUTATION_KEY = ['subtasks', 'generate'];

/** How tasks are to be cut; as the last time where nothing is said. */
export interface Cut {
  granularity?: Granularity;
  finer?: string[];
  /** Proposes again what was deleted from earlier plans. */
  withDeleted?: boolean;
}

export interface Wish extends Cut {
  regenerate: boolean;
  /** The built-in planner in place of the language model. */
  byBuiltIn?: boolean;
}

/**
 * Has the project broken down into subtasks, or anew around what the person has made their own. What comes of it is looked
 * at before it is written.
 */
export function useGenerate(projectId: string) {
  const client = useQueryClient();
  const planning = usePlanning();
  const draft = useProposalDraft(projectId);
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async ({ byBuiltIn, regenerate: _, ...cut }: Wish) => {
      const body = { ...cut, ...(byBuiltIn ? { engine: 'builtin' as const } : {}) };
      const call = { params: { projectId }, body };
      return (await api.planProposals.propose(call, planning.begin())).data;
    },
    onSuccess: (proposal) => {
      // What was changed in an earlier one is changed in this one too.
      draft.update({ proposal });
    },
    onError: (error, { regenerate }) => {
      void refreshProjects(client);
      if (isCalledOff(error)) {
        showToast({ kind: 'info', title: 'Generating was stopped', description: 'The plan is as it was.' });
        return;
      }
      showToast({
        kind: 'error',
        title: regenerate ? 'Failed to regenerate AI subtasks' : 'Failed to generate AI subtasks',
        description: reasonOf(error, 'The plan is as it was. Please try again.'),
      });
    },
  });
  const generate = (wish: Wish) => {
    // The second click of a double one comes before the button is drawn busy.
    if (client.isMutating({ mutationKey: MUTATION_KEY }) === 0) mutation.mutate(wish);
  };
  const { error, variables } = mutation;
  return {
    generate,
    /** Asks again as the last time, but for how tasks are cut. */
    again: (cut: Cut = {}) => {
      const { granularity, finer } = draft.value.proposal ?? {};
      const present = { ...(granularity && { granularity }), ...(finer && { finer }) };
      generate({ regenerate: true, ...variables, ...present, ...cut });
    },
    draft,
    isPending: mutation.isPending,
    isRegenerating: variables?.regenerate === true,
    /** Whether there is time to call it off: the built-in planner is done in a moment. */
    progress: variables?.byBuiltIn ? undefined : planning.progress,
    stop: planning.stop,
    failure: error && !isCalledOff(error) ? messageOf(error, 'Failed to generate subtasks') : undefined,
  };
}
