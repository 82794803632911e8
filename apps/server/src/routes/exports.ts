import type { exportRoutes } from '@daymark/contract/exports';
import { exportDelays } from '../exports/delays.ts';
import { exportEveryProject, exportProject } from '../exports/plans.ts';
import { exportAccount } from '../exports/service.ts';
import { exportTimeEntries } from '../exports/time-entries.ts';
import type { Handlers } from './mount.ts';

export const exportHandlers: Handlers<typeof exportRoutes> = {
  projects: ({ query }, context) => exportEveryProject(context, query.format),
  project: ({ params, query }, context) => exportProject(context, params.projectId, query.format),
  delays: ({ params }, context) => exportDelays(context, params.projectId),
  timeEntries: ({ query }, context) => exportTimeEntries(context, query),
  account: (_input, context) => exportAccount(context),
};
