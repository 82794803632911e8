import { afterAll, beforeAll, expect, test } from 'vitest';
import { ASSISTANT_RETURN as RETURN } from '../testing/connections.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { OAUTH_URL as PUBLIC_URL, pkce, throughProxy, wishOf } from '../testing/oauth.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp({ config: { publicUrl: PUBLIC_URL } }));
});
afterAll(() => close());

const { ask, register, leadsTo } = throughProxy(() => app);

test('nobody is sent to an address that was not registered', async () => {
  const { client_id = '' } = (await register([RETURN, 'http://localhost/done'])).body;
  const wish = wishOf(client_id, pkce().challenge);
  for (const redirect_uri of [
    'https://evil.example/return',
    `${RETURN}/`,
    `${RETURN}?x=1`,
    'https://assistant.example:444/return',
    'javascript:alert(1)',
    '',
  ])
    expect((await leadsTo({ ...wish, redirect_uri })).href).toBe(`${PUBLIC_URL}/connect?problem=address`);
  expect((await leadsTo({ ...wish, client_id: 'x' })).href).toBe(`${PUBLIC_URL}/connect?problem=client`);
  expect((await leadsTo({ ...wish, redirect_uri: 'http://localhost:4242/done' })).pathname).toBe('/connect');
});

test('no request leads to an address that whoever asks has registered: the person reads on our screen what is wrong', async () => {
  const { client_id = '' } = (await register([RETURN])).body;
  const wish = { ...wishOf(client_id, pkce().challenge), state: 's', scope: 'read' };
  const { response_type: _, code_challenge: __, code_challenge_method: ___, ...bare } = wish;
  const problemOf = async (fields: Record<string, string>) => {
    const { origin, pathname, searchParams } = await leadsTo(fields);
    expect([fields, origin, pathname]).toEqual([fields, PUBLIC_URL, '/connect']);
    return Object.fromEntries(searchParams);
  };
  expect(await problemOf(bare)).toEqual({ problem: 'unsupported_response_type' });
  expect(await problemOf({ ...wish, code_challenge_method: 'plain' })).toEqual({
    problem: 'invalid_request',
  });
  expect(await problemOf({ ...wish, scope: 'admin' })).toEqual({ problem: 'invalid_scope' });
  expect(await problemOf({ ...wish, resource: 'https://other.example/mcp' })).toEqual({
    problem: 'invalid_target',
  });
  const others = ['', 'none', 'token', '%0d%0alocation:', 'https://evil.example', 'x'.repeat(300)];
  for (const name of [...Object.keys(wish), 'prompt', 'response_mode', 'resource', 'error'])
    for (const value of others) await problemOf({ ...wish, [name]: value });
  for (const name of Object.keys(wish)) {
    const twice = await ask(`/oauth/authorize?${new URLSearchParams(wish)}&${name}=x`);
    expect(twice.headers.get('location')).toBe('/connect?problem=invalid_request');
  }
});

test('addresses that lead to no web server or program are not registered', async () => {
  for (const address of [
    'http://assistant.example/return',
    'javascript:alert(1)',
    'data:text/html,x',
    'https://user:pass@assistant.example/',
    'https://assistant.example/#x',
    'cursor://callback',
    'nothing',
  ])
    expect(await register([address])).toMatchObject({ status: 400, body: { error: 'invalid_redirect_uri' } });
  for (const addresses of [[], Array(11).fill(RETURN), [`${RETURN}/${'x'.repeat(500)}`]])
    expect(await register(addresses)).toMatchObject({ status: 400 });
  const named = await register([RETURN], `  \u202eBank\u0000 ${'x'.repeat(100)}`);
  expect(named.body.client_name).toBe(`Bank ${'x'.repeat(55)}`);
});
