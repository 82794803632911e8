import { z } from 'zod';
import { Day } from './values.ts';

const Statement = z.object({ id: z.string(), text: z.string() });

/** A way out of a plan that does not fit. Each was tried before it is offered. */
export const Remedy = z
  .object({
    kind: z.enum(['later-due-date', 'more-hours', 'drop-optional', 'move-milestone']),
    text: z.string(),
  })
  .meta({ id: 'Remedy' });
export type Remedy = z.output<typeof Remedy>;

/** What is said about a plan beside its subtasks. Hours are hours of work. */
export const Plan = z
  .object({
    /** Who made it, as it is named on screen. */
    engine: z.string(),
    feasible: z.boolean(),
    neededHours: z.number(),
    availableHours: z.number(),
    /** The span of days that holds more work than time, when there is one. */
    certificate: z
      .object({ from: Day, to: Day, neededHours: z.number(), availableHours: z.number() })
      .nullable(),
    remedies: z.array(Remedy),
    assumptions: z.array(Statement),
    questions: z.array(Statement),
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
