import type { visitorPlanRoutes } from '@daymark/contract/visitor-plans';
import { planOfVisitor, prepareForVisitor } from '../visitor-plans/service.ts';
import type { Handlers } from './mount.ts';

export const visitorPlanHandlers: Handlers<typeof visitorPlanRoutes> = {
  prepare: (_, context) => prepareForVisitor(context),
  show: ({ body }, context) => planOfVisitor(context, body),
};
