import { type RawBuilder, sql } from 'kysely';
import type { Database } from './database.ts';
import { inOneTrip } from './one-trip.ts';

/** A list of a user that has a greatest length. */
type LimitedList =
  | 'api_tokens'
  | 'calendar_feeds'
  | 'chats'
  | 'clients'
  | 'client_links'
  | 'days_off'
  | 'passkeys'
  | 'published_calendars'
  | 'push_devices'
  | 'templates'
  | 'webhooks';

/**
 * Carries out a statement that adds to a list if there is room, which it counts itself. Whoever else adds to this list
 * of the user waits until the end of the transaction, so that the count is exact.
 */
export async function addToList<Row>(
  db: Database,
  { userId, list }: { userId: string; list: LimitedList },
  statement: RawBuilder<Row>,
): Promise<Row[]> {
  const lock = sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${list}`}, 0))`;
  const [, rows] = await inOneTrip(db, lock, statement);
  return rows;
}
