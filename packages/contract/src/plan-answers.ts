import { ANSWER_ID_MAX_LENGTH, ANSWERS_MAX_COUNT } from '@daymark/domain/limits';
import { z } from 'zod';
import { paths } from './paths.ts';
import { Answer } from './plans.ts';
import { data, route } from './route.ts';
import { text } from './text.ts';
import { ByProject } from './values.ts';

const QuestionId = text(ANSWER_ID_MAX_LENGTH).min(1, 'Please say what is answered');

/** What a person answered to a question or an assumption of a plan. */
export const GivenAnswer = z.object({ id: z.string(), answer: Answer }).meta({ id: 'GivenAnswer' });
export type GivenAnswer = z.output<typeof GivenAnswer>;

export const PlanAnswers = z
  .object({
    /** Null takes an answer back: it is planned as assumed again. What is not named stays. */
    answers: z
      .array(z.object({ id: QuestionId, answer: Answer.nullable() }))
      .min(1, 'Please answer something')
      .max(ANSWERS_MAX_COUNT, `At most ${ANSWERS_MAX_COUNT} answers are kept`),
  })
  .meta({ id: 'PlanAnswers' });
export type PlanAnswers = z.input<typeof PlanAnswers>;

export const planAnswerRoutes = {
  give: route({
    endpoint: paths.planAnswers.give,
    access: 'user',
    summary:
      'Answer questions and correct assumptions of a plan, or take that back; the next proposal is planned by it',
    params: ByProject,
    body: PlanAnswers,
    answer: data(z.object({ answers: z.array(GivenAnswer) })),
  }),
} as const;
