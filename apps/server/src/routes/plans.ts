import type { planPreviewRoutes } from '@daymark/contract/plan-previews';
import type { planProposalRoutes } from '@daymark/contract/plan-proposals';
import { acceptPlan, previewPlan, proposePlan } from '../plans/service.ts';
import type { Handlers } from './mount.ts';
import { withWaitsSettled } from './waits-settled.ts';

export const planProposalHandlers: Handlers<typeof planProposalRoutes> = {
  propose: ({ params, body }, context) => proposePlan(context, params.projectId, body ?? {}),
  accept: async ({ params, body }, context) =>
    withWaitsSettled(context, await acceptPlan(context, params.projectId, body), [params.projectId]),
};

export const planPreviewHandlers: Handlers<typeof planPreviewRoutes> = {
  show: ({ body }, context) => previewPlan(context, body),
};
