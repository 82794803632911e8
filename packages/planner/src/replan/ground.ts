import { type Day, daysBetween } from '@daymark/domain/dates';
import { PRIORITY_WEIGHTS } from '@daymark/domain/priorities';
import { UNITS_AN_HOUR, unitsOf } from '../schedule/calendar.ts';
import { type Edge, type Edges, edgesAmong } from './edges.ts';
import type { ReplanProject, ReplanRequest, ReplanTask } from './shape.ts';

/** A movable task. Days are indices into the request's days; those before today are negative. */
export interface Movable {
  task: ReplanTask;
  project: number;
  units: number;
  /** Its present day; null for none. */
  own: number | null;
  /** First and last possible day, ignoring other movable tasks; empty if `to` is before `from`. */
  from: number;
  to: number;
  weight: number;
  before: Edge[];
  after: Edge[];
}

/** The replanning problem in quarters of an hour and indices of days. */
export interface Ground {
  request: ReplanRequest;
  tasks: Movable[];
  dayCount: number;
  /** The remaining time of each day without fixed work; negative if that is too much already. */
  room: Int32Array;
  /** The same for each project's own time. */
  projectRoom: Int32Array[];
  /** The working time of each project's days in the calendar: on a day without any, no work is possible. */
  projectTime: Int32Array[];
  indexOf: (day: Day) => number;
}

const downToUnits = (hours: number): number => Math.max(0, Math.floor(hours * UNITS_AN_HOUR + 1e-9));

/** The remaining work of a task is at least a quarter of an hour, unless it has no estimate. */
const unitsLeft = ({ hours }: ReplanTask): number => (hours <= 0 ? 0 : Math.max(1, unitsOf(hours)));

/** The deadline of a task by its project and milestone. */
export function deadlineOf(task: ReplanTask, project: ReplanProject): Day {
  const milestone = project.milestones.find(({ id }) => id === task.milestoneId);
  return milestone && milestone.dueDate < project.dueDate ? milestone.dueDate : project.dueDate;
}

/** The stated days of a task, if they can still be respected, as in planning. */
export function statedDaysOf(task: ReplanTask, { startDate, dueDate }: ReplanProject, today: Day) {
  const from = startDate > today ? startDate : today;
  const { earliestOn, latestOn } = task;
  return {
    earliestOn: earliestOn !== null && earliestOn <= dueDate ? earliestOn : null,
    latestOn: latestOn !== null && latestOn >= from ? latestOn : null,
  };
}

/** The time of a day: that of the user, or of the project that has more. */
function timeOf({ days, projects }: ReplanRequest) {
  const person = Int32Array.from(days, ({ hours }) => downToUnits(hours));
  const projectTime = projects.map(({ hours }) => (hours ? Int32Array.from(hours, downToUnits) : person));
  const room = Int32Array.from(person);
  for (const time of new Set(projectTime))
    for (let day = 0; day < room.length; day++) room[day] = Math.max(room[day] ?? 0, time[day] ?? 0);
  return { room, projectTime };
}

/** The dependencies among movable tasks, and the bounds that fixed ones impose. */
type EdgesOf = (
  all: readonly ReplanTask[],
  free: readonly ReplanTask[],
  indexOf: (day: Day) => number,
) => Edges;

/** Prepares a request: the movable tasks, their possible days, and the remaining time of each day. */
export function groundOf(request: ReplanRequest, edgesOf: EdgesOf = edgesAmong): Ground {
  const indexOf = (day: Day) => daysBetween(request.today, day);
  const { room, projectTime } = timeOf(request);
  const projectRoom = projectTime.map((time) => Int32Array.from(time));
  const projectIndex = new Map(request.projects.map(({ id }, index) => [id, index]));
  const held = request.tasks.filter(({ isHeld }) => isHeld);
  for (const task of held) {
    const day = task.dueDate === null ? -1 : indexOf(task.dueDate);
    const own = projectRoom[projectIndex.get(task.projectId) ?? -1];
    if (day < 0 || day >= room.length) continue;
    room[day] = (room[day] ?? 0) - unitsLeft(task);
    if (own) own[day] = (own[day] ?? 0) - unitsLeft(task);
  }
  const free = request.tasks.filter(({ isHeld, projectId }) => !isHeld && projectIndex.has(projectId));
  const edges = edgesOf(request.tasks, free, indexOf);
  const tasks = free.map((task, index): Movable => {
    const project = projectIndex.get(task.projectId) ?? 0;
    const of = request.projects[project] as ReplanProject;
    const { earliestOn, latestOn } = statedDaysOf(task, of, request.today);
    const first = [of.startDate, task.notBefore, earliestOn].flatMap((day) => (day ? indexOf(day) : []));
    const last = [deadlineOf(task, of), latestOn].flatMap((day) => (day ? indexOf(day) : []));
    const bound = edges.bounds[index] ?? { from: 0, to: room.length - 1 };
    return {
      task,
      project,
      units: unitsLeft(task),
      own: task.dueDate === null ? null : indexOf(task.dueDate),
      from: Math.max(0, ...first, bound.from),
      to: Math.min(room.length - 1, ...last, bound.to),
      weight: PRIORITY_WEIGHTS[task.priority],
      before: edges.before[index] ?? [],
      after: edges.after[index] ?? [],
    };
  });
  narrow(tasks, edges.order);
  return { request, tasks, dayCount: room.length, room, projectRoom, projectTime, indexOf };
}

/**
 * Narrows the possible days by the dependencies. If a task then has none, it and everything connected with it keep
 * their own: impossible work must not block other work.
 */
function narrow(tasks: readonly Movable[], order: readonly number[]): void {
  const [from, to] = [tasks.map((task) => task.from), tasks.map((task) => task.to)];
  for (const index of order)
    for (const { index: other, lag } of tasks[index]?.before ?? [])
      from[index] = Math.max(from[index] as number, (from[other] as number) + lag);
  for (const index of order.toReversed())
    for (const { index: other, lag } of tasks[index]?.after ?? [])
      to[index] = Math.min(to[index] as number, (to[other] as number) - lag);
  const hopeless = linkedTo(
    tasks,
    order.filter((index) => (from[index] as number) > (to[index] as number)),
  );
  for (const [index, task] of tasks.entries())
    if (!hopeless.has(index)) Object.assign(task, { from: from[index], to: to[index] });
}

/** Everything connected with some tasks by dependencies. */
function linkedTo(tasks: readonly Movable[], roots: readonly number[]): Set<number> {
  const linked = new Set(roots);
  for (const index of linked)
    for (const edge of [...(tasks[index]?.before ?? []), ...(tasks[index]?.after ?? [])])
      linked.add(edge.index);
  return linked;
}
