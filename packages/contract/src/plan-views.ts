import { daysBetween } from '@daymark/domain/dates';
import { PLAN_MAX_DAYS, PLAN_PAGE_ITEMS, PLAN_PAGE_ITEMS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { Milestone } from './milestones.ts';
import { paths } from './paths.ts';
import { envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { AgendaItem } from './subtasks.ts';
import { Day, Id, identity, Priority, ProjectColor, paging, Status, wholeFrom1To } from './values.ts';

/** A day of a plan: its working hours, their reason, and how many are taken. */
export const PlanDay = shape('PlanDay', {
  date: Day,
  /**
   * `weekday` is a weekday that is never worked, `busy` a day that an imported calendar blocks completely. `asked` is
   * a day that is not worked otherwise, with work for which the brief of a project names it.
   */
  why: z.enum(['working', 'asked', 'day-off', 'holiday', 'weekday', 'busy']),
  /** The name of the day off, the holiday or the calendar. */
  name: z.string().nullable(),
  /** Hours that can be worked, without those off, without the busy ones and without those that completed work has used up. */
  hours: z.number(),
  /** Hours of today that completed work has used up. */
  doneHours: z.number(),
  /** Hours of a working day that the user takes off. */
  offHours: z.number(),
  /** Hours of a working day that imported calendars block. */
  busyHours: z.number(),
  /** Hours of open work that is not in the list: of other projects, or of subtasks beyond the limit. */
  takenHours: z.number(),
  /** The part of them that belongs to habits, which are meant for exactly that day. */
  habitHours: z.number(),
});
export type PlanDay = z.output<typeof PlanDay>;

/** Left out where it has its usual value: null, false, or an empty list. */
const SELDOM = {
  dueDate: true,
  dueTime: true,
  estimatedHours: true,
  actualHours: true,
  isOverdue: true,
  milestoneId: true,
  dependsOn: true,
  lags: true,
  statement: true,
  repeat: true,
  pinned: true,
  tags: true,
} as const;

/** A subtask as a calendar or a board shows it. Fields with their usual value are left out. */
export const PlanItem = AgendaItem.pick({
  id: true,
  _id: true,
  title: true,
  status: true,
  priority: true,
  position: true,
  version: true,
  ...SELDOM,
})
  .partial(SELDOM)
  // Its project is among the projects of the answer.
  .extend({ projectId: Id })
  .meta({ id: 'PlanItem' });
export type PlanItem = z.output<typeof PlanItem>;

const ofProject = z.object({ ...identity, name: z.string(), color: ProjectColor });

export const PlanMilestone = Milestone.extend({ projectId: ofProject }).meta({ id: 'PlanMilestone' });
export type PlanMilestone = z.output<typeof PlanMilestone>;

/** A project as a range of days. Of its category and tags, empty ones are left out. */
export const PlanSpan = shape('PlanSpan', {
  ...identity,
  name: z.string(),
  color: ProjectColor,
  priority: Priority,
  status: Status,
  startDate: Day,
  dueDate: Day,
  category: z.string().optional(),
  tags: z.array(z.string()).optional(),
});
export type PlanSpan = z.output<typeof PlanSpan>;

const days = { from: Day, to: Day };
const inOrder = ({ from, to }: { from: string; to: string }) =>
  from <= to && daysBetween(from, to) < PLAN_MAX_DAYS;
const HOW_LONG = {
  error: t`Ask for 1 to ${PLAN_MAX_DAYS} days: "to" is the last of them`,
  path: ['to'],
};

export const planViewRoutes = {
  show: route({
    endpoint: paths.planViews.show,
    access: 'read',
    summary:
      'The subtasks of all projects that are due in a span of days and those without a day, a page at a time, and what each day holds',
    query: z
      .object({
        ...days,
        page: paging.page,
        limit: wholeFrom1To(
          PLAN_PAGE_ITEMS_MAX_COUNT,
          t`Limit must be a whole number from 1 to ${PLAN_PAGE_ITEMS_MAX_COUNT}`,
        ).default(PLAN_PAGE_ITEMS),
      })
      .refine(inOrder, HOW_LONG),
    answer: envelope({
      /** By day; open subtasks without a day come last. */
      data: z.array(PlanItem).max(PLAN_PAGE_ITEMS_MAX_COUNT),
      count: z.int(),
      /** Of all matching subtasks, including those beyond the limit of all pages. */
      total: z.int(),
      page: z.int(),
      /** Until the last one there may be subtasks, milestones or projects. */
      pages: z.int(),
      limit: z.int(),
      /** Only on the first page. Their hours are without those of its subtasks. */
      days: z.array(PlanDay).max(PLAN_MAX_DAYS),
      /** Half as many as subtasks. */
      milestones: z.array(PlanMilestone).max(PLAN_PAGE_ITEMS_MAX_COUNT / 2),
      /**
       * Projects whose time overlaps the range, half as many as subtasks, and those of the subtasks. Earliest due date
       * first.
       */
      projects: z.array(PlanSpan).max(1.5 * PLAN_PAGE_ITEMS_MAX_COUNT),
    }),
  }),
  days: route({
    endpoint: paths.planViews.days,
    access: 'read',
    summary: 'The days of a span, with what all projects take of each, or all but one',
    query: z.object({ ...days, projectId: Id.optional() }).refine(inOrder, HOW_LONG),
    refusals: ['not_found'],
    answer: envelope({ data: z.array(PlanDay).max(PLAN_MAX_DAYS), count: z.int() }),
  }),
} as const;
