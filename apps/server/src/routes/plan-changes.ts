import type { planChangeRoutes } from '@daymark/contract/plan-changes';
import { undoPlanChange } from '../plans/undoing.ts';
import type { Handlers } from './mount.ts';
import { withWaitsSettled } from './waits-settled.ts';

export const planChangeHandlers: Handlers<typeof planChangeRoutes> = {
  undo: async ({ params }, context) => {
    const undone = await undoPlanChange(context, params.id);
    return withWaitsSettled(context, undone, undone.projectIds);
  },
};
