import type { readingRoutes } from '@daymark/contract/readings';
import { correctStatement, readingOfProject, takeCorrectionBack } from '../readings/service.ts';
import { settleWaits } from '../waits/settling.ts';
import type { Handlers } from './mount.ts';

export const readingHandlers: Handlers<typeof readingRoutes> = {
  get: ({ params }, context) => readingOfProject(context, params.projectId),
  correct: ({ params, body }, context) => correctStatement(context, params, body, settleWaits),
  takeBack: ({ params }, context) => takeCorrectionBack(context, params, settleWaits),
};
