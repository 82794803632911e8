import type { replanRoutes } from '@daymark/contract/replans';
import { promisesBrokenBy } from '../promises/service.ts';
import { applyReplan, earlyAnswers, lintProject, outlookOnPlans, previewReplan } from '../replans/service.ts';
import type { Handlers } from './mount.ts';

export const replanHandlers: Handlers<typeof replanRoutes> = {
  outlook: (_call, context) => outlookOnPlans(context),
  early: async (_call, context) => {
    const data = await earlyAnswers(context);
    return { data, count: data.length };
  },
  preview: async ({ query }, context) => {
    const { projectId = null, staying = [], away, week = null, answered } = query;
    const scope = { projectId, staying, away: away ? [away] : [], week, answered };
    const replan = await previewReplan(context, scope);
    return { ...replan, promises: await promisesBrokenBy(context, replan.moves) };
  },
  lint: ({ params }, context) => lintProject(context, params.projectId),
  apply: ({ body }, context) => applyReplan(context, { ...body, away: body.away ? [body.away] : [] }),
};
