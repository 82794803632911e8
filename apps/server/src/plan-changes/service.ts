import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../db/database.ts';
import type { Why } from '../delays/about.ts';
import { recordMoves } from '../delays/recording.ts';
import { datesOf, workChanged } from './dates.ts';
import { planDifference } from './difference.ts';
import type { CalendarDifference, Plans, WordsDifference } from './kept.ts';
import { findPlans, insertPlanChange } from './store.ts';

/** The state of plans before a change, in its transaction, and what else the change writes. */
export interface SeenPlans extends CalendarDifference {
  userId: string;
  projectIds: readonly string[];
  plans: Plans;
  words?: WordsDifference | null;
  /** The wait whose early answer the change makes use of. */
  answered?: string | null;
  /** What moves the last day of a project's tasks, as far as the change knows it. */
  why?: (projectId: string) => readonly Why[];
}

/**
 * Records the state of some projects' plans before they are changed. `trx` is the transaction of the change, and has
 * locked them (`lockPlan`, `holdSubtasks`): concurrent changes would otherwise be undone with it.
 */
export async function seePlans(
  trx: Database,
  { userId, projectIds }: { userId: string; projectIds: readonly string[] },
): Promise<SeenPlans> {
  return { userId, projectIds, plans: await findPlans(trx, { userId, projectIds }) };
}

/**
 * Stores the difference since `seePlans`, in the same transaction: added, changed and deleted rows, in one project or
 * several. Returns the id for undoing it; null if nothing changed.
 */
export async function keepPlanChange(
  trx: Database,
  kind: 'plan' | 'replan' | 'series',
  { userId, projectIds, plans, daysOff = [], week = null, words = null, answered = null, why }: SeenPlans,
  now: Date,
): Promise<string | null> {
  const alsoIds = plans.subtasks.map(({ row }) => row.id);
  const left = await findPlans(trx, { userId, projectIds, alsoIds });
  const difference = planDifference(plans, left);
  const before = { ...difference, daysOff, week, words, answered };
  const changed = [before.subtasks, before.series, before.projects, daysOff];
  if (!week && !words && changed.every((rows) => rows.length === 0)) return null;
  const id = randomUUIDv7();
  await insertPlanChange(trx, { userId, id, kind, before }, now);
  const causes = why ?? ((projectId: string) => workChanged(plans, left, { projectId, words }));
  const dates = { before: datesOf(plans), after: datesOf(left) };
  await recordMoves(trx, { userId, kind, changeId: id, ...dates, why: causes }, now);
  return id;
}
