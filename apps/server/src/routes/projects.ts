import type { projectRoutes } from '@daymark/contract/project-routes';
import { createProject } from '../plans/service.ts';
import {
  changeProject,
  listOfProjects,
  oneProject,
  overviewOfProjects,
  projectStats,
  trashProject,
} from '../projects/service.ts';
import type { Handlers } from './mount.ts';

export const projectHandlers: Handlers<typeof projectRoutes> = {
  list: ({ query }, context) => listOfProjects(context, query),
  stats: (_input, context) => projectStats(context),
  overview: (_input, context) => overviewOfProjects(context),
  get: ({ params, query }, context) => oneProject(context, params.id, query.since),
  create: ({ body }, context) => createProject(context, body),
  change: ({ params, body, ifVersion }, context) => changeProject(context, params.id, body, ifVersion),
  setProgress: ({ params, body, ifVersion }, context) => changeProject(context, params.id, body, ifVersion),
  delete: ({ params }, context) => trashProject(context, params.id),
};
