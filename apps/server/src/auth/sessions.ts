import { randomUUIDv7 } from 'node:crypto';
import { withAlias } from '@daymark/contract/values';
import type { Database } from '../db/database.ts';
import type { RequestContext, UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instant } from '../http/shapes.ts';
import { deletePublishedCalendars } from './published-calendar-store.ts';
import {
  deleteSession,
  deleteSessions,
  findSession,
  insertSession,
  listSessions,
  purgeSessions,
  type SessionCutoffs,
  updateLastUsed,
} from './session-store.ts';
import { newToken, type TokenParts } from './tokens.ts';

const DAY = 24 * 60 * 60 * 1_000;
const IDLE_MILLISECONDS = 7 * DAY;
const ABSOLUTE_MILLISECONDS = 30 * DAY;
const REFRESH_MILLISECONDS = 60_000;

const REMEMBERED_MILLISECONDS = 1_000;
const REMEMBERED_MAX = 10_000;

export interface Session {
  userId: string;
  sessionId: string;
  timezone: string;
}

interface Remembered {
  session: Session;
  /** Monotonic time: if the system clock is set back, cached sessions must still expire. */
  askedAt: number;
  endsAt: number;
}

// One cache for each node, and so for each database handle.
const memories = new WeakMap<Database, Map<string, Remembered>>();

function memoryOf(db: Database): Map<string, Remembered> {
  const memory = memories.get(db) ?? new Map<string, Remembered>();
  memories.set(db, memory);
  return memory;
}

function remember(memory: Map<string, Remembered>, key: string, entry: Remembered): void {
  memory.delete(key);
  const [oldest] = memory.keys();
  if (memory.size >= REMEMBERED_MAX && oldest !== undefined) memory.delete(oldest);
  memory.set(key, entry);
}

const cutoffs = (now: Date): SessionCutoffs => ({
  createdAfter: new Date(now.getTime() - ABSOLUTE_MILLISECONDS),
  usedAfter: new Date(now.getTime() - IDLE_MILLISECONDS),
});

async function lookUp({ db, now, log }: RequestContext, token: TokenParts): Promise<Remembered | undefined> {
  const askedAt = performance.now();
  const at = now();
  const row = await findSession(db, token, cutoffs(at));
  if (!row) return undefined;
  const idleSince = row.last_used_at.getTime();
  // Not awaited: the answer need not wait for it, and the next minute tries again.
  if (at.getTime() - idleSince >= REFRESH_MILLISECONDS)
    updateLastUsed(db, token.userId, row.id, at).catch((error: unknown) =>
      log.warn({ err: error }, 'the last use of a session was not noted'),
    );
  return {
    session: { userId: token.userId, sessionId: row.id, timezone: row.timezone },
    askedAt,
    endsAt: Math.min(row.created_at.getTime() + ABSOLUTE_MILLISECONDS, idleSince + IDLE_MILLISECONDS),
  };
}

const isFresh = ({ askedAt, endsAt }: Remembered, now: Date): boolean =>
  performance.now() - askedAt < REMEMBERED_MILLISECONDS && now.getTime() < endsAt;

interface UnderWay {
  userId: string;
  found: Promise<Remembered | undefined>;
}

// Under load a look-up may wait for a connection longer than the cache lasts, so concurrent requests share it.
const lookUps = new WeakMap<Database, Map<string, UnderWay>>();

function lookUpsOf(db: Database): Map<string, UnderWay> {
  const underWay = lookUps.get(db) ?? new Map<string, UnderWay>();
  lookUps.set(db, underWay);
  return underWay;
}

function lookUpOnce(context: RequestContext, token: TokenParts, key: string): UnderWay['found'] {
  const underWay = lookUpsOf(context.db);
  const known = underWay.get(key);
  if (known) return known.found;
  const own = { userId: token.userId, found: lookUp(context, token) };
  underWay.set(key, own);
  const end = () => {
    if (underWay.get(key) === own) underWay.delete(key);
  };
  own.found.then(end, end);
  return own.found;
}

/** The valid session of a token. It is cached for a second. */
export async function currentSession(
  context: RequestContext,
  token: TokenParts,
): Promise<Session | undefined> {
  const memory = memoryOf(context.db);
  const key = token.hash.toString('base64');
  const known = memory.get(key);
  if (known && isFresh(known, context.now())) return known.session;
  const found = await lookUpOnce(context, token, key);
  if (found) remember(memory, key, found);
  else memory.delete(key);
  return found?.session;
}

export async function listOfSessions({ db, userId, sessionId, now }: UserContext) {
  const rows = await listSessions(db, { userId, currentId: sessionId }, cutoffs(now()));
  const data = rows.map((row) =>
    withAlias({
      id: row.id,
      userAgent: row.user_agent,
      ip: row.ip,
      createdAt: instant(row.created_at),
      lastUsedAt: instant(row.last_used_at),
      current: row.id === sessionId,
    }),
  );
  return { data, count: data.length };
}

/** Begins a session and returns its token, which is shown only once. */
export async function beginSession(
  db: Database,
  userId: string,
  { ip, userAgent, now }: RequestContext,
): Promise<string> {
  const { token, hash } = newToken(userId);
  await insertSession(db, { userId, id: randomUUIDv7(), hash, userAgent, ip }, now());
  return token;
}

/** Ends a session: on this node at once, on the others within a second. False if the user has no such session. */
export async function endSession(
  db: Database,
  { userId, sessionId }: Omit<Session, 'timezone'>,
): Promise<boolean> {
  const ended = await deleteSession(db, userId, sessionId);
  forgetSessions(db, userId);
  return ended;
}

export async function signOutOf({ db, userId }: UserContext, sessionId: string) {
  if (!(await endSession(db, { userId, sessionId }))) throw notFound('Session');
  return { message: 'The session has ended' };
}

/** Ends all sessions of a user but the current one; or all, and revokes what else gives access to the plan. */
export async function signOutEverywhere(
  { db, userId, sessionId }: UserContext,
  { others }: { others: boolean },
) {
  await deleteSessions(db, userId, others ? { except: sessionId } : {});
  if (!others) await deletePublishedCalendars(db, userId);
  forgetSessions(db, userId);
  return { message: others ? 'You are logged out everywhere else' : 'You are logged out everywhere' };
}

/**
 * Removes the sessions of a user from this node's cache after a change. On other nodes the cache expires within a
 * second.
 */
export function forgetSessions(db: Database, userId: string): void {
  const memory = memoryOf(db);
  for (const [key, { session }] of memory) if (session.userId === userId) memory.delete(key);
  const underWay = lookUpsOf(db);
  for (const [key, one] of underWay) if (one.userId === userId) underWay.delete(key);
}

export const purgeEndedSessions = (db: Database, now: Date): Promise<void> => purgeSessions(db, cutoffs(now));
