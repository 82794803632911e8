import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { fits } from '../schedule/schedule.ts';
import { smallest } from '../schedule/smallest.ts';
import { isSeenToFit } from './arrange.ts';
import { axisOn, workOn } from './from-scratch.ts';
import { groundOf } from './ground.ts';
import { replan } from './replan.ts';
import type { ReplanProject, ReplanRequest, WayOut } from './shape.ts';

/** More hours a day are not proposed. */
const MOST_HOURS_A_DAY = 12;
/**
 * Remedies for one project of a plan that cannot fit, each tried before it is returned: the earliest due date, the
 * hours a day, the milestone's day, or the tasks of low priority to leave out, with which everything fits. `unplaced`
 * are the tasks that fit on no day in a replan of the same request, if that is known.
 */
export function waysOut(
  request: ReplanRequest,
  projectId: string,
  unplaced: readonly string[] = replan(request).unplaced,
): WayOut[] {
  const project = request.projects.find(({ id }) => id === projectId);
  if (!project) return [];
  return [
    ...laterDueDate(request, project),
    ...moreHours(request, project),
    ...movedMilestones(request, project),
    ...leftOut(request, unplaced),
  ];
}

/** The request after a remedy of its project was applied. */
export function withWayOut(request: ReplanRequest, projectId: string, way: WayOut): ReplanRequest {
  if (way.kind === 'leave-out') return without(request, new Set(way.ids));
  const project = request.projects.find(({ id }) => id === projectId);
  if (!project) return request;
  if (way.kind === 'later-due-date') return withProject(request, { ...project, dueDate: way.date });
  if (way.kind === 'more-hours') return withHours(request, project, way.hoursPerDay);
  return withMilestone(request, project, way.milestoneId, way.date);
}

const withProject = (request: ReplanRequest, changed: ReplanProject): ReplanRequest => ({
  ...request,
  projects: request.projects.map((one) => (one.id === changed.id ? changed : one)),
});

/** Every working day of the project has at least these hours. */
const withHours = (request: ReplanRequest, project: ReplanProject, least: number): ReplanRequest => {
  const hours = project.hours ?? request.days.map((day) => day.hours);
  return withProject(request, {
    ...project,
    hours: hours.map((one) => (one > 0 ? Math.max(one, least) : 0)),
  });
};

const withMilestone = (request: ReplanRequest, project: ReplanProject, milestoneId: string, dueDate: Day) =>
  withProject(request, {
    ...project,
    milestones: project.milestones.map((one) => (one.id === milestoneId ? { ...one, dueDate } : one)),
  });

const without = (request: ReplanRequest, out: ReadonlySet<string>): ReplanRequest => ({
  ...request,
  tasks: request.tasks
    .filter(({ id }) => !out.has(id))
    .map((task) => ({ ...task, after: task.after.filter(({ id }) => !out.has(id)) })),
});

function fitsInParts(request: ReplanRequest): boolean {
  const ground = groundOf(request);
  return ground.tasks.every(({ from, to }) => from <= to) && fits(workOn(ground), axisOn(ground));
}

/**
 * The smallest count with which everything gets a whole day: galloping search from where it would fit if split, then
 * bisection. Whole days can need much more if each day has little left.
 */
function least(from: number, to: number, tried: (count: number) => ReplanRequest): number | undefined {
  const first = smallest(from, to, (count) => fitsInParts(tried(count)));
  if (first === undefined) return undefined;
  const isWhole = (count: number) => {
    const request = tried(count);
    return isSeenToFit(groundOf(request)) || replan(request).feasible;
  };
  let [low, count] = [first, first];
  for (let step = 1; !isWhole(count); step *= 2) {
    if (count === to) return undefined;
    [low, count] = [count + 1, Math.min(to, count + step)];
  }
  return low < count ? smallest(low, count, isWhole) : count;
}

function laterDueDate(request: ReplanRequest, project: ReplanProject): WayOut[] {
  const last = request.days.at(-1)?.date ?? request.today;
  const from = project.dueDate < request.today ? request.today : project.dueDate;
  const on = (count: number) => addDays(from, count);
  const count = least(from === project.dueDate ? 1 : 0, daysBetween(from, last), (by) =>
    withProject(request, { ...project, dueDate: on(by) }),
  );
  return count === undefined ? [] : [{ kind: 'later-due-date', date: on(count) }];
}

/** In half hours. */
function moreHours(request: ReplanRequest, project: ReplanProject): WayOut[] {
  const hours = project.hours ?? request.days.map((day) => day.hours);
  const usual = Math.max(0, ...hours);
  const tried = (halves: number) =>
    withProject(request, {
      ...project,
      hours: hours.map((one) => (one > 0 ? Math.max(one, halves / 2) : 0)),
    });
  const halves = least(Math.floor(usual * 2) + 1, MOST_HOURS_A_DAY * 2, tried);
  return halves === undefined ? [] : [{ kind: 'more-hours', hoursPerDay: halves / 2 }];
}

function movedMilestones(request: ReplanRequest, project: ReplanProject): WayOut[] {
  return project.milestones.flatMap(({ id, dueDate }): WayOut[] => {
    if (!request.tasks.some((task) => task.milestoneId === id && !task.isHeld)) return [];
    const from = dueDate < request.today ? addDays(request.today, -1) : dueDate;
    const on = (by: number) => addDays(from, by);
    const count = least(1, daysBetween(from, project.dueDate), (by) =>
      withMilestone(request, project, id, on(by)),
    );
    return count === undefined ? [] : [{ kind: 'move-milestone', milestoneId: id, date: on(count) }];
  });
}

/** The tasks that fit on no day, if all of them have low priority. */
function leftOut(request: ReplanRequest, unplaced: readonly string[]): WayOut[] {
  const out = new Set(unplaced);
  const tasks = request.tasks.filter(({ id }) => out.has(id));
  if (tasks.length === 0 || tasks.some(({ priority }) => priority !== 'Low')) return [];
  return replan(without(request, out)).feasible ? [{ kind: 'leave-out', ids: [...out] }] : [];
}
