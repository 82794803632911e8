import { z } from 'zod';
import { paths } from './paths.ts';
import { PlanTask } from './plan-proposals.ts';
import { Plan, PlanningEvent } from './plans.ts';
import { NewProject } from './projects.ts';
import { Reading } from './readings.ts';
import { data, route } from './route.ts';
import { shape } from './shape.ts';

/** A plan for a project that does not exist yet. */
export const PlanPreview = shape('PlanPreview', {
  /** A stamp of the project's words and dates. Send it back with `asRead`, so that the brief is not read again. */
  madeFrom: z.string(),
  frame: z.string(),
  /** The Reading without the corrections. */
  asRead: Reading,
  /** The Reading with the corrections, for display. */
  reading: Reading,
  plan: Plan,
  /** In the order of their days; `dependsOn` has keys of other tasks. */
  tasks: z.array(PlanTask.extend({ key: z.string() })),
});
export type PlanPreview = z.output<typeof PlanPreview>;

export const planPreviewRoutes = {
  show: route({
    endpoint: paths.planPreviews.show,
    access: 'propose',
    summary: 'What the brief of a new project says, and the plan it would get; nothing is written',
    body: NewProject,
    events: PlanningEvent,
    refusals: ['ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: data(PlanPreview),
  }),
} as const;
