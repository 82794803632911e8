import type { trashRoutes } from '@daymark/contract/trash';
import type { Handlers } from '../http/mount.ts';
import { deleteForGood, emptyTrash, restoreFromTrash, trashedProjects } from './trash.ts';

export const trashHandlers: Handlers<typeof trashRoutes> = {
  list: ({ query }, context) => trashedProjects(context, query),
  restore: ({ params }, context) => restoreFromTrash(context, params.id),
  delete: ({ params }, context) => deleteForGood(context, params.id),
  empty: (_input, context) => emptyTrash(context),
};
