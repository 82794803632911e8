import { COMPLETION_STATUSES } from '@daymark/domain/projects';
import { z } from 'zod';
import { shape } from './shape.ts';
import { Day, Instant, identity, Progress, Status } from './values.ts';

/** The fields of a project that change with its subtasks. */
export const ProjectStanding = shape('ProjectStanding', {
  ...identity,
  status: Status,
  progress: Progress,
  /** False after the user set the status or the progress by hand. */
  followsSubtasks: z.boolean(),
  startDate: Day,
  dueDate: Day,
  isOverdue: z.boolean(),
  /** Days until the due date in the user's time zone; negative once it has passed. */
  daysRemaining: z.int(),
  completionStatus: z.enum(COMPLETION_STATUSES),
  stats: z.object({
    totalSubtasks: z.int(),
    completedSubtasks: z.int(),
    pendingSubtasks: z.int(),
    inProgressSubtasks: z.int(),
  }),
  subtaskStats: z.object({ totalSubtasks: z.int(), totalEstimatedHours: z.number() }),
  updatedAt: Instant,
});
export type ProjectStanding = z.output<typeof ProjectStanding>;
