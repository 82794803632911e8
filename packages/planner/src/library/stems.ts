import type { LibraryLanguage } from './entries.ts';
import { libraryWords, plain } from './words.ts';

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

/** A word without its ending, and without a doubled last letter: "planning" and "plan" have the same stem. */
export function stemOf(word: string, language: LibraryLanguage): string {
  const [ending] =
    libraryWords(language).endings.find(
      ([end, least]) => word.endsWith(end) && word.length - end.length >= least,
    ) ?? [];
  if (ending === undefined) return word;
  const stem = word.slice(0, -ending.length);
  const isDoubled =
    language === 'en' && stem.length > 3 && stem.at(-1) === stem.at(-2) && !/[lsz]$/.test(stem);
  return isDoubled ? stem.slice(0, -1) : stem;
}

/**
 * What is compared: kinds of projects, for which more words are equal, requests to the assistant, in which small words
 * count as much as others, or other texts.
 */
export type Scope = 'kinds' | 'requests' | 'texts';

/** The first word of a word's group; other words are unchanged. */
export function groupWordOf(word: string, language: LibraryLanguage, scope: Scope): string {
  const { groups, kindGroups } = libraryWords(language);
  return (scope === 'kinds' ? kindGroups : groups).get(word) ?? word;
}

/** "l'appartement", "qu'elle". */
const ELISION = /^(?:[cdjlmnst]|qu)'/;

const stemsOfVerbs = new Map<LibraryLanguage, ReadonlySet<string>>();

/** The stems of the verbs, for forms that are not listed: "entering". */
function verbStems(language: LibraryLanguage): ReadonlySet<string> {
  const known =
    stemsOfVerbs.get(language) ??
    new Set([...libraryWords(language).verbs].map((verb) => stemOf(verb, language)));
  stemsOfVerbs.set(language, known);
  return known;
}

const WORD = /[\p{L}\p{N}]+(?:['’][\p{L}]+)?/gu;
/** In German, capitals do not mark names, because all nouns have one. */
const SENTENCE_START = /(?:^|[.!?:\n]["“„(]?\s*)$/u;

/** What a word is wherever it stands. */
interface ReadWord {
  stem: string;
  /** Null for a bare number or letter. */
  force: ContentWord['force'] | null;
  isOpener: boolean;
  /** Whether it is a name in any case, or if it stands inside a sentence. */
  isName: 'always' | 'inside' | 'never';
}

/** Reads a word of a text. */
export type WordReader = (said: string) => ReadWord;

function nameOf(said: string, isElided: boolean, language: LibraryLanguage): ReadWord['isName'] {
  if (language === 'de' || !/^\p{Lu}\p{Ll}/u.test(said)) return 'never';
  return isElided ? 'always' : 'inside';
}

/** Reads the words of a language. */
export function wordReader(language: LibraryLanguage, scope: Scope): WordReader {
  const { light, soft, verbs, openers } = libraryWords(language);
  const stemOfWord = (bare: string) => stemOf(groupWordOf(bare, language, scope), language);
  return (said) => {
    const folded = plain(said).replaceAll('’', "'");
    const word = language === 'fr' ? folded.replace(ELISION, '') : folded;
    const bare = word.replace(/'[a-z]*$/, '');
    const isNumber = /^\d+$/.test(bare);
    const plainly = { stem: bare, isOpener: false, isName: 'never' } as const;
    if (scope === 'requests') return { ...plainly, stem: stemOfWord(bare), force: isNumber ? null : 'full' };
    const isOpener = openers.has(bare);
    if (bare.length < 2 || isNumber) return { ...plainly, isOpener, force: null };
    if (light.has(word) || light.has(bare)) return { ...plainly, isOpener, force: 'light' };
    const stem = stemOfWord(bare);
    const isVerb = verbs.has(bare) || (bare.endsWith('ing') && verbStems(language).has(stem));
    const force = soft.has(bare) || /\d/.test(bare) ? 'soft' : isVerb ? 'verb' : 'full';
    return { stem, force, isOpener, isName: nameOf(said, word !== bare, language) };
  };
}

/** The stems of a text's words in order, without bare numbers. */
export function contentOf(
  text: string,
  language: LibraryLanguage,
  scope: Scope = 'texts',
  read: WordReader = wordReader(language, scope),
): ContentWord[] {
  let [isBegun, isDetail] = [false, false];
  const content: ContentWord[] = [];
  for (const { 0: said, index } of text.matchAll(WORD)) {
    const { stem, force, isOpener, isName } = read(said);
    if (isBegun && isOpener) isDetail = true;
    if (force === null) continue;
    const isInside = () => !SENTENCE_START.test(text.slice(Math.max(0, index - 4), index));
    const isSoft = isName === 'always' || (isName === 'inside' && isInside());
    if (scope !== 'requests' && force !== 'light') isBegun = true;
    content.push({ stem, force: isSoft ? 'soft' : force, isDetail });
  }
  return content;
}
