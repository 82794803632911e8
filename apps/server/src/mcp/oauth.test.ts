import { UnauthorizedError } from '@modelcontextprotocol/client';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { makeAssistant } from '../testing/assistant.ts';
import { ASSISTANT_RETURN as RETURN } from '../testing/connections.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { OAUTH_URL as PUBLIC_URL, pkce, throughProxy, wishOf } from '../testing/oauth.ts';
import { makeProject, makeUser, type TestUser } from '../testing/people.ts';

const OTHER_RETURN = 'https://assistant.example/other';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp({ config: { publicUrl: PUBLIC_URL } }));
});
afterAll(() => close());

const { ask, send, register, leadsTo } = throughProxy(() => app);

type Chosen = { scopes?: ('read' | 'propose' | 'write')[]; projectIds?: string[] };

/** A person allows what is asked; the address that their browser is sent to. */
async function allow(user: TestUser, address: URL, chosen: Chosen = {}) {
  const body = { request: address.searchParams.get('request') ?? '', scopes: ['read' as const], ...chosen };
  return new URL((await user.api.connections.create({ body })).data.address);
}

/** A client with a code that it may exchange. */
async function makeCode(user: TestUser) {
  const client_id = (await register([RETURN, OTHER_RETURN])).body.client_id ?? '';
  const { verifier, challenge } = pkce();
  const returned = await allow(user, await leadsTo(wishOf(client_id, challenge)));
  const code = returned.searchParams.get('code') ?? '';
  const exchange = {
    grant_type: 'authorization_code',
    code,
    code_verifier: verifier,
    client_id,
    redirect_uri: RETURN,
  };
  return { client_id, code, exchange };
}

async function makeConnection(user: TestUser) {
  const { client_id, exchange } = await makeCode(user);
  const { body } = await send('/oauth/token', exchange);
  const { access_token = '', refresh_token = '' } = body;
  const refresh = { grant_type: 'refresh_token', refresh_token, client_id };
  return { client_id, exchange, refresh, access_token };
}

const statusAtMcp = async (token: string) =>
  (await ask('/mcp', { method: 'POST', headers: { authorization: `Bearer ${token}` } })).status;

/** The official client, which was refused and has been told whom to ask. */
async function beginAssistant() {
  const assistant = makeAssistant(`${PUBLIC_URL}/mcp`, (url, init) => ask(url as string | URL, init));
  const first = assistant.transport();
  await expect(assistant.client().connect(first)).rejects.toBeInstanceOf(UnauthorizedError);
  return { ...assistant, first };
}

test('the official client knows only the address: it registers, asks, connects, and renews its token', async () => {
  const user = await makeUser(app);
  const { kept, transport, client, first } = await beginAssistant();
  const asked = await ask(kept.asked ?? '');
  const screen = new URL(asked.headers.get('location') ?? '', PUBLIC_URL);
  expect(screen.pathname).toBe('/connect');
  const request = screen.searchParams.get('request') ?? '';
  expect((await user.api.connections.read({ body: { request } })).data).toMatchObject({
    name: 'Cloud assistant',
    host: 'assistant.example',
    isLocal: false,
    scopes: ['read', 'propose', 'write'],
  });
  const returned = await allow(user, screen, { scopes: ['read', 'propose'] });
  expect(Object.fromEntries(returned.searchParams)).toMatchObject({ state: 'a state', iss: PUBLIC_URL });
  await first.finishAuth(returned.searchParams);

  const connected = client();
  await connected.connect(transport());
  const names = (await connected.listTools()).tools.map(({ name }) => name);
  expect(names).toContain('today');
  expect(names).not.toContain('complete');
  expect((await connected.callTool({ name: 'today', arguments: {} })).isError).toBeFalsy();

  const before = (kept.tokens as { access_token: string }).access_token;
  app.clock.advance({ minutes: 61 });
  expect((await connected.callTool({ name: 'today', arguments: {} })).isError).toBeFalsy();
  expect((kept.tokens as { access_token: string }).access_token).not.toBe(before);

  const { data } = await user.api.apiTokens.list();
  expect(data).toMatchObject([{ name: 'Cloud assistant', connectedFrom: 'assistant.example' }]);
  await user.api.apiTokens.revoke({ params: { id: data[0]?.id ?? '' } });
  await expect(connected.callTool({ name: 'today', arguments: {} })).rejects.toThrow();
});

test('a person allows some of their projects: the others do not exist for the assistant, also after a renewal', async () => {
  const [user, stranger] = [await makeUser(app), await makeUser(app)];
  const { project } = await makeProject(user, { name: 'Mine', description: '' });
  await makeProject(user, { name: 'Other', description: '' });
  const { project: foreign } = await makeProject(stranger, { description: '' });
  const { kept, transport, client, first } = await beginAssistant();
  const screen = await leadsTo(Object.fromEntries(new URL(kept.asked ?? '').searchParams));
  for (const wrong of [[], [foreign.id]])
    await expect(allow(user, screen, { projectIds: wrong })).rejects.toMatchObject({ status: 400 });
  await first.finishAuth((await allow(user, screen, { projectIds: [project.id] })).searchParams);
  const connected = client();
  await connected.connect(transport());
  for (let n = 0; n < 2; n++) {
    const { content } = await connected.callTool({ name: 'search', arguments: {} });
    expect(JSON.stringify(content)).toContain('Mine');
    expect(JSON.stringify(content)).not.toContain('Other');
    app.clock.advance({ minutes: 61 });
  }
});

describe('a token is refused', () => {
  test('for another resource, and at the API beside /mcp', async () => {
    const user = await makeUser(app);
    const { access_token, refresh } = await makeConnection(user);
    const other = await send('/oauth/token', { ...refresh, resource: 'https://other.example/mcp' });
    expect(other).toMatchObject({ status: 400, body: { error: 'invalid_target' } });
    expect(await statusAtMcp(access_token)).not.toBe(401);
    const beside = await ask('/api/projects', { headers: { authorization: `Bearer ${access_token}` } });
    expect(beside.status).toBe(401);
  });

  test('for a wrong verifier, another address, and another client; the right exchange then works', async () => {
    const { exchange } = await makeCode(await makeUser(app));
    const other = (await register([RETURN], 'Another')).body.client_id ?? '';
    for (const wrong of [
      { code_verifier: pkce().verifier },
      { redirect_uri: OTHER_RETURN },
      { client_id: other },
      { grant_type: 'refresh_token', refresh_token: exchange.code },
    ])
      expect(await send('/oauth/token', { ...exchange, ...wrong })).toMatchObject({
        status: 400,
        body: { error: 'invalid_grant' },
      });
    expect((await send('/oauth/token', { ...exchange, client_id: 'x' })).status).toBe(401);
    expect((await send('/oauth/token', exchange)).status).toBe(200);
  });

  test('for a code that is a minute old', async () => {
    const { exchange } = await makeCode(await makeUser(app));
    app.clock.advance({ seconds: 61 });
    expect((await send('/oauth/token', exchange)).body.error).toBe('invalid_grant');
  });
});

describe('a connection ends', () => {
  test('when its code is exchanged again', async () => {
    const { exchange, access_token, refresh } = await makeConnection(await makeUser(app));
    expect((await send('/oauth/token', exchange)).body.error).toBe('invalid_grant');
    expect(await statusAtMcp(access_token)).toBe(401);
    expect((await send('/oauth/token', refresh)).body.error).toBe('invalid_grant');
  });

  test('when any refresh token is used again, also one from long before', async () => {
    const { refresh } = await makeConnection(await makeUser(app));
    const second = (await send('/oauth/token', refresh)).body.refresh_token ?? '';
    const third = await send('/oauth/token', { ...refresh, refresh_token: second });
    expect(third.status).toBe(200);
    expect((await send('/oauth/token', refresh)).body.error).toBe('invalid_grant');
    expect(await statusAtMcp(third.body.access_token ?? '')).toBe(401);
  });

  test('with twenty parallel uses of one refresh token: at most one succeeds, and none lives on', async () => {
    const { refresh } = await makeConnection(await makeUser(app));
    const answers = await Promise.all(Array.from({ length: 20 }, () => send('/oauth/token', refresh)));
    const won = answers.filter(({ status }) => status === 200);
    expect(won).toHaveLength(1);
    const next = { ...refresh, refresh_token: won[0]?.body.refresh_token ?? '' };
    expect((await send('/oauth/token', next)).body.error).toBe('invalid_grant');
  });

  test('when its client revokes it, and not when another client does', async () => {
    const { access_token, refresh, client_id } = await makeConnection(await makeUser(app));
    const other = (await register([RETURN], 'Another')).body.client_id ?? '';
    await send('/oauth/revoke', { token: access_token, client_id: other });
    const renewed = (await send('/oauth/token', refresh)).body;
    expect(renewed.error).toBeUndefined();
    expect((await send('/oauth/revoke', { token: renewed.access_token ?? '', client_id })).status).toBe(200);
    expect(await statusAtMcp(renewed.access_token ?? '')).toBe(401);
  });

  test('with “Sign out everywhere”, and after 30 days without a renewal', async () => {
    const user = await makeUser(app);
    const { refresh } = await makeConnection(user);
    await user.api.auth.endSessions({});
    expect((await send('/oauth/token', refresh)).body.error).toBe('invalid_grant');
    const idle = await makeConnection(await makeUser(app));
    app.clock.advance({ days: 30 });
    expect((await send('/oauth/token', idle.refresh)).body.error).toBe('invalid_grant');
  });
});

test('what was not asked for, or long ago, is not allowed', async () => {
  const user = await makeUser(app);
  const { client_id = '' } = (await register([RETURN])).body;
  const screen = await leadsTo({ ...wishOf(client_id, pkce().challenge), scope: 'read' });
  await expect(allow(user, screen, { scopes: ['write'] })).rejects.toMatchObject({ status: 400 });
  app.clock.advance({ minutes: 31 });
  await expect(allow(user, screen)).rejects.toMatchObject({ status: 400 });
});

test('without https it is off, and says so', async () => {
  const { app: plain, close: closePlain } = await openTestApp({
    config: { publicUrl: 'http://nas.example' },
  });
  onTestFinished(closePlain);
  const metadata = await fetch(`${plain.address}/.well-known/oauth-protected-resource`);
  expect([metadata.status, ((await metadata.json()) as { message: string }).message]).toEqual([
    404,
    expect.stringContaining('https://'),
  ]);
  const refused = await fetch(`${plain.address}/mcp`, { method: 'POST' });
  expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
});
