import { PERSON } from './accounts.ts';
import type { Row } from './authorization-row.ts';

/** A form with a picture of one pixel. */
function pictureForm(): FormData {
  const form = new FormData();
  form.set('avatar', new File([Buffer.from(PIXEL, 'base64')], 'me.gif'));
  return form;
}

const PIXEL = 'R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAkQBADs=';

/** A call for each operation of accounts, sessions, API tokens, profiles and pictures. */
export const ACCOUNT_ROWS: Record<string, Row> = {
  'auth.profile': { own: () => ({}), ofOneself: true },
  'auth.logOut': { own: () => ({}), ofOneself: true },
  'auth.sessions': { own: () => ({}), ofOneself: true },
  'auth.endSessions': { own: () => ({}), ofOneself: true },
  'auth.endSession': { own: (owner) => ({ params: { id: owner.sessionId } }) },
  'users.changeProfile': {
    own: () => ({ body: { firstname: 'Beatriz' } }),
    ofOneself: true,
    mixed: (victim) => [
      { body: { id: victim.userId, _id: victim.userId, userId: victim.userId, firstname: 'Beatriz' } },
      { body: { email: victim.email, firstname: 'Beatriz' } },
    ],
  },
  'users.settings': { own: () => ({}), ofOneself: true },
  'users.changeSettings': {
    own: () => ({ body: { hoursPerDay: 4 } }),
    ofOneself: true,
    mixed: (victim) => [{ body: { userId: victim.userId, hoursPerDay: 4 } }],
  },
  // With other users' ids the password must be wrong: a correct one would change the attacker for all other rows.
  'users.changePassword': {
    own: () => ({ body: { currentPassword: PERSON.password, newPassword: 'Lantern-river-77?' } }),
    ofOneself: true,
    mixed: (victim) => [
      {
        body: {
          userId: victim.userId,
          email: victim.email,
          currentPassword: 'Wrong-password-1!',
          newPassword: 'Lantern-river-77?',
        },
      },
    ],
  },
  'users.deleteAccount': {
    own: () => ({ body: { password: PERSON.password } }),
    ofOneself: true,
    mixed: (victim) => [
      { body: { userId: victim.userId, email: victim.email, password: 'Wrong-password-1!' } },
    ],
  },
  'apiTokens.list': { own: () => ({}), ofOneself: true },
  'apiTokens.create': {
    own: () => ({ body: { name: 'Script', scopes: ['read'], days: 30 } }),
    ofOneself: true,
    mixed: (victim) => [
      { body: { name: 'Script', scopes: ['read'], days: 30, projectIds: [victim.projectId] } },
      { body: { id: victim.apiTokenId, userId: victim.userId, name: 'Script', scopes: ['read'], days: 30 } },
    ],
  },
  'apiTokens.revoke': { own: (owner) => ({ params: { id: owner.apiTokenId } }) },
  'connections.read': { own: (owner) => ({ body: { request: owner.connectionRequest } }), ofOneself: true },
  'connections.create': {
    own: (owner) => ({ body: { request: owner.connectionRequest, scopes: ['read'] } }),
    ofOneself: true,
    mixed: (victim) => [
      { body: { request: victim.connectionRequest, scopes: ['write'], userId: victim.userId } },
    ],
  },
  'users.profile': { own: () => ({}), ofOneself: true },
  'avatars.upload': { own: () => ({ body: pictureForm() }), ofOneself: true },
  'avatars.remove': { own: () => ({}), ofOneself: true },
};
