import type { SubtaskStep } from '@daymark/contract/break-downs';
import type { Subtask } from '@daymark/contract/subtasks';
import { type Depth, USUAL_DEPTH } from '@daymark/domain/steps';
import { plural, t } from '@daymark/words/t';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { refreshProjects } from '../../plan-data/queries.ts';
import { undoOf } from '../../plan-data/undo-of.ts';
import { api } from '../../platform/api.ts';
import { once } from '../../platform/once.ts';
import { showFailure, showToast } from '../../ui/toast-store.ts';

/** A step with what identifies it on the screen. */
export interface BreakDownStep extends SubtaskStep {
  key: number;
  /** It stays where it was, so that no other comes under the pointer. */
  isLeftOut?: boolean;
}

/** One step alone would only rename the task. */
export const STEPS_MIN = 2;

/** The proposed steps of a task with the person's changes, and the writing of them. */
export function useBreakDown({ id, title }: Subtask, onDone: () => void) {
  const client = useQueryClient();
  const [wish, setWish] = useState<{ depth: Depth; answers: string }>({ depth: USUAL_DEPTH, answers: '' });
  const [answers, answer] = useState('');
  const [changed, change] = useState<BreakDownStep[]>();
  const proposal = useQuery({
    queryKey: ['break-down', id, wish],
    queryFn: async ({ signal }) => {
      const body = { depth: wish.depth, ...(wish.answers !== '' && { answers: wish.answers }) };
      return (await api.subtasks.breakDown({ params: { id }, body }, { signal })).data;
    },
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const proposed = (proposal.data?.steps ?? []).map((step, key): BreakDownStep => ({ ...step, key }));
  const writing = useMutation({
    mutationFn: async (steps: readonly BreakDownStep[]) => {
      const body = { steps: steps.map(({ key: _key, isLeftOut: _left, ...step }) => step) };
      const call = { params: { id }, body };
      return once(call, (idempotencyKey) => api.subtasks.breakDown(call, { idempotencyKey }));
    },
    onSuccess: async ({ data: { steps, written } }) => {
      client.removeQueries({ queryKey: ['break-down', id] });
      onDone();
      showToast({
        kind: 'success',
        title: t`Broken down into ${plural(steps.length, '# step')}`,
        description: title,
        ...undoOf(client, written?.changeId ?? null, showToast),
      });
      await refreshProjects(client);
    },
    onError: (error) => showFailure(t`Failed to break the task down`, error, t`The task is unchanged.`),
  });
  return {
    steps: changed ?? proposed,
    change,
    answers,
    answer,
    proposal,
    depth: wish.depth,
    /** Asks for other steps; the person's changes to the earlier ones go. */
    ask: (depth: Depth) => {
      change(undefined);
      setWish({ depth, answers: answers.trim() });
    },
    writing,
  };
}
