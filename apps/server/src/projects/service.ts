import type { ProjectChange, ProjectListQuery } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import { DEFAULT_DUE_TIME } from '@daymark/domain/limits';
import { milestonesProblem } from '@daymark/domain/milestones';
import { timelineProblem } from '@daymark/domain/projects';
import type { z } from 'zod';
import { type Database, inTransaction } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { StandingRow } from '../db/project-counters.ts';
import { settleProjects } from '../db/project-figures.ts';
import { daysOfProject, subtasksOfProject } from '../db/subtask-json.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound, stale } from '../http/errors.ts';
import { startOfMonth } from '../http/today.ts';
import { subtasksAsOf } from '../subtasks/service.ts';
import { updateAnswers } from './answer-store.ts';
import { exportProjects } from './export.ts';
import { findOverview } from './overview-store.ts';
import { updateFeasible, updateToFormerPlan } from './plan-store.ts';
import { toAnswers, toListedPage, toListedProject, toProject, toStanding } from './shape.ts';
import { findProjectStats } from './stats-store.ts';
import {
  deleteProject,
  findProject,
  insertProject,
  listProjects,
  lockProject,
  type ProjectColumns,
  updatePlan,
  updateProject,
} from './store.ts';
import { purgeExpired } from './trash.ts';
import { takeOut } from './ways-out.ts';

export const standingAsOf = (today: Day, row: StandingRow) => toStanding(row, today);

type Change = z.output<typeof ProjectChange>;

export const listOfProjects = async (
  { db, userId, today }: UserContext,
  query: z.output<typeof ProjectListQuery>,
) => toListedPage(await listProjects(db, userId, query, daysOfProject(userId)), query, today);

export async function projectStats(context: UserContext) {
  const { db, userId, today, timezone } = context;
  const moment = { today, monthStart: startOfMonth(timezone, today) };
  const { stats, unsettled } = await findProjectStats(db, userId, moment);
  await settleProjects(context, unsettled);
  return stats;
}

/** What a day begins with, of however many projects. */
export async function overviewOfProjects({ db, userId, today }: UserContext) {
  const found = await findOverview(db, { userId, today }, daysOfProject(userId));
  return {
    data: found.projects.map((project) => toListedProject(project, today)),
    total: found.total,
    moreOverdue: found.more_overdue,
  };
}

/** A project with everything that its page and its planning need. */
export async function seeProject(context: UserContext, id: string) {
  const found = await findProject(
    context.db,
    { userId: context.userId, id },
    subtasksOfProject(context.userId),
  );
  if (!found) throw notFound('Project');
  return found;
}

export async function oneProject(context: UserContext, id: string) {
  const { project, milestones, subtasks } = await seeProject(context, id);
  const { today } = context;
  return {
    project: {
      ...toProject(project, milestones, today),
      subtasks: subtasksAsOf(today, subtasks),
      plan: project.plan,
      answers: toAnswers(project.answers),
    },
  };
}

/** Writes a project without subtasks. */
export const writeNewProject: typeof insertProject = (...of) => insertProject(...of);

function handSet({
  status,
  progress,
  followsSubtasks,
}: Change): Pick<ProjectColumns, 'manual_status' | 'manual_progress'> {
  if (followsSubtasks) return { manual_status: null, manual_progress: null };
  return {
    ...(status === undefined ? {} : { manual_status: status }),
    // What was said last holds: a progress set by hand brings its own status with it.
    ...(progress === undefined ? {} : { manual_progress: progress, manual_status: status ?? null }),
  };
}

export async function changeProject(
  context: UserContext,
  id: string,
  change: Change,
  ifVersion: number | undefined,
) {
  const { db, userId, now, today } = context;
  const { name, description, dueTime, priority, category, tags, weekdays, hoursPerDay } = change;
  const { startDate, dueDate, timeline } = change;
  const columns = {
    name,
    description,
    due_time: dueTime === null ? DEFAULT_DUE_TIME : dueTime,
    priority,
    category,
    tags,
    weekdays,
    hours_per_day: hoursPerDay,
    ...handSet(change),
  };
  const dates = { startDate, dueDate, timeline };
  const update = (on: Database) => updateProject(on, { userId, id }, { columns, dates, ifVersion }, now());
  const holdsDates = Object.values(dates).every((date) => date === undefined);
  const changed = holdsDates
    ? await update(db)
    : await inTransaction(db, async (trx) => {
        // Its milestones, which must lie within the dates, hold still meanwhile.
        await lockPlan(trx, { userId, projectId: id });
        return update(trx);
      });
  if (!changed) throw await whyUnchanged(context, id, change, ifVersion);
  return { project: toProject(changed.project, changed.milestones, today) };
}

/** Tells a project that is not there, one that was changed meanwhile, and dates that it cannot take apart. */
async function whyUnchanged(context: UserContext, id: string, change: Change, ifVersion: number | undefined) {
  const { project, milestones } = await seeProject(context, id);
  if (ifVersion !== undefined && ifVersion !== project.version) return stale('project');
  const startDate = change.startDate ?? project.start_date;
  const dueDate =
    change.dueDate ?? (change.timeline ? addDays(startDate, change.timeline) : project.due_date);
  const problem = timelineProblem(startDate, dueDate);
  if (problem) return invalid('dueDate', problem);
  const named = milestones.map((milestone) => ({ name: milestone.name, dueDate: milestone.due_date }));
  const left = milestonesProblem(named, { startDate, dueDate });
  return left
    ? invalid(left.path, left.message)
    : new AppError('conflict', 'The project was changed at the same time. Please try again.');
}

export async function trashProject({ db, userId, now }: UserContext, id: string) {
  if (!(await deleteProject(db, { userId, id }, now()))) throw notFound('Project');
  return { message: 'Project deleted successfully', data: { id } };
}

export type SeenProject = NonNullable<Awaited<ReturnType<typeof seeProject>>>;

/** A project that nobody changes, nor its milestones where its plan is locked, until the transaction ends. */
export const holdProject: typeof lockProject = (...of) => lockProject(...of);

/** Keeps what is said about a plan beside its subtasks, and what is remembered of it. */
export const keepPlan: typeof updatePlan = (...of) => updatePlan(...of);

/** Keeps answers about a project's plans; undefined where there is no such project, or no room for as many. */
export const keepAnswers = async (...of: Parameters<typeof updateAnswers>) => {
  const answers = await updateAnswers(...of);
  return answers && toAnswers(answers);
};

/** Gives a project back what a change of plans changed of it, where that is still as the change left it. */
export const putPlanBack = (...of: Parameters<typeof updateToFormerPlan>) => updateToFormerPlan(...of);

/** Says no longer of the plans of some projects that they cannot fit. */
export const calmPlans = (...of: Parameters<typeof updateFeasible>) => updateFeasible(...of);

/** Takes a way out of a plan that cannot fit; what it moves is moved by who takes it. */
export const takeWayOut = (...of: Parameters<typeof takeOut>) => takeOut(...of);

/** Removes for good what was moved to the trash before an instant, of all users. */
export const purgeTrashedProjects = (db: Database, before: Date) => purgeExpired(db, before);

/** Every project of a person with all its subtasks, the trash included. */
export const everyProject = exportProjects;
