import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientSecretBasic,
  ClientSecretPost,
  Configuration,
  calculatePKCECodeChallenge,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  None,
  randomNonce,
  randomPKCECodeVerifier,
} from 'openid-client';
import type { ProviderSettings } from '../provider-environment.ts';

const TIMEOUT_SECONDS = 10;

/** The values that bind one log-in: they are sent to the provider and checked in its answer. */
export interface Exchange {
  redirectUri: string;
  state: string;
  nonce: string;
  verifier: string;
}

/** The secrets of a new log-in. */
export const newSecrets = () => ({ nonce: randomNonce(), verifier: randomPKCECodeVerifier() });

/** The claims of the provider about a person. They are untrusted input. */
export interface Claims {
  issuer: string;
  subject: string;
  claims: Record<string, unknown>;
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const server = new URL(issuer);
  // The configuration only permits plain HTTP on this machine.
  const execute = server.protocol === 'http:' ? [allowInsecureRequests] : [];
  const found = await discovery(server, clientId, undefined, None(), { execute, timeout: TIMEOUT_SECONDS });
  const metadata = found.serverMetadata();
  const methods = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
  const authenticate = methods.includes('client_secret_basic') ? ClientSecretBasic : ClientSecretPost;
  const client = new Configuration(metadata, clientId, clientSecret, authenticate(clientSecret));
  for (const prepare of execute) prepare(client);
  // Verifies the signature of an id token, even if it came over TLS.
  enableNonRepudiationChecks(client);
  client.timeout = TIMEOUT_SECONDS;
  return client;
}

const known = new WeakMap<ProviderSettings, Promise<Configuration>>();

/** The provider's metadata, loaded once. After a failure it is loaded again. */
function clientOf(settings: ProviderSettings): Promise<Configuration> {
  const client = known.get(settings) ?? discover(settings);
  known.set(settings, client);
  client.catch(() => known.delete(settings));
  return client;
}

/** The address to log in at: the code flow with PKCE. */
export async function addressAtProvider(settings: ProviderSettings, exchange: Exchange): Promise<string> {
  const { redirectUri, state, nonce, verifier } = exchange;
  return buildAuthorizationUrl(await clientOf(settings), {
    redirect_uri: redirectUri,
    scope: 'openid email profile',
    code_challenge: await calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
    state,
    nonce,
  }).href;
}

/** Exchanges a code for claims. Throws if anything in the answer is invalid. */
export async function claimsForCode(
  settings: ProviderSettings,
  exchange: Exchange,
  returned: { code: string; iss?: string | undefined },
): Promise<Claims> {
  const client = await clientOf(settings);
  const address = new URL(exchange.redirectUri);
  address.searchParams.set('code', returned.code);
  address.searchParams.set('state', exchange.state);
  if (returned.iss !== undefined) address.searchParams.set('iss', returned.iss);
  const tokens = await authorizationCodeGrant(client, address, {
    pkceCodeVerifier: exchange.verifier,
    expectedState: exchange.state,
    expectedNonce: exchange.nonce,
    idTokenExpected: true,
  });
  const claims = tokens.claims();
  if (!claims) throw new Error('The provider gave no id token');
  const isComplete = 'email' in claims || !client.serverMetadata().userinfo_endpoint;
  const more = isComplete ? {} : await fetchUserInfo(client, tokens.access_token, claims.sub);
  return { issuer: claims.iss, subject: claims.sub, claims: { ...more, ...claims } };
}
