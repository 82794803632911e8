import { z } from 'zod';
import { paths } from './paths.ts';
import { PlanTask } from './plan-proposals.ts';
import { Plan, PlanningEvent } from './plans.ts';
import { NewProject } from './projects.ts';
import { Reading } from './readings.ts';
import { data, route } from './route.ts';

/** A plan for a project that is not there yet. */
export const PlanPreview = z
  .object({
    /** These name the words of the project and its dates; with `asRead` to be sent back, so that they are not read again. */
    madeFrom: z.string(),
    frame: z.string(),
    /** As it was read, without the corrections. */
    asRead: Reading,
    /** With the corrections: what to show. */
    reading: Reading,
    plan: Plan,
    /** In the order of the days; `dependsOn` holds keys of others. */
    tasks: z.array(PlanTask.extend({ key: z.string() })),
  })
  .meta({ id: 'PlanPreview' });
export type PlanPreview = z.output<typeof PlanPreview>;

export const planPreviewRoutes = {
  show: route({
    endpoint: paths.planPreviews.show,
    access: 'user',
    summary: 'What the brief of a new project says, and the plan it would get; nothing is written',
    body: NewProject,
    events: PlanningEvent,
    refusals: ['ai_unavailable', 'ai_limit_reached', 'overloaded'],
    answer: data(PlanPreview),
  }),
} as const;
