// A real OpenID Connect provider in its own process: `node provider-process.ts PEOPLE` prints its address as a line of
// JSON. PEOPLE is a list of claims. Its log-in is a page with a button for each person.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import Provider from 'oidc-provider';

interface KnownPerson {
  sub: string;
  email: string;
}

const people: KnownPerson[] = JSON.parse(process.argv[2] ?? '[]');
const CLIENT = { client_id: 'daymark', client_secret: 'a-secret-between-both' };

const server = createServer();
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const provider = new Provider(issuer, {
  clients: [{ ...CLIENT, redirect_uris: ['http://127.0.0.1/login-return'] }],
  claims: {
    openid: ['sub'],
    email: ['email', 'email_verified'],
    profile: ['given_name', 'family_name', 'name'],
  },
  cookies: { keys: ['a key of this test'] },
  features: { devInteractions: { enabled: false } },
  interactions: { url: (_, { uid }) => `/interaction/${uid}` },
  findAccount: (_, sub) => {
    const person = people.find((known) => known.sub === sub);
    return person && { accountId: sub, claims: async () => ({ ...person }) };
  },
  // Everybody who logs in gives consent.
  loadExistingGrant: async ({ oidc: { client, session, provider: at } }) => {
    const grant = new at.Grant({ clientId: client?.clientId ?? '', accountId: session?.accountId ?? '' });
    grant.addOIDCScope('openid email profile');
    await grant.save();
    return grant;
  },
});
// The nodes of the tests listen on random ports.
provider.Client.prototype.redirectUriAllowed = (uri: string) =>
  /^http:\/\/127\.0\.0\.1:\d+\/login-return$/.test(uri);

const page = () =>
  `<!doctype html><html lang="en"><title>Provider</title><main><h1>Who are you?</h1><form method="post">${people
    .map(({ sub, email }) => `<button name="sub" value="${sub}">${email}</button>`)
    .join('')}<button name="sub" value="">Cancel</button></form></main></html>`;

const answer = provider.callback();
server.on('request', async (request, response) => {
  if (request.url === '/favicon.ico') return response.writeHead(204).end();
  if (!request.url?.startsWith('/interaction/')) return answer(request, response);
  if (request.method === 'GET') return response.setHeader('content-type', 'text/html').end(page());
  const sub = new URLSearchParams(await text(request)).get('sub') ?? '';
  const result = sub === '' ? { error: 'access_denied' } : { login: { accountId: sub } };
  await provider.interactionFinished(request, response, result);
});

process.on('SIGTERM', () => process.exit(0));
process.stdout.write(`${JSON.stringify({ issuer })}\n`);
