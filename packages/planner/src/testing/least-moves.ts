import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { ReplanRequest, ReplanTask } from '../replan/shape.ts';

/** The problems of a movable task's day, written from the rules and independently of the planner. */
export function faultsOf(request: ReplanRequest, task: ReplanTask): string[] {
  const { today, days, projects, tasks } = request;
  const { dueDate } = task;
  const project = projects.find(({ id }) => id === task.projectId);
  if (!project) return [];
  if (dueDate === null) return ['has no day'];
  const place = days.findIndex(({ date }) => date === dueDate);
  const milestone = project.milestones.find(({ id }) => id === task.milestoneId);
  const time = (one: typeof project) => one.hours?.[place] ?? days[place]?.hours ?? 0;
  const load = (among: readonly ReplanTask[]) =>
    among.reduce((sum, one) => sum + (one.dueDate === dueDate ? one.hours : 0), 0);
  const ofProject = tasks.filter(({ projectId }) => projectId === task.projectId);
  const found: [string, boolean][] = [
    ['is overdue', dueDate < today],
    [
      'begins too early',
      dueDate < project.startDate || (task.notBefore !== null && dueDate < task.notBefore),
    ],
    ['ends too late', dueDate > project.dueDate || (milestone !== undefined && dueDate > milestone.dueDate)],
    [
      'is before the day that its brief gives',
      task.earliestOn !== null && task.earliestOn <= project.dueDate && dueDate < task.earliestOn,
    ],
    [
      'is after the day that its brief gives',
      task.latestOn !== null &&
        task.latestOn >= today &&
        task.latestOn >= project.startDate &&
        dueDate > task.latestOn,
    ],
    ['lies on a day off', time(project) <= 0],
    [
      'lies on an overfull day',
      task.hours > 0 &&
        (load(tasks) > Math.max(days[place]?.hours ?? 0, ...projects.map(time)) ||
          load(ofProject) > time(project)),
    ],
    ['comes before what it waits for', isOutOfOrder(request, task, dueDate)],
  ];
  return found.flatMap(([fault, isSo]) => (isSo ? [`${task.id} ${fault}`] : []));
}

/**
 * Whether the order is violated: with its dependencies, passing through those without a day, or with fixed dependents.
 */
function isOutOfOrder({ tasks, today }: ReplanRequest, task: ReplanTask, dueDate: Day): boolean {
  const byId = new Map(tasks.map((one) => [one.id, one]));
  const isTooEarly = (one: ReplanTask, day: Day, lag: number): boolean =>
    one.after.some(({ id, lagDays }) => {
      const other = byId.get(id);
      if (!other) return false;
      if (other.dueDate !== null) return daysBetween(other.dueDate, day) < lag + lagDays;
      return other.isHeld && isTooEarly(other, day, lag + lagDays);
    });
  if (isTooEarly(task, dueDate, 0)) return true;
  return tasks.some((one) => {
    if (!one.isHeld || one.dueDate === null || one.dueDate < today) return false;
    const waits = (from: ReplanTask, lag: number): boolean =>
      from.after.some(({ id, lagDays }) => {
        const other = byId.get(id);
        if (id === task.id) return daysBetween(dueDate, one.dueDate ?? dueDate) < lag + lagDays;
        return other?.isHeld && other.dueDate === null && waits(other, lag + lagDays);
      });
    return waits(one, 0);
  });
}

/** How much is moved. */
interface Moved {
  moves: number;
  hours: number;
  days: number;
}

const isLess = (one: Moved, other: Moved): boolean =>
  (one.moves - other.moves || one.hours - other.hours || one.days - other.days) < 0;

/**
 * The fewest moves, then the fewest hours and then the fewest days moved, without any problem, by trying every day for
 * every task; undefined if there is no such plan.
 */
export function leastMoves(request: ReplanRequest): Moved | undefined {
  const free = request.tasks.filter(({ isHeld }) => !isHeld);
  const tasks = request.tasks.map((task) => ({ ...task }));
  const mine = free.map(({ id }) => tasks.find((task) => task.id === id) as ReplanTask);
  for (const task of mine) task.dueDate = null;
  const tried = { ...request, tasks };
  let best: Moved | undefined;
  const visit = (at: number, moved: Moved): void => {
    if (best && !isLess(moved, best)) return;
    const task = mine[at];
    const own = free[at]?.dueDate ?? null;
    if (!task) {
      if (mine.every((one) => faultsOf(tried, one).length === 0)) best = moved;
      return;
    }
    for (const [index, { date }] of request.days.entries()) {
      task.dueDate = date;
      const stays = date === own;
      const far = Math.abs(daysBetween(own ?? request.today, addDays(request.today, index)));
      if (faultsOf(tried, task).length > 0) continue;
      const { moves, hours, days } = moved;
      visit(at + 1, stays ? moved : { moves: moves + 1, hours: hours + task.hours, days: days + far });
    }
    task.dueDate = null;
  };
  visit(0, { moves: 0, hours: 0, days: 0 });
  return best;
}
