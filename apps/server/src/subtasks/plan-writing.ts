import type { Lag } from '@daymark/domain/dependencies';
import { findCycle } from '@daymark/domain/dependencies';
import { LAG_MAX_DAYS } from '@daymark/domain/limits';
import { whyKept } from '@daymark/domain/subtasks';
import { t } from '@daymark/words/t';
import type { Database } from '../db/database.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import { AppError, notFound } from '../http/errors.ts';
import { insertSubtasks } from './adding-store.ts';
import { type PlannedColumns, updatePlannedSubtasks, updatePositions } from './planned-store.ts';
import { findPlanFrame, type InProject, lockSubtasks, updateSubtasks } from './store.ts';
import { replaceWaits } from './undo-store.ts';

/** A subtask to write, with its dependencies. */
export interface PlannedSubtask extends PlannedColumns {
  isNew: boolean;
  /** False if the user added it. */
  aiGenerated: boolean;
  dependsOn: readonly string[];
  lags: readonly Lag[];
}

/** The dependencies of a subtask. */
export type Waiting = Pick<PlannedSubtask, 'id' | 'dependsOn' | 'lags'>;

export interface PlanWriting {
  /** In their final order. */
  subtasks: readonly PlannedSubtask[];
  /** Other subtasks of which only the dependencies change. */
  waiting?: readonly Waiting[];
  removedIds: readonly string[];
  /** They become the user's without a change. */
  heldIds: readonly string[];
  /** Ids in a custom order; if it is empty, the order of `subtasks`. */
  order: readonly string[];
}

const whyOwn = (row: SubtaskRow): string | null =>
  whyKept({
    aiGenerated: row.ai_generated,
    status: row.status,
    pinned: row.pinned,
    editedAt: row.edited_at,
  });

/**
 * Why a row is kept whatever is planned: it belongs to the user, or it is a dependency of a row that the user added.
 */
export function reasonsToStand(rows: readonly SubtaskRow[]): Map<string, string> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const reasons = new Map<string, string>();
  const keep = (row: SubtaskRow | undefined, reason: string): void => {
    if (!row || reasons.has(row.id)) return;
    reasons.set(row.id, reason);
    if (row.ai_generated && row.edited_at === null) return;
    for (const id of row.depends_on) {
      const other = byId.get(id);
      keep(other, (other && whyOwn(other)) ?? t`“${row.title}” waits for it`);
    }
  };
  for (const row of rows) {
    const reason = whyOwn(row);
    if (reason !== null) keep(row, reason);
  }
  return reasons;
}

/** Locks the subtasks of a project until the end of the transaction. Returns their versions by their ids. */
export const holdSubtasks = async (trx: Database, project: InProject): Promise<Map<string, number>> =>
  new Map((await lockSubtasks(trx, project)).map(({ id, version }) => [id, version]));

const waitsOf = ({ id, dependsOn, lags }: Waiting) => {
  const days = new Map(lags.map((lag) => [lag.id, Math.min(lag.days, LAG_MAX_DAYS)]));
  const others = [...new Set(dependsOn)].filter((other) => other !== id);
  return { id, waits_for: others.map((other) => ({ depends_on_id: other, lag_days: days.get(other) ?? 0 })) };
};

async function writeWaits(trx: Database, scope: InProject, subtasks: readonly Waiting[]): Promise<void> {
  await replaceWaits(trx, scope, subtasks.map(waitsOf));
  const plan = (await findPlanFrame(trx, scope.userId, { projectId: scope.projectId }))?.subtasks ?? [];
  if (findCycle(plan.map(({ id, depends_on }) => ({ id, dependsOn: depends_on }))))
    throw new AppError('conflict', t`Subtasks of this plan would wait for each other. Nothing was written.`);
}

/** Writes what a plan adds, changes and takes away, in a transaction that holds the plan and its subtasks. */
export async function writePlannedSubtasks(
  trx: Database,
  scope: InProject,
  { subtasks, waiting = [], removedIds, heldIds, order }: PlanWriting,
  now: Date,
): Promise<void> {
  const { userId } = scope;
  const of = (ids: readonly string[]) => ({ ...scope, ids, among: 'present' }) as const;
  if (removedIds.length > 0) await updateSubtasks(trx, of(removedIds), { deleted_at: now }, now);
  if (heldIds.length > 0) await updateSubtasks(trx, of(heldIds), { edited_at: now }, now);
  const added = subtasks.filter(({ isNew }) => isNew);
  const changed = subtasks.filter(({ isNew }) => !isNew);
  const fresh = { status: 'Pending', dueTime: null, actualHours: null, pinned: false } as const;
  const toInsert = added.map((one) => ({ ...one, ...fresh, dependsOn: [], lags: [] }));
  if (added.length > 0 && !(await insertSubtasks(trx, { ...scope, userId }, toInsert, now)))
    throw notFound('Project');
  if (changed.length > 0) await updatePlannedSubtasks(trx, scope, changed, now);
  // Their rows are written too: by that it is found out what changed in a list.
  if (waiting.length > 0) await updateSubtasks(trx, of(waiting.map(({ id }) => id)), {}, now);
  if (subtasks.length > 0) await writeWaits(trx, scope, [...subtasks, ...waiting]);
  const ids = order.length > 0 ? order : subtasks.map(({ id }) => id);
  if (ids.length > added.length || order.length > 0) await updatePositions(trx, scope, ids);
}
