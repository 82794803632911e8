import type { Subtask } from '@daymark/contract/subtasks';
import { t } from '@daymark/words/t';
import { formatDay, formatHours } from '../../platform/format.ts';
import { priorityPhrase } from '../../ui/value-words.ts';
import type { ShownRow } from './shown-rows.ts';

export const dayWords = (day: string | null): string => (day ? formatDay(day) : t`Not placed`);

export const hoursWords = (hours: number | null): string =>
  hours === null ? t`No estimate` : formatHours(hours);

type SaidDays = Pick<Subtask, 'earliestOn' | 'latestOn'>;

/** The earliest and the latest day that the brief states. */
function saidWords({ earliestOn, latestOn }: SaidDays): string {
  if (earliestOn !== null && earliestOn === latestOn) return t`the brief: on ${formatDay(earliestOn)}`;
  if (earliestOn !== null && latestOn !== null)
    return t`the brief: from ${formatDay(earliestOn)} by ${formatDay(latestOn)}`;
  if (earliestOn !== null) return t`the brief: from ${formatDay(earliestOn)}`;
  return latestOn === null ? t`the brief: any day` : t`the brief: by ${formatDay(latestOn)}`;
}

/** The differences of a row, each with its old and new value. */
export function differencesOf({
  before,
  fields,
  title,
  hours,
  priority,
  dueDate,
  isLeft,
  task,
}: ShownRow): { was: string; is: string }[] {
  if (!before || isLeft) return [];
  const words: Partial<
    Record<
      ShownRow['fields'][number],
      (of: SaidDays & Pick<Subtask, 'title' | 'estimatedHours' | 'priority' | 'dueDate'>) => string
    >
  > = {
    title: (of) => t`“${of.title}”`,
    estimatedHours: (of) => hoursWords(of.estimatedHours),
    priority: (of) => priorityPhrase(of.priority),
    dueDate: (of) => dayWords(of.dueDate),
    saidDays: saidWords,
  };
  const { earliestOn = null, latestOn = null } = task ?? {};
  const now = { title, estimatedHours: hours, priority, dueDate, earliestOn, latestOn };
  return fields.flatMap((field) => {
    const say = words[field];
    return say && say(before) !== say(now) ? { was: say(before), is: say(now) } : [];
  });
}
