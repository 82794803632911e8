import { LAG_MAX_DAYS } from '@daymark/domain/limits';
import { z } from 'zod';
import { text } from './text.ts';
import { Day, HoursPerDay, Weekdays } from './values.ts';

const STATEMENT_MAX_LENGTH = 4_000;
const STATEMENTS_MAX_COUNT = 100;

const HOURS = 'Hours must be from 0.01 to 1000';
const DAYS = `Days must be a whole number from 0 to ${LAG_MAX_DAYS}`;
const COUNT = 'The number must be a whole number from 1 to 2000';

/** What a person answered to a question or an assumption. */
export const Answer = z
  .discriminatedUnion(
    'kind',
    [
      z.object({ kind: z.literal('hours'), value: z.number(HOURS).min(0.01, HOURS).max(1_000, HOURS) }),
      z.object({ kind: z.literal('days'), value: z.int(DAYS).min(0, DAYS).max(LAG_MAX_DAYS, DAYS) }),
      z.object({ kind: z.literal('count'), value: z.int(COUNT).min(1, COUNT).max(2_000, COUNT) }),
      z.object({ kind: z.literal('date'), value: Day }),
      z.object({ kind: z.literal('yes-no'), value: z.boolean('Please answer yes or no') }),
      z.object({
        kind: z.literal('one-of'),
        value: text(200, 'Please choose one of the answers').min(1, 'Please choose one of the answers'),
      }),
    ],
    'This is no answer',
  )
  .meta({ id: 'Answer' });
export type Answer = z.output<typeof Answer>;

const NumberAsk = z.object({
  kind: z.enum(['hours', 'days', 'count']),
  assumed: z.number().nullable(),
  min: z.number(),
  max: z.number(),
});

/** How a question is answered or an assumption corrected, and what is assumed until then; null where nothing is. */
const Ask = z
  .discriminatedUnion('kind', [
    NumberAsk,
    z.object({ kind: z.literal('date'), assumed: Day.nullable() }),
    z.object({ kind: z.literal('yes-no'), assumed: z.boolean().nullable() }),
    z.object({
      kind: z.literal('one-of'),
      assumed: text(200).nullable(),
      options: z.array(z.object({ value: text(200), label: text(200) })).max(20),
    }),
  ])
  .meta({ id: 'Ask' });
export type Ask = z.output<typeof Ask>;

export const Statement = z
  .object({
    /** The same for the same words of a brief, however often it is planned. */
    id: text(STATEMENT_MAX_LENGTH),
    text: text(STATEMENT_MAX_LENGTH),
    /** Where it can be answered in a field. */
    ask: Ask.optional(),
    /** The plan was made by this answer. */
    answer: z.union([z.number(), z.boolean(), text(200)]).optional(),
  })
  .meta({ id: 'Statement' });
export type Statement = z.output<typeof Statement>;
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
    /** When its brief says that the work is done; null, or nothing in an older plan, where it says nothing. */
    workingTime: WorkingTime.nullish(),
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
