import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { Plan, PlanRequest } from '../plan.ts';
import { replan } from '../replan/replan.ts';
import type { Move, Replan, ReplanProject, ReplanRequest, ReplanTask } from '../replan/shape.ts';
import { smallest } from '../schedule/smallest.ts';
import type { Break, Wish } from './shape.ts';

/** Later days are looked for within a year. */
const MOST_DAYS_LATE = 365;
/** The id of the job among the projects. */
export const THE_JOB = 'the job';

/**
 * All other work with the pieces of the job, which may be on any days on which they can be done. Those of a job with
 * working hours of its own stay on the days of its plan.
 */
function withJob(
  others: ReplanRequest,
  plan: Plan,
  { startDate, dueDate }: Pick<PlanRequest, 'startDate' | 'dueDate'>,
): ReplanRequest {
  const idOf = (ref: string) => `${THE_JOB} ${ref}`;
  const pieces = plan.tasks.map((one): ReplanTask => {
    const lags = new Map(one.lags.map(({ ref, days }) => [ref, days]));
    return {
      id: idOf(one.ref),
      projectId: THE_JOB,
      title: one.title,
      dueDate: one.dueDate,
      hours: one.estimatedHours,
      priority: one.priority,
      milestoneId: null,
      notBefore: null,
      earliestOn: one.earliestOn,
      latestOn: one.latestOn,
      after: one.dependsOn.map((ref) => ({ id: idOf(ref), lagDays: lags.get(ref) ?? 0 })),
      isHeld: one.repeat || plan.workingTime !== null,
    };
  });
  const job: ReplanProject = { id: THE_JOB, startDate, dueDate, milestones: [], hours: null };
  return { ...others, projects: [...others.projects, job], tasks: [...others.tasks, ...pieces] };
}

type Promised = Omit<Break, 'days'>;

/** The promises that a task is part of. */
function promisesOf(task: ReplanTask, { id, dueDate, milestones }: ReplanProject): Promised[] {
  const milestone = milestones.find((one) => one.id === task.milestoneId);
  const own: Promised[] = [{ projectId: id, what: null, promised: dueDate }];
  if (milestone) {
    const what = { kind: 'milestone', name: milestone.name } as const;
    own.push({ projectId: id, what, promised: milestone.dueDate });
  }
  if (task.latestOn !== null) {
    const what = { kind: 'task', name: task.title } as const;
    own.push({ projectId: id, what, promised: task.latestOn });
  }
  return own;
}

/** The request in which every promise of other projects is some days later. */
function later(request: ReplanRequest, days: number): ReplanRequest {
  const by = (day: Day) => addDays(day, days);
  const isOther = (projectId: string) => projectId !== THE_JOB;
  return {
    ...request,
    projects: request.projects.map((one) => {
      if (!isOther(one.id)) return one;
      const milestones = one.milestones.map((each) => ({ ...each, dueDate: by(each.dueDate) }));
      return { ...one, dueDate: by(one.dueDate), milestones };
    }),
    tasks: request.tasks.map((one) =>
      isOther(one.projectId) && one.latestOn !== null ? { ...one, latestOn: by(one.latestOn) } : one,
    ),
  };
}

const keyOf = ({ projectId, what, promised }: Promised): string =>
  [projectId, what?.kind, what?.name, promised].join(' ');

/** By how many days each promise is late after some moves. */
function lateness({ projects, tasks }: ReplanRequest, moves: readonly Move[]): Break[] {
  const byId = new Map(projects.map((one) => [one.id, one]));
  const days = new Map(moves.map(({ id, to }) => [id, to]));
  const broken = new Map<string, Break>();
  for (const task of tasks) {
    const [project, day] = [byId.get(task.projectId), days.get(task.id)];
    if (!project || !day) continue;
    for (const promise of promisesOf(task, project)) {
      const late = daysBetween(promise.promised, day);
      const key = keyOf(promise);
      if (late > (broken.get(key)?.days ?? 0)) broken.set(key, { ...promise, days: late });
    }
  }
  return [...broken.values()];
}

/** All other work on the days on which it would be done: what is overdue or has no day counts as well. */
export interface Standing {
  others: ReplanRequest;
  /** Ids of the tasks that fit on no day already. */
  stuck: string[];
}

export function standingOf(given: ReplanRequest): Standing {
  const { moves, unplaced } = replan(given);
  const days = new Map(moves.map(({ id, to }) => [id, to]));
  const stuck = new Set(unplaced);
  const tasks = given.tasks.map((one) => ({
    ...one,
    dueDate: days.get(one.id) ?? one.dueDate,
    // What does not fit already is no fault of the job.
    isHeld: one.isHeld || stuck.has(one.id),
  }));
  return { others: { ...given, tasks }, stuck: unplaced };
}

/** The hours that the work of other projects takes of each day. */
export function hoursTaken({ tasks, today }: ReplanRequest): Map<Day, number> {
  const taken = new Map<Day, number>();
  for (const { dueDate, hours } of tasks)
    if (dueDate !== null && dueDate >= today) taken.set(dueDate, (taken.get(dueDate) ?? 0) + hours);
  return taken;
}

/** The request in which days that the person has set can change as well; what fits nowhere and habits stay. */
function released(request: ReplanRequest, stuck: ReadonlySet<string>): ReplanRequest {
  const isHeld = ({ id, projectId, isHabit, isHeld: held }: ReplanTask) =>
    projectId === THE_JOB || stuck.has(id) || isHabit ? held : false;
  return { ...request, tasks: request.tasks.map((one) => ({ ...one, isHeld: isHeld(one) })) };
}

/** What taking a job by its wished day does to all other work, given its plan without that work. */
export function effectOn(
  { others, stuck }: Standing,
  plan: Plan,
  dates: Pick<PlanRequest, 'startDate' | 'dueDate'>,
): Pick<Wish, 'moving' | 'breaks'> & { holds: 'moves' | 'breaks' } {
  const own = new Set(others.tasks.map(({ id }) => id));
  const moves = (found: Replan) => ({
    holds: 'moves' as const,
    moving: found.moves.flatMap(({ id }) => (own.has(id) ? id : [])),
    breaks: [],
  });
  const request = withJob(others, plan, dates);
  const beside = replan(request);
  if (beside.feasible) return moves(beside);
  const free = released(request, new Set(stuck));
  const days = smallest(0, MOST_DAYS_LATE, (count) => replan(later(free, count)).feasible);
  if (days === undefined) return { holds: 'breaks', moving: [], breaks: [] };
  const found = replan(later(free, days));
  const breaks = lateness(others, found.moves);
  if (breaks.length === 0) return moves(found);
  return { holds: 'breaks', moving: [], breaks: breaks.sort((a, b) => (a.promised < b.promised ? -1 : 1)) };
}
