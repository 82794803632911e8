import type { LibraryLanguage } from '../library/entries.ts';
import { contentOf } from '../library/stems.ts';

/** Prefixes of German verbs that stand at the end: "wir ziehen am 27.3. um". */
const PREFIXES = new Set(['um', 'ein', 'aus', 'auf', 'ab', 'an', 'vor', 'statt']);

/** The stems of what a text names; a verb also with a prefix that stands apart. */
export function stemsOf(text: string, language: LibraryLanguage): string[] {
  const own = contentOf(text, language).flatMap(({ stem, force }) => (force === 'light' ? [] : stem));
  if (language !== 'de') return own;
  const apart =
    text
      .toLowerCase()
      .match(/\p{L}+/gu)
      ?.filter((word) => PREFIXES.has(word)) ?? [];
  return [...own, ...apart.flatMap((prefix) => own.map((stem) => `${prefix}${stem}`))];
}

/** A German compound begins with a word of so many letters at least: "Umzugstag" is of the "Umzug". */
const COMPOUND_LETTERS = 5;

/** Whether one of the stems is among others, in German also at the beginning of a compound. */
export const isAmong = (
  said: readonly string[],
  others: ReadonlySet<string>,
  language: LibraryLanguage,
): boolean =>
  said.some(
    (stem) =>
      others.has(stem) ||
      (language === 'de' &&
        [...others].some((other) => other.length >= COMPOUND_LETTERS && stem.startsWith(other))),
  );
