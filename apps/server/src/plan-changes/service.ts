import { randomUUIDv7 } from 'node:crypto';
import type { Database } from '../db/database.ts';
import { planDifference } from './difference.ts';
import type { Plans } from './kept.ts';
import { findPlans, insertPlanChange } from './store.ts';

/** Plans as they stood before a change, in its transaction. */
interface SeenPlans {
  userId: string;
  projectIds: readonly string[];
  plans: Plans;
}

/**
 * Looks at the plans of some projects before they are changed. `trx` is the transaction of the change, which has locked
 * them (`lockPlan`, `holdSubtasks`): what else happened between the two looks would be undone with it.
 */
export async function seePlans(
  trx: Database,
  { userId, projectIds }: { userId: string; projectIds: readonly string[] },
): Promise<SeenPlans> {
  return { userId, projectIds, plans: await findPlans(trx, { userId, projectIds }) };
}

/**
 * Keeps what a change did to plans since they were seen, in its transaction: rows that it added, changed and deleted, in
 * one project or several. Answers under which id it can be undone; null when it did nothing.
 */
export async function keepPlanChange(
  trx: Database,
  kind: 'plan' | 'replan' | 'series',
  { userId, projectIds, plans }: SeenPlans,
  now: Date,
): Promise<string | null> {
  const alsoIds = plans.subtasks.map(({ row }) => row.id);
  const before = planDifference(plans, await findPlans(trx, { userId, projectIds, alsoIds }));
  if (before.subtasks.length + before.series.length + before.projects.length === 0) return null;
  const id = randomUUIDv7();
  await insertPlanChange(trx, { userId, id, kind, before }, now);
  return id;
}
