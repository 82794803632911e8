import type { clientLinkRoutes } from '@daymark/contract/client-links';
import { clientLinksOf, makeClientLink, revokeClientLink } from '../auth/client-links.ts';
import { clientNotesOf, seeClientNote } from '../client-links/notes.ts';
import { previewClientPage } from '../client-links/preview.ts';
import type { Handlers } from './mount.ts';

export const clientLinkHandlers: Handlers<typeof clientLinkRoutes> = {
  list: ({ params }, context) => clientLinksOf(context, params.projectId),
  make: ({ params, body }, context) => makeClientLink(context, params.projectId, body),
  preview: ({ params, body }, context) => previewClientPage(context, params.projectId, body),
  revoke: ({ params }, context) => revokeClientLink(context, params.id),
  notes: ({ params }, context) => clientNotesOf(context, params.projectId),
  seeNote: ({ params, body }, context) => seeClientNote(context, params.id, body),
};
