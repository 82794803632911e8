import type { TimeEntry } from '@daymark/contract/time-entries';
import { formatHours, formatTime } from '../../platform/format.ts';
import { localTimeOf } from './local-times.ts';

/** "1 h 30 min" */
export const minutesText = (minutes: number): string => formatHours(minutes / 60);

/** "09:00 – 10:30" */
export function spanText({ startedAt, endedAt }: TimeEntry, timezone: string): string {
  const timeOf = (instant: string) => formatTime(localTimeOf(timezone, new Date(instant)).time);
  return `${timeOf(startedAt)} – ${timeOf(endedAt)}`;
}
