import type { PlanDay, PlanItem } from '@daymark/contract/plan-views';
import { withAlias } from '@daymark/contract/values';
import type { Day } from '@daymark/domain/dates';
import { lagsAmong } from '@daymark/domain/dependencies';
import { withoutThese } from '@daymark/domain/hours-of-others';
import { PLAN_ITEMS_MAX_COUNT, PLAN_SPANS_MAX_COUNT } from '@daymark/domain/limits';
import { isOverdue } from '@daymark/domain/subtasks';
import type { PlanningDay } from '../calendars/planning-days.ts';
import { shownDays } from '../calendars/service.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { findPlan, isProject, type PlanItemRow, spansOf } from './store.ts';

interface Span {
  from: Day;
  to: Day;
}

/** The subtask with what its day is computed from. */
const counted = (row: PlanItemRow) => ({
  dueDate: row.due_date,
  status: row.status,
  estimatedHours: row.estimated_hours,
  actualHours: row.actual_hours,
  repeat: row.repeat,
});

const isUsual = (value: unknown): boolean =>
  value === null || value === false || value === '' || (Array.isArray(value) && value.length === 0);

/** The fields whose value is not the usual one. */
const unusual = <Fields extends object>(
  fields: Fields,
): Partial<{ [K in keyof Fields]: NonNullable<Fields[K]> }> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => !isUsual(value))) as Partial<{
    [K in keyof Fields]: NonNullable<Fields[K]>;
  }>;

const toItem = (row: PlanItemRow, today: Day): PlanItem =>
  withAlias({
    id: row.id,
    projectId: row.project_id,
    title: row.title,
    status: row.status,
    priority: row.priority,
    position: row.position,
    version: row.version,
    ...unusual({
      dueDate: row.due_date,
      dueTime: row.due_time,
      estimatedHours: row.estimated_hours,
      actualHours: row.actual_hours,
      isOverdue: isOverdue({ status: row.status, dueDate: row.due_date, repeat: row.repeat }, today),
      milestoneId: row.milestone_id,
      dependsOn: row.depends_on,
      lags: lagsAmong(row.lags ?? [], row.depends_on),
      statement: row.statement,
      repeat: row.repeat,
      pinned: row.pinned,
      tags: row.tags,
    }),
  });

const toDay = (day: PlanningDay): PlanDay => ({
  date: day.date,
  why: day.why,
  name: day.name,
  hours: day.hours,
  offHours: day.offHours,
  busyHours: day.busyHours,
  doneHours: day.doneHours,
  takenHours: day.takenHours,
  habitHours: day.habitHours,
});

interface Page {
  page: number;
  limit: number;
}

/** How many pages the longest of the lists has. */
function pagesOf(plan: Awaited<ReturnType<typeof findPlan>>, limit: number): number {
  const spans = Math.min(PLAN_SPANS_MAX_COUNT, Math.max(plan.milestones_total, plan.projects_total));
  return Math.max(
    Math.ceil(Math.min(PLAN_ITEMS_MAX_COUNT, plan.total) / limit),
    Math.ceil(spans / spansOf(limit)),
  );
}

/** A page of the items of all projects in a range of days, the first with the working hours of each day. */
export async function planOf(context: UserContext, { page, limit, ...span }: Span & Page) {
  const { db, userId, today } = context;
  const [plan, days] = await Promise.all([
    findPlan(db, { userId, page, limit, ...span }),
    page === 1 ? shownDays(context, span) : [],
  ]);
  const onDay = Map.groupBy(plan.items.map(counted), ({ dueDate }) => dueDate);
  return {
    data: plan.items.map((row) => toItem(row, today)),
    count: plan.items.length,
    total: plan.total,
    page,
    pages: pagesOf(plan, limit),
    limit,
    days: days.map((day) => withoutThese(toDay(day), onDay.get(day.date) ?? [])),
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
    projects: plan.projects.map(({ start_date, due_date, category, tags, ...project }) =>
      withAlias({ ...project, startDate: start_date, dueDate: due_date, ...unusual({ category, tags }) }),
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
  return { data: days.map(toDay), count: days.length };
}
