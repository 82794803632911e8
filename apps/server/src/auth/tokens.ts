import { createHash, randomBytes } from 'node:crypto';

/** A session is of a person who logged in; an API token is of a program. */
export type TokenKind = 'session' | 'api';

/** The contents of a token: what it is of, the user's id, and the hash that is stored. */
export interface TokenParts {
  kind: TokenKind;
  userId: string;
  hash: Buffer;
}

// The prefixes let secret scanners find leaked tokens. The user's id routes the look-up to one shard.
const PREFIXES: Record<TokenKind, string> = { session: 'daymark', api: 'daymark_api' };
const TOKEN = /^daymark_(api_)?([0-9a-f]{32})_[\w-]{43}$/;

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const withDashes = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A token with 256 random bits. Only its hash is stored. */
export function newToken(kind: TokenKind, userId: string): { token: string; hash: Buffer } {
  const token = `${PREFIXES[kind]}_${userId.replaceAll('-', '')}_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

/** The parts of the token in an `Authorization` header, or undefined if there is none. */
export function readToken(authorization: string | undefined): TokenParts | undefined {
  const [, token = ''] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  const [, api, userId] = TOKEN.exec(token) ?? [];
  if (userId === undefined) return undefined;
  return { kind: api ? 'api' : 'session', userId: withDashes(userId), hash: hashToken(token) };
}
