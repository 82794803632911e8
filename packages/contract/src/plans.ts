import { z } from 'zod';
import { shape } from './shape.ts';
import { StatementId } from './statements.ts';
import { Depth } from './steps.ts';
import { phrase, text } from './text.ts';
import { Day, HoursPerDay, Weekdays } from './values.ts';

const REMARK_MAX_LENGTH = 4_000;
const REMARKS_MAX_COUNT = 100;
const WAITS_MAX_COUNT = 2_000;

export const Remark = shape('Remark', {
  /** A stable id: the same words of a brief get the same id in every plan. */
  id: text(REMARK_MAX_LENGTH),
  text: text(REMARK_MAX_LENGTH),
  /** The part of the settings in which it is changed, if it is not of the brief. */
  setting: z.enum(['holidays']).optional(),
});
export type Remark = z.output<typeof Remark>;
const Remarks = z.array(Remark).max(REMARKS_MAX_COUNT);
const Hours = z.number().min(0).max(1_000_000);

/** A remedy for a plan that does not fit. It is tried before it is offered. */
export const Remedy = shape('Remedy', {
  kind: z.enum(['later-due-date', 'more-hours', 'drop-optional', 'move-milestone']),
  text: text(REMARK_MAX_LENGTH),
});
export type Remedy = z.output<typeof Remedy>;

/** A range of days with more work than time, in hours. */
export const Certificate = shape('Certificate', {
  from: Day,
  to: Day,
  neededHours: Hours,
  availableHours: Hours,
});
export type Certificate = z.output<typeof Certificate>;

/** The working days and hours that a brief states; null or empty if it does not. */
export const WorkingTime = shape('WorkingTime', {
  weekdays: Weekdays.nullable(),
  hoursPerDay: z.number().min(0).max(24).nullable(),
  /** Hours of weekdays that differ; Monday is 1. */
  hoursByWeekday: z
    .partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.number().min(0).max(24))
    .optional(),
  /** Hours of single days that differ from those of their weekday: moved hours of a week, or work with a stated day. */
  hoursByDay: z.record(Day, z.number().min(0).max(24)).optional(),
  daysOff: z.array(Day).max(1_000),
});

/** A wait between tasks. It is not a task, but what follows it waits. */
export const PlanWait = shape('PlanWait', {
  /** The id in the Reading that the plan was made from. */
  statement: StatementId,
  title: text(REMARK_MAX_LENGTH),
  who: text(REMARK_MAX_LENGTH).nullable(),
  /** From its first day to its last; null if unknown. */
  from: Day.nullable(),
  to: Day.nullable(),
});
export type PlanWait = z.output<typeof PlanWait>;

export const KindOfProject = z.object({ id: phrase(120), name: text(REMARK_MAX_LENGTH) });

/** How a brief was broken down. */
export const PlanBreakdown = shape('PlanBreakdown', {
  depth: Depth,
  /** The kind of project that it was planned as; null if the library has none near enough. */
  kind: KindOfProject.nullable(),
  /** Whether the kind needs no question. */
  isSure: z.boolean(),
  /** The next likely kinds: `projectKind` chooses one. */
  others: z.array(KindOfProject).max(10),
  /** What each depth makes of the brief: different tasks, and hours of work. */
  sizes: z.array(z.object({ depth: Depth, tasks: z.int().min(0), hours: Hours })).max(3),
  /** If the likely hours do not fit: steps that are nice to have are left out, or low estimates taken. */
  savings: z.enum(['none', 'extras', 'low']),
});
export type PlanBreakdown = z.output<typeof PlanBreakdown>;

/** The messages and figures of a plan besides its subtasks. Hours are hours of work. */
export const Plan = shape('Plan', {
  /** The displayed name of the engine that made it. */
  engine: text(200),
  feasible: z.boolean(),
  neededHours: Hours,
  availableHours: Hours,
  /** The range of days with more work than time, if there is one. */
  certificate: Certificate.nullable(),
  /** Why it does not fit, in a sentence; null if it fits, missing in older plans. */
  why: text(REMARK_MAX_LENGTH).nullish(),
  remedies: z.array(Remedy).max(REMARKS_MAX_COUNT),
  /** The working days and hours that it was made with, unless the brief states others. */
  week: z.object({ weekdays: Weekdays, hoursPerDay: HoursPerDay }).optional(),
  /** The working time that the brief states; null if it states none, missing in older plans. */
  workingTime: WorkingTime.nullish(),
  /** In the order of their days; missing in older plans. */
  waits: z.array(PlanWait).max(WAITS_MAX_COUNT).optional(),
  /** Missing in older plans. */
  breakdown: PlanBreakdown.optional(),
  assumptions: Remarks,
  questions: Remarks,
});
export type Plan = z.output<typeof Plan>;

/** The events while a brief is planned. */
export const PlanningEvent = z
  .discriminatedUnion('type', [
    /** The displayed name of the engine that plans. */
    z.object({ type: z.literal('begun'), engine: z.string() }),
    /** One more task was found. Its day comes with the plan. */
    z.object({ type: z.literal('task'), title: z.string(), count: z.int() }),
  ])
  .meta({ id: 'PlanningEvent' });
export type PlanningEvent = z.output<typeof PlanningEvent>;

/** Why a project has no plan although one was requested. */
export const PlanFailure = shape('PlanFailure', {
  error: z.object({ code: z.string(), message: z.string() }),
});
export type PlanFailure = z.output<typeof PlanFailure>;
