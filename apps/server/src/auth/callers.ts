import type { Scope } from '@daymark/domain/api-tokens';
import type { Database } from '../db/database.ts';
import type { RequestContext } from '../http/context.ts';
import type { TokenParts } from './tokens.ts';

/** A user who is signed in. */
export interface Session {
  userId: string;
  sessionId: string;
  timezone: string;
  /** Whether a webhook is to be told what they change. */
  hasWebhooks: boolean;
}

/** A program of a user, with what its API token allows. */
export interface ApiCaller {
  userId: string;
  timezone: string;
  hasWebhooks: boolean;
  apiToken: {
    id: string;
    scopes: readonly Scope[];
    /** Whether it is of an assistant that was connected by OAuth: it is for `/mcp` alone. */
    isConnection: boolean;
  };
  /** The only projects that it may see and change; undefined for everything. */
  onlyProjects: readonly string[] | undefined;
}

/** Whose token a request carries. */
export type Caller = Session | ApiCaller;

/** A valid token's caller, and the instant at which the token expires. */
export interface Found {
  caller: Caller;
  endsAt: number;
}

type LookUp = (context: RequestContext, token: TokenParts) => Promise<Found | undefined>;

const REMEMBERED_MILLISECONDS = 1_000;
const REMEMBERED_MAX = 10_000;

interface Remembered extends Found {
  /** Monotonic time: if the system clock is set back, cached callers must still expire. */
  askedAt: number;
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

async function lookUpNow(context: RequestContext, token: TokenParts, lookUp: LookUp) {
  const askedAt = performance.now();
  const found = await lookUp(context, token);
  return found && { ...found, askedAt };
}

function lookUpOnce(
  context: RequestContext,
  token: TokenParts,
  key: string,
  lookUp: LookUp,
): UnderWay['found'] {
  const underWay = lookUpsOf(context.db);
  const known = underWay.get(key);
  if (known) return known.found;
  const own = { userId: token.userId, found: lookUpNow(context, token, lookUp) };
  underWay.set(key, own);
  const end = () => {
    if (underWay.get(key) === own) underWay.delete(key);
  };
  own.found.then(end, end);
  return own.found;
}

/** The caller of a valid token. It is cached for a second. */
export async function callerOf(
  context: RequestContext,
  token: TokenParts,
  lookUp: LookUp,
): Promise<Caller | undefined> {
  const memory = memoryOf(context.db);
  const key = token.hash.toString('base64');
  const known = memory.get(key);
  if (known && isFresh(known, context.now())) return known.caller;
  const found = await lookUpOnce(context, token, key, lookUp);
  if (found) remember(memory, key, found);
  else memory.delete(key);
  return found?.caller;
}

/**
 * Removes the callers of a user from this node's cache after a change. On other nodes the cache expires within a
 * second.
 */
export function forgetCallers(db: Database, userId: string): void {
  const memory = memoryOf(db);
  for (const [key, { caller }] of memory) if (caller.userId === userId) memory.delete(key);
  const underWay = lookUpsOf(db);
  for (const [key, one] of underWay) if (one.userId === userId) underWay.delete(key);
}
