import { randomUUIDv7 } from 'node:crypto';
import type { AddedMilestone, MilestoneChange } from '@daymark/contract/milestones';
import type { Day } from '@daymark/domain/dates';
import { MILESTONES_MAX_COUNT } from '@daymark/domain/limits';
import { milestoneProblem } from '@daymark/domain/projects';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound, stale } from '../http/errors.ts';
import { versionedAnswer } from '../http/versioned-answers.ts';
import { assignMilestone, releaseMilestone } from '../subtasks/milestone-store.ts';
import { holdSubtasks } from '../subtasks/plan-writing.ts';
import {
  deleteMilestone,
  findMilestone,
  findStanding,
  findTimeline,
  insertMilestone,
  listMilestones,
  type Timeline,
  updateMilestone,
} from './milestone-store.ts';
import { type MilestoneStandingRow, toMilestoneStanding } from './shape.ts';

function checkDay(day: Day, { start_date: startDate, due_date: dueDate }: Timeline): void {
  const problem = milestoneProblem(day, { startDate, dueDate });
  if (problem)
    throw invalid(
      'dueDate',
      t`A milestone must lie between the start date and the due date of its project, ${startDate} to ${dueDate}`,
    );
}

function answer(row: MilestoneStandingRow | undefined) {
  if (!row) throw notFound('Milestone');
  return { milestone: toMilestoneStanding(row) };
}

export const milestonesOfProject = ({ db, userId }: UserContext, projectId: string) =>
  versionedAnswer(db, listMilestones({ userId, projectId }), ([found]) => {
    if (!found) throw notFound('Project');
    const data = found.milestones.map(toMilestoneStanding);
    return { data, count: data.length };
  });

/** The dates of a project. They and its milestones are locked until the end of the transaction. */
async function holdTimeline(trx: Database, project: { userId: string; projectId: string }) {
  await lockPlan(trx, project);
  const timeline = await findTimeline(trx, project);
  if (!timeline) throw notFound('Project');
  return timeline;
}

export function addMilestone(
  { userId, now, once }: UserContext,
  projectId: string,
  { subtaskIds, ...milestone }: z.output<typeof AddedMilestone>,
) {
  return once(async (trx) => {
    const timeline = await holdTimeline(trx, { userId, projectId });
    if (timeline.milestones_total >= MILESTONES_MAX_COUNT)
      throw new AppError('conflict', t`A project can have at most ${MILESTONES_MAX_COUNT} milestones`);
    checkDay(milestone.dueDate, timeline);
    const project = { userId, projectId };
    // Subtasks are always locked before the project, to avoid deadlocks.
    if (subtaskIds.length > 0) await holdSubtasks(trx, project);
    const id = randomUUIDv7();
    const row = await insertMilestone(trx, project, { ...milestone, id }, now());
    if (!row || subtaskIds.length === 0) return answer(row);
    if ((await assignMilestone(trx, { ...project, milestoneId: id }, subtaskIds, now())) < subtaskIds.length)
      throw invalid('subtaskIds', t`Only subtasks of the same project can lead to a milestone`);
    return answer(await findStanding(trx, { userId, id }));
  });
}

/** A milestone. It and the dates of its project are locked until the end of the transaction. */
async function holdMilestone(trx: Database, owned: { userId: string; id: string }) {
  const seen = await findMilestone(trx, owned);
  if (!seen) throw notFound('Milestone');
  const timeline = await holdTimeline(trx, { userId: owned.userId, projectId: seen.project_id });
  const milestone = await findMilestone(trx, owned);
  if (!milestone) throw notFound('Milestone');
  return { milestone, timeline };
}

export async function changeMilestone(
  { db, userId, now }: UserContext,
  id: string,
  { name, dueDate }: z.output<typeof MilestoneChange>,
  ifVersion: number | undefined,
) {
  return db.transaction().execute(async (trx) => {
    const { milestone, timeline } = await holdMilestone(trx, { userId, id });
    if (ifVersion !== undefined && ifVersion !== milestone.version) throw stale('milestone');
    if (dueDate !== undefined) checkDay(dueDate, timeline);
    const place = { userId, id, projectId: milestone.project_id };
    return answer(await updateMilestone(trx, place, { name, dueDate }, now()));
  });
}

/** Deletes a milestone. Its subtasks stay, without a milestone. */
export async function removeMilestone({ db, userId, now }: UserContext, id: string) {
  return db.transaction().execute(async (trx) => {
    const { milestone } = await holdMilestone(trx, { userId, id });
    const subtaskIds = await releaseMilestone(trx, { userId, milestoneId: id }, now());
    const place = { userId, id, projectId: milestone.project_id };
    if (!(await deleteMilestone(trx, place, now()))) throw notFound('Milestone');
    return { message: t`Milestone deleted successfully`, data: { id, subtaskIds } };
  });
}
