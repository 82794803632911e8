import { daysBetween } from '@daymark/domain/dates';
import { PLAN_ITEMS_MAX_COUNT, PLAN_MAX_DAYS, PLAN_SPANS_MAX_COUNT } from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { Milestone } from './milestones.ts';
import { paths } from './paths.ts';
import { envelope, route } from './route.ts';
import { AgendaItem } from './subtasks.ts';
import { Day, Id, identity, ProjectColor, Status } from './values.ts';

/** A day of a plan: its working hours, their reason, and how many are taken. */
export const PlanDay = z
  .object({
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
  })
  .meta({ id: 'PlanDay' });
export type PlanDay = z.output<typeof PlanDay>;

/** A subtask as a calendar or a board shows it. */
export const PlanItem = AgendaItem.pick({
  id: true,
  _id: true,
  projectId: true,
  title: true,
  status: true,
  priority: true,
  dueDate: true,
  dueTime: true,
  estimatedHours: true,
  actualHours: true,
  isOverdue: true,
  milestoneId: true,
  dependsOn: true,
  lags: true,
  position: true,
  statement: true,
  repeat: true,
  pinned: true,
  tags: true,
  version: true,
})
  .extend({ projectId: AgendaItem.shape.projectId.extend({ tags: z.array(z.string()) }) })
  .meta({ id: 'PlanItem' });
export type PlanItem = z.output<typeof PlanItem>;

const ofProject = z.object({ ...identity, name: z.string(), color: ProjectColor });

export const PlanMilestone = Milestone.extend({ projectId: ofProject }).meta({ id: 'PlanMilestone' });
export type PlanMilestone = z.output<typeof PlanMilestone>;

/** A project as a range of days. */
export const PlanSpan = z
  .object({
    ...identity,
    name: z.string(),
    color: ProjectColor,
    status: Status,
    startDate: Day,
    dueDate: Day,
  })
  .meta({ id: 'PlanSpan' });
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
      'The subtasks of all projects that are due in a span of days, those without a day, and what each day holds',
    query: z.object(days).refine(inOrder, HOW_LONG),
    answer: envelope({
      /** By day; open subtasks without a day come last. */
      data: z.array(PlanItem).max(PLAN_ITEMS_MAX_COUNT),
      count: z.int(),
      /** Of all matching subtasks, including those beyond the limit. */
      total: z.int(),
      days: z.array(PlanDay).max(PLAN_MAX_DAYS),
      milestones: z.array(PlanMilestone).max(PLAN_SPANS_MAX_COUNT),
      /** Projects whose time overlaps the range, earliest due date first. */
      projects: z.array(PlanSpan).max(PLAN_SPANS_MAX_COUNT),
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
