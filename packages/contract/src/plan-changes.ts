import { z } from 'zod';
import { paths } from './paths.ts';
import { data, route } from './route.ts';
import { ById, Id } from './values.ts';

export const PlanChangeUndone = z
  .object({
    id: Id,
    /** The projects that the change reached. */
    projectIds: z.array(Id),
    /** So many subtasks are as they were before. */
    restored: z.int(),
    /** What was changed after the change that was undone, and so stays as it is. */
    leftAlone: z.array(z.object({ id: Id, projectId: Id, title: z.string() })),
  })
  .meta({ id: 'PlanChangeUndone' });
export type PlanChangeUndone = z.output<typeof PlanChangeUndone>;

export const planChangeRoutes = {
  undo: route({
    endpoint: paths.planChanges.undo,
    access: 'user',
    summary: 'Undo a change of plans: what was not changed since is as it was before; possible for 30 days',
    params: ById,
    refusals: ['conflict'],
    answer: data(PlanChangeUndone),
  }),
} as const;
