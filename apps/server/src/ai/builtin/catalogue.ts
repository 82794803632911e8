import { type SimilarityIndex, similarityIndex } from '@daymark/planner/library/similarity';
import { LEXICONS } from './read.ts';
import { isNearly } from './text.ts';
import { keyOf } from './vocabulary.ts';
import { type Asked, type Masked, maskedWay, SLOTS, type Slot, waysOf } from './ways.ts';
import type { Language } from './words.ts';

/** How often each slot is in the ways of an intent. */
export type Ranges = Readonly<Record<Slot, { least: number; most: number }>>;

/** The intents of a language, compared by their words, by the pairs of words in a row, and by what the words mean. */
export interface Catalogue {
  language: Language;
  asked: readonly Asked[];
  ranges: readonly Ranges[];
  byWords: SimilarityIndex;
  byPairs: SimilarityIndex;
  byMeanings: SimilarityIndex;
  /** The words of all ways. */
  words: ReadonlySet<string>;
  /** Of each intent, its masked ways, their words and what these mean, and the kinds of things in them. */
  own: ReadonlyMap<string, Own>;
}

export interface Own {
  ways: readonly ReadonlySet<string>[];
  words: ReadonlySet<string>;
  meanings: ReadonlySet<string>;
  kinds: ReadonlySet<string>;
}

function rangesOf(ways: readonly Masked[]): Ranges {
  const of = (slot: Slot) => {
    const counts = ways.map(({ slots }) => slots[slot]);
    return { least: Math.min(...counts), most: Math.max(...counts) };
  };
  return Object.fromEntries(SLOTS.map((slot) => [slot, of(slot)])) as Ranges;
}

export const lowerWordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The pairs of words in a row, each as one word: they tell "did I" from "I did". */
export function pairsIn(text: string): string {
  const words = ['x', ...lowerWordsIn(text), 'x'];
  return words
    .slice(1)
    .map((word, at) => `${words[at]}0${word}`)
    .join(' ');
}

/** What the words of a text mean, each as one word: "shift" and "postpone" mean the same. */
export function meaningsIn(text: string, language: Language): string {
  const lexicon = LEXICONS[language];
  const keys = lowerWordsIn(text).map(keyOf);
  const found: string[] = [];
  for (let at = 0; at < keys.length; ) {
    const key = keys[at] ?? '';
    const known = key.startsWith('slot') ? undefined : lexicon.at(keys, at);
    if (key.startsWith('slot')) found.push(key);
    for (const one of known?.meanings ?? [])
      if (one !== 'fill' && one !== 'polite') found.push(`meaning${one}`);
    at += known?.length ?? 1;
  }
  return found.join(' ');
}

function ownOf({ ways }: Asked, texts: readonly Masked[], language: Language): Own {
  const sets = texts.map(({ text }) => new Set(lowerWordsIn(text)));
  return {
    ways: sets,
    words: new Set(sets.flatMap((some) => [...some])),
    meanings: new Set(texts.flatMap(({ text }) => meaningsIn(text, language).split(' '))),
    kinds: new Set(
      ways.flatMap((way) => [...way.matchAll(/\{(project|task)\}/g)].map(([, kind]) => kind ?? '')),
    ),
  };
}

export function catalogueOf(language: Language, asked: readonly Asked[]): Catalogue {
  const ways = asked.map((one) => one.ways.map((way) => maskedWay(way, language)));
  const indexOf = (change: (text: string) => string) =>
    similarityIndex(
      ways.map((some) => ({ names: some.map(({ text }) => change(text)), not: [], text: '' })),
      language,
      'requests',
    );
  return {
    language,
    asked,
    ranges: ways.map(rangesOf),
    byWords: indexOf((text) => text),
    byPairs: indexOf(pairsIn),
    byMeanings: indexOf((text) => meaningsIn(text, language)),
    words: new Set(ways.flat().flatMap(({ text }) => lowerWordsIn(text))),
    own: new Map(asked.map((one, at) => [one.id, ownOf(one, ways[at] ?? [], language)])),
  };
}

const known = new Map<Language, Catalogue>();
const knownWords = new Map<Language, ReadonlySet<string>>();

/** The words of all ways of a language. */
export function askedWords(language: Language): ReadonlySet<string> {
  const found =
    knownWords.get(language) ??
    new Set(waysOf(language).flatMap(({ ways }) => ways.flatMap((way) => lowerWordsIn(way))));
  knownWords.set(language, found);
  return found;
}

/** The catalogue of a language. */
export function catalogueIn(language: Language): Catalogue {
  const found = known.get(language) ?? catalogueOf(language, waysOf(language));
  known.set(language, found);
  return found;
}

const SPELLED_LETTERS = 4;

/** The word of the catalogue that a misspelt one may be. */
export function spelledAs(word: string, { words }: Pick<Catalogue, 'words'>): string | undefined {
  if (words.has(word)) return word;
  if (word.length < SPELLED_LETTERS || /\d/.test(word)) return undefined;
  const near = [...words].filter(
    (one) => Math.abs(one.length - word.length) <= 1 && one[0] === word[0] && isNearly(word, one),
  );
  return near.length === 1 || word.length > SPELLED_LETTERS + 1 ? near[0] : undefined;
}

/** A text with misspelt words of requests as they are written. */
export const spelled = (text: string, catalogue: Pick<Catalogue, 'words'>): string =>
  text.replaceAll(/[\p{L}\p{N}]+/gu, (said) => spelledAs(said.toLowerCase(), catalogue) ?? said);
