import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { RequestContext, UserContext } from '../http/context.ts';
import { AppError, invalid } from '../http/errors.ts';
import type { Turns } from '../http/turns.ts';
import { findAccount, type UserRow } from '../users/service.ts';
import { CURRENT_PASSWORD_FAILURES, LOG_IN_FAILURES, NETWORK_LOG_IN_FAILURES } from './limits.ts';
import { beginChecks, type Counted, endChecks } from './limits-store.ts';
import { networkOf } from './networks.ts';
import { verifyPassword } from './passwords.ts';
import { findLogin } from './store.ts';
import { HASHED_AT_ONCE, makeSignInTurns } from './turns.ts';

const PATIENCE_MILLISECONDS = 10_000;
const PAUSE_MILLISECONDS = 50;

/** While some are compared, as many are on their way to the database or back, so that no core waits for it. */
const IN_LINE_AT_ONCE = 2 * HASHED_AT_ONCE;

// One set of lines for each node, and so for each database handle.
const nodes = new WeakMap<Database, Map<string, Turns>>();

/** An office that logs in at nine waits in one line here, so that few of it ask the database at a time. */
async function inLine<T>(db: Database, name: string, work: () => Promise<T>): Promise<T> {
  const lines = nodes.get(db) ?? new Map<string, Turns>();
  nodes.set(db, lines);
  const line = lines.get(name) ?? makeSignInTurns(IN_LINE_AT_ONCE);
  lines.set(name, line);
  try {
    return await line.take(work);
  } finally {
    if (line.isIdle()) lines.delete(name);
  }
}

/** Counts the check before anything is compared; waits where only checks that go on, here or on another node, are in its way. */
async function begin({ db, now }: RequestContext, counted: readonly Counted[]): Promise<Date> {
  for (const deadline = performance.now() + PATIENCE_MILLISECONDS; ; await delay(PAUSE_MILLISECONDS)) {
    const at = now();
    try {
      await db.transaction().execute((trx) => beginChecks(trx, counted, at));
      return at;
    } catch (error) {
      const mayPass = error instanceof AppError && error.code === 'overloaded';
      if (!mayPass || performance.now() >= deadline) throw error;
    }
  }
}

interface Check {
  counted: readonly Counted[];
  password: string;
  find: () => Promise<UserRow | undefined>;
}

async function compare(
  context: RequestContext,
  { counted, password, find }: Check,
): Promise<UserRow | undefined> {
  const { db } = context;
  const at = await begin(context, counted);
  const end = (failed: boolean) => db.transaction().execute((trx) => endChecks(trx, counted, { failed, at }));
  const user = await find();
  const right = await verifyPassword(password, user?.password_hash).catch(async (error: unknown) => {
    // Turned away from the queue: nothing was compared, so nothing was wrong.
    await end(false);
    throw error;
  });
  const known = right ? user : undefined;
  await end(known === undefined);
  return known;
}

/**
 * The user with this address and password. Of any number of wrong passwords at once, on any number of nodes, exactly
 * as many are compared as the limits allow; of right ones none is refused for the others. Throws `too_many_attempts`.
 */
export function checkPassword(
  context: RequestContext,
  { email, password }: { email: string; password: string },
): Promise<UserRow | undefined> {
  const network = { limit: NETWORK_LOG_IN_FAILURES, subject: networkOf(context.ip) };
  const address = { limit: LOG_IN_FAILURES, subject: email };
  const find = async () => findAccount(context.db, await findLogin(context.db, email));
  const work = () => compare(context, { counted: [network, address], password, find });
  // The network's line comes first: who fills it holds up nobody else.
  return inLine(context.db, `network ${network.subject}`, () =>
    inLine(context.db, `address ${address.subject}`, work),
  );
}

/** The signed-in user, who typed the current password at a path of the input. Throws when it is not, and `too_many_attempts`. */
export async function proveCurrentPassword(
  context: UserContext,
  path: string,
  password: string,
): Promise<UserRow> {
  const { db, userId } = context;
  const counted = [{ limit: CURRENT_PASSWORD_FAILURES, subject: userId }];
  const find = () => findAccount(db, userId);
  const user = await inLine(db, `user ${userId}`, () => compare(context, { counted, password, find }));
  // Not a 401, which would sign the client out.
  if (!user) throw wrongPassword(path);
  return user;
}

export const wrongPassword = (path: string) => invalid(path, 'This is not your current password');
