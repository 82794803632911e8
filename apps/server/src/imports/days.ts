import { createHash } from 'node:crypto';
import type { ImportDays } from '@daymark/contract/imports';
import { addDays, type Day } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS, TIMELINE_MAX_DAYS } from '@daymark/domain/limits';
import type { ReplanProject, ReplanRequest, ReplanTask } from '@daymark/planner/replan/replan';
import { t } from '@daymark/words/t';
import type { AiContext } from '../ai/context.ts';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import { AppError, notFound } from '../http/errors.ts';
import { keepPlanChange, seePlans } from '../plan-changes/service.ts';
import { updateMilestone } from '../projects/milestone-store.ts';
import { takeWayOut } from '../projects/ways-out.ts';
import { type Look, lookAtPlans, stampOf } from '../replans/look.ts';
import { updateFirstDays } from '../subtasks/moving-store.ts';
import { holdSubtasks } from '../subtasks/plan-writing.ts';
import { type ReadTask, readTasks } from './estimates.ts';
import { findImport, listItems } from './store.ts';

type Dating = Pick<AiContext, 'db' | 'userId' | 'today' | 'timezone' | 'planner' | 'signal'>;

/** The open tasks of an import that have no day, among all open work. */
async function look(context: Dating, id: string): Promise<{ look: Look; dating: ReadonlySet<string> }> {
  const { db, userId } = context;
  const made = await findImport(db, { userId, id });
  if (!made || made.undone_at) throw notFound('Import');
  const items = await listItems(db, { userId, id });
  const dating = new Set(items.flatMap(({ subtask_id }) => subtask_id ?? []));
  const seen = await lookAtPlans(context, { projectId: null, staying: [], dating });
  return {
    look: seen,
    dating: new Set(seen.request.tasks.flatMap((task) => (task.isHeld ? [] : [task.id]))),
  };
}

/** What the titles of the tasks say, project by project. */
async function readAll(
  context: Dating,
  { request, subtasks }: Look,
  dating: ReadonlySet<string>,
): Promise<Map<string, ReadTask>> {
  const read = new Map<string, ReadTask>();
  for (const { id: projectId, startDate, dueDate } of request.projects) {
    const own = [...subtasks.values()].filter((row) => row.project_id === projectId && dating.has(row.id));
    if (own.length === 0) continue;
    for (const entry of await readTasks(context, projectId, own, { startDate, dueDate })) read.set(...entry);
  }
  return read;
}

/** The tasks with the estimates and days of their titles. What a person estimated stays. */
const withWords = (
  tasks: readonly ReplanTask[],
  { subtasks }: Look,
  read: ReadonlyMap<string, ReadTask>,
): ReplanTask[] =>
  tasks.map((task) => {
    const words = read.get(task.id);
    if (!words) return task;
    const isEstimated = subtasks.get(task.id)?.estimated_hours !== null;
    const earliestOn = task.earliestOn ?? words.earliestOn;
    return {
      ...task,
      hours: isEstimated ? task.hours : words.hours,
      earliestOn,
      latestOn: task.latestOn ?? words.latestOn,
    };
  });

/** The project with as late a due date as there can be; milestones that are due with it stay so. */
function asLate(project: ReplanProject, today: Day): ReplanProject {
  const [byToday, byLength] = [
    addDays(today, LATER_DUE_DATE_MAX_DAYS),
    addDays(project.startDate, TIMELINE_MAX_DAYS),
  ];
  const last = byToday < byLength ? byToday : byLength;
  const dueDate = last > project.dueDate ? last : project.dueDate;
  const milestones = project.milestones.map((one) =>
    one.dueDate === project.dueDate ? { ...one, dueDate } : one,
  );
  return { ...project, dueDate, milestones };
}

interface Decision {
  look: Look;
  request: ReplanRequest;
  days: Map<string, Day>;
  unplaced: string[];
  /** The later due dates of projects. */
  later: Map<string, Day>;
}

/** The planner gives every day. A project whose due date is too early for its tasks gets a later one. */
async function decide(context: Dating, id: string): Promise<Decision> {
  const { look: seen, dating } = await look(context, id);
  const read = await readAll(context, seen, dating);
  const request = { ...seen.request, tasks: withWords(seen.request.tasks, seen, read) };
  const first = await context.planner.replan(request, context);
  const projectOf = (taskId: string) => seen.subtasks.get(taskId)?.project_id ?? '';
  const crowded = new Set(first.unplaced.map(projectOf));
  const { moves, unplaced } =
    crowded.size === 0
      ? first
      : await context.planner.replan(
          {
            ...request,
            projects: request.projects.map((one) => (crowded.has(one.id) ? asLate(one, context.today) : one)),
          },
          context,
        );
  const later = new Map<string, Day>();
  for (const { id: taskId, to } of moves) {
    const project = seen.projects.get(projectOf(taskId));
    if (project && to > (later.get(project.id) ?? project.due_date)) later.set(project.id, to);
  }
  return {
    look: seen,
    request,
    days: new Map(moves.map(({ id: taskId, to }) => [taskId, to])),
    unplaced,
    later,
  };
}

/** The state that a proposal was made from, and what it proposes. */
export const stampFor = ({ look: seen, days }: Pick<Decision, 'look' | 'days'>): string =>
  createHash('sha256')
    .update(JSON.stringify([stampOf(seen), [...days]]))
    .digest('base64url');

export async function proposeDays(context: AiContext, id: string): Promise<ImportDays> {
  const decision = await decide(context, id);
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
  const rows = [...days].flatMap(([taskId, day]) => told(taskId).map((one) => ({ ...one, day })));
  const left = unplaced.flatMap(told).map(({ isGuess: _, ...one }) => one);
  const concerned = new Set([...rows, ...left].map(({ projectId }) => projectId));
  const projects = [...seen.projects.values()]
    .filter((project) => concerned.has(project.id))
    .map((project) => ({
      ...{ id: project.id, name: project.name, dueDate: project.due_date },
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
export async function acceptDays(context: AiContext, id: string, stamp: string) {
  const { userId, now, once } = context;
  const decision = await decide(context, id);
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
