import type { Day } from '@daymark/domain/dates';
import { isWork, type KindStep } from '../library/entries.ts';
import { datesOf } from './days-near.ts';
import type { Fine } from './levels.ts';
import type { Line } from './line.ts';
import type { Merged } from './merge.ts';
import { linesAt } from './places-of-lines.ts';
import type { TurningDay } from './turning-day.ts';
import type { NearDates } from './with-lines.ts';

// What lines have of the steps in whose place they stand: their minutes, and their days.

/** The minutes of the steps that each line stands for, shared by those of one step. */
export function minutesOfTaken(
  steps: readonly KindStep[],
  beside: Merged,
  lines: readonly Line[],
  { estimate }: Fine,
): Map<string, number> {
  const at = linesAt(beside, lines);
  const minutes = new Map<string, number>();
  for (const step of steps) {
    const sharing = beside.taken.has(step.place) ? (at.get(step.place) ?? []) : [];
    if (!isWork(step)) continue;
    for (const { task } of sharing)
      minutes.set(task.id, (minutes.get(task.id) ?? 0) + step.minutes[estimate] / sharing.length);
  }
  return minutes;
}

/** For lines that stand for a step on the day on which the project turns, or near it, its days. */
export const nearOf = (
  steps: readonly KindStep[],
  placeOf: ReadonlyMap<string, number>,
  turning: TurningDay | null,
  from: ReadonlyMap<number, Day> = new Map(),
): Map<string, NearDates> =>
  new Map(
    [...placeOf].flatMap(([line, place]) => {
      const step = steps.find((one) => one.place === place);
      if (!step || !isWork(step)) return [];
      const there = from.get(place);
      const isAhead = step.leadWeeks > 0;
      return [[line, { ...(there && { earliestOn: there }), ...datesOf(step, turning), isAhead }] as const];
    }),
  );
