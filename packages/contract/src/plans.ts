import { z } from 'zod';
import { text } from './text.ts';
import { Day, HoursPerDay, Weekdays } from './values.ts';

const STATEMENT_MAX_LENGTH = 4_000;
const STATEMENTS_MAX_COUNT = 100;

const Statement = z.object({ id: text(STATEMENT_MAX_LENGTH), text: text(STATEMENT_MAX_LENGTH) });
const Statements = z.array(Statement).max(STATEMENTS_MAX_COUNT);
const Hours = z.number().min(0).max(1_000_000);

/** A way out of a plan that does not fit. Each was tried before it is offered. */
export const Remedy = z
  .object({
    kind: z.enum(['later-due-date', 'more-hours', 'drop-optional', 'move-milestone']),
    text: text(STATEMENT_MAX_LENGTH),
  })
  .meta({ id: 'Remedy' });
export type Remedy = z.output<typeof Remedy>;

/** A span of days that holds more work than time, in hours. */
export const Certificate = z
  .object({ from: Day, to: Day, neededHours: Hours, availableHours: Hours })
  .meta({ id: 'Certificate' });
export type Certificate = z.output<typeof Certificate>;

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
    remedies: z.array(Remedy).max(STATEMENTS_MAX_COUNT),
    /** The days and hours that it was made with, where its brief does not say otherwise. */
    week: z.object({ weekdays: Weekdays, hoursPerDay: HoursPerDay }).optional(),
    assumptions: Statements,
    questions: Statements,
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
