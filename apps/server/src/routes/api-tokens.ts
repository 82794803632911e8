import type { apiTokenRoutes } from '@daymark/contract/api-tokens';
import { listOfApiTokens, makeApiToken, revokeApiToken } from '../auth/api-tokens.ts';
import type { Handlers } from './mount.ts';

export const apiTokenHandlers: Handlers<typeof apiTokenRoutes> = {
  list: (_, context) => listOfApiTokens(context),
  create: ({ body }, context) => makeApiToken(context, body),
  revoke: ({ params }, context) => revokeApiToken(context, params.id),
};
