import { hash } from 'node:crypto';
import { ACCESS_TOKEN_MINUTES, CONNECTION_IDLE_DAYS } from '@daymark/domain/limits';
import type { Services } from '../http/context.ts';
import { forgetCallers } from './callers.ts';
import { readClient } from './connecting-clients.ts';
import {
  deleteConnection,
  deleteReusedConnection,
  type Renewal,
  renewConnection,
} from './connection-store.ts';
import { type Asked, assertResource } from './connections.ts';
import { OauthRefusal } from './oauth-refusal.ts';
import { hashToken, newConnectionToken, newToken, readConnectionToken, readToken } from './tokens.ts';

const MINUTE = 60_000;
const ACCESS_MILLISECONDS = ACCESS_TOKEN_MINUTES * MINUTE;
const IDLE_MILLISECONDS = CONNECTION_IDLE_DAYS * 24 * 60 * MINUTE;

const challengeOf = (verifier: string): string => hash('sha256', verifier, 'base64url');

/** The proof that a code comes back to the client that asked for it; null for a refresh token. */
function proofIn(asked: Asked): { token: string; proof: Renewal['proof'] } {
  const type = asked.get('grant_type');
  if (type === 'refresh_token') return { token: asked.get('refresh_token') ?? '', proof: null };
  if (type !== 'authorization_code')
    throw new OauthRefusal(
      'unsupported_grant_type',
      'grant_type must be authorization_code or refresh_token',
    );
  const verifier = asked.get('code_verifier') ?? '';
  if (!/^[\w.~-]{43,128}$/.test(verifier))
    throw new OauthRefusal('invalid_request', 'code_verifier must have 43 to 128 characters');
  const proof = { challenge: challengeOf(verifier), redirectUri: asked.get('redirect_uri') ?? '' };
  return { token: asked.get('code') ?? '', proof };
}

function clientHashIn(services: Services, asked: Asked): Buffer {
  const clientId = asked.get('client_id') ?? '';
  if (!readClient(services, clientId))
    throw new OauthRefusal('invalid_client', 'This client is not registered here. Please register it again.');
  return hashToken(clientId);
}

/**
 * Exchanges a code or a refresh token for an access token and the next refresh token (RFC 6749, 4.1.3 and 6). If one
 * is used twice, it was stolen: the whole connection ends.
 */
export async function renewAccess(services: Services, asked: Asked) {
  const { db, now } = services;
  const { token, proof } = proofIn(asked);
  const clientHash = clientHashIn(services, asked);
  assertResource(services, asked);
  const presented = readConnectionToken(token);
  const refused = new OauthRefusal(
    'invalid_grant',
    'This was used, revoked or has expired, or is not for this client',
  );
  if (!presented) throw refused;
  const { userId, family } = presented;
  const access = newToken(userId, 'daymark_api');
  const next = newConnectionToken('refresh', userId, family);
  const at = now().getTime();
  const renewal = {
    ...presented,
    clientHash,
    proof,
    accessHash: access.hash,
    accessExpiresAt: new Date(at + ACCESS_MILLISECONDS),
    nextHash: next.hash,
    nextExpiresAt: new Date(at + IDLE_MILLISECONDS),
  };
  const renewed = await renewConnection(db, renewal, now());
  if (!renewed) {
    if (await deleteReusedConnection(db, presented)) forgetCallers(db, userId);
    throw refused;
  }
  return {
    access_token: access.token,
    token_type: 'Bearer',
    expires_in: ACCESS_MILLISECONDS / 1_000,
    refresh_token: next.token,
    scope: renewed.scopes.join(' '),
  };
}

/**
 * Ends the connection of an access token or a refresh token of this client (RFC 7009). For any other token nothing
 * happens.
 */
export async function revokeConnection(services: Services, asked: Asked): Promise<void> {
  const { db } = services;
  const clientHash = clientHashIn(services, asked);
  const token = asked.get('token') ?? '';
  const presented = readConnectionToken(token);
  const access = readToken(`Bearer ${token}`);
  const userId = presented?.userId ?? access?.userId;
  if (userId === undefined) return;
  const of = presented ? { familyHash: presented.familyHash } : { tokenHash: hashToken(token) };
  await deleteConnection(db, { userId, clientHash }, of);
  forgetCallers(db, userId);
}
