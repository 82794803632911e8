import { setTimeout as delay } from 'node:timers/promises';
import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import type { RequestContext, UserContext } from '../http/context.ts';
import { AppError, invalid } from '../http/errors.ts';
import type { FairQueue } from '../http/fair-queue.ts';
import { findUser, type UserRow } from '../users/store.ts';
import {
  CURRENT_PASSWORD_FAILURES,
  LOG_IN_FAILURES,
  LOG_IN_FAILURES_SEEN_FROM_FULL_NETWORK,
  NETWORK_LOG_IN_FAILURES,
} from './limits.ts';
import { beginCheck, type Counted, endChecks, whyNoCheck } from './limits-store.ts';
import { networkOf } from './networks.ts';
import { verifyPassword } from './passwords.ts';
import { HASHED_AT_ONCE, makeSignInQueue } from './sign-in-queue.ts';
import { findLogin } from './store.ts';

const PATIENCE_MILLISECONDS = 10_000;
const PAUSE_MILLISECONDS = 50;

/** While some are hashed, as many wait for the database, so that no core is idle. */
const IN_LINE_AT_ONCE = 2 * HASHED_AT_ONCE;

// One set of queues for each node, and so for each database handle.
const nodes = new WeakMap<Database, Map<string, FairQueue>>();

/**
 * Queues the log-ins of a network, so that few of them use the database at a time. `turnOf` says between whom the turns
 * alternate.
 */
async function inLine<T>(
  db: Database,
  { name, turnOf }: { name: string; turnOf?: string },
  work: () => Promise<T>,
): Promise<T> {
  const lines = nodes.get(db) ?? new Map<string, FairQueue>();
  nodes.set(db, lines);
  const line = lines.get(name) ?? makeSignInQueue(IN_LINE_AT_ONCE);
  lines.set(name, line);
  try {
    return await line.run(work, turnOf === undefined ? undefined : { person: turnOf });
  } finally {
    if (line.isIdle()) lines.delete(name);
  }
}

/** A check that was counted before the comparison. */
interface Begun {
  counted: readonly Counted[];
  /** Set if the check comes from a network that has reached its limit of failures. */
  fullNetwork?: string;
}
type Begin = (trx: Database, at: Date) => Promise<Begun>;

const beginCurrentPassword =
  (userId: string): Begin =>
  async (trx, at) => {
    const event = { limit: CURRENT_PASSWORD_FAILURES, subject: userId };
    if (!(await beginCheck(trx, event, at))) throw await whyNoCheck(trx, [event], at);
    return { counted: [event] };
  };

/**
 * A network that has reached its limit of failures can still log in its other people: then the stricter limit of the
 * address decides. Network is always locked before address, so that checks cannot deadlock.
 */
const beginLogIn =
  (networkName: string, email: string): Begin =>
  async (trx, at) => {
    const network = { limit: NETWORK_LOG_IN_FAILURES, subject: networkName };
    const hasRoom = await beginCheck(trx, network, at);
    const limit = hasRoom ? LOG_IN_FAILURES : LOG_IN_FAILURES_SEEN_FROM_FULL_NETWORK;
    const address = { limit, subject: email };
    if (!(await beginCheck(trx, address, at)))
      throw await whyNoCheck(trx, hasRoom ? [address] : [network, address], at);
    return hasRoom ? { counted: [network, address] } : { counted: [address], fullNetwork: networkName };
  };

/** Counts the check before the comparison. Waits if only running checks, here or on another node, are in its way. */
async function begun({ db, now }: RequestContext, begin: Begin): Promise<Begun & { at: Date }> {
  for (const deadline = performance.now() + PATIENCE_MILLISECONDS; ; await delay(PAUSE_MILLISECONDS)) {
    const at = now();
    try {
      return { ...(await db.transaction().execute((trx) => begin(trx, at))), at };
    } catch (error) {
      const mayPass = error instanceof AppError && error.code === 'overloaded';
      if (!mayPass || performance.now() >= deadline) throw error;
    }
  }
}

/** One at a time: however many networks have reached their limits, a core is left for the others. */
const fromFullNetworks = makeSignInQueue(1);

function isRight(
  password: string,
  hash: string | undefined,
  fullNetwork: string | undefined,
): Promise<boolean> {
  const verify = () => verifyPassword(password, hash);
  return fullNetwork === undefined ? verify() : fromFullNetworks.run(verify, { person: fullNetwork });
}

interface Check {
  begin: Begin;
  password: string;
  find: () => Promise<UserRow | undefined>;
}

async function compare(
  context: RequestContext,
  { begin, password, find }: Check,
): Promise<UserRow | undefined> {
  const { db } = context;
  const { counted, fullNetwork, at } = await begun(context, begin);
  const end = (failed: boolean) => db.transaction().execute((trx) => endChecks(trx, counted, { failed, at }));
  const user = await find();
  const right = await isRight(password, user?.password_hash, fullNetwork).catch(async (error: unknown) => {
    // The queue refused it: nothing was compared, so it is no failure.
    await end(false);
    throw error;
  });
  const known = right ? user : undefined;
  await end(known === undefined);
  return known;
}

/**
 * The user with this address and password. Concurrent wrong passwords on all nodes are compared only as often as the
 * limits allow. A right password is not refused because of other people or of their failures in the same network.
 * Throws `too_many_attempts`.
 */
export function checkPassword(
  context: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<UserRow | undefined> {
  const network = networkOf(context.ip);
  const find = async () => findUser(context.db, await findLogin(context.db, email));
  const work = () => compare(context, { begin: beginLogIn(network, email), password, find });
  // The queue of the network comes first, so that whoever fills it delays nobody else.
  return inLine(context.db, { name: `network ${network}`, turnOf: email }, () =>
    inLine(context.db, { name: `address ${email}` }, work),
  );
}

/**
 * The signed-in user, after a check of the current password; `path` is the input field. Throws if it is wrong, and
 * `too_many_attempts`.
 */
export async function proveCurrentPassword(
  context: UserContext,
  path: string,
  password: string,
): Promise<UserRow> {
  const { db, userId } = context;
  const find = () => findUser(db, userId);
  const check = { begin: beginCurrentPassword(userId), password, find };
  const user = await inLine(db, { name: `user ${userId}` }, () => compare(context, check));
  // A 401 would sign the client out.
  if (!user) throw wrongPassword(path);
  return user;
}

export const wrongPassword = (path: string) => invalid(path, t`This is not your current password`);
