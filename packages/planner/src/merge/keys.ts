import { withoutNumber } from '../compile/titles.ts';
import type { Proposed } from '../shape.ts';
import { wordsOf } from './words.ts';

/** The fields that identify a task: its words and its work. */
interface Nameable {
  title: string;
  source: { text: string } | null;
  /** Who added it, if no words of the brief ask for it. */
  library: string | null;
  /** Missing in rows that are older than Readings. */
  statement?: string | undefined;
}

const withoutNumbers = (text: string): string =>
  wordsOf(text)
    .filter((word) => !/\d/.test(word))
    .join(' ');

/** The work without the numbers of its part: "Write the chapters" of "Write the chapters (4–6 of 12)". */
const workOf = (title: string): string =>
  withoutNumbers(withoutNumber(title).replace(/ \([^()]*\d[^()]*\)$/u, ''));

/** Longer words are identified by their beginning. */
const LONGEST = 300;

/** The exact words of the brief, or the library step. */
export const basisOf = ({ source, library }: Nameable): string =>
  (source?.text ?? library ?? '').slice(0, LONGEST);

const SEPARATOR = '|';

/** The words, the work, its index in the statement, and the statement. */
interface Key {
  basis: string;
  work: string;
  nth: string;
  statement: string;
}

const FIELDS = ['basis', 'work', 'nth', 'statement'] as const;

const nameOf = (key: Key, fields: readonly (keyof Key)[] = FIELDS): string =>
  fields.map((field) => key[field]).join(SEPARATOR);

function keyIn(name: string): Key {
  const [basis = '', work = '', nth = '', statement = ''] = name.split(SEPARATOR);
  return { basis, work, nth, statement };
}

/** A key for each task, the same for the same work in every proposal, even if numbers and days change. */
export function keysOf(tasks: readonly Nameable[]): string[] {
  const seen = new Map<string, number>();
  return tasks.map((task) => {
    const statement = task.statement ?? '';
    const [basis, work] = [withoutNumbers(basisOf(task)), workOf(task.title)];
    const like = nameOf({ basis, work, nth: '', statement });
    const nth = (seen.get(like) ?? 0) + 1;
    seen.set(like, nth);
    return nameOf({ basis, work, nth: String(nth), statement });
  });
}

/**
 * The common parts of two keys of one task, the surest first: a different title, different numbers, different words,
 * different work.
 */
const ALIKE: readonly (readonly (keyof Key)[])[] = [
  ['statement', 'nth'],
  ['basis', 'work', 'nth'],
  ['work', 'nth'],
  ['basis'],
];

/**
 * Maps earlier keys to the present keys of the same task: the same work in different words, or different work from the
 * same words. Each present key is used once.
 */
export function renamed(earlier: ReadonlySet<string>, present: readonly string[]): Map<string, string> {
  const names = new Map<string, string>();
  const known = new Set(present);
  let free = present.filter((key) => !earlier.has(key)).map((name) => ({ name, key: keyIn(name) }));
  for (const fields of ALIKE) {
    for (const name of earlier) {
      if (known.has(name) || names.has(name)) continue;
      const key = keyIn(name);
      if (fields.some((field) => key[field] === '')) continue;
      const alike = nameOf(key, fields);
      const match = free.find((one) => nameOf(one.key, fields) === alike);
      if (!match) continue;
      names.set(name, match.name);
      free = free.filter((one) => one !== match);
    }
  }
  return names;
}

/**
 * A proposal for older rows that have none stored, as far as the rows show. They do not show the size of the whole
 * task.
 */
export function recognized(
  given: readonly (Omit<Nameable, 'library'> & { playbook: string | null; hours: number })[],
): Proposed[] {
  const rows = given.map((row) => ({ ...row, library: row.playbook }));
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
