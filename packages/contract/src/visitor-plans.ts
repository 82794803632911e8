import { VISITOR_BRIEF_MAX_LENGTH } from '@daymark/domain/limits';
import { USUAL_DEPTH } from '@daymark/domain/steps';
import { isBlank } from '@daymark/domain/text';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { Depth } from './steps.ts';
import { text } from './text.ts';
import { Day, Locale, Timezone } from './values.ts';

const DESCRIBE = t`Please write what you want to get done`;

const VisitorBrief = shape('VisitorBrief', {
  brief: text(VISITOR_BRIEF_MAX_LENGTH, DESCRIBE).refine((value) => !isBlank(value), DESCRIBE),
  depth: Depth.default(USUAL_DEPTH),
  /** Those of the browser: they decide what "tomorrow" and "3/4" mean, and which holidays are free. */
  timezone: Timezone.optional(),
  locale: Locale.optional(),
});

const Title = z.string();
const Hours = z.number().min(0);

/** The plan of a project that a visitor without an account typed. It is stored nowhere. */
export const VisitorPlan = shape('VisitorPlan', {
  /** What a new project takes over after the sign-up. */
  project: z.object({
    name: z.string(),
    description: z.string(),
    startDate: Day,
    dueDate: Day,
    depth: Depth,
  }),
  /** What each depth makes of the brief. */
  sizes: z.array(z.object({ depth: Depth, tasks: z.int().min(0), hours: Hours })),
  /** The lines of the brief with their steps, then what such a project also takes. */
  parts: z.array(
    z.object({
      id: z.string(),
      title: Title,
      /** Whether the visitor wrote it; otherwise Daymark adds it. */
      isOwn: z.boolean(),
      hours: Hours,
      steps: z.array(Title),
    }),
  ),
  /** In order; tasks that find no day are under null, at the end. */
  days: z.array(
    z.object({
      day: Day.nullable(),
      tasks: z.array(z.object({ part: z.string(), title: Title, hours: Hours })),
    }),
  ),
  /** Why it does not fit, with ISO dates; null if it fits. */
  problem: z.string().nullable(),
});
export type VisitorPlan = z.output<typeof VisitorPlan>;

export const visitorPlanRoutes = {
  prepare: route({
    endpoint: paths.visitorPlans.prepare,
    access: 'public',
    summary: 'Load the planner for a visitor who begins to type a project; nothing is sent or stored',
    status: 202,
    refusals: ['not_found'],
    answer: envelope({ message: z.string() }),
  }),
  show: route({
    endpoint: paths.visitorPlans.show,
    access: 'public',
    summary:
      'The parts and days of a project that a visitor typed, by the built-in engine; nothing is stored',
    body: VisitorBrief,
    refusals: ['not_found', 'too_many_attempts', 'overloaded', 'ai_unavailable'],
    answer: data(VisitorPlan),
  }),
} as const;
