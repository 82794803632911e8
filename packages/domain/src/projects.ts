import { plural, t } from '@daymark/words/t';
import { type Day, daysBetween } from './dates.ts';
import { TIMELINE_MAX_DAYS } from './limits.ts';
import type { Status } from './statuses.ts';
import { isOverdue } from './subtasks.ts';

/** How many subtasks of a project have each status. */
export interface SubtaskCounts {
  pending: number;
  inProgress: number;
  completed: number;
}

/**
 * The mean progress of the subtasks in whole percent (100, 50 and 0 each); 0 without subtasks. Rounding never gives 100
 * before everything is completed, nor 0 after something was begun.
 */
export function progressFrom({ pending, inProgress, completed }: SubtaskCounts): number {
  const total = pending + inProgress + completed;
  if (inProgress + completed === 0) return 0;
  if (completed === total) return 100;
  return Math.min(99, Math.max(1, Math.round((completed * 100 + inProgress * 50) / total)));
}

/** The status for a progress: 0 is Pending, 100 is Completed. */
export const statusFrom = (progress: number): Status =>
  progress >= 100 ? 'Completed' : progress > 0 ? 'In Progress' : 'Pending';

/** Length of a project in whole days; 0 or negative if the due date is not after the start date. */
export const timelineDays = (startDate: Day, dueDate: Day): number => daysBetween(startDate, dueDate);

/** What is wrong with the first day of work that is looked for among everything until then, or null. */
export const distantStartProblem = (startDate: Day, today: Day): string | null =>
  daysBetween(today, startDate) > TIMELINE_MAX_DAYS
    ? t`Please choose a day in the next ${TIMELINE_MAX_DAYS} days`
    : null;

/** What is wrong with a pair of dates, or null. */
export function timelineProblem(startDate: Day, dueDate: Day): string | null {
  const days = timelineDays(startDate, dueDate);
  if (days <= 0) return t`Due date must be after start date`;
  return days > TIMELINE_MAX_DAYS ? t`A timeline can be at most ${TIMELINE_MAX_DAYS} days long` : null;
}

/** What is wrong with the day of a milestone, or null. */
export const milestoneProblem = (dueDate: Day, project: { startDate: Day; dueDate: Day }): string | null =>
  dueDate >= project.startDate && dueDate <= project.dueDate
    ? null
    : t`A milestone must lie between the start date and the due date`;

/** Days until the due date: 0 on the day itself, negative afterwards. */
export const daysRemaining = (dueDate: Day, today: Day): number => daysBetween(today, dueDate);

/** "3 days overdue", "Due today" or "5 days remaining". */
export function timeRemainingText(remaining: number): string {
  if (remaining === 0) return t`Due today`;
  return remaining < 0
    ? t`${plural(-remaining, '# day')} overdue`
    : t`${plural(remaining, '# day')} remaining`;
}

export const COMPLETION_STATUSES = ['Completed', 'Overdue', 'Not started', 'Behind', 'On track'] as const;

export type CompletionStatus = (typeof COMPLETION_STATUSES)[number];

/** The same, as it is shown: what is on track by its progress alone is not if its plan does not hold. */
export type Standing = CompletionStatus | 'Needs a replan';

export const standingOf = <S extends string>(status: S, planHolds: boolean): S | 'Needs a replan' =>
  status === 'On track' && !planHolds ? 'Needs a replan' : status;

export interface ProjectState {
  status: Status;
  progress: number;
  startDate: Day;
  dueDate: Day;
}

/** A project is behind when its progress is this many percent below the elapsed share of its time. */
const BEHIND_BY = 10;

/** The share of the project's time that has passed by the morning of `today`, in percent from 0 to 100. */
export function elapsedPercent(startDate: Day, dueDate: Day, today: Day): number {
  const length = timelineDays(startDate, dueDate) + 1;
  return Math.min(100, Math.max(0, (daysBetween(startDate, today) / length) * 100));
}

/** The state of a project on a day, in a word or two. */
export function completionStatus(project: ProjectState, today: Day): CompletionStatus {
  if (project.status === 'Completed') return 'Completed';
  if (isOverdue(project, today)) return 'Overdue';
  if (project.progress === 0 && today <= project.startDate) return 'Not started';
  const expected = elapsedPercent(project.startDate, project.dueDate, today);
  return project.progress + BEHIND_BY < expected ? 'Behind' : 'On track';
}
