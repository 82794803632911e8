import type { replanRoutes } from '@daymark/contract/replans';
import { applyReplan, lintProject, outlookOnPlans, previewReplan } from '../replans/service.ts';
import type { Handlers } from './mount.ts';

export const replanHandlers: Handlers<typeof replanRoutes> = {
  outlook: (_call, context) => outlookOnPlans(context),
  preview: ({ query: { projectId = null, staying = [], away, week = null } }, context) =>
    previewReplan(context, { projectId, staying, away: away ? [away] : [], week }),
  lint: ({ params }, context) => lintProject(context, params.projectId),
  apply: ({ body }, context) => applyReplan(context, { ...body, away: body.away ? [body.away] : [] }),
};
