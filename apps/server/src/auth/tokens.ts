import { createHash, randomBytes } from 'node:crypto';

/** What a token says about itself: whose it is, and what is kept of it. */
export interface TokenParts {
  userId: string;
  hash: Buffer;
}

// The prefix lets secret scanners find a token that leaked; the user's id leads its look-up to one shard.
const TOKEN = /^daymark_([0-9a-f]{32})_[\w-]{43}$/;

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const withDashes = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A token with 256 random bits; only its hash is kept. */
export function newToken(userId: string): { token: string; hash: Buffer } {
  const token = `daymark_${userId.replaceAll('-', '')}_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

/** The parts of the token in an `Authorization` header, or undefined when there is none in it. */
export function readToken(authorization: string | undefined): TokenParts | undefined {
  const [, token = ''] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  const [, userId] = TOKEN.exec(token) ?? [];
  return userId === undefined ? undefined : { userId: withDashes(userId), hash: hashToken(token) };
}
