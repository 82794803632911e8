import { sumHours } from '@daymark/domain/load';
import { hoursOf } from '../schedule/calendar.ts';
import { deadlineOf, type Ground, type Movable, statedDaysOf } from './ground.ts';
import type { MoveReason, ReplanProject, ReplanTask } from './shape.ts';
import { NOWHERE } from './state.ts';

/** Why a task moved: the problem of its earlier day. */
export function reasonFor(ground: Ground, days: Int32Array, index: number): MoveReason {
  const moved = ground.tasks[index] as Movable;
  const { own, task } = moved;
  if (own === null) return { kind: 'undated' };
  const { late, notBefore } = task;
  if (late && notBefore !== null && own < ground.indexOf(notBefore)) return { kind: 'late-answer', ...late };
  if (own < 0) return { kind: 'overdue' };
  return (
    outside(ground, moved, own) ??
    orderOf(ground, days, task, own) ??
    overfullOn(ground, moved, own) ?? { kind: 'makes-room' }
  );
}

/** Problems with the calendar, the project and its milestones. */
function outside(
  { request, projectTime, indexOf }: Ground,
  { task, project }: Movable,
  own: number,
): MoveReason | undefined {
  const of = request.projects[project] as ReplanProject;
  if (own > indexOf(of.dueDate)) return { kind: 'past-due-date' };
  const milestone = of.milestones.find(({ id }) => id === task.milestoneId);
  if (milestone && own > indexOf(deadlineOf(task, of)))
    return { kind: 'past-milestone', name: milestone.name };
  const { earliestOn, latestOn } = statedDaysOf(task, of, request.today);
  if (latestOn !== null && own > indexOf(latestOn)) return { kind: 'too-late' };
  if (earliestOn !== null && own < indexOf(earliestOn)) return { kind: 'too-early' };
  if (own < indexOf(of.startDate) || (task.notBefore !== null && own < indexOf(task.notBefore)))
    return { kind: 'too-early' };
  if (((projectTime[project] as Int32Array)[own] ?? 0) <= 0 && !request.days[own]?.isUsedUp)
    return { kind: 'day-off', name: request.days[own]?.name ?? null };
  return undefined;
}

/** Problems with the dependencies, with the new days. */
function orderOf(ground: Ground, days: Int32Array, task: ReplanTask, own: number): MoveReason | undefined {
  const { request, indexOf } = ground;
  const placeOf = new Map(ground.tasks.map((one, at) => [one.task.id, at]));
  const dayNow = (other: ReplanTask): number | undefined => {
    const day = days[placeOf.get(other.id) ?? -1];
    if (day !== undefined && day !== NOWHERE) return day;
    return other.dueDate === null ? undefined : indexOf(other.dueDate);
  };
  const byId = new Map(request.tasks.map((one) => [one.id, one]));
  for (const { id, lagDays } of task.after) {
    const other = byId.get(id);
    const day = other && dayNow(other);
    if (other && day !== undefined && day + lagDays > own)
      return {
        kind: 'waits-for',
        other: id,
        hasMoved: other.dueDate !== null && indexOf(other.dueDate) !== day,
      };
  }
  for (const other of request.tasks) {
    const lagDays = other.after.find(({ id }) => id === task.id)?.lagDays;
    const day = lagDays === undefined ? undefined : dayNow(other);
    if (day !== undefined && lagDays !== undefined && own + lagDays > day)
      return { kind: 'waited-for', other: other.id };
  }
  return undefined;
}

/** Hours on the earlier day beyond its time. */
function overfullOn(ground: Ground, { project }: Movable, own: number): MoveReason | undefined {
  const { tasks, room, projectRoom } = ground;
  const there = tasks.filter((one) => one.own === own);
  const units = there.reduce((sum, one) => sum + one.units, 0);
  const ownUnits = there.reduce((sum, one) => sum + (one.project === project ? one.units : 0), 0);
  const over = Math.max(
    units - (room[own] ?? 0),
    ownUnits - ((projectRoom[project] as Int32Array)[own] ?? 0),
  );
  if (over <= 0) return undefined;
  const exact = exactHoursOver(ground, project, own);
  return { kind: 'overfull', hours: exact > 0 ? exact : hoursOf(over) };
}

/** The same without rounding to quarters, as every screen shows it. */
function exactHoursOver({ request, indexOf }: Ground, project: number, own: number): number {
  const { days, projects, tasks } = request;
  const there = tasks.filter(({ dueDate }) => dueDate !== null && indexOf(dueDate) === own);
  const ofProject = there.filter(({ projectId }) => projectId === projects[project]?.id);
  const dayHours = days[own]?.hours ?? 0;
  const time = Math.max(dayHours, ...projects.map(({ hours }) => hours?.[own] ?? 0));
  const ownTime = projects[project]?.hours?.[own] ?? dayHours;
  const sum = (some: typeof there) => some.map(({ hours }) => hours);
  return Math.max(sumHours([...sum(there), -time]), sumHours([...sum(ofProject), -ownTime]));
}
