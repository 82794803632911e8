import { randomUUIDv7 } from 'node:crypto';
import type { ConnectionRequest, connectionRoutes } from '@daymark/contract/connections';
import { SCOPES, type Scope } from '@daymark/domain/api-tokens';
import { REDIRECT_STATE_MAX_LENGTH } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import type { Services, SessionContext } from '../http/context.ts';
import { invalid } from '../http/errors.ts';
import { isLoopback } from '../http/loopback.ts';
import { queueLetter } from '../mail/service.ts';
import { languageOfUser } from '../users/service.ts';
import { findUser } from '../users/store.ts';
import { assertOwnProjects, tooManyTokens } from './api-tokens.ts';
import { readClient, returnsTo, sealed, unsealed } from './connecting-clients.ts';
import { deleteLapsedCodes, insertConnection } from './connection-store.ts';
import { OauthRefusal } from './oauth-refusal.ts';
import { hashToken, newConnectionToken, newSecret, newToken } from './tokens.ts';

const MINUTE = 60_000;
const REQUEST_MILLISECONDS = 30 * MINUTE;
const CODE_MILLISECONDS = MINUTE;

const Request = z.object({
  kind: z.literal('request'),
  name: z.string(),
  clientHash: z.string(),
  redirectUri: z.string(),
  state: z.string().nullable(),
  challenge: z.string(),
  scopes: z.array(z.enum(SCOPES)),
  until: z.number(),
});
type Request = z.output<typeof Request>;

/** The fields of a query or a form, of which no name may come twice. */
export type Asked = ReadonlyMap<string, string>;

/** Passwords and codes travel in the clear otherwise. */
export const isOauthOn = ({ config }: Pick<Services, 'config'>): boolean => {
  const { protocol, hostname } = new URL(config.publicUrl);
  return protocol === 'https:' || isLoopback(hostname);
};

/** What access tokens are for (RFC 8707). */
export const resourceOf = ({ config }: Pick<Services, 'config'>): string => `${config.publicUrl}/mcp`;

export function assertResource(services: Pick<Services, 'config'>, asked: Asked): void {
  const resource = asked.get('resource');
  if (resource !== undefined && resource !== resourceOf(services))
    throw new OauthRefusal('invalid_target', `This server gives tokens for ${resourceOf(services)} alone`);
}

function scopesIn(asked: Asked): Scope[] {
  const wanted = (asked.get('scope') ?? '').split(' ').filter(Boolean);
  const known = SCOPES.filter((scope) => wanted.includes(scope));
  if (wanted.length > 0 && known.length === 0)
    throw new OauthRefusal('invalid_scope', `The scopes are ${SCOPES.join(', ')}`);
  return known.length > 0 ? known : [...SCOPES];
}

/** Where the browser of somebody who asked to connect returns to. */
function returnAddress(
  { config }: Pick<Services, 'config'>,
  { redirectUri, state }: Pick<Request, 'redirectUri' | 'state'>,
  fields: Record<string, string>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(fields)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set('state', state);
  // So that a client of many servers knows which one answered (RFC 9207).
  url.searchParams.set('iss', config.publicUrl);
  return url.href;
}

function wishIn(services: Services, asked: Asked): Pick<Request, 'challenge' | 'scopes'> {
  if (asked.get('response_type') !== 'code')
    throw new OauthRefusal('unsupported_response_type', 'response_type must be code');
  const challenge = asked.get('code_challenge') ?? '';
  if (asked.get('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(challenge))
    throw new OauthRefusal('invalid_request', 'code_challenge is needed, with code_challenge_method=S256');
  assertResource(services, asked);
  return { challenge, scopes: scopesIn(asked) };
}

/**
 * What a request to connect asks of a person, sealed for the screen that asks them, or why they cannot be asked. Throws
 * `OauthRefusal` for a request that is not valid. Nobody is sent to the client here: anybody registers a client, so a
 * link to us would lead to any site (RFC 9700, 4.11.2).
 */
export function beginConnection(
  services: Services,
  asked: Asked,
): { request: string } | { problem: 'client' | 'address' } {
  const clientId = asked.get('client_id') ?? '';
  const client = readClient(services, clientId);
  if (!client) return { problem: 'client' };
  const redirectUri = asked.get('redirect_uri') ?? '';
  const state = asked.get('state') ?? null;
  if (!returnsTo(client, redirectUri) || (state ?? '').length > REDIRECT_STATE_MAX_LENGTH)
    return { problem: 'address' };
  const wish: Request = {
    kind: 'request',
    name: client.name,
    clientHash: hashToken(clientId).toString('base64url'),
    redirectUri,
    state,
    ...wishIn(services, asked),
    until: services.now().getTime() + REQUEST_MILLISECONDS,
  };
  return { request: sealed(services, wish) };
}

function readRequest(context: SessionContext, request: string): Request {
  const read = unsealed(context, Request, request);
  if (!read || read.until <= context.now().getTime())
    throw invalid('request', t`This request has expired. Please begin again in the assistant.`);
  return read;
}

/** What an assistant asks of a person who is signed in. */
export function readConnectionRequest(context: SessionContext, request: string): ConnectionRequest {
  const read = readRequest(context, request);
  const { host, hostname } = new URL(read.redirectUri);
  return {
    name: read.name,
    host,
    isLocal: isLoopback(hostname),
    scopes: read.scopes,
    declineAddress: returnAddress(context, read, { error: 'access_denied' }),
  };
}

/** Connects an assistant with the scopes that the person chose of those that it asked for, for all projects or some. A mail tells of it. */
export async function connectAssistant(
  context: SessionContext,
  { request, scopes: chosen, projectIds }: z.output<typeof connectionRoutes.create.body>,
): Promise<{ address: string }> {
  const { db, userId, now } = context;
  const read = readRequest(context, request);
  if (!chosen.every((scope) => read.scopes.includes(scope)))
    throw invalid('scopes', t`The assistant did not ask for this`);
  await assertOwnProjects(context, projectIds);
  const code = newConnectionToken('code', userId, newSecret());
  const made = {
    userId,
    id: randomUUIDv7(),
    name: read.name,
    scopes: chosen,
    projectIds,
    clientHash: Buffer.from(read.clientHash, 'base64url'),
    redirectUri: read.redirectUri,
    challenge: read.challenge,
    familyHash: code.familyHash,
    codeHash: code.hash,
    tokenHash: newToken(userId, 'daymark_api').hash,
    expiresAt: new Date(now().getTime() + CODE_MILLISECONDS),
  };
  const isMade = await db.transaction().execute(async (trx) => {
    await deleteLapsedCodes(trx, userId, now());
    if (!(await insertConnection(trx, made, now()))) return false;
    const user = await findUser(trx, userId);
    const { host } = new URL(read.redirectUri);
    if (user)
      await queueLetter(
        context,
        trx,
        { kind: 'assistant-connected', to: user.email, host },
        languageOfUser(user),
      );
    return true;
  });
  if (!isMade) throw tooManyTokens();
  return { address: returnAddress(context, read, { code: code.token }) };
}
