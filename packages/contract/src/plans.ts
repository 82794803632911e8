import { z } from 'zod';
import { StatementId } from './readings.ts';
import { text } from './text.ts';
import { Day, HoursPerDay, Weekdays } from './values.ts';

const REMARK_MAX_LENGTH = 4_000;
const REMARKS_MAX_COUNT = 100;
const WAITS_MAX_COUNT = 2_000;

export const Remark = z
  .object({
    /** The same for the same words of a brief, however often it is planned. */
    id: text(REMARK_MAX_LENGTH),
    text: text(REMARK_MAX_LENGTH),
  })
  .meta({ id: 'Remark' });
export type Remark = z.output<typeof Remark>;
const Remarks = z.array(Remark).max(REMARKS_MAX_COUNT);
const Hours = z.number().min(0).max(1_000_000);

/** A way out of a plan that does not fit. Each was tried before it is offered. */
export const Remedy = z
  .object({
    kind: z.enum(['later-due-date', 'more-hours', 'drop-optional', 'move-milestone']),
    text: text(REMARK_MAX_LENGTH),
  })
  .meta({ id: 'Remedy' });
export type Remedy = z.output<typeof Remedy>;

/** A span of days that holds more work than time, in hours. */
export const Certificate = z
  .object({ from: Day, to: Day, neededHours: Hours, availableHours: Hours })
  .meta({ id: 'Certificate' });
export type Certificate = z.output<typeof Certificate>;

/** Days and hours of work as a brief has them; null or nothing where it does not say. */
export const WorkingTime = z
  .object({
    weekdays: Weekdays.nullable(),
    hoursPerDay: z.number().min(0).max(24).nullable(),
    /** Hours of weekdays that have their own, Monday is 1. */
    hoursByWeekday: z
      .partialRecord(z.enum(['1', '2', '3', '4', '5', '6', '7']), z.number().min(0).max(24))
      .optional(),
    daysOff: z.array(Day).max(1_000),
  })
  .meta({ id: 'WorkingTime' });

/** Time between its tasks that is somebody else's or nobody's. It is no task; what stands behind it waits. */
export const PlanWait = z
  .object({
    /** Of the Reading that the plan was made from. */
    statement: StatementId,
    title: text(REMARK_MAX_LENGTH),
    who: text(REMARK_MAX_LENGTH).nullable(),
    /** From the day on which it begins to the last; null where nobody knows. */
    from: Day.nullable(),
    to: Day.nullable(),
  })
  .meta({ id: 'PlanWait' });
export type PlanWait = z.output<typeof PlanWait>;

/** What is said about a plan beside its subtasks. Hours are hours of work. */
export const Plan = z
  .object({
    /** Who made it, as it is named on screen. */
    engine: text(200),
    feasible: z.boolean(),
    neededHours: Hours,
    availableHours: Hours,
    /** The span of days that holds more work than time, when there is one. */
    certificate: Certificate.nullable(),
    /** Why it does not fit, in a sentence; null, or nothing in an older plan, where it does. */
    why: text(REMARK_MAX_LENGTH).nullish(),
    remedies: z.array(Remedy).max(REMARKS_MAX_COUNT),
    /** The days and hours that it was made with, where its brief does not say otherwise. */
    week: z.object({ weekdays: Weekdays, hoursPerDay: HoursPerDay }).optional(),
    /** When its brief says that the work is done; null, or nothing in an older plan, where it says nothing. */
    workingTime: WorkingTime.nullish(),
    /** In the order of their days; nothing in an older plan. */
    waits: z.array(PlanWait).max(WAITS_MAX_COUNT).optional(),
    assumptions: Remarks,
    questions: Remarks,
  })
  .meta({ id: 'Plan' });
export type Plan = z.output<typeof Plan>;

/** What breaking a brief down tells while it is at it. */
export const PlanningEvent = z
  .discriminatedUnion('type', [
    /** Who breaks it down, as it is named on screen. */
    z.object({ type: z.literal('begun'), engine: z.string() }),
    /** One more was found; its day comes with the plan. */
    z.object({ type: z.literal('task'), title: z.string(), count: z.int() }),
  ])
  .meta({ id: 'PlanningEvent' });
export type PlanningEvent = z.output<typeof PlanningEvent>;

/** Why a project that was asked to be planned has no plan. */
export const PlanFailure = z
  .object({ error: z.object({ code: z.string(), message: z.string() }) })
  .meta({ id: 'PlanFailure' });
export type PlanFailure = z.output<typeof PlanFailure>;
