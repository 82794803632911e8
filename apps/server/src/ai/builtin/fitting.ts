import { isNearly } from './text.ts';
import type { Lexicon, Meaning } from './vocabulary.ts';

/** Words of these meanings are mostly of a title. */
const OF_TITLES: ReadonlySet<Meaning> = new Set('offTopic wish setting praise create overview'.split(' '));

/** A number distinguishes things of the same name, but is no name by itself. */
const NUMBER = /^\d+$/;

/** The weight of a word in a title. Words that are common in requests weigh little. */
export const weightOf = (key: string, lexicons: readonly Lexicon[]): number => {
  if (NUMBER.test(key) || lexicons.some(({ sections }) => sections.get('numbers')?.includes(key))) return 0.3;
  const known = lexicons.map((lexicon) => lexicon.at([key])?.meanings);
  if (known.some((meanings) => meanings?.has('fill'))) return 0;
  const isTelling = known.every((meanings) => [...(meanings ?? [])].every((one) => OF_TITLES.has(one)));
  // Two common words are a name, with an ending too.
  return isTelling ? 1 : 0.42;
};

const BEGINNING_LETTERS = 4;

/** A bank is no band. */
const MISSPELT_LETTERS = 5;

/** The spelling of a stem in another language: "photograph" and "Fotograf". */
const alikeIn = (key: string): string => key.replaceAll('ph', 'f').replaceAll('ck', 'k').replaceAll('c', 'k');

/** Endings that do not make a different word. */
const ENDING = /^(?:s|es|d|ed|ing|n|en|e|em|ern)$/;

/** Whether two words differ only in their ending. Endings for persons ("printer", "designer") make a different word. */
export function isInflected(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < BEGINNING_LETTERS) return [`${short}s`, `${short}ed`, `${short}ing`].includes(long);
  if (long.startsWith(short)) return ENDING.test(long.slice(short.length));
  return `${short.replace(/e$/, '')}ing` === long || `${short.replace(/y$/, 'ie')}s` === long;
}

/** How well a word matches one of a title: the same, another ending, a misspelling, its beginning, or the end of a compound. */
export function fitOf(typed: string, word: string, isKnown: boolean): number {
  if (typed === word) return 1;
  if (isInflected(typed, word)) return 0.8;
  if (isKnown || typed.length < BEGINNING_LETTERS) return 0;
  if (typed.length >= MISSPELT_LETTERS && isNearly(typed, word)) return 0.9;
  if (typed.length > MISSPELT_LETTERS && isNearly(alikeIn(typed), alikeIn(word))) return 0.85;
  if (word.startsWith(typed) && typed.length >= MISSPELT_LETTERS) return 0.8;
  return word.length > typed.length + 1 && word.endsWith(typed) ? 0.8 : 0;
}
