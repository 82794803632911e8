import { randomUUIDv7 } from 'node:crypto';
import type { PlanFailure } from '@daymark/contract/plans';
import type { NewProject, ProjectChange, ProjectListQuery } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import { DEFAULT_DUE_TIME } from '@daymark/domain/limits';
import { timelineProblem } from '@daymark/domain/projects';
import type { z } from 'zod';
import { type Brief, breakDown, type Proposal } from '../ai/service.ts';
import type { Database } from '../db/database.ts';
import { lockPlan } from '../db/plan-lock.ts';
import type { ProjectRow } from '../db/project-counters.ts';
import { daysOfProject, subtasksOfProject } from '../db/subtask-json.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound } from '../http/errors.ts';
import { startOfMonth } from '../http/today.ts';
import { sortForRegeneration, subtasksAsOf, writePlannedTasks } from '../subtasks/service.ts';
import { toProject, toStanding } from './shape.ts';
import { findProjectStats } from './stats-store.ts';
import {
  deleteProject,
  findProject,
  insertProject,
  listProjects,
  type ProjectColumns,
  purgeProjects,
  updatePlan,
  updateProject,
} from './store.ts';

export const standingAsOf = (today: Day, row: ProjectRow) => toStanding(row, today);

type Change = z.output<typeof ProjectChange>;

export async function listOfProjects(
  { db, userId, today }: UserContext,
  query: z.output<typeof ProjectListQuery>,
) {
  const { total, projects } = await listProjects(db, userId, query, daysOfProject);
  const data = projects.map(({ project, milestones, days }) => ({
    ...toProject(project, milestones, today),
    days,
  }));
  const { page, limit } = query;
  return { data, page, pages: Math.ceil(total / limit), total, count: data.length, limit };
}

export const projectStats = ({ db, userId, today, timezone }: UserContext) =>
  findProjectStats(db, userId, { today, monthStart: startOfMonth(timezone, today) });

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

/** A project is made even when its plan cannot be: the failure is told beside it. */
async function propose(context: UserContext, brief: Brief): Promise<Proposal | PlanFailure> {
  try {
    return await breakDown(context, brief);
  } catch (error) {
    context.log.error({ err: error }, 'a project could not be broken down');
    const code = error instanceof AppError ? error.code : 'internal';
    const message = error instanceof AppError ? error.message : 'Failed to generate subtasks';
    return { error: { code, message } };
  }
}

export async function createProject(context: UserContext, input: z.output<typeof NewProject>) {
  const { db, userId, now } = context;
  const { generateAISubtasks, timeline: _computed, ...words } = input;
  const milestones = words.milestones.map((milestone) => ({ id: randomUUIDv7(), ...milestone }));
  const brief = { ...words, projectId: null, milestones, kept: [] };
  const proposal = generateAISubtasks ? await propose(context, brief) : null;
  const plan = proposal && 'plan' in proposal ? proposal.plan : null;
  const id = randomUUIDv7();
  await db.transaction().execute(async (trx) => {
    const project = { ...words, id, dueTime: words.dueTime ?? DEFAULT_DUE_TIME, plan, milestones };
    await insertProject(trx, userId, project, now());
    if (proposal && 'tasks' in proposal)
      await writePlannedTasks(trx, { userId, projectId: id }, { tasks: proposal.tasks, replaced: [] }, now());
  });
  const { project } = await oneProject(context, id);
  const { subtasks, plan: written, ...rest } = project;
  return { project: rest, subtasks, plan: proposal && 'error' in proposal ? proposal : written };
}

/** The due date that a changed timeline stands for, where no due date is given with it. */
function dueDateOf(change: Change, startDate: string): string | undefined {
  if (change.dueDate !== undefined) return change.dueDate;
  return change.timeline === undefined ? undefined : addDays(startDate, change.timeline);
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

export async function changeProject(context: UserContext, id: string, change: Change) {
  const { db, userId, now, today } = context;
  const { project: before } = await find(context, id);
  const startDate = change.startDate ?? before.start_date;
  const dueDate = dueDateOf(change, startDate);
  const problem = timelineProblem(startDate, dueDate ?? before.due_date);
  if (problem) throw invalid('dueDate', problem);
  const columns = {
    name: change.name,
    description: change.description,
    start_date: change.startDate,
    due_date: dueDate,
    due_time: change.dueTime === null ? DEFAULT_DUE_TIME : change.dueTime,
    priority: change.priority,
    category: change.category,
    tags: change.tags,
    ...handSet(change),
  };
  const changed = await updateProject(db, { userId, id }, columns, now());
  if (!changed) throw notFound('Project');
  return { project: toProject(changed.project, changed.milestones, today) };
}

export async function trashProject({ db, userId, now }: UserContext, id: string) {
  if (!(await deleteProject(db, { userId, id }, now()))) throw notFound('Project');
  return { message: 'Project deleted successfully', data: { id } };
}

/** Breaks a project down into dated subtasks. What a person made, edited, started or pinned stands as it is. */
export async function breakDownProject(
  context: UserContext,
  projectId: string,
  { regenerate }: { regenerate: boolean },
) {
  const { db, userId, today, now } = context;
  const plan = await db.transaction().execute(async (trx) => {
    await lockPlan(trx, { userId, projectId });
    const inside = { ...context, db: trx };
    const { project, milestones, subtasks } = await find(inside, projectId);
    if (!regenerate && subtasks.some((row) => row.ai_generated))
      throw new AppError('conflict', 'This project already has a plan. Regenerate it to make it anew.');
    const { kept, replaced } = sortForRegeneration(subtasks);
    const { tasks, plan } = await breakDown(inside, {
      ...toProject(project, milestones, today),
      projectId,
      kept: kept.map((row) => ({
        id: row.id,
        title: row.title,
        dueDate: row.due_date,
        estimatedHours: row.estimated_hours ?? 0,
        status: row.status,
      })),
    });
    await writePlannedTasks(trx, { userId, projectId }, { tasks, replaced }, now());
    await updatePlan(trx, { userId, id: projectId }, plan);
    return plan;
  });
  const { project, subtasks } = await find(context, projectId);
  const data = subtasksAsOf(today, subtasks);
  return { data, count: data.length, plan, project: toStanding(project, today) };
}

/** Removes for good what was moved to the trash before an instant, of all users. */
export const purgeTrashedProjects = (db: Database, before: Date) => purgeProjects(db, before);
