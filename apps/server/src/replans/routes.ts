import type { replanRoutes } from '@daymark/contract/replans';
import type { Handlers } from '../http/mount.ts';
import { applyReplan, lintProject, outlookOnPlans, previewReplan } from './service.ts';

export const replanHandlers: Handlers<typeof replanRoutes> = {
  outlook: (_call, context) => outlookOnPlans(context),
  preview: ({ query }, context) => previewReplan(context, query.projectId ?? null, query.staying ?? []),
  lint: ({ params }, context) => lintProject(context, params.projectId),
  apply: ({ body }, context) => applyReplan(context, body),
};
