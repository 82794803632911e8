import { z } from 'zod';
import { shape } from './shape.ts';

/** Figures over all projects of a user. */
export const ProjectStats = shape('ProjectStats', {
  total: z.int(),
  pending: z.int(),
  inProgress: z.int(),
  completed: z.int(),
  averageProgress: z.int(),
  highPriorityCount: z.int(),
  overdueCount: z.int(),
  additionalStats: z.object({
    totalEstimatedHours: z.number(),
    /** Mean length of the timelines in days. */
    averageTimeline: z.int(),
    /** Created in the current calendar month of the user. */
    projectsThisMonth: z.int(),
  }),
  categoryStats: z.array(
    z.object({ category: z.string(), count: z.int(), completed: z.int(), averageProgress: z.int() }),
  ),
});
export type ProjectStats = z.output<typeof ProjectStats>;
