import { type Day, daysBetween } from '@daymark/domain/dates';
import { findCycle } from '@daymark/domain/dependencies';
import { hoursOver, sumHours } from '@daymark/domain/load';
import { PRIORITY_WEIGHTS } from '@daymark/domain/priorities';
import { t } from '@daymark/words/t';
import { nearestDays } from '../replan/alone.ts';
import { statedDaysOf } from '../replan/ground.ts';
import type { ReplanProject, ReplanRequest, ReplanTask } from '../replan/shape.ts';
import { isVague } from './vague.ts';

/** One change of one task that solves a finding; its days come from the scheduler. */
export interface Fix {
  id: string;
  change: { dueDate: Day } | { hours: number } | { title: string } | { after: string[] };
}

export type FindingKind =
  | 'overfull-day'
  | 'cycle'
  | 'past-milestone'
  | 'past-due-date'
  | 'no-estimate'
  | 'vague-title'
  | 'no-first-step'
  | 'out-of-order'
  | 'day-off'
  | 'before-said'
  | 'after-said';

/** A problem of a plan, whoever made it. */
export interface Finding {
  kind: FindingKind;
  /** The tasks concerned, beginning with the one that the fix changes. */
  ids: string[];
  date: Day | null;
  /** The day that the brief states. */
  limit: Day | null;
  /** The name of a milestone or of a day off. */
  name: string | null;
  /** Hours beyond the day's time. */
  hours: number | null;
  fix: Fix | null;
}

/** More findings than a person reads; the earliest days come first. */
const MOST_FINDINGS = 100;

/**
 * The problems of one project's plan: overbooked days, cycles, tasks after their milestone or the due date, on a day
 * off or before a dependency, without an estimate, with a vague title, and plans without a first step. Each has a
 * change that solves it, if a single one does. Pure; the request has all open work, because projects share days.
 */
export function lint(request: ReplanRequest, projectId: string): Finding[] {
  const project = request.projects.find(({ id }) => id === projectId);
  if (!project) return [];
  const tasks = request.tasks.filter((task) => task.projectId === projectId);
  const byId = new Map(request.tasks.map((task) => [task.id, task]));
  const opened = new Set(request.tasks.flatMap((task) => (task.opensDay ? (task.dueDate ?? []) : [])));
  const ground = { request, project, tasks, byId, opened, nearestDay: nearestDays(request, projectId) };
  return [
    ...cycles(ground),
    ...tasks.flatMap((task) => misplaced(ground, task)),
    ...overfullDays(ground),
    ...noFirstStep(ground),
    ...tasks.flatMap((task) => unclear(ground, task)),
  ].slice(0, MOST_FINDINGS);
}

interface Ground {
  request: ReplanRequest;
  project: ReplanProject;
  tasks: readonly ReplanTask[];
  byId: ReadonlyMap<string, ReplanTask>;
  /** The days for which a brief asks although they are not worked otherwise. */
  opened: ReadonlySet<Day>;
  /** The nearest possible day of a task if all others stay. */
  nearestDay: (task: ReplanTask) => Day | null;
}

const finding = (kind: FindingKind, ids: string[], more: Partial<Finding> = {}): Finding => ({
  kind,
  ids,
  date: null,
  limit: null,
  name: null,
  hours: null,
  fix: null,
  ...more,
});

function dayFor({ nearestDay }: Ground, task: ReplanTask): Fix | null {
  const dueDate = nearestDay(task);
  return dueDate === null ? null : { id: task.id, change: { dueDate } };
}

function cycles({ tasks }: Ground): Finding[] {
  const cycle = findCycle(tasks.map(({ id, after }) => ({ id, dependsOn: after.map((one) => one.id) })));
  const [first, next] = cycle ?? [];
  const task = tasks.find(({ id }) => id === first);
  if (!cycle || !task) return [];
  const after = task.after.map(({ id }) => id).filter((id) => id !== next);
  return [finding('cycle', cycle, { fix: { id: task.id, change: { after } } })];
}

/** The first problem of one task's day. */
function misplaced(ground: Ground, task: ReplanTask): Finding[] {
  const { request, project, byId, opened } = ground;
  const { dueDate } = task;
  if (dueDate === null || dueDate < request.today) return [];
  const found = (kind: FindingKind, more: Partial<Finding> = {}) => [
    finding(kind, [task.id, ...(more.ids ?? [])], {
      date: dueDate,
      fix: dayFor(ground, task),
      ...more,
      ids: [task.id, ...(more.ids ?? [])],
    }),
  ];
  const milestone = project.milestones.find(({ id }) => id === task.milestoneId);
  if (dueDate > project.dueDate) return found('past-due-date');
  if (milestone && dueDate > milestone.dueDate) return found('past-milestone', { name: milestone.name });
  const { earliestOn, latestOn } = statedDaysOf(task, project, request.today);
  if (latestOn !== null && dueDate > latestOn) return found('after-said', { limit: latestOn });
  if (earliestOn !== null && dueDate < earliestOn) return found('before-said', { limit: earliestOn });
  const early = task.after.find(({ id, lagDays }) => {
    const other = byId.get(id);
    return other?.dueDate != null && daysBetween(other.dueDate, dueDate) < lagDays;
  });
  if (early) return found('out-of-order', { ids: [early.id] });
  const day = request.days[daysBetween(request.today, dueDate)];
  const place = daysBetween(request.today, dueDate);
  if (day && !day.isUsedUp && !opened.has(dueDate) && (project.hours?.[place] ?? day.hours) <= 0)
    return found('day-off', { name: day.name });
  return [];
}

/** Overbooked days of the project, with the least important work to move away. */
function overfullDays(ground: Ground): Finding[] {
  const { request, project, tasks } = ground;
  const days = [...new Set(tasks.flatMap(({ dueDate }) => (dueDate === null ? [] : [dueDate])))].sort();
  const byDay = Map.groupBy(request.tasks, ({ dueDate }) => dueDate);
  const hoursOf = new Map(request.projects.map(({ id, hours }) => [id, hours]));
  return days.flatMap((date): Finding[] => {
    const place = daysBetween(request.today, date);
    const day = request.days[place];
    if (place < 0 || !day) return [];
    const there = byDay.get(date) ?? [];
    const hours = Math.max(day.hours, ...there.map((task) => hoursOf.get(task.projectId)?.[place] ?? 0));
    const sum = (tasks: readonly ReplanTask[]) => sumHours(tasks.map((task) => task.hours));
    const over = hoursOver({
      plannedHours: sum(there),
      habitHours: sum(there.filter(({ isHabit }) => isHabit)),
      hours,
    });
    if ((hours <= 0 && !day.isUsedUp) || over <= 0) return [];
    const own = there
      .filter((task) => task.projectId === project.id && task.hours > 0)
      .sort((a, b) => PRIORITY_WEIGHTS[a.priority] - PRIORITY_WEIGHTS[b.priority] || a.hours - b.hours);
    const enough = own.find((task) => task.hours >= over) ?? own.at(-1);
    if (!enough) return [];
    return [finding('overfull-day', [enough.id], { date, hours: over, fix: dayFor(ground, enough) })];
  });
}

/** Open work of which nothing can be begun, because each task waits or has no day. */
function noFirstStep(ground: Ground): Finding[] {
  const { tasks } = ground;
  const open = new Set(tasks.map(({ id }) => id));
  const free = tasks.filter(({ after }) => !after.some(({ id }) => open.has(id)));
  if (tasks.length === 0 || free.some(({ dueDate }) => dueDate !== null)) return [];
  const first = free[0] ?? tasks[0];
  return first ? [finding('no-first-step', [first.id], { fix: dayFor(ground, first) })] : [];
}

/** Problems of a task's own title and hours. */
function unclear({ tasks }: Ground, { id, title, hours }: ReplanTask): Finding[] {
  const found: Finding[] = [];
  if (isVague(title)) {
    const words = t`Write down what “${title.trim().slice(0, 120)}” takes`;
    found.push(finding('vague-title', [id], { fix: { id, change: { title: words } } }));
  }
  if (hours === 0)
    found.push(finding('no-estimate', [id], { fix: { id, change: { hours: usualHours(tasks) } } }));
  return found;
}

/** The median of the project's estimates; an hour if there are none. */
function usualHours(tasks: readonly ReplanTask[]): number {
  const known = tasks.flatMap(({ hours }) => (hours > 0 ? [hours] : [])).sort((a, b) => a - b);
  return known[known.length >> 1] ?? 1;
}
