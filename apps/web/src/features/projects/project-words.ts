import type { Project } from '@daymark/contract/projects';
import { type Day, isDay } from '@daymark/domain/dates';
import { daysRemaining, standingOf, timeRemainingText } from '@daymark/domain/projects';
import { t } from '@daymark/words/t';
import { formatDay } from '../../platform/format.ts';
import { dayIn, timezoneOfUser } from '../../platform/today.ts';
import { standingWords, statusWords } from '../../ui/value-words.ts';

/** A date for display: "Not set" if it is missing, "Invalid date" if it cannot be parsed. */
export function dateText(day: string | null | undefined, style: 'medium' | 'dated' = 'medium'): string {
  if (!day) return t`Not set`;
  return isDay(day) ? formatDay(day, style) : t`Invalid date`;
}

/** The day of an instant in the user's time zone. */
function instantText(instant: string | null | undefined): string {
  const isReadable = instant && !Number.isNaN(Date.parse(instant));
  return dateText(isReadable ? dayIn(timezoneOfUser(), new Date(instant)) : instant);
}

type CompletionFields = Pick<Project, 'progress' | 'updatedAt' | 'completionStatus'>;

/** For a completed project, the day of its last change; else its state, which is not good if its plan does not hold. */
export function completionText(
  { progress, updatedAt, completionStatus }: CompletionFields,
  planHolds = true,
): string {
  if (progress === 100) return instantText(updatedAt);
  return completionStatus ? standingWords(standingOf(completionStatus, planHolds)) : t`Not completed`;
}

export interface DueWords {
  text: string;
  tone: 'signal' | 'soon' | 'done' | 'neutral';
}

/** A due date counts as near from this many days before. */
const SOON_DAYS = 3;

type DueFields = Pick<Project, 'status' | 'progress' | 'dueDate' | 'updatedAt'>;

/** The remaining time, and whether it needs attention. */
export function dueWords(project: DueFields, today: Day): DueWords {
  const { status, progress, dueDate, updatedAt } = project;
  if (status === 'Completed')
    return {
      text: progress === 100 ? t`Completed ${instantText(updatedAt)}` : statusWords(status),
      tone: 'done',
    };
  const remaining = daysRemaining(dueDate, today);
  const text = timeRemainingText(remaining);
  if (remaining <= 0) return { text, tone: 'signal' };
  return { text, tone: remaining <= SOON_DAYS ? 'soon' : 'neutral' };
}
