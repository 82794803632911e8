import { t } from '@daymark/words/t';
import type { Day } from './dates.ts';
import type { Status } from './statuses.ts';

/** Progress of a subtask with this status, in percent. */
export const progressOf = (status: Status): 0 | 50 | 100 =>
  status === 'Completed' ? 100 : status === 'In Progress' ? 50 : 0;

export interface DatedWork {
  status: Status;
  dueDate: Day | null;
}

/** A subtask is overdue from the day after its due date while it is open. */
export const isOverdue = ({ status, dueDate }: DatedWork, today: Day): boolean =>
  status !== 'Completed' && dueDate !== null && dueDate < today;

/** The fields that decide whether a regeneration keeps a row. */
export interface Regenerable {
  aiGenerated: boolean;
  status: Status;
  pinned: boolean;
  editedAt: unknown;
}

/** Why a regeneration keeps a row, or null if it may replace it. */
export function whyKept(subtask: Regenerable): string | null {
  if (!subtask.aiGenerated) return t`You added it`;
  if (subtask.status === 'Completed') return t`It is completed`;
  if (subtask.status === 'In Progress') return t`It is started`;
  if (subtask.pinned) return t`It is pinned`;
  if (subtask.editedAt !== null) return t`You edited it`;
  return null;
}
