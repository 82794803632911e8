import { randomUUIDv7 } from 'node:crypto';
import type { PlanAcceptance, PlanProposal, PlanTask } from '@daymark/contract/plan-proposals';
import type { Proposed } from '@daymark/planner/plan';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { AppError } from '../http/errors.ts';
import { keepPlanChange, seePlans } from '../plan-changes/service.ts';
import { type SeenProject, seeProject } from '../projects/service.ts';
import { toStanding } from '../projects/shape.ts';
import { lockProject, updatePlan } from '../projects/store.ts';
import { holdSubtasks, writePlannedSubtasks } from '../subtasks/plan-writing.ts';
import { subtasksAsOf } from '../subtasks/service.ts';
import { askedOf, materialOf, memoryOf, stateOf } from './material.ts';

export type Acceptance = z.output<typeof PlanAcceptance>;

/** Accepts a whole proposal without changes. */
export function asProposed({ rows, plan, madeFrom, granularity, finer }: PlanProposal): Acceptance {
  const seenOf = ({ subtask }: PlanProposal['rows'][number]) =>
    subtask ? { id: subtask.id, version: subtask.version } : null;
  return {
    madeFrom,
    plan,
    granularity,
    finer,
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
    'The project was changed since this plan was proposed. Nothing was written. Update the proposal: what you changed in it is kept.',
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
 * Writes an accepted proposal in a transaction; undefined if the data that it was made from has changed, and then
 * nothing is written.
 */
export async function writeAccepted(
  context: UserContext,
  trx: Database,
  projectId: string,
  accepted: Acceptance,
) {
  const { userId, now, today } = context;
  const scope = { userId, projectId };
  const own = { ...context, db: trx };
  await lockPlan(trx, scope);
  const { removed, held } = accepted;
  const changed = [...accepted.rows.flatMap(({ subtask }) => subtask ?? []), ...removed, ...held];
  if (!(await holdSubtasks(trx, scope, changed))) return undefined;
  const project = await lockProject(trx, { userId, id: projectId });
  const asked = askedOf(accepted.madeFrom);
  if (!project || stateOf({ ...project, asked }) !== accepted.madeFrom) return undefined;
  const seen = await seeProject(own, projectId);
  const { subtasks, order } = toWrite(accepted, seen);
  if (isThereAlready(accepted, seen)) return undefined;
  const milestoneIds = new Set(project.milestones.map(({ id }) => id));
  if (subtasks.some(({ milestoneId }) => milestoneId && !milestoneIds.has(milestoneId))) return undefined;
  const before = await seePlans(trx, { userId, projectIds: [projectId] });
  const removedIds = removed.map(({ id }) => id);
  const heldIds = held.map(({ id }) => id);
  await writePlannedSubtasks(trx, scope, { subtasks, removedIds, heldIds, order }, now());
  const left = await seeProject(own, projectId);
  const memory = memoryOf(materialOf(seen), {
    written: [...materialOf(left).proposed.values()],
    dropped: accepted.dropped,
    asked,
    granularity: accepted.granularity,
    finer: accepted.finer,
  });
  await updatePlan(trx, { userId, id: projectId }, accepted.plan, memory);
  const changeId = await keepPlanChange(trx, 'plan', before, now());
  const data = subtasksAsOf(today, left.subtasks);
  const { plan } = accepted;
  return { data, count: data.length, plan, changeId, project: toStanding(left.project, today) };
}
