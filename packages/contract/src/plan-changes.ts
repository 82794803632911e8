import { z } from 'zod';
import { paths } from './paths.ts';
import { data, route } from './route.ts';
import { shape } from './shape.ts';
import { ById, Id } from './values.ts';

export const PlanChangeUndone = shape('PlanChangeUndone', {
  id: Id,
  /** The projects with changed subtasks. */
  projectIds: z.array(Id),
  /** The number of subtasks that were restored. */
  restored: z.int(),
  /** Subtasks that were changed since. They stay as they are. */
  leftAlone: z.array(z.object({ id: Id, projectId: Id, title: z.string() })),
});
export type PlanChangeUndone = z.output<typeof PlanChangeUndone>;

export const planChangeRoutes = {
  undo: route({
    endpoint: paths.planChanges.undo,
    access: 'write',
    summary:
      'Undo a change of plans, with the days off and the working week that came with it: what was not changed since is as it was before; possible for 30 days',
    params: ById,
    refusals: ['conflict'],
    answer: data(PlanChangeUndone),
  }),
} as const;
