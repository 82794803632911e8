import type { PlanAnswers } from '@daymark/contract/plan-answers';
import type { Plan } from '@daymark/contract/plans';
import { answerProblem } from '@daymark/domain/answers';
import { ANSWERS_MAX_COUNT } from '@daymark/domain/limits';
import type { z } from 'zod';
import type { UserContext } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { keepAnswers, seeProject } from '../projects/service.ts';

type Given = z.output<typeof PlanAnswers>['answers'];

/** Refuses an answer that the plan as it stands cannot take; what only a proposal asks is held against its kind alone. */
function checkFits(plan: Plan | null, given: Given): void {
  const asks = new Map(
    [...(plan?.questions ?? []), ...(plan?.assumptions ?? [])].map((one) => [one.id, one.ask]),
  );
  for (const [index, { id, answer }] of given.entries()) {
    const ask = asks.get(id);
    const problem = answer && ask ? answerProblem(ask, answer) : null;
    if (problem) throw invalid(`answers.${index}.answer.value`, problem);
  }
}

/**
 * Keeps what a person answers about the plan of a project, and takes back what they answer no more. Nothing is planned by it
 * until a plan is proposed.
 */
export async function giveAnswers(context: UserContext, projectId: string, { answers }: { answers: Given }) {
  const { db, userId } = context;
  const { project } = await seeProject(context, projectId);
  checkFits(project.plan, answers);
  const kept = await keepAnswers(
    db,
    { userId, id: projectId },
    {
      given: Object.fromEntries(answers.flatMap(({ id, answer }) => (answer ? [[id, answer]] : []))),
      takenBack: answers.flatMap(({ id, answer }) => (answer ? [] : id)),
    },
  );
  if (!kept)
    throw invalid('answers', `At most ${ANSWERS_MAX_COUNT} answers are kept. Please take some back first.`);
  return { answers: kept };
}
