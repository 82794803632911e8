import type { Row } from './authorization-row.ts';
import { EVERYTHING } from './client-links.ts';
import type { Owner } from './owner.ts';

const inProject = ({ projectId }: Owner) => ({ params: { projectId } });
const { days: _days, ...WISH } = EVERYTHING;

/** A call for each operation of links for clients. Their pages, which need no token, are in client-links.test.ts. */
export const CLIENT_LINK_ROWS: Record<string, Row> = {
  'clientLinks.list': { own: inProject },
  'clientLinks.make': {
    own: (owner) => ({ ...inProject(owner), body: EVERYTHING }),
    mixed: (victim, attacker) => [
      {
        ...inProject(attacker),
        body: { ...EVERYTHING, id: victim.clientLinkId, userId: victim.userId, projectId: victim.projectId },
      },
    ],
  },
  'clientLinks.preview': {
    own: (owner) => ({ ...inProject(owner), body: WISH }),
    mixed: (victim, attacker) => [
      { ...inProject(attacker), body: { ...WISH, userId: victim.userId, projectId: victim.projectId } },
    ],
  },
  'clientLinks.revoke': { own: (owner) => ({ params: { id: owner.clientLinkId } }) },
  'clientLinks.notes': { own: inProject },
  'clientLinks.seeNote': {
    own: (owner) => ({ params: { id: owner.clientNoteId }, body: { isSeen: true } }),
    mixed: (victim, attacker) => [
      {
        params: { id: attacker.clientNoteId },
        body: { isSeen: true, id: victim.clientNoteId, userId: victim.userId },
      },
    ],
  },
};
