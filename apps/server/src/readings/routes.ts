import type { readingRoutes } from '@daymark/contract/readings';
import type { Handlers } from '../http/mount.ts';
import { correctStatement, readingOfProject, takeCorrectionBack } from './service.ts';

export const readingHandlers: Handlers<typeof readingRoutes> = {
  get: ({ params }, context) => readingOfProject(context, params.projectId),
  correct: ({ params, body }, context) => correctStatement(context, params, body),
  takeBack: ({ params }, context) => takeCorrectionBack(context, params),
};
