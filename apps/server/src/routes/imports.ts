import type { importRoutes } from '@daymark/contract/imports';
import { acceptDays, proposeDays } from '../imports/days.ts';
import { importFile, importsOf, previewImport } from '../imports/service.ts';
import { undoImport } from '../imports/undoing.ts';
import type { Handlers } from './mount.ts';

export const importHandlers: Handlers<typeof importRoutes> = {
  preview: ({ upload, query }, context) =>
    previewImport(context, { ...query, file: upload, columns: query.columns }),
  create: ({ upload, query }, context) =>
    importFile(context, { ...query, file: upload, columns: query.columns }),
  list: (_, context) => importsOf(context),
  proposeDays: ({ params, query }, context) =>
    proposeDays(context, { id: params.id, projectId: query.projectId }),
  acceptDays: ({ params, query, body }, context) =>
    acceptDays(context, { id: params.id, projectId: query.projectId }, body.stamp),
  undo: ({ params }, context) => undoImport(context, params.id),
};
