import type { promiseRoutes } from '@daymark/contract/promises';
import {
  checkPromises,
  listPromises,
  promiseByHand,
  promisesTo,
  withdrawPromise,
} from '../promises/service.ts';
import type { Handlers } from './mount.ts';

export const promiseHandlers: Handlers<typeof promiseRoutes> = {
  list: async ({ params }, context) => {
    const data = await listPromises(context, params.projectId);
    return { data, count: data.length };
  },
  create: ({ params, body }, context) => promiseByHand(context, params.projectId, body),
  withdraw: ({ params }, context) => withdrawPromise(context, params.id),
  ofClient: ({ params }, context) => promisesTo(context, params.id),
  check: ({ body }, context) => checkPromises(context, body.ends),
};
