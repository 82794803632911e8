import type { PlanProposal } from '@daymark/contract/plan-proposals';
import type { Statement } from '@daymark/domain/reading';
import type { Depth } from '@daymark/domain/steps';
import { t } from '@daymark/words/t';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useProposalDraft } from '../../plan-data/proposal-draft.ts';
import { keys, refreshProjects } from '../../plan-data/queries.ts';
import { CORRECTING } from '../../plan-data/use-correct-lines.ts';
import { isCalledOff, usePlanning } from '../../plan-data/use-planning.ts';
import { api } from '../../platform/api.ts';
import { messageOf } from '../../platform/error-message.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

const MUTATION_KEY = ['subtasks', 'generate'];

/** How finely the brief is broken down, and as what kind of project; by default as the last time. */
export interface Cut {
  depth?: Depth;
  projectKind?: string | null;
  /** Proposes deleted tasks of earlier plans again. */
  withDeleted?: boolean;
}

export interface Wish extends Cut {
  regenerate: boolean;
  /** The built-in planner instead of the language model. */
  byBuiltIn?: boolean;
  /** A line of the brief was corrected: a proposal without changes is not shown. */
  afterCorrection?: boolean;
}

const changesNothing = ({ rows }: PlanProposal): boolean => rows.every(({ change }) => change === 'kept');

/** The messages about the plan may be new even if no row changes. */
function keepRemarks(projectId: string, { madeFrom, plan, depth, projectKind }: PlanProposal) {
  const nothing = { rows: [], removed: [], held: [], dropped: [], order: [] };
  return api.planProposals.accept({
    params: { projectId },
    body: { madeFrom, plan, depth, projectKind, ...nothing },
  });
}

/** Requests a plan, or a new one around the user's own rows. The proposal is reviewed before it is written. */
export function useGenerate(projectId: string) {
  const client = useQueryClient();
  const planning = usePlanning();
  const draft = useProposalDraft(projectId);
  // A request that was made during another one; it follows afterwards.
  const next = useRef<Wish>(undefined);
  const mutation = useMutation({
    mutationKey: MUTATION_KEY,
    mutationFn: async ({ byBuiltIn, regenerate: _, afterCorrection: _after, ...cut }: Wish) => {
      const body = { ...cut, ...(byBuiltIn ? { engine: 'builtin' as const } : {}) };
      const call = { params: { projectId }, body };
      return (await api.planProposals.propose(call, planning.begin())).data;
    },
    onSuccess: async (proposal, { afterCorrection }) => {
      // The answers to corrections in progress bring the lines.
      const isCorrecting = client.isMutating({ mutationKey: CORRECTING }) > 0;
      if (!isCorrecting) void client.invalidateQueries({ queryKey: keys.readings(projectId) });
      // The user's changes to an earlier proposal are kept.
      if (!afterCorrection || !changesNothing(proposal)) return draft.update({ proposal });
      draft.discard();
      // If another correction is in progress, the messages come with its proposal.
      if (isCorrecting) return;
      await keepRemarks(projectId, proposal).catch(() => {});
      void refreshProjects(client);
      showToast({ kind: 'success', title: t`Noted`, description: t`The plan stays as it is.` });
    },
    onError: (error, { regenerate }) => {
      void refreshProjects(client);
      if (isCalledOff(error)) {
        showToast({ kind: 'info', title: t`Generating was stopped`, description: t`The plan is unchanged.` });
        return;
      }
      showFailure(
        regenerate ? t`Failed to regenerate AI subtasks` : t`Failed to generate AI subtasks`,
        error,
        t`The plan is unchanged. Please try again.`,
      );
    },
    onSettled: () => {
      const wish = next.current;
      next.current = undefined;
      if (wish) mutation.mutate(wish);
    },
  });
  const generate = (wish: Wish) => {
    // A second click may come before the button is rendered as busy.
    if (client.isMutating({ mutationKey: MUTATION_KEY }) === 0) mutation.mutate(wish);
  };
  const { error, variables } = mutation;
  const presentCut = (): Cut => {
    const { proposal } = draft.value;
    return proposal ? { depth: proposal.depth, projectKind: proposal.projectKind } : {};
  };
  return {
    generate,
    /** Lines of the brief were corrected: requests a new plan. */
    follow: (before: readonly Statement[]) => {
      draft.update({ corrected: [...draft.value.corrected, ...before] });
      const wish = { regenerate: true, afterCorrection: true, ...presentCut() };
      if (client.isMutating({ mutationKey: MUTATION_KEY }) > 0) next.current = wish;
      else mutation.mutate(wish);
    },
    /** Starts again, without the changes to an earlier proposal. */
    begin: () => {
      draft.discard();
      generate({ regenerate: false });
    },
    /** Repeats the last request, with a different split. */
    again: (cut: Cut = {}) => {
      generate({ regenerate: true, ...variables, afterCorrection: false, ...presentCut(), ...cut });
    },
    draft,
    isPending: mutation.isPending,
    isRegenerating: variables?.regenerate === true,
    /** Whether it takes long enough to be cancelled: the built-in planner is done in a moment. */
    progress: variables?.byBuiltIn ? undefined : planning.progress,
    stop: planning.stop,
    failure: error && !isCalledOff(error) ? messageOf(error, t`Failed to generate subtasks`) : undefined,
  };
}
