import type { changeRequestRoutes } from '@daymark/contract/change-requests';
import { acceptChangeRequest, readChangeRequest } from '../change-requests/service.ts';
import type { Handlers } from './mount.ts';
import { withWaitsSettled } from './waits-settled.ts';

export const changeRequestHandlers: Handlers<typeof changeRequestRoutes> = {
  read: ({ params, body }, context) => readChangeRequest(context, params.projectId, body),
  accept: async ({ params, body }, context) =>
    withWaitsSettled(context, await acceptChangeRequest(context, params.projectId, body), [params.projectId]),
};
