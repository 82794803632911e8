import type { changeRequestRoutes } from '@daymark/contract/change-requests';
import { acceptChangeRequest, readChangeRequest } from '../change-requests/service.ts';
import type { Handlers } from './mount.ts';

export const changeRequestHandlers: Handlers<typeof changeRequestRoutes> = {
  read: ({ params, body }, context) => readChangeRequest(context, params.projectId, body),
  accept: ({ params, body }, context) => acceptChangeRequest(context, params.projectId, body),
};
