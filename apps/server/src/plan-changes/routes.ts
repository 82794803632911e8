import type { planChangeRoutes } from '@daymark/contract/plan-changes';
import type { Handlers } from '../http/mount.ts';
import { undoPlanChange } from './undoing.ts';

export const planChangeHandlers: Handlers<typeof planChangeRoutes> = {
  undo: ({ params }, context) => undoPlanChange(context, params.id),
};
