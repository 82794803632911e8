import type { SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import type { Day } from '@daymark/domain/dates';
import {
  DASHBOARD_SUBTASKS_LIMIT,
  RECENT_SUBTASKS_LIMIT,
  WEEKLY_SUBTASKS_LIMIT,
} from '@daymark/domain/limits';

/** The ways in which the dashboard asks for subtasks over all projects. */

/** What is open, the first due first. */
export const OPEN_BY_DUE_DATE: SubtaskStatsQuery = {
  status: JSON.stringify(['Pending', 'In Progress']),
  sortBy: 'dueDate',
  sortOrder: 'asc',
  limit: DASHBOARD_SUBTASKS_LIMIT,
};

/** What is open and due from a day on, for when so much is overdue that the rows above end before it. */
export const openFrom = (day: Day): SubtaskStatsQuery => ({ ...OPEN_BY_DUE_DATE, dueDateFrom: day });

/** What is open and due by today, the longest overdue first. */
export const overdueBy = (today: Day): SubtaskStatsQuery => ({
  dueDateTo: today,
  includeCompleted: 'false',
  sortBy: 'dueDate',
  sortOrder: 'asc',
});

/** What was planned and done, by week. */
export const WEEKLY: SubtaskStatsQuery = { groupBy: 'week', sortBy: 'dueDate', limit: WEEKLY_SUBTASKS_LIMIT };

/** What was added last. */
export const RECENT: SubtaskStatsQuery = {
  page: 1,
  limit: RECENT_SUBTASKS_LIMIT,
  groupBy: 'day',
  sortBy: 'createdAt',
  sortOrder: 'desc',
};
