import { addDays, type Day, daysFrom, weekdayOf } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { LibraryLanguage } from '../library/entries.ts';
import { isProcuring } from './how-far.ts';
import type { Line, TaskLine } from './line.ts';
import { isUndated } from './lines.ts';
import type { TurningDay } from './turning-day.ts';
import type { NearDates } from './with-lines.ts';

// What the brief itself says of when a line is due, against the days that its kind would give it.

/** By when something is ordered that takes some days, for the day on which a project turns: "order the cake (baker wants a week's notice)". */
export function orderedInTime(
  statements: readonly Statement[],
  lines: readonly Line[],
  { turning, startDate, language }: { turning: TurningDay | null; startDate: Day; language: LibraryLanguage },
): { statements: Statement[]; lines: Line[] } {
  if (!turning) return { statements: [...statements], lines: [...lines] };
  const due = new Map<string, Day>();
  for (const one of statements) {
    if (one.kind !== 'wait' || one.until !== null || !one.lag) continue;
    const day = addDays(turning.day, -Math.ceil(one.lag.days));
    if (day >= startDate) for (const id of one.after) due.set(id, day);
  }
  const inTime = (task: TaskLine): TaskLine => {
    const by = due.get(task.id);
    return by && isUndated(task) && isProcuring(task.title, language) ? { ...task, by } : task;
  };
  return {
    statements: statements.map((one) => (one.kind === 'task' ? inTime(one) : one)),
    lines: lines.map((line) => ({ ...line, task: inTime(line.task) })),
  };
}

/** Whether there are too few of a line's own weekdays in some days: four Sundays in the last week. */
const hasTooFewDays = ({ weekdays, parts }: TaskLine, { earliestOn, latestOn }: NearDates): boolean =>
  earliestOn !== undefined &&
  latestOn !== undefined &&
  weekdays.length > 0 &&
  daysFrom(earliestOn, latestOn).filter((day) => weekdays.includes(weekdayOf(day))).length <
    (parts?.count ?? 1);

/** The days near that on which a project turns, for the lines that they leave time for: not for posters that go up weeks before. */
export function nearInTime(
  near: ReadonlyMap<string, NearDates>,
  statements: readonly Statement[],
): Map<string, NearDates> {
  const tasks = statements.filter((one): one is TaskLine => one.kind === 'task');
  const isDueBefore = (id: string, day: Day): boolean =>
    tasks.some(({ after, on, by }) => {
      const last = on[0] ?? by;
      return (
        last !== null && last !== undefined && last < day && after.some(({ statement }) => statement === id)
      );
    });
  return new Map(
    [...near].filter(([id, dates]) => {
      const task = tasks.find((one) => one.id === id);
      const day = dates.on ?? dates.earliestOn;
      return !task || !day || !(isDueBefore(id, day) || hasTooFewDays(task, dates));
    }),
  );
}
