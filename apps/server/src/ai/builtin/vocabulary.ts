import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES, type Language } from './words.ts';

/** What a word of a message means, by the sections of `vocabulary/`. */
export type Meaning = string;

/** Lower case without accents, with "ü" as "ue". */
export const keyOf = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replace(/([aou])e/g, '$1');

export const PIECE = /[\p{L}\p{N}]+/gu;
export const keysIn = (phrase: string): string[] => (phrase.match(PIECE) ?? []).map(keyOf);

export const dataIn = (...path: string[]): string[] =>
  readFileSync(join(import.meta.dirname, ...path), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'));

/** The words and phrases of each section of a language. */
function sectionsOf(language: Language): Map<string, string[]> {
  const sections = new Map<string, string[]>();
  let words: string[] = [];
  for (const line of dataIn('vocabulary', `${language}.txt`))
    if (line.endsWith(':')) {
      words = [];
      sections.set(line.slice(0, -1), words);
    } else words.push(...line.split(',').map((word) => word.trim()));
  for (const [section, some] of sections) sections.set(section, some.filter(Boolean));
  return sections;
}

/** Sections that are no meanings of words in a request. */
const OTHERS = new Set([
  'numbers',
  'was',
  'joint',
  'reason',
  'condition',
  'takeBack',
  'into',
  'kind',
  'another',
  'adds',
  'courtesy',
  'shorthand',
]);

export const PHRASE_MAX_WORDS = 6;
const STEM_MIN_LETTERS = 3;

interface Known {
  meanings: ReadonlySet<Meaning>;
  /** Number of words in the phrase. */
  length: number;
}

/** The words of a language, indexed for look-ups. A star behind a word stands for any ending. */
export class Lexicon {
  readonly sections: ReadonlyMap<string, readonly string[]>;
  readonly shorthand: ReadonlyMap<string, string>;
  readonly #phrases = new Map<string, Set<Meaning>>();
  readonly #stems = new Map<string, Set<Meaning>>();

  constructor(language: Language) {
    this.sections = sectionsOf(language);
    this.shorthand = new Map(
      (this.sections.get('shorthand') ?? []).map((pair) => pair.split('=') as [string, string]),
    );
    for (const [meaning, words] of this.sections)
      for (const phrase of OTHERS.has(meaning) ? [] : words) {
        const table = phrase.endsWith('*') ? this.#stems : this.#phrases;
        const key = keysIn(phrase).join(' ');
        if (key !== '') table.set(key, (table.get(key) ?? new Set()).add(meaning));
      }
  }

  /** Any of the phrases of some sections, in a pattern. */
  pattern(...sections: string[]): string {
    const words = sections.flatMap((section) => this.sections.get(section) ?? []);
    return words
      .toSorted((one, other) => other.length - one.length)
      .map((word) => word.replaceAll(' ', String.raw`\s+`))
      .join('|');
  }

  #alone(key: string): ReadonlySet<Meaning> | undefined {
    const exact = this.#phrases.get(key);
    for (let letters = key.length; letters >= STEM_MIN_LETTERS; letters--) {
      const found = this.#stems.get(key.slice(0, letters));
      if (found) return exact ? exact.union(found) : found;
    }
    return exact;
  }

  /** The longest phrase that begins at a word. */
  at(keys: readonly string[], at = 0, most = PHRASE_MAX_WORDS): Known | undefined {
    for (let length = Math.min(most, keys.length - at); length > 1; length--) {
      const meanings = this.#phrases.get(keys.slice(at, at + length).join(' '));
      if (meanings) return { meanings, length };
    }
    const meanings = this.#alone(keys[at] ?? '');
    return meanings && { meanings, length: 1 };
  }
}

export const LEXICONS = Object.fromEntries(
  LANGUAGES.map((language) => [language, new Lexicon(language)]),
) as Readonly<Record<Language, Lexicon>>;

/** The words that are common in the titles of somebody who writes a language: English ones are everywhere. */
export const lexiconsFor = (language: Language): readonly Lexicon[] =>
  language === 'de' || language === 'en' ? [LEXICONS.en, LEXICONS.de] : [LEXICONS[language], LEXICONS.en];

/** A message with weekdays of two letters written out: "auf Fr". Titles in it stay as they are. */
export const withWholeDays = (text: string, language: Language): string =>
  [...LEXICONS[language].shorthand].reduce(
    (rest, [short, whole]) =>
      short.includes(' ') ? rest.replace(new RegExp(`\\b${short}(?![\\p{L}\\p{N}])\\.?`, 'iu'), whole) : rest,
    text,
  );

/** A message with its shorthand written out. */
export const writtenOut = (text: string, language: Language): string =>
  withWholeDays(text, language).replace(
    /[^\s,;:!?()"“”„]+/g,
    (word) => LEXICONS[language].shorthand.get(word.toLowerCase()) ?? word,
  );
