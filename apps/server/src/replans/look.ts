import { createHash } from 'node:crypto';
import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { LATER_DUE_DATE_MAX_DAYS } from '@daymark/domain/limits';
import { hoursLeft } from '@daymark/domain/load';
import { type DaysOff, isAskedFor } from '@daymark/domain/working-days';
import type { OwnDay, ReplanRequest, ReplanTask } from '@daymark/planner/replan/replan';
import { UNITS_AN_HOUR } from '@daymark/planner/schedule/calendar';
import {
  hasOwnWeek,
  type PlanningDay,
  plannedWeekdaysOf,
  weekOfProject,
} from '../calendars/planning-days.ts';
import { planningDays } from '../calendars/service.ts';
import type { OwnWeek } from '../calendars/store.ts';
import type { UserContext } from '../http/context.ts';
import { dayIn, startOfDay } from '../http/today.ts';
import {
  type EarlyAnswerRow,
  findOpenPlans,
  type OpenPlans,
  type OpenSubtaskRow,
  type PlannedProjectRow,
} from './store.ts';

/** The input of a replan, and the data to describe its result. */
export interface Look {
  scope: Scope;
  /** Today as every screen shows it. */
  today: PlanningDay | undefined;
  request: ReplanRequest;
  plans: OpenPlans;
  subtasks: ReadonlyMap<string, OpenSubtaskRow>;
  projects: ReadonlyMap<string, PlannedProjectRow>;
  /** The days of which the user takes some hours off, by name. */
  hoursOff: ReadonlyMap<Day, string | null>;
  /** Today, or if it is a day off the next working day. */
  nextWorked: Day;
}

/** The next working day is searched in this many days. */
const NEXT_WORKED_WITHIN = 31;

/** Remaining hours of a subtask. */
export const hoursLeftOf = ({ estimated_hours: estimatedHours, actual_hours: actualHours }: OpenSubtaskRow) =>
  hoursLeft({ estimatedHours, actualHours });

type Looking = Pick<UserContext, 'db' | 'userId' | 'today' | 'timezone' | 'onlyProjects'>;

/** Days off, holidays and calendars are in no project: a token for chosen ones is told when they are, not what. */
const withoutDayNames = (days: readonly PlanningDay[]): PlanningDay[] =>
  days.map((day) => ({ ...day, name: null }));

/** The days of the user, and those of each project that has its own days and hours. */
async function daysOf(
  { db, userId, today, timezone, onlyProjects }: Looking,
  { away, week, projectId }: Scope,
  projects: readonly PlannedProjectRow[],
  to: Day,
) {
  const keyOf = (project: PlannedProjectRow) => JSON.stringify(weekOfProject(project));
  const own = projects.filter((project) => hasOwnWeek(weekOfProject(project)));
  const weeks = new Map(own.map((project) => [keyOf(project), weekOfProject(project)]));
  const span = {
    userId,
    now: { today, since: startOfDay(timezone, today) },
    from: today,
    to,
    away: away ?? [],
    ownWeek: projectId === null ? (week ?? null) : null,
  } as const;
  const found = await planningDays(db, span, [...weeks.values()]);
  const seen = onlyProjects ? withoutDayNames : (days: PlanningDay[]) => days;
  const [usual, shown, byWeek] = [seen(found.usual), seen(found.shown), found.byWeek.map(seen)];
  const days = new Map([...weeks.keys()].map((key, index) => [key, byWeek[index] ?? usual]));
  return { usual, shown, ownOf: (project: PlannedProjectRow) => days.get(keyOf(project)) };
}

type DaysByProject = ReadonlyMap<string, ReadonlyMap<Day, PlanningDay>>;
type Projects = ReadonlyMap<string, PlannedProjectRow>;

/** The days by project. */
function byDayOf(
  projects: readonly PlannedProjectRow[],
  usual: readonly PlanningDay[],
  ownOf: (project: PlannedProjectRow) => PlanningDay[] | undefined,
): DaysByProject {
  const asMap = (days: readonly PlanningDay[]) => new Map(days.map((day) => [day.date, day]));
  const usualMap = asMap(usual);
  return new Map(
    projects.map((project) => {
      const own = ownOf(project);
      return [project.id, own ? asMap(own) : usualMap];
    }),
  );
}

/**
 * The first day on which a subtask can be done: after the lags of its completed dependencies, unless their answer came
 * earlier, and not today while an answer is late.
 */
function notBefore(
  { waited_for: waits, answer, late }: OpenSubtaskRow,
  { today, timezone }: Looking,
): Day | null {
  const days = waits.map(({ at, lagDays }) => {
    const doneOn = dayIn(timezone, new Date(at));
    const over = addDays(doneOn, lagDays);
    return answer !== null && answer.on >= doneOn && answer.on < over ? answer.on : over;
  });
  if (late) days.push(addDays(today, 1));
  return days.reduce<Day | null>((last, day) => (last === null || day > last ? day : last), null);
}

/** The first day that the brief states. If it is the agreed day of an answer, it ends with the answer. */
const earliestOn = ({ earliest_on: day, answer }: OpenSubtaskRow): Day | null =>
  answer !== null && answer.expectedOn === day && day !== null && answer.on < day ? null : day;

/** The work that may move. */
export interface Scope {
  /** One project; null for all. */
  projectId: string | null;
  /** Ids of subtasks that the user wants to keep in place. */
  staying: readonly string[];
  /** Days off that are not stored yet. */
  away?: readonly DaysOff[];
  /** Working days and hours that are not stored yet: those of the project, else the user's. */
  week?: OwnWeek | null;
  /** An answer that came early: what waited for it, and the work after that, may move to earlier days. */
  early?: EarlyAnswerRow | null;
  /** If it is given, these subtasks without a day get one, within two years, and everything else stays. */
  dating?: ReadonlySet<string>;
  /** Subtasks that get a day beside those that may move: their own one if it holds. */
  placing?: ReadonlySet<string>;
  /** The last day that is looked at, if it is behind all work. */
  until?: Day;
}

/** Whether its day is worked only because its brief asks for it. */
function opensDay(row: OpenSubtaskRow, days: DaysByProject, projects: Projects): boolean {
  const day = row.due_date === null ? undefined : days.get(row.project_id)?.get(row.due_date);
  const project = projects.get(row.project_id);
  if (!day || !project || !row.ai_generated || row.is_dated_by_hand) return false;
  return isAskedFor(day, {
    plannersDays: new Set([day.date]),
    plannedWeekdays: plannedWeekdaysOf(project),
  });
}

/** The subtasks that waited for an answer, and all that wait for them. */
function behindAnswer({ followers }: EarlyAnswerRow, { subtasks }: OpenPlans): ReadonlySet<string> {
  const waiting = new Map<string, string[]>();
  for (const { id, waits_for } of subtasks)
    for (const { id: other } of waits_for) waiting.set(other, [...(waiting.get(other) ?? []), id]);
  const behind = new Set(followers);
  for (const id of behind) for (const other of waiting.get(id) ?? []) behind.add(other);
  return behind;
}

/** Whether a subtask must not move. */
function isHeld(
  row: OpenSubtaskRow,
  { projectId, staying, dating, placing }: Scope,
  isOpening: boolean,
): boolean {
  if (placing?.has(row.id)) return row.pinned || row.is_dated_by_hand || isOpening;
  if (dating) return !dating.has(row.id) || row.due_date !== null || row.pinned;
  // A missed day of a habit is not moved to another day.
  if (row.pinned || row.is_dated_by_hand || row.repeat) return true;
  if (projectId !== null && row.project_id !== projectId) return true;
  if (staying.includes(row.id)) return true;
  // A day that the user removed stays removed; one that the planner could not find is searched again.
  if (row.due_date === null) return !row.ai_generated || row.is_edited;
  return isOpening;
}

/** The plans as they are with the week of the scope, if it is that of a project. */
const withWeek = (plans: OpenPlans, { week, projectId }: Scope): OpenPlans => ({
  ...plans,
  projects: plans.projects.map((row) =>
    week && row.id === projectId ? { ...row, weekdays: week.weekdays, hours_per_day: week.hoursPerDay } : row,
  ),
});

/** Collects all open work of a user. The work in the scope may move. */
export async function lookAtPlans(context: Looking, scope: Scope): Promise<Look> {
  const { db, userId, today } = context;
  const plans = withWeek(await findOpenPlans(db, userId, today), scope);
  const own = plans.projects.find(({ id }) => id === scope.projectId);
  const last = [
    addDays(today, NEXT_WORKED_WITHIN),
    ...plans.projects.map((project) => project.due_date),
    ...plans.subtasks.map((subtask) => subtask.due_date ?? today),
    ...(scope.away ?? []).map(({ lastDay }) => addDays(lastDay, NEXT_WORKED_WITHIN)),
    scope.until ?? today,
    ...(scope.dating ? [addDays(today, LATER_DUE_DATE_MAX_DAYS)] : []),
    ...(own ? [addDays(own.due_date > today ? own.due_date : today, LATER_DUE_DATE_MAX_DAYS)] : []),
  ].reduce((a, b) => (a > b ? a : b));
  const { usual, shown, ownOf } = await daysOf(context, scope, plans.projects, last);
  const behind = scope.early && behindAnswer(scope.early, plans);
  const daysByProject = byDayOf(plans.projects, usual, ownOf);
  const projects: Projects = new Map(plans.projects.map((row) => [row.id, row]));
  const days = usual.map(({ date, hours, doneHours, name, why }): OwnDay => {
    const isUsedUp = why === 'working' && doneHours > 0 && hours * UNITS_AN_HOUR < 1;
    return { date, hours, name, ...(isUsedUp && { isUsedUp }) };
  });
  const request: ReplanRequest = {
    today,
    days,
    projects: plans.projects.map((project) => ({
      id: project.id,
      startDate: project.start_date,
      dueDate: project.due_date,
      milestones: project.milestones,
      hours: ownOf(project)?.map((day) => day.hours) ?? null,
    })),
    tasks: plans.subtasks.map(
      (row): ReplanTask => ({
        id: row.id,
        projectId: row.project_id,
        title: row.title,
        dueDate: row.due_date,
        hours: hoursLeftOf(row),
        priority: row.priority,
        milestoneId: row.milestone_id,
        after: row.waits_for,
        notBefore: notBefore(row, context),
        late: row.late && { who: row.late.who, days: daysBetween(row.late.expectedOn, today) },
        earliestOn: earliestOn(row),
        latestOn: row.latest_on,
        isHeld: isHeld(row, scope, opensDay(row, daysByProject, projects)) || behind?.has(row.id) === false,
        opensDay: opensDay(row, daysByProject, projects),
        isHabit: row.repeat,
      }),
    ),
  };
  return {
    scope,
    today: shown[0],
    request,
    plans,
    subtasks: new Map(plans.subtasks.map((row) => [row.id, row])),
    projects,
    hoursOff: new Map(usual.flatMap(({ date, offHours, name }) => (offHours > 0 ? [[date, name]] : []))),
    nextWorked:
      ((own && ownOf(own)) ?? usual).find(({ hours, doneHours }) => hours + doneHours > 0)?.date ?? today,
  };
}

/** Names move nothing, and that of an absence is in the language of its request. */
const withoutNames = (key: string, value: unknown): unknown => (key === 'name' ? undefined : value);

/** A stamp of the whole input of a replan: with the same stamp, the result is the same. */
export function stampOf({ request, plans }: Look): string {
  const versions = [
    plans.projects.map(({ id, version, milestones }) => [id, version, milestones.map((one) => one.version)]),
    plans.subtasks.map(({ id, version }) => [id, version]),
  ];
  return createHash('sha256')
    .update(JSON.stringify([request, versions], withoutNames))
    .digest('base64url');
}
