import type { trashRoutes } from '@daymark/contract/trash';
import { deleteForGood, emptyTrash, restoreFromTrash, trashedProjects } from '../projects/trash.ts';
import type { Handlers } from './mount.ts';

export const trashHandlers: Handlers<typeof trashRoutes> = {
  list: ({ query }, context) => trashedProjects(context, query),
  restore: ({ params }, context) => restoreFromTrash(context, params.id),
  delete: ({ params }, context) => deleteForGood(context, params.id),
  empty: (_input, context) => emptyTrash(context),
};
