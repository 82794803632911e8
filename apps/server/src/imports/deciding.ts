import { createHash } from 'node:crypto';
import { addDays, type Day } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS, TIMELINE_MAX_DAYS } from '@daymark/domain/limits';
import type { ReplanProject, ReplanRequest, ReplanTask } from '@daymark/planner/replan/replan';
import type { AiContext } from '../ai/context.ts';
import { notFound } from '../http/errors.ts';
import { type Look, lookAtPlans, stampOf } from '../replans/look.ts';
import { type ReadTask, readTasks } from './estimates.ts';
import { findImport, listItems } from './store.ts';

type Dating = Pick<AiContext, 'db' | 'userId' | 'today' | 'timezone' | 'planner' | 'signal'>;

/** An import, and one of its projects if it is about that one alone. */
export interface DatingScope {
  id: string;
  projectId: string | undefined;
}

/** The open tasks of an import that have no day, among all open work. */
async function look(
  context: Dating,
  { id, projectId }: DatingScope,
): Promise<{ look: Look; dating: ReadonlySet<string> }> {
  const { db, userId } = context;
  const made = await findImport(db, { userId, id });
  if (!made || made.undone_at) throw notFound('Import');
  const items = await listItems(db, { userId, id });
  const own = items.filter(({ project_id }) => projectId === undefined || project_id === projectId);
  const dating = new Set(own.flatMap(({ subtask_id }) => subtask_id ?? []));
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
export async function decideDays(context: Dating, scope: DatingScope): Promise<Decision> {
  const { look: seen, dating } = await look(context, scope);
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
