import type { AgendaItem } from '@daymark/contract/subtasks';
import type { Day } from '@daymark/domain/dates';
import { daysRemaining, timeRemainingText } from '@daymark/domain/projects';
import { t } from '@daymark/words/t';
import { formatDayFrom } from '../../platform/format.ts';

/** When a task is due; for an overdue one, since when. */
export const taskDayWords = (
  { dueDate, status }: Pick<AgendaItem, 'dueDate' | 'status'>,
  today: Day,
): string => {
  if (dueDate === null) return t`No date`;
  return status !== 'Completed' && dueDate <= today
    ? timeRemainingText(daysRemaining(dueDate, today))
    : formatDayFrom(dueDate, today);
};
