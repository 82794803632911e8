import type { planChangeRoutes } from '@daymark/contract/plan-changes';
import { undoPlanChange } from '../plans/undoing.ts';
import type { Handlers } from './mount.ts';

export const planChangeHandlers: Handlers<typeof planChangeRoutes> = {
  undo: ({ params }, context) => undoPlanChange(context, params.id),
};
