import type { Priority } from '@daymark/domain/priorities';
import type { Standing } from '@daymark/domain/projects';
import type { Status } from '@daymark/domain/statuses';
import { t } from '@daymark/words/t';

// The API's values as they are shown.

const STATUS_WORDS: Record<Status, string> = {
  Pending: t`Pending`,
  'In Progress': t`In Progress`,
  Completed: t`Completed`,
};

const PRIORITY_WORDS: Record<Priority, string> = { High: t`High`, Medium: t`Medium`, Low: t`Low` };

const STANDING_WORDS: Record<Standing, string> = {
  Completed: t`Completed`,
  Overdue: t`Overdue`,
  'Not started': t`Not started`,
  Behind: t`Behind`,
  'On track': t`On track`,
  'Needs a replan': t`Needs a replan`,
};

export const statusWords = (status: Status): string => STATUS_WORDS[status];

const PRIORITY_PHRASES: Record<Priority, string> = {
  High: t`High priority`,
  Medium: t`Medium priority`,
  Low: t`Low priority`,
};

export const priorityWords = (priority: Priority): string => PRIORITY_WORDS[priority];

export const priorityPhrase = (priority: Priority): string => PRIORITY_PHRASES[priority];

export const standingWords = (standing: Standing): string => STANDING_WORDS[standing];
