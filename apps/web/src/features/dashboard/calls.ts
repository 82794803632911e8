import type { SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import type { Day } from '@daymark/domain/dates';
import {
  DASHBOARD_SUBTASKS_LIMIT,
  PAGE_SIZE_MAX,
  RECENT_SUBTASKS_LIMIT,
  WEEKLY_SUBTASKS_LIMIT,
} from '@daymark/domain/limits';

/** The dashboard's queries for subtasks over all projects. */

const OPEN_BY_DUE_DATE: SubtaskStatsQuery = {
  status: JSON.stringify(['Pending', 'In Progress']),
  sortBy: 'dueDate',
  sortOrder: 'asc',
  limit: DASHBOARD_SUBTASKS_LIMIT,
};

/** Open work from today on, earliest first. Overdue work has its own query, because it could fill these rows. */
export const openFrom = (today: Day): SubtaskStatsQuery => ({ ...OPEN_BY_DUE_DATE, dueDateFrom: today });

/** A page of today's open work, for a day with more than the rows above. */
export const openOn = (today: Day, page: number): SubtaskStatsQuery => ({
  ...openFrom(today),
  dueDateTo: today,
  page,
  limit: PAGE_SIZE_MAX,
});

/** Open work that is due by today, the longest overdue first. Missed days of habits could fill these rows. */
export const overdueBy = (today: Day): SubtaskStatsQuery => ({
  dueDateTo: today,
  includeCompleted: 'false',
  includeMissed: 'false',
  sortBy: 'dueDate',
  sortOrder: 'asc',
});

/** Planned and completed work by week. */
export const WEEKLY: SubtaskStatsQuery = { groupBy: 'week', sortBy: 'dueDate', limit: WEEKLY_SUBTASKS_LIMIT };

/** The subtasks that were added last. */
export const RECENT: SubtaskStatsQuery = {
  page: 1,
  limit: RECENT_SUBTASKS_LIMIT,
  groupBy: 'day',
  sortBy: 'createdAt',
  sortOrder: 'desc',
};
