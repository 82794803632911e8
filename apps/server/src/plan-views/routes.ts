import type { planViewRoutes } from '@daymark/contract/plan-views';
import type { Handlers } from '../http/mount.ts';
import { daysOfPlan, planOf } from './service.ts';

export const planViewHandlers: Handlers<typeof planViewRoutes> = {
  show: ({ query }, context) => planOf(context, query),
  days: ({ query }, context) => daysOfPlan(context, query),
};
