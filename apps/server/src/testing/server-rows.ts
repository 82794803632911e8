import type { Row } from './authorization-row.ts';

/** A call for each operation of the owner of the server. */
export const SERVER_ROWS: Record<string, Row> = {
  'server.get': { own: () => ({}) },
  'server.change': { own: () => ({ body: { signUps: 'open' } }) },
  'server.storage': { own: () => ({}) },
  'server.testMail': { own: () => ({}) },
  'server.invitations': { own: () => ({}) },
  'server.invite': { own: () => ({ body: { email: 'guest@example.com', days: 7 } }) },
  'server.revokeInvitation': { own: ({ invitationId }) => ({ params: { id: invitationId } }) },
  'server.people': { own: () => ({}) },
  'server.changePerson': { own: ({ guestId }) => ({ params: { id: guestId }, body: { isDisabled: true } }) },
  'server.signOutPerson': { own: ({ guestId }) => ({ params: { id: guestId } }) },
  'server.deletePerson': { own: ({ guestId }) => ({ params: { id: guestId } }) },
  'server.backups': { own: () => ({}) },
  'server.backUp': { own: () => ({}) },
  'server.drillRestore': { own: () => ({}) },
  'server.failedJobs': { own: () => ({}) },
  'server.retryJob': { own: ({ failedJobId }) => ({ params: { id: failedJobId } }) },
};
