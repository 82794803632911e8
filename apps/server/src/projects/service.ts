import { randomUUIDv7 } from 'node:crypto';
import type { PlanFailure } from '@daymark/contract/plans';
import type { NewProject, ProjectChange, ProjectListQuery } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import { DEFAULT_DUE_TIME } from '@daymark/domain/limits';
import { milestonesProblem } from '@daymark/domain/milestones';
import { timelineProblem } from '@daymark/domain/projects';
import type { z } from 'zod';
import { type Brief, breakDown, type PlanningContext, type Proposal } from '../ai/service.ts';
import { type Database, inTransaction } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { StandingRow } from '../db/project-counters.ts';
import { daysOfProject, type SubtaskRow, subtasksOfProject } from '../db/subtask-json.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound, stale } from '../http/errors.ts';
import { startOfMonth } from '../http/today.ts';
import { holdSubtasks, sortForRegeneration, subtasksAsOf, writePlannedTasks } from '../subtasks/service.ts';
import { exportProjects } from './export.ts';
import { findOverview } from './overview-store.ts';
import { toListedPage, toListedProject, toProject, toStanding } from './shape.ts';
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

export const standingAsOf = (today: Day, row: StandingRow) => toStanding(row, today);

type Change = z.output<typeof ProjectChange>;

export const listOfProjects = async (
  { db, userId, today }: UserContext,
  query: z.output<typeof ProjectListQuery>,
) => toListedPage(await listProjects(db, userId, query, daysOfProject), query, today);

export const projectStats = ({ db, userId, today, timezone }: UserContext) =>
  findProjectStats(db, userId, { today, monthStart: startOfMonth(timezone, today) });

/** What a day begins with, of however many projects. */
export async function overviewOfProjects({ db, userId, today }: UserContext) {
  const found = await findOverview(db, { userId, today }, daysOfProject);
  return {
    data: found.projects.map((project) => toListedProject(project, today)),
    total: found.total,
    moreOverdue: found.more_overdue,
  };
}

async function find(context: UserContext, id: string) {
  const found = await findProject(context.db, { userId: context.userId, id }, subtasksOfProject);
  if (!found) throw notFound('Project');
  return found;
}

export async function oneProject(context: UserContext, id: string) {
  const { project, milestones, subtasks } = await find(context, id);
  const { today } = context;
  return {
    project: {
      ...toProject(project, milestones, today),
      subtasks: subtasksAsOf(today, subtasks),
      plan: project.plan,
    },
  };
}

/** A project is made even when its plan cannot be, or is called off: that is told beside it. */
async function propose(context: PlanningContext, brief: Brief): Promise<Proposal | PlanFailure> {
  try {
    return await breakDown(context, brief);
  } catch (error) {
    if (context.signal?.aborted) return { error: { code: 'stopped', message: 'Stopped before it was done' } };
    context.log.error({ err: error }, 'a project could not be broken down');
    const code = error instanceof AppError ? error.code : 'internal';
    const message = error instanceof AppError ? error.message : 'Failed to generate subtasks';
    return { error: { code, message } };
  }
}

export async function createProject(context: PlanningContext, input: z.output<typeof NewProject>) {
  const { userId, now, once } = context;
  const { generateAISubtasks, timeline: _computed, ...words } = input;
  const milestones = words.milestones.map((milestone) => ({ id: randomUUIDv7(), ...milestone }));
  const brief = { ...words, projectId: null, milestones, kept: [] };
  const proposal = generateAISubtasks ? await propose(context, brief) : null;
  const plan = proposal && 'plan' in proposal ? proposal.plan : null;
  const id = randomUUIDv7();
  return once(async (trx) => {
    const project = { ...words, id, dueTime: words.dueTime ?? DEFAULT_DUE_TIME, plan, milestones };
    await insertProject(trx, userId, project, now());
    if (proposal && 'tasks' in proposal)
      await writePlannedTasks(trx, { userId, projectId: id }, { tasks: proposal.tasks, present: [] }, now());
    const written = await oneProject({ ...context, db: trx }, id);
    const { subtasks, plan: present, ...rest } = written.project;
    return { project: rest, subtasks, plan: proposal && 'error' in proposal ? proposal : present };
  });
}

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
  const { name, description, dueTime, priority, category, tags, startDate, dueDate, timeline } = change;
  const columns = {
    name,
    description,
    due_time: dueTime === null ? DEFAULT_DUE_TIME : dueTime,
    priority,
    category,
    tags,
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
  const { project, milestones } = await find(context, id);
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

type Found = Awaited<ReturnType<typeof find>>;

function briefOf({ project, milestones }: Found, kept: readonly SubtaskRow[]): Brief {
  return {
    projectId: project.id,
    name: project.name,
    description: project.description,
    category: project.category,
    tags: project.tags,
    priority: project.priority,
    startDate: project.start_date,
    dueDate: project.due_date,
    milestones: milestones.map(({ id, name, due_date: dueDate }) => ({ id, name, dueDate })),
    kept: kept.map((row) => ({
      id: row.id,
      title: row.title,
      dueDate: row.due_date,
      estimatedHours: row.estimated_hours ?? 0,
      status: row.status,
    })),
  };
}

/** Whether a project, with its milestones, is still the one that was seen. */
const isMadeFrom = (present: Pick<Found, 'milestones'> & { version: number }, seen: Found): boolean =>
  present.version === seen.project.version &&
  JSON.stringify(present.milestones) === JSON.stringify(seen.milestones);

/** Writes a plan over what it was made from; undefined when that has changed meanwhile, and nothing is written. */
function writePlan(context: UserContext, seen: Found, { tasks, plan }: Proposal) {
  const { userId, now, today, once } = context;
  const { id } = seen.project;
  return once(async (trx) => {
    await lockPlan(trx, { userId, projectId: id });
    if (!(await holdSubtasks(trx, { userId, projectId: id }, seen.subtasks))) return undefined;
    const present = await lockProject(trx, { userId, id });
    if (!present || !isMadeFrom(present, seen)) return undefined;
    await writePlannedTasks(trx, { userId, projectId: id }, { tasks, present: seen.subtasks }, now());
    await updatePlan(trx, { userId, id }, plan);
    const written = await find({ ...context, db: trx }, id);
    const data = subtasksAsOf(today, written.subtasks);
    return { data, count: data.length, plan, project: toStanding(written.project, today) };
  });
}

const PLANNING_ATTEMPTS = 3;

/**
 * Breaks a project down into dated subtasks. What a person made, edited, started or pinned stands as it is. Planning
 * takes its time, so it holds no lock: when the project was changed meanwhile, it is planned again.
 */
export async function breakDownProject(
  context: PlanningContext,
  projectId: string,
  { regenerate, byBuiltIn = false }: { regenerate: boolean; byBuiltIn?: boolean },
) {
  for (let attempt = 0; attempt < PLANNING_ATTEMPTS; attempt++) {
    const seen = await find(context, projectId);
    if (!regenerate && seen.subtasks.some((row) => row.ai_generated))
      throw new AppError('conflict', 'This project already has a plan. Regenerate it to make it anew.');
    const proposal = await breakDown(context, briefOf(seen, sortForRegeneration(seen.subtasks).kept), {
      byBuiltIn,
    });
    const written = await writePlan(context, seen, proposal);
    if (written) return written;
  }
  throw new AppError('conflict', 'The project kept changing while it was planned. Please try again.');
}

/** Removes for good what was moved to the trash before an instant, of all users. */
export const purgeTrashedProjects = (db: Database, before: Date) => purgeExpired(db, before);

/** Every project of a person with all its subtasks, the trash included. */
export const everyProject = exportProjects;
