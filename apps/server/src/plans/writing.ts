import { randomUUIDv7 } from 'node:crypto';
import type { PlanAcceptance, PlanProposal, PlanTask } from '@daymark/contract/plan-proposals';
import type { Day } from '@daymark/domain/dates';
import type { Proposed } from '@daymark/planner/plan';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { keepPlanChange, type SeenPlans, seePlans } from '../plan-changes/service.ts';
import { lockProject, updatePlan } from '../projects/plan-store.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { toStanding } from '../projects/shape.ts';
import { holdSubtasks, writePlannedSubtasks } from '../subtasks/plan-writing.ts';
import { subtasksAsOf } from '../subtasks/service.ts';
import { settleWaits } from '../waits/settling.ts';
import { askedOf, materialOf, memoryOf, stateOf } from './material.ts';

export type Acceptance = z.output<typeof PlanAcceptance>;

/** Accepts a whole proposal without changes. */
export function asProposed({ rows, plan, madeFrom, depth, projectKind }: PlanProposal): Acceptance {
  const seenOf = ({ subtask }: PlanProposal['rows'][number]) =>
    subtask ? { id: subtask.id, version: subtask.version } : null;
  return {
    madeFrom,
    plan,
    depth,
    projectKind,
    rows: rows.flatMap((row) =>
      row.task ? [{ key: row.key, subtask: seenOf(row), task: row.task, edited: [] }] : [],
    ),
    removed: rows.flatMap((row) => (row.change === 'removed' ? (seenOf(row) ?? []) : [])),
    held: [],
    dropped: [],
    order: [],
  };
}

export const changedMeanwhile = () =>
  new AppError(
    'conflict',
    t`The project was changed since this plan was proposed. Nothing was written. Update the proposal: what you changed in it is kept.`,
  );

/** The rows to write, each with its present or new id. */
function toWrite({ rows, order }: Acceptance, seen: SeenProject) {
  const ids = new Map<string, string>(seen.subtasks.map(({ id }) => [id, id]));
  for (const { key, subtask } of rows) ids.set(key, subtask?.id ?? randomUUIDv7());
  const idOf = (key: string) => ids.get(key) ?? [];
  const columnsOf = ({ dependsOn, lags, ...task }: PlanTask) => ({
    ...task,
    dependsOn: dependsOn.flatMap(idOf),
    lags: lags.flatMap(({ key, days }) => [idOf(key)].flat().map((id) => ({ id, days }))),
  });
  const subtasks = rows.map(({ key, subtask, task, edited }) => ({
    ...columnsOf(task),
    id: ids.get(key) ?? '',
    isNew: subtask === null,
    aiGenerated: task.proposed !== null,
    isEdited: edited.length > 0,
    isDated: edited.includes('dueDate'),
  }));
  return { subtasks, order: order.flatMap(idOf) };
}

/** Whether the same proposal was accepted before: then its new tasks exist. */
function isThereAlready({ rows }: Acceptance, { subtasks }: SeenProject): boolean {
  const nameOf = (proposed: Proposed | null) => proposed && `${proposed.key}#${proposed.part}`;
  const there = new Set(subtasks.map(({ proposed }) => nameOf(proposed)));
  return rows.some(({ subtask, task }) => !subtask && task.proposed && there.has(nameOf(task.proposed)));
}

/**
 * Writes an accepted proposal over the project as it was seen, lets its waits follow, and returns the project after it.
 * Use a transaction in which nobody else can change the project. `earlier`: the state before, if the transaction has changed the project
 * already.
 */
export async function writeOver(
  context: UserContext,
  trx: Database,
  seen: SeenProject,
  accepted: Acceptance,
  earlier?: SeenPlans,
): Promise<{ left: SeenProject; changeId: string | null }> {
  const { userId, now } = context;
  const { id } = seen.project;
  const { plan, dropped, depth, projectKind } = accepted;
  const before = earlier ?? (await seePlans(trx, { userId, projectIds: [id] }));
  const planned = {
    ...toWrite(accepted, seen),
    removedIds: accepted.removed.map((one) => one.id),
    heldIds: accepted.held.map((one) => one.id),
  };
  await writePlannedSubtasks(trx, { userId, projectId: id }, planned, now());
  const own = { ...context, db: trx };
  const left = await seeProject(own, id);
  const offered = [...materialOf(left).proposed.values()];
  const asked = askedOf(accepted.madeFrom);
  const memory = memoryOf(materialOf(seen), { written: offered, dropped, asked, depth, projectKind });
  await updatePlan(trx, { userId, id }, { plan, proposed: memory }, now());
  const changeId = await keepPlanChange(trx, 'plan', before, now());
  await settleWaits(own, id);
  return { left: { ...left, project: { ...left.project, plan, proposed: memory } }, changeId };
}

/**
 * Writes an accepted proposal in a transaction; undefined if the data that it was made from has changed, and then
 * nothing is written. A project that was seen before is only read again if its subtasks have changed since.
 */
export async function writeAccepted(
  context: UserContext,
  trx: Database,
  projectId: string,
  accepted: Acceptance,
  before?: SeenProject,
) {
  const { userId, today } = context;
  const scope = { userId, projectId };
  await lockPlan(trx, scope);
  const { removed, held } = accepted;
  const changed = [...accepted.rows.flatMap(({ subtask }) => subtask ?? []), ...removed, ...held];
  const versions = await holdSubtasks(trx, scope);
  const isAsItWas = ({ id, version }: { id: string; version: number }) => versions.get(id) === version;
  if (!changed.every(isAsItWas)) return undefined;
  const locked = await lockProject(trx, { userId, id: projectId });
  if (!locked) return undefined;
  const { project, milestones } = locked;
  const asked = askedOf(accepted.madeFrom);
  if (stateOf({ ...project, milestones, asked }) !== accepted.madeFrom) return undefined;
  const isUnchanged = before?.subtasks.length === versions.size && before.subtasks.every(isAsItWas);
  const seen = isUnchanged
    ? { ...locked, subtasks: before.subtasks }
    : await seeProject({ ...context, db: trx }, projectId);
  if (isThereAlready(accepted, seen)) return undefined;
  const milestoneIds = new Set(milestones.map(({ id }) => id));
  const isOfAnother = (id: string | null) => id !== null && !milestoneIds.has(id);
  if (accepted.rows.some(({ task }) => isOfAnother(task.milestoneId))) return undefined;
  return written(await writeOver(context, trx, seen, accepted), accepted, today);
}

/** The answer to a written plan. */
export function written(
  { left, changeId }: Awaited<ReturnType<typeof writeOver>>,
  { plan }: Acceptance,
  today: Day,
) {
  const data = subtasksAsOf(today, left.subtasks);
  return { data, count: data.length, plan, changeId, project: toStanding(left.project, today) };
}
