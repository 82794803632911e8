import { type Day, daysBetween } from '@daymark/domain/dates';
import type { DayLoad } from '@daymark/domain/day-loads';
import { plural, t } from '@daymark/words/t';
import { formatCount, formatDayFrom } from '../platform/format.ts';
import { daysACell, type StripCell, type StripMilestone, stripLength } from './day-strip-cells.ts';

export type Strip = {
  startDate: Day;
  dueDate: Day;
  today: Day;
  days: readonly DayLoad[];
  milestones: readonly StripMilestone[];
  /** The figures of the whole project, including tasks without a day; by default those of the days. */
  stats?: { totalSubtasks: number; completedSubtasks: number };
};

/** The position of today: "Day 9 of 30", "Starts in 3 days", "4 days overdue". */
function standing({ startDate, dueDate, today }: Strip, open: number): string {
  const length = stripLength(startDate, dueDate);
  const day = daysBetween(startDate, today) + 1;
  if (day < 1) return t`Starts in ${plural(1 - day, '# day')}`;
  if (day <= length) return t`Day ${formatCount(day)} of ${formatCount(length)}`;
  return open > 0
    ? t`${plural(day - length, '# day')} overdue`
    : t`Ended ${formatDayFrom(dueDate, today, 'short')}`;
}

/** The content of the strip in words, the most important first; each is a phrase. */
export function stripPhrases(strip: Strip): { phrases: string[]; late: number } {
  const dated = strip.days.reduce((sum, day) => sum + day.total, 0);
  const total = strip.stats?.totalSubtasks ?? dated;
  const done = strip.stats?.completedSubtasks ?? strip.days.reduce((sum, day) => sum + day.done, 0);
  const late = strip.days
    .filter((day) => day.date < strip.today)
    .reduce((sum, day) => sum + day.total - day.done, 0);
  const next = strip.milestones
    .filter((milestone) => milestone.dueDate >= strip.today)
    .sort((a, b) => a.dueDate.localeCompare(b.dueDate))[0];

  const phrases = [standing(strip, total - done)];
  phrases.push(dated === 0 ? t`No dated tasks` : t`${formatCount(done)} of ${plural(total, '# task')} done`);
  if (dated > 0 && total > dated) phrases.push(t`${formatCount(total - dated)} without a day`);
  if (next) phrases.push(t`Next: ${next.name}, ${formatDayFrom(next.dueDate, strip.today, 'short')}`);
  return { phrases, late };
}

/** What a cell represents if it is more than a day; undefined otherwise. */
export function cellSpanWords({ startDate, dueDate }: Strip): string | undefined {
  const weeks = daysACell(stripLength(startDate, dueDate)) / 7;
  if (weeks < 1) return undefined;
  return weeks === 1 ? t`each cell a week` : t`each cell ${Math.round(weeks)} weeks`;
}

/** One cell in words, for its tooltip. */
export function cellWords(cell: StripCell, today: Day): string {
  const days =
    cell.from === cell.to
      ? formatDayFrom(cell.from, today)
      : t`${formatDayFrom(cell.from, today, 'short')} to ${formatDayFrom(cell.to, today, 'short')}`;
  return cell.total === 0
    ? t`${days}: nothing planned`
    : t`${days}: ${formatCount(cell.done)} of ${formatCount(cell.total)} done`;
}
