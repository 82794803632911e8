import { z } from 'zod';
import { blankOr, checkDueDates, dueDates, StatusFilter, sortOrder } from './filters.ts';
import { shape } from './shape.ts';
import { Day, Id, paging } from './values.ts';

export const GROUPED_BY = ['day', 'week', 'month', 'status', 'priority', 'project'] as const;

export const SubtaskStatsQuery = z
  .object({
    ...paging,
    /** Without it there are no groups. */
    groupBy: blankOr(z.enum(GROUPED_BY, { error: `Group by must be one of ${GROUPED_BY.join(', ')}` })),
    sortBy: z.enum(['dueDate', 'createdAt', 'updatedAt', 'priority', 'title']).default('createdAt'),
    sortOrder: sortOrder.default('desc'),
    status: blankOr(StatusFilter),
    ...dueDates,
    includeCompleted: blankOr(z.stringbool({ error: 'Include completed must be true or false' })),
    /** Open days of habits before today. */
    includeMissed: blankOr(z.stringbool({ error: 'Include missed must be true or false' })),
    projectId: blankOr(Id),
  })
  .superRefine((query, context) => {
    checkDueDates(query, context);
    const { status, includeCompleted = true } = query;
    // A refused status is still here as it was sent.
    if (includeCompleted || !Array.isArray(status) || !status.every((one) => one === 'Completed')) return;
    const message = 'Completed subtasks cannot be both asked for and left out';
    context.addIssue({ code: 'custom', path: ['includeCompleted'], message });
  });
export type SubtaskStatsQuery = z.input<typeof SubtaskStatsQuery>;

const figures = {
  total: z.int(),
  pending: z.int(),
  inProgress: z.int(),
  completed: z.int(),
  /** Open and due before today in the user's time zone, without missed days of habits. */
  overdue: z.int(),
  estimatedHours: z.number(),
};

/** Figures over all matching subtasks, on whichever page. */
export const SubtaskStats = z.object({
  ...figures,
  /** Of the subtasks with an estimate, to one decimal. */
  averageEstimatedHours: z.number(),
});
export type SubtaskStats = z.output<typeof SubtaskStats>;

/**
 * A group of matching subtasks. In groups of days, weeks and months a subtask counts in the period of its due date, in
 * the user's time zone, and `finished` counts it in the period of its completion. A period is listed if either is in
 * it.
 */
export const SubtaskGroup = shape('SubtaskGroup', {
  /** `2026-11-20`, `2026-W47` (ISO 8601), `2026-11`; a status, a priority, a project's id. Null: without a due date. */
  key: z.string().nullable(),
  /** The project's name; null for every other group. */
  label: z.string().nullable(),
  /** The first and the last day of the period; null if the group is not a period. */
  from: Day.nullable(),
  to: Day.nullable(),
  ...figures,
  /**
   * How many were completed in the period, whenever they were due. If the group is not a period, its completed
   * subtasks.
   */
  finished: z.int(),
  /** The actual hours of these, or their estimated hours if there are none. */
  finishedHours: z.number(),
});
export type SubtaskGroup = z.output<typeof SubtaskGroup>;
