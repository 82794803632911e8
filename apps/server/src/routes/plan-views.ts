import type { planViewRoutes } from '@daymark/contract/plan-views';
import { daysOfPlan, planOf } from '../plan-views/service.ts';
import type { Handlers } from './mount.ts';

export const planViewHandlers: Handlers<typeof planViewRoutes> = {
  show: ({ query }, context) => planOf(context, query),
  days: ({ query }, context) => daysOfPlan(context, query),
};
