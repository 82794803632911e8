import type { replanRoutes } from '@daymark/contract/replans';
import { applyReplan, lintProject, outlookOnPlans, previewReplan } from '../replans/service.ts';
import type { Handlers } from './mount.ts';

export const replanHandlers: Handlers<typeof replanRoutes> = {
  outlook: (_call, context) => outlookOnPlans(context),
  preview: ({ query: { projectId, staying, away } }, context) =>
    previewReplan(context, { projectId: projectId ?? null, staying: staying ?? [], away: away ?? null }),
  lint: ({ params }, context) => lintProject(context, params.projectId),
  apply: ({ body }, context) => applyReplan(context, body),
};
