import { type RawBuilder, sql } from 'kysely';
import { type Database, hasRows } from '../db/database.ts';
import { DAY, inWords, type Limit, type Window, waitSeconds } from './limit.ts';
import { tooManyAtOnce } from './sign-in-queue.ts';

/** Older events than the longest window of any limit are deleted. */
const LONGEST_WINDOW_SECONDS = DAY;

/** One event under a limit: of an address, of a network or of a user. */
export interface Counted {
  limit: Limit;
  subject: string;
  /** How many of them at once; 1 if it is not given. All are counted or none. */
  times?: number;
}

const before = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1_000);

const since = (now: Date, seconds: number): RawBuilder<Date[]> =>
  sql`events_since(l.events, ${before(now, seconds)}::timestamptz)`;

function hasRoom({ count, seconds, rests }: Window, times: number, now: Date): RawBuilder<boolean> {
  const recent = sql`cardinality(${since(now, seconds)})`;
  const most = count - times;
  return rests
    ? sql`(cardinality(l.events) <= ${most}::int or ${recent} = 0)`
    : sql`${recent} <= ${most}::int`;
}

/**
 * Counts the event if its limit allows it, in one statement, so that concurrent events cannot exceed the limit. The first
 * of a subject are counted without looking: no limit is below what is counted at once.
 */
function insertEvent(db: Database, { limit, subject, times = 1 }: Counted, now: Date): Promise<boolean> {
  const room = [sql`true`, ...limit.windows.map((window) => hasRoom(window, times, now))];
  const counted = sql`array_fill(${now}::timestamptz, array[${times}::int])`;
  return hasRows(db)`
    insert into limits as l (subject, kind, events, touched_at)
    values (${subject}, ${limit.kind}, ${counted}, ${now})
    on conflict (subject, kind) do update set
      events = ${since(now, limit.keptSeconds ?? LONGEST_WINDOW_SECONDS)} || ${counted},
      touched_at = ${now}
    where ${sql.join(room, sql` and `)}
    returning 1
  `;
}

async function findEvents(db: Database, { limit, subject }: Counted): Promise<Date[]> {
  const row = await db
    .selectFrom('limits')
    .select('events')
    .where('subject', '=', subject)
    .where('kind', '=', limit.kind)
    .executeTakeFirst();
  return row?.events ?? [];
}

/** Alternative events: one of them has to be within its limit. */
type AnyOf = readonly [Counted, ...Counted[]];

/** The refusal of the limit that allows an event first. */
async function refusalOf(db: Database, full: AnyOf, now: Date): Promise<Error> {
  let first = { limit: full[0].limit, seconds: Number.POSITIVE_INFINITY };
  for (const event of full) {
    const seconds = waitSeconds(event.limit, await findEvents(db, event), now, event.times);
    if (seconds < first.seconds) first = { limit: event.limit, seconds };
  }
  return first.limit.refusal(inWords(first.seconds), first.seconds);
}

/** Counts the events, or throws the refusal of the first limit that is reached. Use a transaction: all or none. */
export async function countEvents(trx: Database, counted: readonly Counted[], now: Date): Promise<void> {
  for (const event of counted)
    if (!(await insertEvent(trx, event, now))) throw await refusalOf(trx, [event], now);
}

/** Takes back one event of that instant for each. */
export async function uncountEvents(trx: Database, counted: readonly Counted[], at: Date): Promise<void> {
  const position = sql`array_position(l.events, ${at}::timestamptz)`;
  for (const { limit, subject } of counted)
    await sql`
      update limits l set events = l.events[:${position} - 1] || l.events[${position} + 1:]
      where l.subject = ${subject} and l.kind = ${limit.kind} and ${position} is not null
    `.execute(trx);
}

/** The events of a limit whose outcome is not known yet. They count, and may be taken back. */
const inCheck = ({ limit, subject }: Counted): Counted => ({
  limit: { ...limit, kind: `${limit.kind} in check`, windows: [] },
  subject,
});

// After this time a check was interrupted by the end of its node. It is never taken back.
const LONGEST_CHECK_SECONDS = 30;

/** Counts the event as a failure until `endChecks` takes it back, if its limit allows it. Use a transaction. */
export async function beginCheck(trx: Database, event: Counted, now: Date): Promise<boolean> {
  if (!(await insertEvent(trx, event, now))) return false;
  await insertEvent(trx, inCheck(event), now);
  return true;
}

/**
 * Why a check cannot begin: `overloaded` if a limit is only reached because of running checks, which may be taken back,
 * else the refusal.
 */
export async function whyNoCheck(db: Database, full: AnyOf, now: Date): Promise<Error> {
  const earliest = before(now, LONGEST_CHECK_SECONDS);
  for (const event of full) {
    const checks = await findEvents(db, inCheck(event));
    if (checks.some((check) => check > earliest)) return tooManyAtOnce();
  }
  return refusalOf(db, full, now);
}

/** Ends the checks that began at an instant, and takes back those that did not fail. */
export const endChecks = (
  trx: Database,
  counted: readonly Counted[],
  { failed, at }: { failed: boolean; at: Date },
): Promise<void> =>
  uncountEvents(
    trx,
    counted.flatMap((event) => (failed ? [inCheck(event)] : [event, inCheck(event)])),
    at,
  );

/** Deletes all events of a limit and returns them. */
export async function deleteEvents(db: Database, { limit, subject }: Counted): Promise<Date[]> {
  const deleted = await db
    .deleteFrom('limits')
    .where('subject', '=', subject)
    .where('kind', '=', limit.kind)
    .returning('events')
    .executeTakeFirst();
  return deleted?.events ?? [];
}

/**
 * Deletes all events of an address, and takes the event of each instant back from its network. The network is locked
 * first, in the order in which both were counted.
 */
export async function deleteAndUncount(trx: Database, network: Counted, address: Counted): Promise<void> {
  await trx
    .selectFrom('limits')
    .select('kind')
    .where('subject', '=', network.subject)
    .where('kind', '=', network.limit.kind)
    .forUpdate()
    .execute();
  for (const at of await deleteEvents(trx, address)) await uncountEvents(trx, [network], at);
}

/** Deletes all events of these subjects. */
export async function deleteAllEvents(trx: Database, subjects: readonly string[]): Promise<void> {
  for (const subject of subjects) await trx.deleteFrom('limits').where('subject', '=', subject).execute();
}

/** For the purge: events that are older than every window. */
export async function purgeEvents(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('limits').where('touched_at', '<', before(now, LONGEST_WINDOW_SECONDS)).execute();
}
