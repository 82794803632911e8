import type { searchRoutes } from '@daymark/contract/search';
import type { Handlers } from '../http/mount.ts';
import { searchProjects } from './search.ts';

export const searchHandlers: Handlers<typeof searchRoutes> = {
  projects: ({ query }, context) => searchProjects(context, query),
};
