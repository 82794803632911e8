import type { projectCopyRoutes } from '@daymark/contract/project-copies';
import { duplicateProject } from '../plans/duplicating.ts';
import type { Handlers } from './mount.ts';

export const projectCopyHandlers: Handlers<typeof projectCopyRoutes> = {
  create: ({ params, body }, context) => duplicateProject(context, params.id, body),
};
