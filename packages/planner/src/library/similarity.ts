import { split } from './compounds.ts';
import type { LibraryLanguage } from './entries.ts';
import {
  type Compared,
  groupsIn,
  type IndexData,
  indexOfEntries,
  stemIn,
  TEXT_MAX,
  unit,
  unpacked,
  weightOf,
} from './similarity-index.ts';
import { type ContentWord, contentOf, type Scope } from './stems.ts';

/** How similar an entry is to a query: each from 0 to 1. */
export interface Similarity {
  /** BM25F over names and text, as a share of the score that the query would have if all its words were in a name. */
  words: number;
  /** Cosine of the letter groups of the query and of all names. */
  letters: number;
  /** The share of the most similar name that is in the query, by weight. */
  named: number;
  /** The same, counted against all the words of query and name: 1 if they have the same words. */
  close: number;
  /** The same with words that say little counted as much as others, and without those that no entry has: "first flat" is no "new flat". */
  alike: number;
}

interface Name {
  words: readonly ContentWord[];
  weight: number;
}

export interface SimilarityIndex {
  language: LibraryLanguage;
  scope: Scope;
  data: IndexData;
  stems: readonly string[];
  /** Each stem with its place. */
  stemIds: ReadonlyMap<string, number>;
  groupIds: ReadonlyMap<string, number>;
  parts: ReadonlySet<string>;
  weigh: (stem: string) => number;
}

const listOf = (text: string): string[] => (text === '' ? [] : text.split(' '));

/** Makes prepared entries ready to be compared. */
export function openIndex(data: IndexData): SimilarityIndex {
  const stems = listOf(data.stems);
  const stemIds = new Map(stems.map((stem, id) => [stem, id]));
  return {
    language: data.language,
    scope: data.scope,
    data,
    stems,
    stemIds,
    groupIds: new Map(listOf(data.groups).map((group, id) => [group, id])),
    parts: new Set(Array.from(data.parts, (id) => stems[id] ?? '')),
    weigh: (stem) => data.weights[stemIds.get(stem) ?? -1] ?? data.unknownWeight,
  };
}

/** Prepares entries for comparison; without letters, if only whole words are compared. */
export const similarityIndex = (
  compared: readonly Compared[],
  language: LibraryLanguage,
  scope: Scope,
  withLetters = true,
): SimilarityIndex => openIndex(indexOfEntries(compared, language, scope, withLetters));

/** The places from where the list of an owner begins to where it ends. */
const range = (at: Uint32Array, owner: number): [from: number, to: number] => [
  at[owner] ?? 0,
  at[owner + 1] ?? 0,
];

/** The names of an entry. */
export function namesIn({ data, stems }: SimilarityIndex, entry: number): Name[] {
  const [first, end] = range(data.namesAt, entry);
  return Array.from({ length: end - first }, (_, nth) => {
    const words = data.words.subarray(...range(data.wordsAt, first + nth));
    return {
      words: Array.from(words, (word) => unpacked(word, stems[stemIn(word)] ?? '')),
      weight: data.nameWeights[first + nth] ?? 0,
    };
  });
}

/** The entries with a stem in their names. */
export function entriesNamed(stem: string, { data, stemIds }: SimilarityIndex): number[] {
  const [from, to] = range(data.postingsAt, stemIds.get(stem) ?? -1);
  return Array.from(data.postings.subarray(from, to)).filter((_, nth) => data.counts[(from + nth) * 3]);
}

/** A word of a name counts so many times as much as one of a step. */
const NAME_SHARE = 4;
const KEYWORD_SHARE = 3;
/** Saturation of repeated words. */
const SATURATION = 1.4;

/** How much a word tells. */
export const weightOfWord = (word: ContentWord, weigh: SimilarityIndex['weigh']): number =>
  weightOf(weigh(word.stem), word);

/** The words of a text with compounds divided into the parts that an index knows. */
export const wordsOf = (
  text: string,
  { language, scope }: Pick<SimilarityIndex, 'language' | 'scope'>,
  parts: ReadonlySet<string>,
): ContentWord[] =>
  contentOf(text.slice(0, TEXT_MAX), language, scope).flatMap((word) => split(word, parts, language, scope));

const once = (words: readonly ContentWord[]): ContentWord[] => [
  ...new Map(words.toReversed().map((word) => [word.stem, word])).values(),
];

/** So many other words may stand among those of a phrase: "moving the old website" is "moving website". */
const AMONG = 2;

/** Whether the words of a phrase stand near one another in a text. */
function standsIn(phrase: Uint32Array, said: readonly number[]): boolean {
  if (phrase.length === 0 || phrase.some((stem) => !said.includes(stem))) return false;
  const reach = phrase.length + AMONG;
  return said.some((_, at) => {
    const near = said.slice(at, at + reach);
    return phrase.every((stem) => near.includes(stem));
  });
}

function isExcluded(entry: number, said: readonly number[], { phrasesAt, ...data }: IndexData): boolean {
  const [first, end] = range(phrasesAt, entry);
  for (let phrase = first; phrase < end; phrase++)
    if (standsIn(data.phraseStems.subarray(...range(data.phraseStemsAt, phrase)), said)) return true;
  return false;
}

const NONE: ReadonlySet<number> = new Set();

/** What a text has, by the places of its stems. */
interface Said {
  /** How much each of its words tells. */
  weights: ReadonlyMap<number, number>;
  /** How much they tell together, and how many of them any entry has. */
  whole: number;
  known: number;
}

/** Compares a text with each name of an entry. */
function compareNames(
  one: Similarity,
  entry: number,
  { weights, whole, known }: Said,
  data: IndexData,
): void {
  const [first, end] = range(data.namesAt, entry);
  for (let name = first; name < end; name++) {
    const [from, to] = range(data.wordsAt, name);
    let [shared, same] = [0, 0];
    for (let at = from; at < to; at++) {
      const word = data.words[at] ?? 0;
      const said = weights.get(stemIn(word));
      if (said === undefined) continue;
      same++;
      shared += Math.min(weightOf(data.weights[stemIn(word)] ?? 0, unpacked(word, '')), said);
    }
    if (shared === 0) continue;
    const weight = data.nameWeights[name] ?? 0;
    one.named = Math.max(one.named, shared / weight);
    one.close = Math.max(one.close, (2 * shared) / (weight + whole));
    one.alike = Math.max(one.alike, (2 * same) / (to - from + known));
  }
}

/**
 * The similarity of each entry to a text; entries that have nothing in common with it are missing, and those that a phrase of it
 * excludes, unless they are `meant` anyway.
 */
export function similarTo(
  text: string,
  index: SimilarityIndex,
  meant: ReadonlySet<number> = NONE,
): Map<number, Similarity> {
  const { data, stemIds, groupIds, weigh, parts } = index;
  const all = wordsOf(text, index, parts);
  const said = all.map(({ stem }) => stemIds.get(stem) ?? -1);
  const words = once(all);
  const weights = new Map(
    words.flatMap((word) => {
      const id = stemIds.get(word.stem);
      return id === undefined ? [] : [[id, weightOfWord(word, weigh)]];
    }),
  );
  const whole = words.reduce((sum, word) => sum + weightOfWord(word, weigh), 0);
  const found = new Map<number, Similarity>();
  const at = (entry: number): Similarity => {
    const known = found.get(entry) ?? { words: 0, letters: 0, named: 0, close: 0, alike: 0 };
    found.set(entry, known);
    return known;
  };
  /** Those whose names have a weighty word of the text: only they are compared name by name. */
  const named = new Set<number>();
  let known = 0;
  const best = whole * ((NAME_SHARE * 3) / (NAME_SHARE * 3 + SATURATION));
  for (const word of words) {
    const [from, to] = range(data.postingsAt, stemIds.get(word.stem) ?? -1);
    if (to > from) known++;
    for (let nth = from; nth < to; nth++) {
      const entry = data.postings[nth] ?? 0;
      const [names = 0, inText = 0, keywords = 0] = data.counts.subarray(nth * 3, nth * 3 + 3);
      const count =
        NAME_SHARE * Math.min(3, names) + Math.min(2, inText) + KEYWORD_SHARE * Math.min(2, keywords);
      const one = at(entry);
      if (names > 0 && word.force !== 'light') named.add(entry);
      one.words += (weightOfWord(word, weigh) * (count / (count + SATURATION))) / best;
    }
  }
  for (const [group, weight] of unit(groupsIn(words), () => 1)) {
    const [from, to] = range(data.groupEntriesAt, groupIds.get(group) ?? -1);
    for (let nth = from; nth < to; nth++)
      at(data.groupEntries[nth] ?? 0).letters += weight * (data.groupWeights[nth] ?? 0);
  }
  for (const [entry, one] of found)
    if (!meant.has(entry) && isExcluded(entry, said, data)) found.delete(entry);
    else if (named.has(entry)) compareNames(one, entry, { weights, whole, known }, data);
  return found;
}
