import type { serverRoutes } from '@daymark/contract/server';
import { changeServer, readServer } from '../administration/service.ts';
import type { Handlers } from './mount.ts';

export const serverHandlers: Handlers<typeof serverRoutes> = {
  get: (_, context) => readServer(context),
  change: ({ body }, context) => changeServer(context, body),
};
