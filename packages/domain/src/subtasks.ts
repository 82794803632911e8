import { t } from '@daymark/words/t';
import type { Day } from './dates.ts';
import type { Status } from './statuses.ts';

/** Progress of a subtask with this status, in percent. */
export const progressOf = (status: Status): 0 | 50 | 100 =>
  status === 'Completed' ? 100 : status === 'In Progress' ? 50 : 0;

export interface DatedWork {
  status: Status;
  dueDate: Day | null;
  /** Whether it is a day of a habit. */
  repeat?: boolean;
}

const isLeftOpen = ({ status, dueDate }: DatedWork, today: Day): boolean =>
  status !== 'Completed' && dueDate !== null && dueDate < today;

/** Work is overdue from the day after its due date while it is open, unless it is a day of a habit. */
export const isOverdue = (work: DatedWork, today: Day): boolean => isLeftOpen(work, today) && !work.repeat;

/** A day of a habit that has passed open was missed. It is not caught up on, as the habit has its own next day. */
export const isMissed = (work: DatedWork, today: Day): boolean =>
  isLeftOpen(work, today) && work.repeat === true;

/** Whether somebody or a date named its day; a plan has found the day of the others. */
export const hasOwnDay = ({
  aiGenerated,
  pinned,
  dueDate,
  dueTime,
  latestOn,
}: {
  aiGenerated: boolean;
  pinned: boolean;
  dueDate: Day | null;
  dueTime: string | null;
  latestOn: Day | null;
}): boolean => !aiGenerated || pinned || dueTime !== null || (latestOn !== null && latestOn === dueDate);

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

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Short words carry no meaning of their own. */
const isWeighty = (word: string): boolean => word.length > 3 || /\d/.test(word);

/** Whether the title already contains these words of the brief. */
export function saysTheSame(title: string, words: string): boolean {
  const inTitle = new Set(wordsOf(title));
  return wordsOf(words).every((word) => !isWeighty(word) || inTitle.has(word));
}
