import type { delayRoutes } from '@daymark/contract/delays';
import { delaysOf } from '../promises/ledger.ts';
import type { Handlers } from './mount.ts';

export const delayHandlers: Handlers<typeof delayRoutes> = {
  get: async ({ params }, context) => {
    const { due, finish, text, language } = await delaysOf(context, params.projectId);
    return { due, finish, text, language };
  },
};
