import { randomUUIDv7 } from 'node:crypto';
import type { NewSubtask, SubtaskChange } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import type { z } from 'zod';
import { type Database, inTransaction } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { SubtaskRow } from '../db/subtask-json.ts';
import type { UserContext } from '../http/context.ts';
import { notFound, stale } from '../http/errors.ts';
import { versionedAnswer } from '../http/versioned-answers.ts';
import { insertSubtasks, replaceDependencies } from './adding-store.ts';
import { exportSeries, exportSubtasks } from './export.ts';
import { assignMilestone, releaseMilestone } from './milestone-store.ts';
import { type NewDay, updateDays } from './moving-store.ts';
import { checkMilestone, checkOrder, orderAfter, standsInPlan } from './order.ts';
import { holdNamed, reasonsToStand, writePlan } from './plan-writing.ts';
import { putBack } from './putting-back.ts';
import { projectIsFull } from './room.ts';
import { addSeries } from './series.ts';
import { writeAhead } from './series-changes.ts';
import { ruledDays } from './series-days.ts';
import { updateSeriesToFormer } from './series-store.ts';
import { toSubtask } from './shape.ts';
import { type ChangedSubtasks, findPlanFrame, isPresent, listSubtasks, updateSubtasks } from './store.ts';
import { addHours, endWork, startWork } from './time-spent.ts';
import { deleteExpired, listThoseWithDeleted } from './trash-store.ts';

const PURGED_AT_ONCE = 500;

export const subtasksAsOf = (today: Day, rows: readonly SubtaskRow[]) =>
  rows.map((row) => toSubtask(row, today));

export const subtasksOf = ({ db, userId, today }: UserContext, projectId: string) =>
  versionedAnswer(db, listSubtasks({ userId, projectId }), ([found]) => {
    if (!found) throw notFound('Project');
    const data = subtasksAsOf(today, found.subtasks);
    return { data, count: data.length, progress: found.progress };
  });

/** The one subtask that a statement changed, and its project as it stands now. */
function only(
  changed: ChangedSubtasks | undefined,
  what: string,
): { row: SubtaskRow } & Omit<ChangedSubtasks, 'subtasks'> {
  const row = changed?.subtasks[0];
  if (!changed || !row) throw notFound(what);
  return { row, project: changed.project, mayBeTimed: changed.mayBeTimed };
}

/**
 * Adds a subtask to a project, in a transaction. Where the subtask waits for others or belongs to a milestone it is
 * checked against the project's plan, which then stands still.
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
    checkOrder(frame, { ...subtask, id });
  }
  const row = { ...subtask, id, aiGenerated: false, playbook: null };
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
  earliest_on: change.earliestOn,
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
  if (!change.dependsOn && !change.lags && !change.milestoneId) return only(await update(db), 'Subtask');

  const changed = await inTransaction(db, async (trx) => {
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
  return only(changed, 'Subtask');
}

export async function deleteSubtask({ db, userId, now }: UserContext, id: string) {
  return only(
    await updateSubtasks(db, { userId, ids: [id], among: 'present' }, { deleted_at: now() }, now()),
    'Subtask',
  );
}

/** Why each subtask that stands whatever is planned does so, by its id. */
export const whatStands: typeof reasonsToStand = (rows) => reasonsToStand(rows);

/** Holds the subtasks of a project still; false when one of those that are named is not as it was. */
export const holdSubtasks: typeof holdNamed = (...of) => holdNamed(...of);

/** Writes what a plan adds, changes and takes away, where plan and subtasks are held. */
export const writePlannedSubtasks: typeof writePlan = (...of) => writePlan(...of);

/** Lets go what belongs to a milestone that is to be deleted. Not a person's edit: it may still be planned anew. */
export const letMilestoneGo: typeof releaseMilestone = (...of) => releaseMilestone(...of);

/** Gives a new milestone what leads to it, as if it always had: not a person's edit either. */
export const takeMilestone: typeof assignMilestone = (...of) => assignMilestone(...of);

/** Removes for good what was deleted before an instant, of all users. */
export async function purgeDeletedSubtasks(db: Database, before: Date): Promise<void> {
  const listAfter = (after?: string) => listThoseWithDeleted(db, { before, count: PURGED_AT_ONCE, after });
  for (let userIds = await listAfter(); userIds.length > 0; userIds = await listAfter(userIds.at(-1)))
    for (const userId of userIds) await deleteExpired(db, userId, before);
}

/** Adds work that comes again, in a transaction; and the days that a rule gives. */
export const addRecurring: typeof addSeries = (...of) => addSeries(...of);
export const daysOfRule: typeof ruledDays = (...of) => ruledDays(...of);

/** Writes what comes again further ahead, of all users, and gives a series back what it was before a change. */
export const writeSeriesAhead: typeof writeAhead = (...of) => writeAhead(...of);
export const putSeriesBack: typeof updateSeriesToFormer = (...of) => updateSeriesToFormer(...of);

/** Adds to the hours spent on a subtask, as a timer measured them. */
export const spendHours: typeof addHours = (...of) => addHours(...of);

/** Starts a subtask with a timer, and leaves it where that was not meant. */
export const beginWork: typeof startWork = (...of) => startWork(...of);
export const leaveWork: typeof endWork = (...of) => endWork(...of);

/** Every subtask of a project, deleted ones too. */
export const everySubtask = exportSubtasks;

/** What comes again in a project, also in a deleted one. */
export const everySeries = exportSeries;

/** Makes subtasks what they were before a change of plans. */
export const putSubtasksBack: typeof putBack = (...of) => putBack(...of);

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
