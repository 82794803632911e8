import type { Answer, Plan } from '@daymark/contract/plans';
import type { ProjectDetails } from '@daymark/contract/projects';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '../../lib/api.ts';
import { useDraft } from '../../lib/draft.ts';
import { fieldErrorsOf, reasonOf } from '../../lib/error-message.ts';
import { keys } from '../../lib/queries.ts';
import { type Asked, changedAnswers, isAsked, isUnplanned, shownIn, typingProblem } from './answer-values.ts';

const NOTHING: { typed: Record<string, string> } = { typed: {} };

type Changed = ReturnType<typeof changedAnswers>;

/** The fields whose answers the server refused, by what they answer; its words for the rest stand under ''. */
const refusedIn = (error: unknown, changed: Changed | undefined): Map<string, string> =>
  new Map(
    Object.entries(fieldErrorsOf(error)).map(([path, message]) => [
      changed?.[Number(/^answers\.(\d+)\./.exec(path)?.[1])]?.id ?? '',
      message,
    ]),
  );

/**
 * Answers to what a plan asks and takes for granted: typed beside the words, kept with the project, and then planned by, as
 * a proposal. What was typed is kept on this device until then.
 */
export function useAnswers(
  { id: projectId, answers }: Pick<ProjectDetails, 'id' | 'answers'>,
  plan: Plan | null,
  onKept: () => void,
) {
  const client = useQueryClient();
  const draft = useDraft(`answers of ${projectId}`, NOTHING);
  const { typed } = draft.value;
  const kept = useMemo(
    () => new Map(answers.map(({ id, answer }): [string, Answer] => [id, answer])),
    [answers],
  );
  const asked = useMemo(
    (): Asked[] => [...(plan?.questions ?? []), ...(plan?.assumptions ?? [])].filter(isAsked),
    [plan],
  );
  const changed = changedAnswers(asked, typed, kept);
  const mutation = useMutation({
    mutationFn: (given: Changed) => api.planAnswers.give({ params: { projectId }, body: { answers: given } }),
    onSuccess: ({ data }) => {
      client.setQueryData<ProjectDetails>(
        keys.details(projectId),
        (project) => project && { ...project, answers: data.answers },
      );
      draft.discard();
      onKept();
    },
  });
  const refused = refusedIn(mutation.error, mutation.variables);
  return {
    shownIn: ({ id, ask }: Asked) => shownIn(ask, typed[id], kept.get(id)),
    isAnswered: ({ id }: Asked) => kept.has(id),
    problemOf: ({ id, ask }: Asked) =>
      (typed[id] === undefined ? undefined : typingProblem(ask, typed[id])) ?? refused.get(id),
    type: (id: string, text: string) => draft.update({ typed: { ...typed, [id]: text } }),
    /** How many are not kept yet, and whether something kept is not planned by. */
    changes: changed.length,
    isUnplanned: isUnplanned(asked, kept),
    hasProblem: asked.some(({ id, ask }) => typed[id] !== undefined && typingProblem(ask, typed[id])),
    isPending: mutation.isPending,
    failure:
      mutation.error && (refused.size === 0 || refused.has(''))
        ? (refused.get('') ?? reasonOf(mutation.error, 'What you typed is kept. Please try again.'))
        : undefined,
    /** Keeps what was typed and has the plan proposed by it. */
    submit: () => {
      if (changed.length > 0) mutation.mutate(changed);
      else onKept();
    },
  };
}

export type Answering = ReturnType<typeof useAnswers>;
