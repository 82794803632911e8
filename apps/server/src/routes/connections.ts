import type { connectionRoutes } from '@daymark/contract/connections';
import { connectAssistant, readConnectionRequest } from '../auth/connections.ts';
import type { Handlers } from './mount.ts';

export const connectionHandlers: Handlers<typeof connectionRoutes> = {
  read: async ({ body }, context) => readConnectionRequest(context, body.request),
  create: ({ body }, context) => connectAssistant(context, body),
};
