import { randomUUIDv7 } from 'node:crypto';
import type { NewSubtask, SubtaskChange, SubtaskStatsQuery } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { findCycle } from '@daymark/domain/dependencies';
import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { whyKept } from '@daymark/domain/subtasks';
import type { PlannedTask } from '@daymark/planner/plan';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound } from '../http/errors.ts';
import { findAgenda } from './agenda-store.ts';
import { toAgendaItem, toSubtask } from './shape.ts';
import {
  type ChangedSubtasks,
  findPlanFrame,
  insertSubtasks,
  listSubtasks,
  type PlanFrame,
  purgeSubtasks,
  replaceDependencies,
  type SubtaskToInsert,
  updateSubtasks,
} from './store.ts';

export const subtasksAsOf = (today: Day, rows: readonly SubtaskRow[]) =>
  rows.map((row) => toSubtask(row, today));

export async function subtasksOf({ db, userId, today }: UserContext, projectId: string) {
  const found = await listSubtasks(db, { userId, projectId });
  if (!found) throw notFound('Project');
  const data = subtasksAsOf(today, found.subtasks);
  return { data, count: data.length, progress: found.progress };
}

export async function agenda({ db, userId, today }: UserContext, query: z.output<typeof SubtaskStatsQuery>) {
  const { items, stats } = await findAgenda(db, userId, query, today);
  const { page, limit } = query;
  const data = items.map((row) => toAgendaItem(row, today));
  return {
    data,
    page,
    limit,
    pages: Math.ceil(stats.total / limit),
    total: stats.total,
    count: data.length,
    stats,
  };
}

/** The one subtask that a statement changed, and its project as it stands now. */
function only(
  changed: ChangedSubtasks | undefined,
  what: string,
): { row: SubtaskRow; project: ChangedSubtasks['project'] } {
  const row = changed?.subtasks[0];
  if (!changed || !row) throw notFound(what);
  return { row, project: changed.project };
}

function checkOrder(frame: PlanFrame, id: string, title: string, dependsOn: readonly string[]): void {
  const titles = new Map(frame.subtasks.map((subtask) => [subtask.id, subtask.title]));
  if (!dependsOn.every((other) => titles.has(other) && other !== id))
    throw invalid('dependsOn', 'A subtask can only wait for other subtasks of the same project');
  const others = frame.subtasks.filter((subtask) => subtask.id !== id);
  const edges = others.map((subtask) => ({ id: subtask.id, dependsOn: subtask.depends_on }));
  const cycle = findCycle([{ id, dependsOn }, ...edges]);
  if (!cycle) return;
  const chain = [...cycle, cycle[0] ?? id].map((step) => `"${step === id ? title : titles.get(step)}"`);
  throw invalid('dependsOn', `These subtasks would wait for each other: ${chain.join(' → ')}`);
}

function checkMilestone(frame: PlanFrame, milestoneId: string | null | undefined): void {
  if (milestoneId && !frame.milestone_ids.includes(milestoneId))
    throw invalid('milestoneId', 'This milestone is not one of the project');
}

export async function addSubtask(
  context: UserContext,
  projectId: string,
  subtask: z.output<typeof NewSubtask>,
) {
  const { db, userId, now } = context;
  const id = randomUUIDv7();
  const changed = await db.transaction().execute(async (trx) => {
    await lockPlan(trx, { userId, projectId });
    const frame = await findPlanFrame(trx, userId, { projectId });
    if (!frame) throw notFound('Project');
    if (frame.subtasks.length >= SUBTASKS_MAX_COUNT)
      throw new AppError('conflict', `A project can hold at most ${SUBTASKS_MAX_COUNT} subtasks`);
    checkMilestone(frame, subtask.milestoneId);
    checkOrder(frame, id, subtask.title, subtask.dependsOn);
    const row = { ...subtask, id, aiGenerated: false, source: null, playbook: null };
    return insertSubtasks(trx, { userId, projectId }, [row], now());
  });
  return only(changed, 'Project');
}

/** Fields that say how the work goes; changing another makes the row the person's own. */
const COURSE_OF_WORK = new Set(['status', 'actualHours', 'pinned']);

const columnsOf = (change: z.output<typeof SubtaskChange>, now: Date) => ({
  title: change.title,
  description: change.description,
  status: change.status,
  priority: change.priority,
  due_date: change.dueDate,
  due_time: change.dueTime,
  estimated_hours: change.estimatedHours,
  actual_hours: change.actualHours,
  tags: change.tags,
  milestone_id: change.milestoneId,
  pinned: change.pinned,
  ...(Object.keys(change).some((field) => !COURSE_OF_WORK.has(field)) ? { edited_at: now } : {}),
});

export async function changeSubtask(
  context: UserContext,
  id: string,
  change: z.output<typeof SubtaskChange>,
) {
  const { db, userId, now } = context;
  const update = (on: Database) =>
    updateSubtasks(on, { userId, ids: [id], among: 'present' }, columnsOf(change, now()), now());
  if (!change.dependsOn && !change.milestoneId) return only(await update(db), 'Subtask');

  const changed = await db.transaction().execute(async (trx) => {
    const seen = await findPlanFrame(trx, userId, { subtaskId: id });
    if (!seen) throw notFound('Subtask');
    await lockPlan(trx, { userId, projectId: seen.project_id });
    const frame = await findPlanFrame(trx, userId, { subtaskId: id });
    if (!frame) throw notFound('Subtask');
    checkMilestone(frame, change.milestoneId);
    if (change.dependsOn) {
      const title = frame.subtasks.find((subtask) => subtask.id === id)?.title ?? '';
      checkOrder(frame, id, change.title ?? title, change.dependsOn);
      await replaceDependencies(trx, { userId, id }, change.dependsOn);
    }
    return update(trx);
  });
  return only(changed, 'Subtask');
}

export async function deleteSubtask({ db, userId, now }: UserContext, id: string) {
  return only(
    await updateSubtasks(db, { userId, ids: [id], among: 'present' }, { deleted_at: now() }, now()),
    'Subtask',
  );
}

export async function restoreSubtask({ db, userId, now }: UserContext, id: string) {
  return only(
    await updateSubtasks(db, { userId, ids: [id], among: 'deleted' }, { deleted_at: null }, now()),
    'Subtask',
  );
}

/** Splits a project's subtasks into those that stand when it is planned anew and those that give way. */
export function sortForRegeneration(rows: readonly SubtaskRow[]) {
  const stands = (row: SubtaskRow) =>
    whyKept({
      aiGenerated: row.ai_generated,
      status: row.status,
      pinned: row.pinned,
      editedAt: row.edited_at,
    }) !== null;
  return { kept: rows.filter(stands), replaced: rows.filter((row) => !stands(row)) };
}

function toInsert(tasks: readonly PlannedTask[]): SubtaskToInsert[] {
  const ids = new Map(tasks.map((task) => [task.ref, randomUUIDv7()]));
  const idOf = (ref: string) => ids.get(ref) ?? [];
  return tasks.map((task) => ({
    id: ids.get(task.ref) ?? randomUUIDv7(),
    milestoneId: task.milestoneId,
    title: task.title,
    description: task.description,
    status: 'Pending',
    priority: task.priority,
    dueDate: task.dueDate,
    dueTime: null,
    estimatedHours: task.estimatedHours,
    actualHours: null,
    tags: task.tags,
    aiGenerated: true,
    source: task.source,
    playbook: task.playbook,
    pinned: false,
    dependsOn: task.dependsOn.flatMap(idOf),
  }));
}

const sameTask = (row: SubtaskRow, task: PlannedTask | undefined): boolean =>
  row.title === task?.title &&
  row.description === task.description &&
  row.due_date === task.dueDate &&
  row.estimated_hours === task.estimatedHours &&
  row.milestone_id === task.milestoneId &&
  row.source?.start === task.source?.start;

/** Writes what was planned in place of what it replaces; a plan that is the same row by row changes nothing. */
export async function writePlannedTasks(
  trx: Database,
  { userId, projectId }: { userId: string; projectId: string },
  { tasks, replaced }: { tasks: readonly PlannedTask[]; replaced: readonly SubtaskRow[] },
  now: Date,
): Promise<void> {
  const inOrder = replaced.toSorted((a, b) => a.position - b.position);
  if (tasks.length === inOrder.length && inOrder.every((row, index) => sameTask(row, tasks[index]))) return;
  const ids = replaced.map((row) => row.id);
  if (ids.length > 0) await updateSubtasks(trx, { userId, ids, among: 'present' }, { deleted_at: now }, now);
  if (tasks.length > 0) await insertSubtasks(trx, { userId, projectId }, toInsert(tasks), now);
}

/** Removes for good what was deleted before an instant, of all users. */
export const purgeDeletedSubtasks = (db: Database, before: Date) => purgeSubtasks(db, before);
