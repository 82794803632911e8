import type { LibraryLanguage } from './entries.ts';
import { lightWords } from './light-words.ts';
import { groupWordOf } from './same-words.ts';

/** A word of a text that may distinguish kinds of projects. */
export interface ContentWord {
  stem: string;
  /**
   * `light` words only decide between equally similar kinds. `soft` ones, such as names, persons and seasons, count for
   * kinds with them in their names, and never against others. A `verb` counts against a kind without it, and finds none
   * by itself.
   */
  force: 'full' | 'verb' | 'soft' | 'light';
  /** Whether it only describes the preceding words: "for the youth centre", "that has been under the tarp". */
  isDetail: boolean;
}

/** The longest first. The remaining stem has at least the given number of letters. */
const ENDINGS: Record<LibraryLanguage, readonly (readonly [ending: string, least: number])[]> = {
  en: [
    ['ations', 4],
    ['ation', 4],
    ['ating', 4],
    ['ated', 4],
    ['ates', 4],
    ['ate', 4],
    ['ings', 3],
    ['ing', 3],
    ['ies', 3],
    ['ied', 3],
    ['ed', 3],
    ['ers', 4],
    ['er', 4],
    ['es', 3],
    ['s', 3],
    ['e', 3],
    ['y', 3],
  ],
  de: [
    ['ierungen', 3],
    ['ierung', 3],
    ['ieren', 3],
    ['iert', 3],
    ['iere', 3],
    ['ungen', 3],
    ['ung', 3],
    ['innen', 4],
    ['ern', 3],
    ['eln', 4],
    ['en', 3],
    ['er', 3],
    ['em', 4],
    ['es', 3],
    ['e', 3],
    ['n', 4],
    ['s', 4],
  ],
};

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/\p{M}+/gu, '');

/** A word without its ending, and without a doubled last letter: "planning" and "plan" have the same stem. */
export function stemOf(word: string, language: LibraryLanguage): string {
  const [ending] =
    ENDINGS[language].find(([end, least]) => word.endsWith(end) && word.length - end.length >= least) ?? [];
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  const isDoubled =
    language === 'en' && stem.length > 3 && stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem);
  return isDoubled ? stem.slice(0, -1) : stem;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
/** In German, capitals do not mark names, because all nouns have one. */
const SENTENCE_START = /(?:^|[.!?:\n]["“„(]?\s*)$/u;

/** The stems of a text's words in order, without bare numbers. */
export function contentOf(text: string, language: LibraryLanguage): ContentWord[] {
  const { light, soft, verbs, openers } = lightWords(language);
  let [isBegun, isDetail] = [false, false];
  return [...text.matchAll(WORD)].flatMap(({ 0: said, index }): ContentWord[] => {
    const word = plain(said).replaceAll('’', "'");
    const bare = word.replace(/'[a-z]*$/, '');
    if (isBegun && openers.has(bare)) isDetail = true;
    if (bare.length < 2 || /^\d+$/.test(bare)) return [];
    if (light.has(word) || light.has(bare)) return [{ stem: bare, force: 'light', isDetail }];
    const isInside = !SENTENCE_START.test(text.slice(Math.max(0, index - 4), index));
    const isName = language === 'en' && (isInside || word !== bare) && /^\p{Lu}\p{Ll}/u.test(said);
    const isSoft = soft.has(bare) || isName || /\d/.test(bare);
    isBegun = true;
    const force = isSoft ? 'soft' : verbs.has(bare) ? 'verb' : 'full';
    return [{ stem: stemOf(groupWordOf(bare, language), language), force, isDetail }];
  });
}
