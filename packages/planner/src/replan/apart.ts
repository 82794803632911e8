import { arrange } from './arrange.ts';
import { type Ground, groundOf } from './ground.ts';
import type { ReplanRequest, ReplanTask } from './shape.ts';
import { NOWHERE } from './state.ts';

/** Ids of projects that are planned together. */
type Group = ReadonlySet<string>;

/** Groups projects whose work depends on each other. */
function groupsOf({ projects, tasks }: ReplanRequest): Group[] {
  const groupOf = new Map(projects.map(({ id }) => [id, new Set([id])]));
  const projectOf = new Map(tasks.map(({ id, projectId }) => [id, projectId]));
  for (const { projectId, after } of tasks)
    for (const { id } of after) {
      const [one, other] = [groupOf.get(projectId), groupOf.get(projectOf.get(id) ?? '')];
      if (!one || !other || one === other) continue;
      for (const project of other) groupOf.set(project, one.add(project));
    }
  return [...new Set(groupOf.values())];
}

/** The request with the movable work of some projects removed. */
const without = (request: ReplanRequest, out: Group): ReplanRequest => ({
  ...request,
  tasks: request.tasks.filter(({ isHeld, projectId }) => isHeld || !out.has(projectId)),
});

function fitsAlone(request: ReplanRequest, group: Group): boolean {
  const others = new Set(request.projects.flatMap(({ id }) => (group.has(id) ? [] : [id])));
  return !arrange(groundOf(without(request, others))).includes(NOWHERE);
}

/** The days of all tasks, by their ids. */
const byId = ({ tasks }: Ground, days: Int32Array) =>
  new Map(tasks.map(({ task }, index) => [task.id, days[index] ?? NOWHERE]));

/** Days for all movable work if some projects get only the time that the others leave. */
function arrangedBehind(ground: Ground, back: Group): Int32Array {
  const { request } = ground;
  const ahead = groundOf(without(request, back));
  const settled = byId(ahead, arrange(ahead));
  const tasks = request.tasks.flatMap((task): ReplanTask[] => {
    const day = settled.get(task.id);
    if (day === undefined) return [task];
    const dueDate = request.days[day]?.date;
    return dueDate ? [{ ...task, dueDate, isHeld: true }] : [];
  });
  const behind = groundOf({ ...request, tasks });
  const rest = byId(behind, arrange(behind));
  return Int32Array.from(ground.tasks, ({ task: { id } }) => settled.get(id) ?? rest.get(id) ?? NOWHERE);
}

/** The projects with work without a day. */
function shortIn({ request, tasks }: Ground, days: Int32Array): Group[] {
  const short = new Set(
    tasks.flatMap(({ task }, index) => (days[index] === NOWHERE ? [task.projectId] : [])),
  );
  return groupsOf(request).filter((group) => !group.isDisjointFrom(short));
}

/**
 * Days for all movable work. A project that does not fit even alone does not affect the others: they are planned
 * without it, and it gets the remaining time.
 */
export function arrangeApart(ground: Ground): Int32Array {
  const days = arrange(ground);
  const short = shortIn(ground, days);
  if (short.length < 2) return days;
  const stuck = short.filter((group) => !fitsAlone(ground.request, group));
  if (stuck.length === 0 || stuck.length === short.length) return days;
  return arrangedBehind(ground, new Set(stuck.flatMap((group) => [...group])));
}
