import type { Project } from '@daymark/contract/projects';
import { type Day, isDay } from '@daymark/domain/dates';
import { daysRemaining, timeRemainingText } from '@daymark/domain/projects';
import { formatDay } from '../../lib/format.ts';
import { dayIn, timezoneOfUser } from '../../lib/today.ts';

/** A date on screen: what is missing is "Not set", what cannot be read "Invalid date". */
export function dateText(day: string | null | undefined, style: 'medium' | 'dated' = 'medium'): string {
  if (!day) return 'Not set';
  return isDay(day) ? formatDay(day, style) : 'Invalid date';
}

/** The day of an instant, where the person lives. */
function instantText(instant: string | null | undefined): string {
  const isReadable = instant && !Number.isNaN(Date.parse(instant));
  return dateText(isReadable ? dayIn(timezoneOfUser(), new Date(instant)) : instant);
}

type CompletionFields = Pick<Project, 'progress' | 'updatedAt' | 'completionStatus'>;

/** The day it was last changed once it is all done; until then how it stands. */
export function completionText({ progress, updatedAt, completionStatus }: CompletionFields): string {
  if (progress === 100) return instantText(updatedAt);
  return completionStatus || 'Not completed';
}

export interface DueWords {
  text: string;
  tone: 'signal' | 'soon' | 'done' | 'neutral';
}

/** From so many days on a due date is near. */
const SOON_DAYS = 3;

type DueFields = Pick<Project, 'status' | 'progress' | 'dueDate' | 'updatedAt'>;

/** How much time is left, and whether that wants looking at. */
export function dueWords(project: DueFields, today: Day): DueWords {
  const { status, progress, dueDate, updatedAt } = project;
  if (status === 'Completed')
    return { text: progress === 100 ? `Completed ${instantText(updatedAt)}` : 'Completed', tone: 'done' };
  const remaining = daysRemaining(dueDate, today);
  const text = timeRemainingText(remaining);
  if (remaining <= 0) return { text, tone: 'signal' };
  return { text, tone: remaining <= SOON_DAYS ? 'soon' : 'neutral' };
}
