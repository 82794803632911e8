import type { replanRoutes } from '@daymark/contract/replans';
import type { Handlers } from '../http/mount.ts';
import { applyReplan, lintProject, previewReplan } from './service.ts';

export const replanHandlers: Handlers<typeof replanRoutes> = {
  preview: ({ query }, context) => previewReplan(context, query.projectId ?? null),
  lint: ({ params }, context) => lintProject(context, params.projectId),
  apply: ({ body }, context) => applyReplan(context, body),
};
