import { hash, randomBytes } from 'node:crypto';

/** The contents of a token: the user's id, and the hash that is stored. */
export interface TokenParts {
  userId: string;
  hash: Buffer;
}

// The prefixes let secret scanners find leaked tokens. The user's id routes the look-up to one shard.
const TOKEN = /^daymark_(api_)?([0-9a-f]{32})_[\w-]{43}$/;
const CONNECTION = /^daymark_(?:code|refresh)_([0-9a-f]{32})_([\w-]{43})_[\w-]{43}$/;
const INVITATION = /^daymark_invitation_([0-9a-f]{32})_[\w-]{43}$/;
const CLIENT_LINK = /^daymark_client_([0-9a-f]{32})_[\w-]{43}$/;
const CALENDAR_FILE = /^(daymark_calendar_([0-9a-f]{32})_[\w-]{43})\.ics$/;

export const hashToken = (token: string): Buffer => hash('sha256', token, 'buffer');

export const newSecret = (): string => randomBytes(32).toString('base64url');

const withDashes = (hex: string): string =>
  hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');

/** A token with 256 random bits, of a user or an invitation. Only its hash is stored. */
export function newToken(
  id: string,
  prefix:
    | 'daymark'
    | 'daymark_api'
    | 'daymark_calendar'
    | 'daymark_client'
    | 'daymark_invitation' = 'daymark',
): { token: string; hash: Buffer } {
  const token = `${prefix}_${id.replaceAll('-', '')}_${newSecret()}`;
  return { token, hash: hashToken(token) };
}

/** What an assistant sends to have its access token renewed: `family` is the same for all of one connection. */
export function newConnectionToken(kind: 'code' | 'refresh', userId: string, family: string) {
  const token = `daymark_${kind}_${userId.replaceAll('-', '')}_${family}_${newSecret()}`;
  return { token, hash: hashToken(token), familyHash: hashToken(family) };
}

/** The parts of a code or a refresh token, or undefined if it has another form. */
export function readConnectionToken(token: string) {
  const [, userId, family = ''] = CONNECTION.exec(token) ?? [];
  if (userId === undefined) return undefined;
  return { userId: withDashes(userId), family, familyHash: hashToken(family), hash: hashToken(token) };
}

/** A session is of a person who logged in; an API token is of a program. */
interface BearerToken extends TokenParts {
  kind: 'session' | 'api';
}

/** The parts of the token in an `Authorization` header, or undefined if there is none. */
export function readToken(authorization: string | undefined): BearerToken | undefined {
  const [, token = ''] = /^bearer +(\S+) *$/i.exec(authorization ?? '') ?? [];
  const [, api, userId] = TOKEN.exec(token) ?? [];
  if (userId === undefined) return undefined;
  return { kind: api ? 'api' : 'session', userId: withDashes(userId), hash: hashToken(token) };
}

/** The parts of the token in the file name of a published calendar, or undefined if it has another form. */
export function readCalendarToken(file: string): TokenParts | undefined {
  const [, token = '', userId] = CALENDAR_FILE.exec(file) ?? [];
  return userId === undefined ? undefined : { userId: withDashes(userId), hash: hashToken(token) };
}

/** The parts of the token of a client's link, or undefined if it has another form. */
export function readClientToken(token: string): TokenParts | undefined {
  const [, userId] = CLIENT_LINK.exec(token) ?? [];
  return userId === undefined ? undefined : { userId: withDashes(userId), hash: hashToken(token) };
}

/** The parts of an invitation's token, or undefined if it has another form. */
export function readInvitation(token: string): { id: string; hash: Buffer } | undefined {
  const [, id] = INVITATION.exec(token) ?? [];
  return id === undefined ? undefined : { id: withDashes(id), hash: hashToken(token) };
}
