import type { searchRoutes } from '@daymark/contract/search';
import { searchProjects } from '../projects/search.ts';
import { searchSubtasks } from '../subtasks/search.ts';
import type { Handlers } from './mount.ts';

export const searchHandlers: Handlers<typeof searchRoutes> = {
  projects: ({ query }, context) => searchProjects(context, query),
  subtasks: ({ query }, context) => searchSubtasks(context, query),
};
