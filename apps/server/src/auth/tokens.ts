import { createHash, randomBytes } from 'node:crypto';

/** The contents of a token: the user's id, and the hash that is stored. */
export interface TokenParts {
  userId: string;
  hash: Buffer;
}

// The prefix lets secret scanners find leaked tokens. The user's id routes the look-up to one shard.
const TOKEN = /^daymark_([0-9a-f]{32})_[\w-]{43}$/;
const CALENDAR_FILE = /^(daymark_calendar_([0-9a-f]{32})_[\w-]{43})\.ics$/;

const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();

const withDashes = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A token with 256 random bits. Only its hash is stored. */
export function newToken(
  userId: string,
  prefix: 'daymark' | 'daymark_calendar' = 'daymark',
): { token: string; hash: Buffer } {
  const token = `${prefix}_${userId.replaceAll('-', '')}_${randomBytes(32).toString('base64url')}`;
  return { token, hash: hashToken(token) };
}

/** The parts of the token in an `Authorization` header, or undefined if there is none. */
export function readToken(authorization: string | undefined): TokenParts | undefined {
  const [, token = ''] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  const [, userId] = TOKEN.exec(token) ?? [];
  return userId === undefined ? undefined : { userId: withDashes(userId), hash: hashToken(token) };
}

/** The parts of the token in the file name of a published calendar, or undefined if it has another form. */
export function readCalendarToken(file: string): TokenParts | undefined {
  const [, token = '', userId] = CALENDAR_FILE.exec(file) ?? [];
  return userId === undefined ? undefined : { userId: withDashes(userId), hash: hashToken(token) };
}
