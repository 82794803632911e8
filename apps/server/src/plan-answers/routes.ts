import type { planAnswerRoutes } from '@daymark/contract/plan-answers';
import type { Handlers } from '../http/mount.ts';
import { giveAnswers } from './service.ts';

export const planAnswerHandlers: Handlers<typeof planAnswerRoutes> = {
  give: ({ params, body }, context) => giveAnswers(context, params.projectId, body),
};
