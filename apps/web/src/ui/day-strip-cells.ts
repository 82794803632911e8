import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import type { DayLoad } from '@daymark/domain/day-loads';

export type StripMilestone = { name: string; dueDate: Day };

export type StripCell = {
  from: Day;
  to: Day;
  total: number;
  done: number;
  when: 'past' | 'today' | 'ahead';
};

/** With more cells, each would be invisible at 320 px. */
const MAX_CELLS = 70;
const SPANS = [1, 7, 28, 91, 364];

/** How many days one cell represents: one day while that is visible, else weeks, and so on. */
export const daysACell = (days: number): number =>
  SPANS.find((span) => Math.ceil(days / span) <= MAX_CELLS) ?? Math.ceil(days / MAX_CELLS);

/** The number of days of the project, both ends included. */
export const stripLength = (startDate: Day, dueDate: Day): number =>
  Math.max(1, daysBetween(startDate, dueDate) + 1);

const whenOf = (from: Day, to: Day, today: Day): StripCell['when'] => {
  if (to < today) return 'past';
  return from > today ? 'ahead' : 'today';
};

/** The project's days divided into cells. Work outside of them counts in the first or last cell. */
export function stripCells(startDate: Day, dueDate: Day, today: Day, days: readonly DayLoad[]): StripCell[] {
  const length = stripLength(startDate, dueDate);
  const span = daysACell(length);
  const cells: StripCell[] = Array.from({ length: Math.ceil(length / span) }, (_, index) => {
    const from = addDays(startDate, index * span);
    const to = addDays(startDate, Math.min((index + 1) * span, length) - 1);
    return { from, to, total: 0, done: 0, when: whenOf(from, to, today) };
  });
  for (const day of days) {
    const index = Math.floor(daysBetween(startDate, day.date) / span);
    const cell = cells[Math.max(0, Math.min(index, cells.length - 1))];
    if (!cell) continue;
    cell.total += day.total;
    cell.done += day.done;
  }
  return cells;
}

/** The position of a day's middle on the strip, 0 to 1; undefined if it is outside. */
export function placeOnStrip(startDate: Day, dueDate: Day, day: Day): number | undefined {
  const length = stripLength(startDate, dueDate);
  const index = daysBetween(startDate, day);
  if (index < 0 || index >= length) return undefined;
  const span = daysACell(length);
  const cells = Math.ceil(length / span);
  return (Math.floor(index / span) + 0.5) / cells;
}
