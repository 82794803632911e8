import type { ProjectChange, ProjectListQuery } from '@daymark/contract/projects';
import { addDays, type Day } from '@daymark/domain/dates';
import { DEFAULT_DUE_TIME } from '@daymark/domain/limits';
import { milestonesProblem } from '@daymark/domain/milestones';
import { timelineProblem } from '@daymark/domain/projects';
import { t } from '@daymark/words/t';
import type { z } from 'zod';
import { type Database, inTransaction } from '../db/database.ts';
import { hasClient } from '../db/own-client.ts';
import { lockPlan } from '../db/plan-lock.ts';
import { settleProjects } from '../db/project-figures.ts';
import { daysOfProject, subtasksOfProject } from '../db/subtask-json.ts';
import { recordingByHand } from '../delays/recording.ts';
import type { UserContext } from '../http/context.ts';
import { AppError, invalid, notFound, stale } from '../http/errors.ts';
import { keptList } from '../http/kept-pieces.ts';
import { startOfMonth } from '../http/today.ts';
import { versionedAnswer } from '../http/versioned-answers.ts';
import { subtasksAsOf } from '../subtasks/service.ts';
import { VERSION } from '../version.ts';
import { listProjects } from './list-store.ts';
import { readOverview } from './overview-store.ts';
import { pageOfList, planSeenBy, toListedProject, toProject } from './shape.ts';
import { readProjectStats } from './stats-store.ts';
import {
  deleteProject,
  type KnownState,
  type ProjectColumns,
  readProject,
  readProjectSince,
  updateProject,
} from './store.ts';

type Change = z.output<typeof ProjectChange>;

/** A page of projects. Those whose row has not changed since they were listed last are kept as JSON, and not read again. */
export function listOfProjects(
  { db, userId, onlyProjects }: UserContext,
  query: z.output<typeof ProjectListQuery>,
) {
  const list = keptList(db, [userId, 'projects', JSON.stringify(query)]);
  return versionedAnswer(
    db,
    listProjects({ userId, onlyProjects, known: list.known }, query, daysOfProject(userId)),
    (rows) => {
      const [{ server, total } = { server: null, total: 0 }] = rows;
      const present = rows.flatMap(({ version, row }) => (version === null ? [] : [{ version, row }]));
      const data = list.read(server, present, toListedProject);
      return pageOfList({ data, count: present.length, total }, query);
    },
  );
}

export function projectStats(context: UserContext) {
  const { db, userId, today, timezone } = context;
  const moment = { today, monthStart: startOfMonth(timezone, today) };
  return versionedAnswer(db, readProjectStats(userId, moment), async ([found]) => {
    if (!found) throw new Error('An aggregate without a row');
    await settleProjects(context, found.unsettled);
    return found.stats;
  });
}

/** The dashboard's data, for any number of projects. */
export const overviewOfProjects = ({ db, userId, today }: UserContext) =>
  versionedAnswer(db, readOverview({ userId, today }, daysOfProject(userId)), ([found]) => {
    if (!found) throw new Error('An aggregate without a row');
    return {
      data: found.projects.map(toListedProject),
      total: found.total,
      moreOverdue: found.more_overdue,
    };
  });

function present<Row>([found]: readonly Row[]): Row {
  if (!found) throw notFound('Project');
  return found;
}

/** A project with everything that its page and its planning need. */
export async function seeProject({ db, userId }: Pick<UserContext, 'db' | 'userId'>, id: string) {
  const { rows } = await readProject({ userId, id }, subtasksOfProject(userId)).rows.execute(db);
  return present(rows);
}

/** The same in the API's format. */
export const projectDetails = ({ project, milestones, subtasks }: SeenProject, today: Day) => ({
  ...toProject(project, milestones, today),
  subtasks: subtasksAsOf(today, subtasks),
  plan: project.plan,
});

function knownState(since: string | undefined): KnownState | undefined {
  const { basis, number } = /^(?<basis>[0-9a-f]{16})\.(?<number>\d{1,18})$/.exec(since ?? '')?.groups ?? {};
  return basis && number ? { basis, number } : undefined;
}

/** A project; of its subtasks those that changed since a state that an earlier answer named, or all if it is not known. */
export const oneProject = (context: UserContext, id: string, since: string | undefined) => {
  const { db, userId, today } = context;
  return versionedAnswer(
    db,
    readProjectSince({ userId, id }, [VERSION, today], knownState(since)),
    (rows) => {
      const { basis, number, removed, ...found } = present(rows);
      const details = projectDetails(found, today);
      const project = { ...details, plan: planSeenBy(context, details.plan) };
      return { project, state: `${basis}.${number}`, removed };
    },
  );
};

function handSet({
  status,
  progress,
  followsSubtasks,
}: Change): Pick<ProjectColumns, 'manual_status' | 'manual_progress'> {
  if (followsSubtasks) return { manual_status: null, manual_progress: null };
  return {
    ...(status === undefined ? {} : { manual_status: status }),
    // The last value set by hand counts: a progress also sets the status.
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
  const { name, description, dueTime, priority, color, category, tags, weekdays, hoursPerDay, clientId } =
    change;
  const { startDate, dueDate, timeline } = change;
  if (clientId && !(await hasClient(db, userId, clientId))) throw notFound('Client');
  const columns = {
    name,
    description,
    due_time: dueTime === null ? DEFAULT_DUE_TIME : dueTime,
    priority,
    color,
    category,
    tags,
    weekdays,
    hours_per_day: hoursPerDay,
    client_id: clientId,
    ...handSet(change),
  };
  const dates = { startDate, dueDate, timeline };
  if (startDate !== undefined && dueDate !== undefined && timelineProblem(startDate, dueDate))
    throw await whyUnchanged(context, id, change, ifVersion);
  const update = (on: Database) => updateProject(on, { userId, id }, { columns, dates, ifVersion }, now());
  const holdsDates = Object.values(dates).every((date) => date === undefined);
  const changed = holdsDates
    ? await update(db)
    : await inTransaction(db, async (trx) => {
        // Locks its milestones, which must be within the dates.
        await lockPlan(trx, { userId, projectId: id });
        return recordingByHand(trx, { userId, projectId: id }, now(), () => update(trx));
      });
  if (!changed) throw await whyUnchanged(context, id, change, ifVersion);
  return { project: toProject(changed.project, changed.milestones, today) };
}

/**
 * Finds out why nothing was changed: the project does not exist, it was changed meanwhile, or its dates are invalid.
 */
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
    : new AppError('conflict', t`The project was changed at the same time. Please try again.`);
}

export async function trashProject({ db, userId, now }: UserContext, id: string) {
  if (!(await deleteProject(db, { userId, id }, now()))) throw notFound('Project');
  return { message: t`Project deleted successfully`, data: { id } };
}

export type SeenProject = Awaited<ReturnType<typeof seeProject>>;
