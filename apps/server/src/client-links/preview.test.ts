import { afterAll, beforeAll, expect, test } from 'vitest';
import { PERSON } from '../testing/accounts.ts';
import { makeSite, readPage } from '../testing/client-links.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const logInAgain = async ({ email }: TestUser) =>
  app.client((await app.client().auth.logIn({ body: { email, password: PERSON.password } })).data.token);

const ENDS: [string, (user: TestUser) => Promise<unknown>][] = [
  ['they log out', ({ api }) => api.auth.logOut()],
  ['they sign out everywhere', ({ api }) => api.auth.endSessions({})],
  [
    'their session is ended in the list',
    async ({ api }) => {
      const id = (await api.auth.sessions()).data[0]?.id ?? '';
      await api.auth.endSession({ params: { id } });
    },
  ],
  [
    'another device signs out all others',
    async (user) => (await logInAgain(user)).auth.endSessions({ query: { others: 'true' } }),
  ],
  [
    'they are disabled',
    ({ userId }) =>
      app.db.updateTable('users').set({ disabled_at: app.clock.now() }).where('id', '=', userId).execute(),
  ],
];

test.each(ENDS)(
  'the address of a preview shows nothing any more, on no node, when %s',
  async (_when, end) => {
    const another = await app.startAnother();
    const user = await makeUser(app);
    const { projectId } = await makeSite(user);
    const body = { shows: ['brief' as const], language: 'en' as const };
    const { address } = (await user.api.clientLinks.preview({ params: { projectId }, body })).data;
    const path = new URL(address).pathname;
    const statuses = async () =>
      Promise.all([app, another].map(async (node) => (await readPage(node, path)).status));
    expect(await statuses()).toEqual([200, 200]);
    await end(user);
    expect(await statuses()).toEqual([404, 404]);
  },
);

test('it does not end with another session of the same person', async () => {
  const user = await makeUser(app);
  const { projectId } = await makeSite(user);
  const other = await logInAgain(user);
  const body = { shows: ['brief' as const], language: 'en' as const };
  const { address } = (await other.clientLinks.preview({ params: { projectId }, body })).data;
  await user.api.auth.logOut();
  expect((await readPage(app, new URL(address).pathname)).status).toBe(200);
});
