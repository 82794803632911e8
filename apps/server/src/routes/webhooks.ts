import type { webhookRoutes } from '@daymark/contract/webhooks';
import { forgetCallers } from '../auth/callers.ts';
import { WEBHOOK_REQUESTS } from '../auth/limits.ts';
import { countUse } from '../auth/service.ts';
import type { SessionContext } from '../http/context.ts';
import {
  changeWebhook,
  deliveriesOf,
  makeWebhook,
  redeliver,
  removeWebhook,
  testWebhook,
  webhooksOf,
} from '../webhooks/service.ts';
import type { Handlers } from './mount.ts';

/** The callers that a node remembers know whether they have webhooks. */
async function withCallersForgotten<T>({ db, userId }: SessionContext, change: Promise<T>): Promise<T> {
  const changed = await change;
  forgetCallers(db, userId);
  return changed;
}

export const webhookHandlers: Handlers<typeof webhookRoutes> = {
  list: (_, context) => webhooksOf(context),
  create: ({ body }, context) => withCallersForgotten(context, makeWebhook(context, body)),
  change: ({ params, body }, context) =>
    withCallersForgotten(context, changeWebhook(context, params.id, body)),
  remove: ({ params }, context) => removeWebhook(context, params.id),
  test: async ({ params }, context) => {
    await countUse(context, WEBHOOK_REQUESTS);
    return testWebhook(context, params.id);
  },
  deliveries: ({ params }, context) => deliveriesOf(context, params.id),
  redeliver: async ({ params }, context) => {
    await countUse(context, WEBHOOK_REQUESTS);
    return redeliver(context, params);
  },
};
