import { type Day, daysBetween } from '@daymark/domain/dates';
import { PRIORITY_WEIGHTS } from '@daymark/domain/priorities';
import { UNITS_AN_HOUR, unitsOf } from '../schedule/calendar.ts';
import { type Edge, type Edges, edgesAmong } from './edges.ts';
import type { ReplanProject, ReplanRequest, ReplanTask } from './shape.ts';

/** A task that may move. Days are indices into the request's days; those before today are negative. */
export interface Movable {
  task: ReplanTask;
  project: number;
  units: number;
  /** Null for one without a day. */
  own: number | null;
  /** First and last day on which it may lie, whatever the other movable ones do; empty when `to` is before `from`. */
  from: number;
  to: number;
  weight: number;
  before: Edge[];
  after: Edge[];
}

/** Where tasks may lie, in quarters of an hour and in indices of days. */
export interface Ground {
  request: ReplanRequest;
  tasks: Movable[];
  dayCount: number;
  /** What is left of each day beside what stands on it; less than nothing where that is too much already. */
  room: Int32Array;
  /** The same of each project's own time. */
  projectRoom: Int32Array[];
  /** Hours of each project's days, as the calendar has them: on a day without there is no work at all. */
  projectTime: Int32Array[];
  indexOf: (day: Day) => number;
}

const downToUnits = (hours: number): number => Math.max(0, Math.floor(hours * UNITS_AN_HOUR + 1e-9));

/** What is left of a task takes at least a quarter of an hour, unless nobody said how long it takes. */
const unitsLeft = ({ hours }: ReplanTask): number => (hours <= 0 ? 0 : Math.max(1, unitsOf(hours)));

/** The last day on which a task may lie by its project and milestone. */
export function deadlineOf(task: ReplanTask, project: ReplanProject): Day {
  const milestone = project.milestones.find(({ id }) => id === task.milestoneId);
  return milestone && milestone.dueDate < project.dueDate ? milestone.dueDate : project.dueDate;
}

/** What its brief says of the days of a task, as far as it can still be kept: as when it is planned anew. */
export function saidFor(task: ReplanTask, { startDate, dueDate }: ReplanProject, today: Day) {
  const from = startDate > today ? startDate : today;
  const { earliestOn, latestOn } = task;
  return {
    earliestOn: earliestOn !== null && earliestOn <= dueDate ? earliestOn : null,
    latestOn: latestOn !== null && latestOn >= from ? latestOn : null,
  };
}

/** A day holds the hours of the person, or those of the project that has more of it. */
function timeOf({ days, projects }: ReplanRequest) {
  const person = Int32Array.from(days, ({ hours }) => downToUnits(hours));
  const projectTime = projects.map(({ hours }) => (hours ? Int32Array.from(hours, downToUnits) : person));
  const room = Int32Array.from(person);
  for (const time of new Set(projectTime))
    for (let day = 0; day < room.length; day++) room[day] = Math.max(room[day] ?? 0, time[day] ?? 0);
  return { room, projectTime };
}

/** What waits for what among the tasks that may move, and the bounds that those that stand put on them. */
type EdgesOf = (
  all: readonly ReplanTask[],
  free: readonly ReplanTask[],
  indexOf: (day: Day) => number,
) => Edges;

/** Lays a request out: who may move, from when to when, and how much time each day has left for them. */
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
    const { earliestOn, latestOn } = saidFor(task, of, request.today);
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
 * What waits for each other narrows when it may lie, along the order of the work. Where that leaves a task no day at all, it
 * and all that hangs together with it keep their own: what cannot be done holds up nothing else.
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

/** All that hangs together with some tasks by waiting for each other. */
function linkedTo(tasks: readonly Movable[], roots: readonly number[]): Set<number> {
  const linked = new Set(roots);
  for (const index of linked)
    for (const edge of [...(tasks[index]?.before ?? []), ...(tasks[index]?.after ?? [])])
      linked.add(edge.index);
  return linked;
}
