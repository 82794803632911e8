import { randomUUIDv7 } from 'node:crypto';
import type { NewSubtask, SubtaskChange } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { findCycle } from '@daymark/domain/dependencies';
import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { whyKept } from '@daymark/domain/subtasks';
import type { PlannedTask } from '@daymark/planner/plan';
import type { z } from 'zod';
import { type Database, inTransaction } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound, stale } from '../http/errors.ts';
import { insertSubtasks, replaceDependencies, type SubtaskToInsert } from './adding-store.ts';
import { exportSubtasks } from './export.ts';
import { assignMilestone, releaseMilestone } from './milestone-store.ts';
import { toSubtask } from './shape.ts';
import {
  type ChangedSubtasks,
  findPlanFrame,
  isPresent,
  listSubtasks,
  lockSubtasks,
  type PlanFrame,
  purgeSubtasks,
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

const projectIsFull = () =>
  new AppError('conflict', `A project can hold at most ${SUBTASKS_MAX_COUNT} subtasks`);

export function checkCount(count: number): void {
  if (count > SUBTASKS_MAX_COUNT) throw projectIsFull();
}

function checkMilestone(frame: PlanFrame, milestoneId: string | null | undefined): void {
  if (milestoneId && !frame.milestone_ids.includes(milestoneId))
    throw invalid('milestoneId', 'This milestone is not one of the project');
}

/** Whether a subtask is tied to others of its project, so that it can only be written while their order stands still. */
export const standsInPlan = ({ dependsOn, milestoneId }: z.output<typeof NewSubtask>): boolean =>
  dependsOn.length > 0 || milestoneId !== null;

/**
 * Adds a subtask to a project, in one statement; `db` is a transaction where the subtask waits for others or belongs to
 * a milestone, since that is checked against the project's plan, which then stands still.
 */
export async function addSubtask(
  { db, userId, now }: UserContext,
  projectId: string,
  subtask: z.output<typeof NewSubtask>,
) {
  const id = randomUUIDv7();
  if (standsInPlan(subtask)) {
    await lockPlan(db, { userId, projectId });
    const frame = await findPlanFrame(db, userId, { projectId });
    if (!frame) throw notFound('Project');
    checkMilestone(frame, subtask.milestoneId);
    checkOrder(frame, id, subtask.title, subtask.dependsOn);
  }
  const row = { ...subtask, id, aiGenerated: false, source: null, playbook: null };
  const added = await insertSubtasks(db, { userId, projectId }, [row], now());
  if (!added && (await findPlanFrame(db, userId, { projectId }))) throw projectIsFull();
  return only(added, 'Project');
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
  ifVersion: number | undefined,
) {
  const { db, userId, now } = context;
  const update = async (on: Database) => {
    const scope = { userId, ids: [id], among: 'present', ifVersion } as const;
    const changed = await updateSubtasks(on, scope, columnsOf(change, now()), now());
    if (!changed && ifVersion !== undefined && (await isPresent(on, userId, id))) throw stale('subtask');
    return changed;
  };
  if (!change.dependsOn && !change.milestoneId) return only(await update(db), 'Subtask');

  const changed = await inTransaction(db, async (trx) => {
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

const isPersons = (row: SubtaskRow): boolean =>
  whyKept({
    aiGenerated: row.ai_generated,
    status: row.status,
    pinned: row.pinned,
    editedAt: row.edited_at,
  }) !== null;

/**
 * Splits a project's subtasks into those that stand when it is planned anew and those that give way. What a row of the
 * person's own making waits for stands with it.
 */
export function sortForRegeneration(rows: readonly SubtaskRow[]) {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const kept = new Set<SubtaskRow>();
  const keep = (row: SubtaskRow | undefined): void => {
    if (!row || kept.has(row)) return;
    kept.add(row);
    if (!row.ai_generated || row.edited_at !== null) for (const id of row.depends_on) keep(byId.get(id));
  };
  rows.filter(isPersons).forEach(keep);
  return { kept: rows.filter((row) => kept.has(row)), replaced: rows.filter((row) => !kept.has(row)) };
}

/** Holds the subtasks of a project still; false when they are not the ones that were seen. */
export async function holdSubtasks(
  trx: Database,
  project: { userId: string; projectId: string },
  seen: readonly SubtaskRow[],
): Promise<boolean> {
  const present = await lockSubtasks(trx, project);
  const versions = new Map(seen.map(({ id, version }) => [id, version]));
  return present.length === seen.length && present.every(({ id, version }) => versions.get(id) === version);
}

function toInsert(tasks: readonly PlannedTask[]): SubtaskToInsert[] {
  const ids = new Map(tasks.map((task) => [task.ref, randomUUIDv7()]));
  const idOf = (ref: string) => ids.get(ref) ?? [];
  return tasks.map((task) => ({
    id: ids.get(task.ref) ?? randomUUIDv7(),
    milestoneId: task.milestoneId,
    title: task.title.toWellFormed(),
    description: task.description.toWellFormed(),
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

/** Whether the rows, in their order, are the plan already: every field that a plan writes is the same. */
function isWritten(rows: readonly SubtaskRow[], tasks: readonly PlannedTask[]): boolean {
  const placeOfRow = new Map(rows.map(({ id }, place) => [id, place]));
  const placeOfTask = new Map(tasks.map(({ ref }, place) => [ref, place]));
  const places = (keys: readonly string[], of: ReadonlyMap<string, number>) =>
    keys.map((key) => of.get(key) ?? -1).toSorted((a, b) => a - b);
  const ofRow = (row: SubtaskRow) => [
    ...[row.title, row.description, row.priority, row.due_date, row.estimated_hours, row.tags],
    ...[row.milestone_id, row.source?.start, row.source?.end, row.playbook],
    places(row.depends_on, placeOfRow),
  ];
  const ofTask = (task: PlannedTask) => [
    ...[task.title, task.description, task.priority, task.dueDate, task.estimatedHours, task.tags],
    ...[task.milestoneId, task.source?.start, task.source?.end, task.playbook],
    places(task.dependsOn, placeOfTask),
  ];
  return JSON.stringify(rows.map(ofRow)) === JSON.stringify(tasks.map(ofTask));
}

/** Writes a plan in place of the rows that give way to it; a plan that stands already changes nothing. */
export async function writePlannedTasks(
  trx: Database,
  { userId, projectId }: { userId: string; projectId: string },
  { tasks, present }: { tasks: readonly PlannedTask[]; present: readonly SubtaskRow[] },
  now: Date,
): Promise<void> {
  const { kept, replaced } = sortForRegeneration(present);
  const inOrder = replaced.toSorted((a, b) => a.position - b.position);
  if (isWritten(inOrder, tasks)) return;
  checkCount(kept.length + tasks.length);
  const ids = replaced.map((row) => row.id);
  if (ids.length > 0) await updateSubtasks(trx, { userId, ids, among: 'present' }, { deleted_at: now }, now);
  if (tasks.length === 0) return;
  if (!(await insertSubtasks(trx, { userId, projectId }, toInsert(tasks), now))) throw projectIsFull();
}

/** Lets go what belongs to a milestone that is to be deleted. Not a person's edit: it may still be planned anew. */
export const letMilestoneGo: typeof releaseMilestone = (...of) => releaseMilestone(...of);

/** Gives a new milestone what leads to it, as if it always had: not a person's edit either. */
export const takeMilestone: typeof assignMilestone = (...of) => assignMilestone(...of);

/** Removes for good what was deleted before an instant, of all users. */
export const purgeDeletedSubtasks = (db: Database, before: Date) => purgeSubtasks(db, before);

/** Every subtask of a project, deleted ones too. */
export const everySubtask = exportSubtasks;
