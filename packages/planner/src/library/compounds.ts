import type { LibraryLanguage } from './entries.ts';
import { type ContentWord, groupWordOf, type Scope, stemOf } from './stems.ts';

/** Linking elements between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'es', 'er', 'e'];
/** Shortest part. */
const PART_MIN = 3;
const WHOLE_MIN = 8;
const WHOLE_MAX = 40;

/** The stems of a compound's parts, or of the word alone. */
export function splitStem(
  stem: string,
  parts: ReadonlySet<string>,
  language: LibraryLanguage,
  scope: Scope,
): readonly string[] {
  if (stem.length < WHOLE_MIN || stem.length > WHOLE_MAX) return [stem];
  if (language !== 'de' && parts.has(stem)) return [stem];
  const partOf = (text: string) => {
    const one = stemOf(groupWordOf(text, language, scope), language);
    return parts.has(one) ? one : undefined;
  };
  // The last part is the main one: the longest is tried first.
  for (let at = PART_MIN; at <= stem.length - PART_MIN; at++) {
    const head = partOf(stem.slice(at));
    if (head === undefined) continue;
    for (const link of LINKS) {
      const before = stem.slice(0, at);
      const modifier = before.endsWith(link)
        ? partOf(before.slice(0, before.length - link.length))
        : undefined;
      if (modifier !== undefined && modifier.length >= PART_MIN) return [modifier, head];
    }
  }
  return [stem];
}

/**
 * The parts of a compound, if both are known words: "Geburtstagsfeier" is "Geburtstag" and "Feier". In English, which
 * writes most compounds as two words, only for an unknown word.
 */
export const split = (
  word: ContentWord,
  parts: ReadonlySet<string>,
  language: LibraryLanguage,
  scope: Scope,
): ContentWord[] =>
  word.force === 'light'
    ? [word]
    : splitStem(word.stem, parts, language, scope).map((stem) => ({ ...word, stem }));
