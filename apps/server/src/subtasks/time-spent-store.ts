import { HOURS_MAX } from '@daymark/domain/limits';
import { sql } from 'kysely';
import type { Database } from '../db/database.ts';
import type { ChangedSubtasks } from './changing-store.ts';
import { updateSubtasks } from './store.ts';

interface OfSubtask {
  userId: string;
  id: string;
}

/** The actual hours of the subtask `s` after some are added or subtracted; zero becomes null. */
const withHours = (hours: number) =>
  sql<
    number | null
  >`nullif(least(${HOURS_MAX}, greatest(0, coalesce(s.actual_hours, 0) + ${hours}::numeric)), 0)`;

/** Adds to the actual hours, or subtracts from them; undefined if the subtask does not exist. */
export const addHours = (
  db: Database,
  { userId, id }: OfSubtask,
  hours: number,
  now: Date,
): Promise<ChangedSubtasks | undefined> =>
  updateSubtasks(db, { userId, ids: [id], among: 'present' }, { actual_hours: withHours(hours) }, now);

/** Locks subtasks until the end of the transaction, so that their hours and their time entries change together. */
export async function lockForTime(db: Database, userId: string, ids: readonly string[]): Promise<void> {
  await db
    .selectFrom('subtasks')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

/** Starts a pending subtask; others are not changed. */
export async function startWork(db: Database, { userId, id }: OfSubtask, now: Date) {
  const row = await db
    .selectFrom('subtasks')
    .select('status')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const wasPending = row?.status === 'Pending';
  const scope = { userId, ids: [id], among: 'present' } as const;
  const changed = await updateSubtasks(db, scope, wasPending ? { status: 'In Progress' } : {}, now);
  return changed && { wasPending, changed };
}

/** Reverts a start if requested: the subtask becomes pending again unless it is already completed or pending. */
export const endWork = (
  db: Database,
  { userId, id }: OfSubtask,
  { toPending }: { toPending: boolean },
  now: Date,
): Promise<ChangedSubtasks | undefined> => {
  const status = sql<string>`case when s.status = 'In Progress' then 'Pending' else s.status end`;
  const scope = { userId, ids: [id], among: 'present' } as const;
  return updateSubtasks(db, scope, toPending ? { status } : {}, now);
};
