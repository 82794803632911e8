import type { planPreviewRoutes } from '@daymark/contract/plan-previews';
import type { planProposalRoutes } from '@daymark/contract/plan-proposals';
import { acceptPlan, previewPlan, proposePlan } from '../plans/service.ts';
import type { Handlers } from './mount.ts';

export const planProposalHandlers: Handlers<typeof planProposalRoutes> = {
  propose: ({ params, body }, context) => proposePlan(context, params.projectId, body ?? {}),
  accept: ({ params, body }, context) => acceptPlan(context, params.projectId, body),
};

export const planPreviewHandlers: Handlers<typeof planPreviewRoutes> = {
  show: ({ body }, context) => previewPlan(context, body),
};
