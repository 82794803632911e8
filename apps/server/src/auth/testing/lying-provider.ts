import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT, UnsecuredJWT } from 'jose';
import { CLIENT } from './provider.ts';

/** The deviations of the next id token from the truth, and the key that signs it. */
export interface Lie {
  claims?: JWTPayload;
  signedBy?: 'another' | 'nobody';
}

/** A provider that signs any claims it is given. */
export async function startLyingProvider() {
  const own = await generateKeyPair('RS256');
  const another = await generateKeyPair('RS256');
  const jwk = { ...(await exportJWK(own.publicKey)), kid: 'own', alg: 'RS256', use: 'sig' };
  const state: { lie: Lie; nonce: string; asked: number } = { lie: {}, nonce: '', asked: 0 };
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const idToken = async (): Promise<string> => {
    const now = Math.floor(Date.now() / 1_000);
    const truth = {
      iss: issuer,
      aud: CLIENT.clientId,
      sub: 'mallory',
      email: 'mallory@example.com',
      email_verified: true,
      nonce: state.nonce,
      iat: now,
      exp: now + 300,
    };
    const claims = { ...truth, ...state.lie.claims };
    if (state.lie.signedBy === 'nobody') return new UnsecuredJWT(claims).encode();
    const { privateKey } = state.lie.signedBy === 'another' ? another : own;
    return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: 'own' }).sign(privateKey);
  };
  const documents: Record<string, () => unknown> = {
    '/.well-known/openid-configuration': () => ({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      authorization_response_iss_parameter_supported: true,
      id_token_signing_alg_values_supported: ['RS256'],
    }),
    '/authorize': () => ({}),
    '/jwks': () => ({ keys: [jwk] }),
    '/token': async () => {
      state.asked++;
      return { access_token: 'x', token_type: 'Bearer', id_token: await idToken() };
    },
  };
  server.on('request', async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', issuer);
    // Everybody is logged in at once.
    if (pathname === '/authorize') state.nonce = searchParams.get('nonce') ?? '';
    const document = documents[pathname];
    response.setHeader('content-type', 'application/json');
    response.writeHead(document ? 200 : 404).end(JSON.stringify((await document?.()) ?? {}));
  });
  /** Keeps its port, because another server of the same test run could get a released one. */
  const goAway = () => {
    server.on('connection', (socket) => socket.destroy());
  };
  const stop = async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  };
  return { issuer, settings: { issuer, ...CLIENT, name: 'Acme' }, state, goAway, stop };
}
