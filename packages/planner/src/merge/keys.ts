import { withoutPart } from '../breakdown/titles.ts';
import { wordsOf } from '../brief/words.ts';
import type { Proposed } from '../shape.ts';

/** What a task is known by: the words it comes from and what is done. */
export interface Nameable {
  title: string;
  source: { text: string } | null;
  playbook: string | null;
}

const withoutNumbers = (text: string): string =>
  wordsOf(text)
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** What is done, without the count of its part: "Write the chapters" of "Write the chapters (4–6 of 12)". */
const workOf = (title: string): string =>
  withoutNumbers(withoutPart(title).replace(/ \([^()]*\d[^()]*\)$/u, ''));

/** Longer words are known by their beginning. */
const LONGEST = 300;

/** The words of the brief exactly, or the piece of trade knowledge. */
export const basisOf = ({ source, playbook }: Nameable): string =>
  (source?.text ?? playbook ?? '').slice(0, LONGEST);

const SEPARATOR = '|';

/** One key for each task, the same for the same work in every proposal: numbers may change under it, and days do. */
export function keysOf(tasks: readonly Nameable[]): string[] {
  const seen = new Map<string, number>();
  return tasks.map((task) => {
    const name = `${withoutNumbers(basisOf(task))}${SEPARATOR}${workOf(task.title)}`;
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return `${name}${SEPARATOR}${nth}`;
  });
}

const basisIn = (key: string): string => key.slice(0, key.indexOf(SEPARATOR));
const workIn = (key: string): string => key.slice(key.indexOf(SEPARATOR));

/**
 * The present keys of what was proposed under other ones: the same work in other words, or other work from the same
 * words. Each present key is given away once.
 */
export function renamed(earlier: ReadonlySet<string>, present: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  let free = present.filter((key) => !earlier.has(key));
  const known = new Set(present);
  for (const alike of [workIn, basisIn]) {
    for (const key of earlier) {
      if (known.has(key) || names.has(key)) continue;
      const match = free.find((one) => alike(one) === alike(key) && alike(key).length > 1);
      if (match === undefined) continue;
      names.set(key, match);
      free = free.filter((one) => one !== match);
    }
  }
  return names;
}

/** What was proposed of rows from before that was noted, as far as the rows tell: how large the whole was they do not. */
export function recognized(rows: readonly (Nameable & { hours: number })[]): Proposed[] {
  const keys = keysOf(rows);
  return rows.map((row, index) => ({
    key: keys[index] ?? '',
    part: 1,
    words: basisOf(row),
    title: row.title,
    wholeHours: 0,
    hours: row.hours,
  }));
}
