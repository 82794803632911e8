import { randomBytes } from 'node:crypto';
import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Attempt } from './testing/authorization-row.ts';
import { OPEN, ROWS } from './testing/authorization-rows.ts';
import { openTestApp, type TestApp } from './testing/harness.ts';
import { makeOwner, type Owner } from './testing/owner.ts';
import { makeUser } from './testing/people.ts';
import { rowsOf } from './testing/rows.ts';

const operations = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, route]): [string, Route] => [`${feature}.${name}`, route]),
);
const protectedOperations = operations.filter(([, route]) => route.access === 'user');

let app: TestApp;
let close: () => Promise<void>;
let victim: Owner;
let attacker: Owner;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
  victim = await makeOwner(app);
  attacker = await makeOwner(app);
});
afterAll(() => close());

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
  owner.email,
];

const rowOf = (operation: string) => {
  const row = ROWS[operation];
  if (!row) throw new Error(`Say in testing/authorization-rows.ts how ${operation} is called`);
  return row;
};

test('every registered route has a row: who may call it was decided', () => {
  const pages =
    /^GET (\/(about|features|contact|privacy|terms|[\w-]+\.(svg|png|txt|webmanifest)|service-worker\.js|assets\/[^/]+))?(\/index\.html)?$/;
  const registered = app.app.registeredRoutes
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS')
    .map(({ method, url, operation }) => operation ?? `${method} ${url.replace(/\/$/, '')}`)
    .filter((name) => !pages.test(name));
  const known = new Set([...Object.keys(ROWS), ...OPEN]);
  expect(registered.filter((name) => !known.has(name))).toEqual([]);
  expect([...known].filter((name) => !registered.includes(name))).toEqual([]);
});

describe.each(protectedOperations)('%s', (operation, route) => {
  test('refuses nobody, a made-up token, a broken one, and one whose session has ended', async () => {
    const attempt = rowOf(operation).own(victim);
    const gone = await makeUser(app);
    await gone.api.auth.logOut();
    const madeUp = `daymark_${victim.userId.replaceAll('-', '')}_${randomBytes(32).toString('base64url')}`;
    for (const token of [undefined, madeUp, 'daymark_', 'x'.repeat(5_000), gone.token])
      expect((await ask(route, attempt, token)).status).toBe(401);
  });

  test('shows and does nothing of another person’s', async () => {
    const before = await rowsOf(app, victim.userId);
    const { own, mixed, ofOneself } = rowOf(operation);
    const stranger = await makeUser(app);

    const asked = await ask(route, own(victim), stranger.token);
    if (ofOneself) expect(asked.status).toBeLessThan(300);
    else expect(asked.status).toBe(404);
    const answers = [asked];
    for (const attempt of mixed?.(victim, attacker) ?? [])
      answers.push(await ask(route, attempt, attacker.token));

    for (const { text } of answers)
      for (const secret of secretsOf(victim)) expect(text).not.toContain(secret);
    expect(await rowsOf(app, victim.userId)).toEqual(before);
  });

  test('does it for its owner', async () => {
    const owner = await makeOwner(app);
    const { status, text } = await ask(route, rowOf(operation).own(owner), owner.token);
    const isFile = 'download' in route.answer || 'files' in route.answer;
    if (!isFile) expect(text).toContain('"success":true');
    expect(status).toBe(route.status ?? 200);
  });
});
