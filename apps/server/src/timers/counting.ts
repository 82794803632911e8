import type { UserContext } from '../http/context.ts';
import type { ChangedSubtasks } from '../subtasks/changing-store.ts';
import { addHours, lockForTime } from '../subtasks/time-spent-store.ts';
import { sumMinutes } from './entry-store.ts';

/** An entry lasts whole minutes. */
export const endOf = (startedAt: Date, minutes: number): Date =>
  new Date(startedAt.getTime() + minutes * 60_000);

/** In hundredths of an hour, as hours are stored. */
const hundredthsOf = (minutes: number): number => Math.round((minutes / 60) * 100);

/**
 * Writes time entries, and changes the hours spent on their subtasks with them. The hours change from those of the
 * earlier sum to those of the new one: rounded entries would add up to other minutes than their sum. Returns the
 * subtasks that exist.
 */
export async function countTime(
  { db, userId, now }: Pick<UserContext, 'db' | 'userId' | 'now'>,
  subtaskIds: readonly string[],
  write: () => Promise<unknown>,
): Promise<Map<string, ChangedSubtasks>> {
  await lockForTime(db, userId, subtaskIds);
  const before = await sumMinutes(db, userId, subtaskIds);
  await write();
  const after = await sumMinutes(db, userId, subtaskIds);
  const changed = new Map<string, ChangedSubtasks>();
  for (const id of subtaskIds) {
    const hundredths = hundredthsOf(after.get(id) ?? 0) - hundredthsOf(before.get(id) ?? 0);
    const subtasks = await addHours(db, { userId, id }, hundredths / 100, now());
    if (subtasks) changed.set(id, subtasks);
  }
  return changed;
}
