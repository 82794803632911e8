import { randomUUIDv7 } from 'node:crypto';
import type { NewSubtask, SubtaskChange } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { type Database, inTransaction } from '../db/database.ts';
import { findProjectName } from '../db/own-project.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, notFound, stale } from '../http/errors.ts';
import { keptList } from '../http/kept-pieces.ts';
import { versionedAnswer } from '../http/versioned-answers.ts';
import { insertSubtasks, replaceDependencies } from './adding-store.ts';
import type { ChangedSubtasks } from './changing-store.ts';
import { type NewDay, updateDays } from './moving-store.ts';
import { checkMilestone, checkOrder, orderAfter, standsInPlan } from './order.ts';
import { toSubtask } from './shape.ts';
import {
  findPlanFrame,
  findProjectOf,
  isPresent,
  listSubtasks,
  type SubtaskColumns,
  updateSubtasks,
} from './store.ts';
import { deleteExpired, listThoseWithDeleted } from './trash-store.ts';

const PURGED_AT_ONCE = 500;

export const subtasksAsOf = (today: Day, rows: readonly SubtaskRow[]) =>
  rows.map((row) => toSubtask(row, today));

export function subtasksOf({ db, userId, today }: UserContext, projectId: string) {
  const list = keptList(db, [userId, today, projectId]);
  return versionedAnswer(db, listSubtasks({ userId, projectId }, list.known), ([found]) => {
    if (!found) throw notFound('Project');
    const { server, subtasks, progress } = found;
    const data = list.read(server, subtasks, (row) => toSubtask(row, today));
    return { data, count: subtasks.length, progress };
  });
}

/** The one changed subtask, and the present state of its project. */
export function only(
  changed: ChangedSubtasks | undefined,
  what: 'Project' | 'Subtask',
): { row: SubtaskRow } & Pick<ChangedSubtasks, 'project'> {
  const row = changed?.subtasks[0];
  if (!changed || !row) throw notFound(what);
  return { row, project: changed.project };
}

/** PostgreSQL's code for a row whose key is there already. */
const isDuplicate = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '23505';

/** The words do not say where the other is: the caller may not see its project. */
const idIsTaken = () =>
  new AppError('conflict', t`Another subtask has this id. Please send a new one, or none.`);

/** The subtask that an earlier request added with this id, as it is now; undefined if there was none. */
async function findAdded({ db, userId, now }: UserContext, projectId: string, id: string) {
  const home = await findProjectOf(db, userId, id);
  if (home === undefined) return undefined;
  if ((await findProjectName(db, userId, projectId)) === undefined) throw notFound('Project');
  if (home !== projectId) throw idIsTaken();
  const added = await updateSubtasks(db, { userId, projectId, ids: [id], among: 'present' }, {}, now());
  if (!added) throw new AppError('conflict', t`This subtask was added before, and deleted since.`);
  return only(added, 'Subtask');
}

/**
 * Adds a subtask to a project. If it has dependencies or a milestone, they are checked against the project's plan, which
 * is locked: that needs a transaction, and so does an id that the client chose. Such a subtask is added once, however often
 * it is sent.
 */
export async function addSubtask(
  context: UserContext,
  projectId: string,
  { id: chosenId, ...subtask }: z.output<typeof NewSubtask> & { id?: string | undefined },
) {
  const { db, userId, now } = context;
  const id = chosenId ?? randomUUIDv7();
  if (chosenId || standsInPlan(subtask)) await lockPlan(db, { userId, projectId });
  const before = chosenId && (await findAdded(context, projectId, id));
  if (before) return before;
  if (standsInPlan(subtask)) {
    const frame = await findPlanFrame(db, userId, { projectId });
    if (!frame) throw notFound('Project');
    checkMilestone(frame, subtask.milestoneId);
    checkOrder(frame, { ...subtask, id });
  }
  const row = { ...subtask, id, aiGenerated: false, playbook: null };
  const inserted = await insertSubtasks(db, { userId, projectId }, [row], now()).catch((error: unknown) => {
    // Two requests put the same id into two projects, of which no lock is common.
    throw chosenId && isDuplicate(error) ? idIsTaken() : error;
  });
  return only(inserted, 'Project');
}

/** Fields about the progress of work. A change of any other field marks the row as edited by the user. */
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
  earliest_on: change.earliestOn,
  ...(Object.keys(change).some((field) => !COURSE_OF_WORK.has(field)) ? { edited_at: now } : {}),
});

/** Changes a subtask; throws `stale_version` if it is not of the version that the change is based on. */
async function updateOne(
  db: Database,
  { userId, id, ifVersion }: { userId: string; id: string; ifVersion: number | undefined },
  columns: SubtaskColumns,
  now: Date,
): Promise<ChangedSubtasks> {
  const changed = await updateSubtasks(db, { userId, ids: [id], among: 'present', ifVersion }, columns, now);
  if (changed) return changed;
  throw ifVersion !== undefined && (await isPresent(db, userId, id)) ? stale('subtask') : notFound('Subtask');
}

export async function changeSubtask(
  context: UserContext,
  id: string,
  change: z.output<typeof SubtaskChange>,
  ifVersion: number | undefined,
): Promise<ChangedSubtasks> {
  const { db, userId, now } = context;
  const update = (on: Database) => updateOne(on, { userId, id, ifVersion }, columnsOf(change, now()), now());
  if (!change.dependsOn && !change.lags && !change.milestoneId) return update(db);

  return inTransaction(db, async (trx) => {
    const seen = await findPlanFrame(trx, userId, { subtaskId: id });
    if (!seen) throw notFound('Subtask');
    await lockPlan(trx, { userId, projectId: seen.project_id });
    const frame = await findPlanFrame(trx, userId, { subtaskId: id });
    if (!frame) throw notFound('Subtask');
    checkMilestone(frame, change.milestoneId);
    if (change.dependsOn || change.lags) {
      const order = orderAfter(frame, id, change);
      checkOrder(frame, order);
      await replaceDependencies(trx, userId, order);
    }
    return update(trx);
  });
}

export async function deleteSubtask(
  { db, userId, now }: UserContext,
  id: string,
  ifVersion: number | undefined,
) {
  return only(await updateOne(db, { userId, id, ifVersion }, { deleted_at: now() }, now()), 'Subtask');
}

/** Removes for good what was deleted before an instant, of all users. */
export async function purgeDeletedSubtasks(db: Database, before: Date): Promise<void> {
  const listAfter = (after?: string) => listThoseWithDeleted(db, { before, count: PURGED_AT_ONCE, after });
  for (let userIds = await listAfter(); userIds.length > 0; userIds = await listAfter(userIds.at(-1)))
    for (const userId of userIds) await deleteExpired(db, userId, before);
}

/** Gives subtasks of a project other days, which stay the planner's; false when one is not as it was seen. */
export const moveSubtasks = async (
  trx: Database,
  project: { userId: string; projectId: string },
  days: readonly NewDay[],
  now: Date,
): Promise<boolean> => days.length === 0 || (await updateDays(trx, project, days, now)) === days.length;

/** Moves subtasks of a project to the trash. */
export const trashSubtasks = (
  trx: Database,
  { userId, projectId }: { userId: string; projectId: string },
  ids: readonly string[],
  now: Date,
) => updateSubtasks(trx, { userId, projectId, ids, among: 'present' }, { deleted_at: now }, now);
