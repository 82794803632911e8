import { addDays, type Day, daysBetween } from './dates.ts';

/** How many subtasks of a project are due on a day, and how many of them are completed. */
export interface DayLoad {
  date: Day;
  total: number;
  done: number;
}

/**
 * The days of a project as one short text, the earliest first: `2026-11-20c2o 3o` is two completed subtasks and an open one
 * on November 20, and an open one three days later. `c` counts completed subtasks and `o` open ones; a count of 1 is left out.
 */
export const DAY_LOADS_PATTERN = /^$|^\d{4}-\d\d-\d\d(?:c\d*(?:o\d*)?|o\d*)(?: \d+(?:c\d*(?:o\d*)?|o\d*))*$/;

const ENTRY = /^([\d-]+)(?:c(\d*))?(?:o(\d*))?$/;

const counted = (letter: 'c' | 'o', count: number): string =>
  count === 0 ? '' : count === 1 ? letter : `${letter}${count}`;

/** A missing group is 0, an empty one is 1. */
const countOf = (digits: string | undefined): number => (digits === undefined ? 0 : Number(digits || 1));

/** Formats days that are sorted and have at least one subtask each. */
export function writeDayLoads(days: readonly DayLoad[]): string {
  let before: Day | undefined;
  const entries = days.map(({ date, total, done }) => {
    const place = before === undefined ? date : daysBetween(before, date);
    before = date;
    return `${place}${counted('c', done)}${counted('o', total - done)}`;
  });
  return entries.join(' ');
}

/** Parses the format of `writeDayLoads`. */
export function readDayLoads(text: string): DayLoad[] {
  let before: Day | undefined;
  return text.split(' ').flatMap((entry) => {
    const parts = ENTRY.exec(entry);
    if (!parts) return [];
    const [, place = '', completed, open] = parts;
    const date = before === undefined ? place : addDays(before, Number(place));
    before = date;
    const done = countOf(completed);
    return [{ date, total: done + countOf(open), done }];
  });
}
