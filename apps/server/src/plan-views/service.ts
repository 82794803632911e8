import type { PlanDay, PlanItem } from '@daymark/contract/plan-views';
import { withAlias } from '@daymark/contract/values';
import type { Day } from '@daymark/domain/dates';
import { lagsAmong } from '@daymark/domain/dependencies';
import { hoursToDo, sumHours } from '@daymark/domain/load';
import { isOverdue } from '@daymark/domain/subtasks';
import type { PlanningDay } from '../calendars/planning-days.ts';
import { shownDays } from '../calendars/service.ts';
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
    actualHours: row.actual_hours,
    isOverdue: isOverdue({ status: row.status, dueDate: row.due_date, repeat: row.repeat }, today),
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

const without = (hours: number, items: readonly PlanItem[]): number =>
  Math.max(0, sumHours([hours, -hoursToDo(items)]));

/** A day, without the hours of the items that are sent with it. */
const toDay = (day: PlanningDay, items: readonly PlanItem[] = []): PlanDay => ({
  date: day.date,
  why: day.why,
  name: day.name,
  hours: day.hours,
  offHours: day.offHours,
  busyHours: day.busyHours,
  doneHours: day.doneHours,
  takenHours: without(day.takenHours, items),
  habitHours: without(
    day.habitHours,
    items.filter(({ repeat }) => repeat),
  ),
});

/** The items of all projects in a range of days, with the working hours of each day. */
export async function planOf(context: UserContext, span: Span) {
  const { db, userId, today } = context;
  const [plan, days] = await Promise.all([findPlan(db, { userId, ...span }), shownDays(context, span)]);
  const data = plan.items.map((row) => toItem(row, today));
  const openOf = Map.groupBy(data, ({ dueDate }) => dueDate);
  return {
    data,
    count: data.length,
    total: plan.total,
    days: days.map((day) => toDay(day, openOf.get(day.date))),
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

/** The working hours of a range of days, with the work of all projects, or of all but one. */
export async function daysOfPlan(
  context: UserContext,
  { projectId = null, ...span }: Span & { projectId?: string | null | undefined },
) {
  const { db, userId } = context;
  const [isThere, days] = await Promise.all([
    projectId === null || isProject(db, userId, projectId),
    shownDays(context, { ...span, projectId }),
  ]);
  if (!isThere) throw notFound('Project');
  return { data: days.map((day) => toDay(day)), count: days.length };
}
