import type { rateRoutes } from '@daymark/contract/rates';
import { ratesOf, setRate } from '../rates/service.ts';
import type { Handlers } from './mount.ts';

export const rateHandlers: Handlers<typeof rateRoutes> = {
  list: async (_input, context) => {
    const data = await ratesOf(context);
    return { data, count: data.length };
  },
  set: ({ body }, context) => setRate(context, body),
};
