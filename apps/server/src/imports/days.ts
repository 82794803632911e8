import type { ImportDays } from '@daymark/contract/imports';
import type { Day } from '@daymark/domain/dates';
import { t } from '@daymark/words/t';
import type { AiContext } from '../ai/context.ts';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import { AppError } from '../http/errors.ts';
import { keepPlanChange, seePlans } from '../plan-changes/service.ts';
import { updateMilestone } from '../projects/milestone-store.ts';
import { takeWayOut } from '../projects/ways-out.ts';
import type { Look } from '../replans/look.ts';
import { updateFirstDays } from '../subtasks/moving-store.ts';
import { holdSubtasks } from '../subtasks/plan-writing.ts';
import { type DatingScope, decideDays, stampFor } from './deciding.ts';

export async function proposeDays(context: AiContext, scope: DatingScope): Promise<ImportDays> {
  const decision = await decideDays(context, scope);
  const { look: seen, request, days, unplaced, later } = decision;
  const tasks = new Map(request.tasks.map((task) => [task.id, task]));
  const told = (taskId: string) => {
    const [task, row] = [tasks.get(taskId), seen.subtasks.get(taskId)];
    return task && row
      ? [
          {
            id: taskId,
            projectId: row.project_id,
            title: row.title,
            hours: task.hours,
            isGuess: row.estimated_hours === null,
          },
        ]
      : [];
  };
  const dated = [...seen.subtasks.keys()].flatMap((taskId) => {
    const day = days.get(taskId);
    return day === undefined ? [] : told(taskId).map((one) => ({ ...one, day }));
  });
  // Within a day they stay in the order of the file.
  const rows = dated.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
  const left = unplaced.flatMap(told).map(({ isGuess: _, ...one }) => one);
  const concerned = new Set([...rows, ...left].map(({ projectId }) => projectId));
  const projects = [...seen.projects.values()]
    .filter((project) => concerned.has(project.id))
    .map((project) => ({
      id: project.id,
      name: project.name,
      dueDate: project.due_date,
      laterDueDate: later.get(project.id) ?? null,
    }));
  return { stamp: stampFor(decision), tasks: rows, projects, unplaced: left };
}

const changedMeanwhile = () =>
  new AppError(
    'conflict',
    t`Your plan changed since these days were proposed, so nothing was written. Look at the new proposal.`,
  );

/** Moves the due date of a project, and the milestones that are due with it. */
async function moveDueDate(
  context: AiContext,
  trx: Database,
  seen: Look,
  projectId: string,
  date: Day,
): Promise<void> {
  const { userId, now } = context;
  const project = seen.projects.get(projectId);
  await takeWayOut({ ...context, db: trx }, projectId, { kind: 'later-due-date', date });
  for (const { id, dueDate } of project?.milestones ?? [])
    if (dueDate === project?.due_date)
      await updateMilestone(trx, { userId, projectId, id }, { name: undefined, dueDate: date }, now());
}

/** Writes the proposed days as one change of plans, which can be undone. */
export async function acceptDays(context: AiContext, scope: DatingScope, stamp: string) {
  const { userId, now, once } = context;
  const decision = await decideDays(context, scope);
  const { look: seen, request, days, later } = decision;
  if (stampFor(decision) !== stamp) throw changedMeanwhile();
  const hours = new Map(request.tasks.map((task) => [task.id, task.hours]));
  const rows = [...days].flatMap(([taskId, dueDate]) => {
    const row = seen.subtasks.get(taskId);
    const guessedHours = row?.estimated_hours === null ? (hours.get(taskId) ?? null) : null;
    return row
      ? [{ id: taskId, projectId: row.project_id, version: row.version, dueDate, guessedHours }]
      : [];
  });
  const byProject = Map.groupBy(rows, ({ projectId }) => projectId);
  const projectIds = [...byProject.keys()].toSorted();
  return once(async (trx) => {
    for (const projectId of projectIds) {
      await lockPlan(trx, { userId, projectId });
      // Subtasks are always locked before their project, to avoid deadlocks.
      await holdSubtasks(trx, { userId, projectId });
    }
    const before = await seePlans(trx, { userId, projectIds });
    for (const projectId of projectIds) {
      const date = later.get(projectId);
      if (date) await moveDueDate(context, trx, seen, projectId, date);
      const own = byProject.get(projectId) ?? [];
      if ((await updateFirstDays(trx, { userId, projectId }, own, now())) < own.length)
        throw changedMeanwhile();
    }
    return { changeId: await keepPlanChange(trx, 'replan', before, now()), dated: rows.length, projectIds };
  });
}
