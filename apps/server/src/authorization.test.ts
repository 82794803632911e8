import { randomBytes } from 'node:crypto';
import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import { SCOPES } from '@daymark/domain/api-tokens';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { giveApiToken } from './testing/api-tokens.ts';
import type { Attempt } from './testing/authorization-row.ts';
import { ROWS } from './testing/authorization-rows.ts';
import { openTestApp, type TestApp } from './testing/harness.ts';
import { isLong, sampled } from './testing/long-run.ts';
import { OPEN } from './testing/open-operations.ts';
import { makeOwner, type Owner } from './testing/owner.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from './testing/people.ts';
import { rowsOf } from './testing/rows.ts';
import { folderWithBackup } from './testing/server-things.ts';
import { makeOwnerOf } from './users/owner.ts';

const operations = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, route]): [string, Route] => [`${feature}.${name}`, route]),
);
const protectedOperations = operations.filter(([, route]) => route.access !== 'public');

const backups = folderWithBackup();
let app: TestApp;
let close: () => Promise<void>;
let victim: Owner;
let attacker: Owner;
/** Somebody who owns nothing. */
let stranger: TestUser;
/** Another project of the victim. */
let elsewhereId: string;
/** A token whose session has ended. */
let endedToken: string;

beforeAll(async () => {
  ({ app, close } = await openTestApp({ keepsEngine: true, config: { backupDir: backups.folder } }));
  victim = await makeOwner(app);
  attacker = await makeOwner(app);
  stranger = await makeUser(app);
  elsewhereId = await makeElsewhere(victim);
  const gone = await makeUser(app);
  await gone.api.auth.logOut();
  endedToken = gone.token;
});
afterAll(async () => {
  await close();
  backups.remove();
});

async function makeElsewhere(owner: Owner): Promise<string> {
  const { project } = await makeProject(owner, { name: 'Elsewhere' });
  await addSubtask(owner, project.id, { title: 'Unmentioned', dueDate: '2026-11-20' });
  return project.id;
}

/** The caller of a successful request, which a read leaves as it was. A new owner takes thirty requests. */
const ownerFor = async (route: Route): Promise<Owner> =>
  route.endpoint.startsWith('GET ') ? victim : makeOwner(app);

async function ask(route: Route, { params = {}, query = {}, body }: Attempt, token?: string) {
  const [method = 'GET', path = ''] = route.endpoint.split(' ');
  const isForm = body instanceof FormData;
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${app.address}/api${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

const secretsOf = (owner: Owner) => [
  owner.projectId,
  owner.trashedProjectId,
  owner.milestoneId,
  owner.subtaskId,
  owner.otherSubtaskId,
  owner.deletedSubtaskId,
  owner.chatId,
  owner.messageId,
  owner.proposalId,
  owner.deletedChatId,
  owner.planChangeId,
  owner.dayOffId,
  owner.feedId,
  owner.removedFeedId,
  owner.publishedCalendarId,
  owner.publishedFile,
  owner.clientLinkId,
  owner.clientNoteId,
  owner.apiTokenId,
  owner.passkeyId,
  owner.webhookId,
  owner.pushDeviceId,
  owner.pushEndpoint,
  owner.deliveryId,
  owner.quoteId,
  owner.sentQuoteId,
  owner.email,
];

const expectRefusal = ({ status, text }: { status: number; text: string }) => {
  expect(text).toContain('"code":"insufficient_scope"');
  expect(status).toBe(403);
};

const expectOwnerOnly = ({ status, text }: { status: number; text: string }) => {
  expect(text).toContain('"code":"owner_only"');
  expect(status).toBe(403);
};

/** Every row of a user but the tokens and the waiting mails, whose making and use is no part of a call. */
const withoutTokens = ({ api_tokens: _tokens, ...rows }: Record<string, string>) => rows;

const plansOf = async ({ userId }: Owner) => withoutTokens(await rowsOf(app, userId));

type TokenSettings = Parameters<typeof giveApiToken>[2];
/** Below the limit of requests a minute: the clock of these tests stands still. */
const REQUESTS_OF_A_TOKEN = 100;
const tokens = new Map<string, { secret: string; left: number }>();

/** The victim may have a limited number of tokens: one of each kind serves many operations. */
async function victimsToken(settings: TokenSettings): Promise<string> {
  const key = JSON.stringify(settings);
  const known = tokens.get(key);
  const token =
    known && known.left > 0
      ? known
      : { secret: (await giveApiToken(app, victim, settings)).secret, left: REQUESTS_OF_A_TOKEN };
  tokens.set(key, { ...token, left: token.left - 1 });
  return token.secret;
}

/** What a token may have without the scope of a route: all others, and in the long run also each of them alone. */
function withoutScope({ access }: Route) {
  const others = SCOPES.filter((scope) => scope !== access);
  return isLong ? [others, ...others.map((scope) => [scope])] : [others];
}

const rowOf = (operation: string) => {
  const row = ROWS[operation];
  if (!row) throw new Error(`Say in testing/authorization-rows.ts how ${operation} is called`);
  return row;
};

test('every registered route has a row: who may call it was decided', () => {
  const pages =
    /^GET (\/(about|features|contact|privacy|terms|[\w-]+\.(svg|png|txt|webmanifest)|service-worker\.js|assets\/(?:(?:de|fr|es)-\w+\/)?[^/]+))?(\/index\.html)?$/;
  const registered = app.app.registeredRoutes
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url, operation }) => operation ?? `${method} ${url.replace(/\/$/, '')}`)
    .filter((name) => !pages.test(name));
  const known = new Set([...Object.keys(ROWS), ...OPEN]);
  expect(registered.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !registered.includes(name))).toEqual([]);
});

function expectDone({ answer, status = 200 }: Route, asked: { status: number; text: string }) {
  const isFile = 'download' in answer || 'files' in answer;
  if (!isFile) expect(asked.text).toContain('"success":true');
  expect(asked.status).toBe(status);
}

describe.each(protectedOperations)('%s', (operation, route) => {
  test('refuses nobody, a made-up token, a broken one, and one whose session has ended', async () => {
    const attempt = rowOf(operation).own(victim);
    const madeUp = `daymark_${victim.userId.replaceAll('-', '')}_${randomBytes(32).toString('base64url')}`;
    const madeUpForApi = madeUp.replace('daymark_', 'daymark_api_');
    for (const token of [undefined, madeUp, madeUpForApi, 'daymark_', 'x'.repeat(5_000), endedToken])
      expect((await ask(route, attempt, token)).status).toBe(401);
  });

  test('shows and does nothing of another person’s, not to a token without its scope or of other projects', async () => {
    const before = await rowsOf(app, victim.userId);
    const { own, mixed, ofOneself } = rowOf(operation);
    // What somebody does with what is their own may end their session.
    const other = ofOneself ? await makeUser(app) : stranger;

    const asked = await ask(route, own(victim), other.token);
    if (route.access === 'owner') expectOwnerOnly(asked);
    else if (ofOneself) expect(asked.status).toBeLessThan(300);
    else expect(asked.status).toBe(404);
    const answers = [asked];
    for (const attempt of mixed?.(victim, attacker) ?? [])
      answers.push(await ask(route, attempt, attacker.token));
    expect(await rowsOf(app, victim.userId)).toEqual(before);

    for (const scopes of withoutScope(route))
      expectRefusal(await ask(route, own(victim), await victimsToken({ scopes })));
    const elsewhere = await ask(route, own(victim), await victimsToken({ projectIds: [elsewhereId] }));
    if (route.access === 'session' || route.access === 'owner' || !route.projects) expectRefusal(elsewhere);
    else expect(elsewhere.status).toBe(route.projects === 'listed' ? 200 : 404);
    for (const { text } of [...answers, elsewhere])
      for (const secret of secretsOf(victim)) expect(text).not.toContain(secret);
    expect(await plansOf(victim)).toEqual(withoutTokens(before));
  });

  test('does it for its owner', async () => {
    const owner = await ownerFor(route);
    if (route.access === 'owner') await makeOwnerOf(app.db, owner.userId);
    expectDone(route, await ask(route, rowOf(operation).own(owner), owner.token));
  });
});

const open = protectedOperations.flatMap(([operation, route]) =>
  route.access === 'session' || route.access === 'owner' || route.access === 'public'
    ? []
    : [{ operation, route, scope: route.access }],
);

// Where projects can be chosen, the test below also does it with the scope.
const onlyScoped = isLong
  ? open
  : sampled(
      open.filter(({ route }) => !route.projects),
      20,
    );

test.each(onlyScoped)('$operation is done for an API token with the scope $scope', async (one) => {
  const { operation, route, scope } = one;
  const owner = await ownerFor(route);
  const { secret, forget } = await giveApiToken(app, owner, { scopes: [scope] });
  expectDone(route, await ask(route, rowOf(operation).own(owner), secret));
  // The owner of all reading calls may have a limited number of tokens.
  await forget();
});

test.each(open.filter(({ route }) => route.projects))(
  '$operation tells an API token of no other project',
  async (one) => {
    const { operation, route, scope } = one;
    const owner = await ownerFor(route);
    const words = ['Elsewhere', 'Unmentioned', owner === victim ? elsewhereId : await makeElsewhere(owner)];
    const projectIds = [owner.projectId, owner.trashedProjectId];
    const { secret, forget } = await giveApiToken(app, owner, { scopes: [scope], projectIds });
    const { status, text } = await ask(route, rowOf(operation).own(owner), secret);
    expect(status).toBe(route.status ?? 200);
    for (const word of words) expect(text).not.toContain(word);
    await forget();
  },
);
