import type { readingRoutes } from '@daymark/contract/readings';
import { correctStatement, readingOfProject, takeCorrectionBack } from '../readings/service.ts';
import type { Handlers } from './mount.ts';
import { withWaitsSettled } from './waits-settled.ts';

export const readingHandlers: Handlers<typeof readingRoutes> = {
  get: ({ params }, context) => readingOfProject(context, params.projectId),
  correct: async ({ params, body }, context) =>
    withWaitsSettled(context, await correctStatement(context, params, body), [params.projectId]),
  takeBack: async ({ params }, context) =>
    withWaitsSettled(context, await takeCorrectionBack(context, params), [params.projectId]),
};
