import type { PlanDay, PlanItem } from '@daymark/contract/plan-views';
import { withAlias } from '@daymark/contract/values';
import type { Day } from '@daymark/domain/dates';
import { lagsAmong } from '@daymark/domain/dependencies';
import { isOverdue } from '@daymark/domain/subtasks';
import { type PlanningDay, planningCalendar } from '../calendars/service.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { findPlan, isProject, type PlanItemRow } from './store.ts';

interface Span {
  from: Day;
  to: Day;
}

const toItem = (row: PlanItemRow, today: Day): PlanItem =>
  withAlias({
    id: row.id,
    projectId: withAlias({
      id: row.project_id,
      name: row.project_name,
      category: row.project_category,
      color: row.project_color,
      priority: row.project_priority,
      tags: row.project_tags,
    }),
    title: row.title,
    status: row.status,
    priority: row.priority,
    dueDate: row.due_date,
    dueTime: row.due_time,
    estimatedHours: row.estimated_hours,
    isOverdue: isOverdue({ status: row.status, dueDate: row.due_date }, today),
    milestoneId: row.milestone_id,
    dependsOn: row.depends_on,
    lags: lagsAmong(row.lags ?? [], row.depends_on),
    position: row.position,
    statement: row.statement,
    repeat: row.repeat,
    pinned: row.pinned,
    tags: row.tags,
    version: row.version,
  });

const hoursOf = (items: readonly PlanItem[]): number =>
  items.reduce((sum, { estimatedHours }) => sum + (estimatedHours ?? 0), 0);

/** The open items, grouped by day. */
const openByDay = (items: readonly PlanItem[]): ReadonlyMap<Day | null, PlanItem[]> =>
  Map.groupBy(
    items.filter(({ status }) => status !== 'Completed'),
    ({ dueDate }) => dueDate,
  );

const toHundredths = (hours: number): number => Math.max(0, Math.round(hours * 100) / 100);

const toDay = (day: PlanningDay, told: readonly PlanItem[] = []): PlanDay => ({
  date: day.date,
  why: day.why,
  name: day.name,
  hours: day.hours,
  busyHours: day.busyHours,
  takenHours: toHundredths(day.takenHours - hoursOf(told)),
  habitHours: toHundredths(day.habitHours - hoursOf(told.filter(({ repeat }) => repeat))),
});

/** The items of all projects in a range of days, with the working hours of each day. */
export async function planOf({ db, userId, today }: UserContext, span: Span) {
  const [plan, calendar] = await Promise.all([
    findPlan(db, { userId, ...span }),
    planningCalendar(db, { userId, projectId: null, ...span }),
  ]);
  const data = plan.items.map((row) => toItem(row, today));
  const openOf = openByDay(data);
  return {
    data,
    count: data.length,
    total: plan.total,
    days: calendar.days.map((day) => toDay(day, openOf.get(day.date))),
    milestones: plan.milestones.map(
      ({ id, name, due_date, version, project_id, project_name, project_color }) =>
        withAlias({
          id,
          name,
          dueDate: due_date,
          version,
          projectId: withAlias({ id: project_id, name: project_name, color: project_color }),
        }),
    ),
    projects: plan.projects.map(({ id, name, color, status, start_date, due_date }) =>
      withAlias({ id, name, color, status, startDate: start_date, dueDate: due_date }),
    ),
  };
}

/**
 * The working hours of a range of days: for a project by its own week, if it has one; without a project by the user's
 * week, with the work of all projects.
 */
export async function daysOfPlan(
  { db, userId }: UserContext,
  { projectId = null, ...span }: Span & { projectId?: string | null | undefined },
) {
  const [isThere, { days }] = await Promise.all([
    projectId === null || isProject(db, userId, projectId),
    planningCalendar(db, { userId, projectId, ...span }),
  ]);
  if (!isThere) throw notFound('Project');
  return { data: days.map((day) => toDay(day)), count: days.length };
}
