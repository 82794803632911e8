import type { Day } from './dates.ts';
import type { Status } from './statuses.ts';

/** Progress that a subtask stands for, in percent. */
export const progressOf = (status: Status): 0 | 50 | 100 =>
  status === 'Completed' ? 100 : status === 'In Progress' ? 50 : 0;

export interface DatedWork {
  status: Status;
  dueDate: Day | null;
}

/** A subtask is overdue from the day after its due date, as long as it is open. */
export const isOverdue = ({ status, dueDate }: DatedWork, today: Day): boolean =>
  status !== 'Completed' && dueDate !== null && dueDate < today;

/** What decides whether a row survives a regeneration. */
export interface Regenerable {
  aiGenerated: boolean;
  status: Status;
  pinned: boolean;
  editedAt: unknown;
}

/** Why a row stands when its project's plan is made anew; null when it may be replaced. */
export function whyKept(subtask: Regenerable): string | null {
  if (!subtask.aiGenerated) return 'You added it';
  if (subtask.status === 'Completed') return 'It is completed';
  if (subtask.status === 'In Progress') return 'It is started';
  if (subtask.pinned) return 'It is pinned';
  if (subtask.editedAt !== null) return 'You edited it';
  return null;
}
