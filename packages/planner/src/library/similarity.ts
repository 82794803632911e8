import { split, splitStem } from './compounds.ts';
import type { LibraryLanguage } from './entries.ts';
import { type ContentWord, contentOf, type Scope, wordReader } from './stems.ts';

/** What is compared of an entry: each of its names, the words that exclude it, and the texts of its steps. */
export interface Compared {
  names: readonly string[];
  not: readonly string[];
  text: string;
  /** Words that people mention with it. */
  keywords?: readonly string[];
}

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

type Weigh = (stem: string) => number;

interface Name {
  words: readonly ContentWord[];
  weight: number;
}

interface Indexed {
  names: readonly Name[];
  not: readonly (readonly string[])[];
  /** The weight of each of its letter groups, as a unit vector. */
  letters: ReadonlyMap<string, number>;
}

/** How often a stem is in the names and in the text of an entry. */
interface Posting {
  entry: number;
  names: number;
  text: number;
  keywords: number;
}

export interface SimilarityIndex {
  language: LibraryLanguage;
  scope: Scope;
  entries: readonly Indexed[];
  postings: ReadonlyMap<string, readonly Posting[]>;
  parts: ReadonlySet<string>;
  weigh: Weigh;
  /** The entries that have a letter group. */
  byLetters: ReadonlyMap<string, readonly number[]>;
}

/** A word of a name counts so many times as much as one of a step. */
const NAME_SHARE = 4;
const KEYWORD_SHARE = 3;
/** Saturation of repeated words. */
const SATURATION = 1.4;
const FORCE: Record<ContentWord['force'], number> = { full: 1, verb: 0.7, soft: 0.35, light: 0.06 };
/** A word in a detail ("for the youth centre") counts less. */
const DETAIL_SHARE = 0.55;
const GROUP_LENGTH = 4;
/** Longer texts are cut: the kind of a project stands at its beginning. */
const TEXT_MAX = 1_500;

/** How much a word tells. */
export const weightOfWord = ({ stem, force, isDetail }: ContentWord, weigh: Weigh): number =>
  weigh(stem) * FORCE[force] * (isDetail ? DETAIL_SHARE : 1);

/** The words of a text with compounds divided into the parts that an index knows. */
export const wordsOf = (
  text: string,
  { language, scope }: Pick<SimilarityIndex, 'language' | 'scope'>,
  parts: ReadonlySet<string>,
): ContentWord[] =>
  contentOf(text.slice(0, TEXT_MAX), language, scope).flatMap((word) => split(word, parts, language, scope));

/** The groups of letters within a word, with its beginning and end marked. */
function groupsOf(stem: string): string[] {
  const marked = `^${stem}$`;
  const last = Math.max(0, marked.length - GROUP_LENGTH);
  return Array.from({ length: last + 1 }, (_, at) => marked.slice(at, at + GROUP_LENGTH));
}

/** How much each group of letters is in words. */
function groupsIn(words: readonly ContentWord[], lettersOf = groupsOf): Map<string, number> {
  const groups = new Map<string, number>();
  for (const { stem, force } of words) {
    if (force === 'light') continue;
    for (const group of lettersOf(stem)) groups.set(group, (groups.get(group) ?? 0) + FORCE[force]);
  }
  return groups;
}

function unit(groups: ReadonlyMap<string, number>, weigh: Weigh): Map<string, number> {
  const weighed = [...groups].map(([group, count]) => [group, Math.sqrt(count) * weigh(group)] as const);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([group, weight]) => [group, weight / length]));
}

/** Inverse document frequency, at least a little. */
const weigher = (counts: ReadonlyMap<string, number>, total: number): Weigh => {
  const weightOf = (count: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5));
  const most = weightOf(1);
  return (key) => {
    const count = counts.get(key);
    return count === undefined ? most : Math.max(0.3, weightOf(count));
  };
};

function add<V>(lists: Map<string, V[]>, key: string, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** What is computed of a word, once for each: in the texts of an index most of them recur. */
function remembered<T>(compute: (word: string) => T): (word: string) => T {
  const known = new Map<string, T>();
  return (word) => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const computed = compute(word);
    known.set(word, computed);
    return computed;
  };
}

/** The parts of a word that is none of several. */
const ALONE: readonly string[] = [];

/** Prepares entries for comparison; without letters, if only whole words are compared. */
export function similarityIndex(
  compared: readonly Compared[],
  language: LibraryLanguage,
  scope: Scope,
  withLetters = true,
): SimilarityIndex {
  const readWord = remembered(wordReader(language, scope));
  const wholeWordsIn = (text: string) => contentOf(text.slice(0, TEXT_MAX), language, scope, readWord);
  const namesOf = compared.map(({ names }) => names.map(wholeWordsIn));
  const parts = new Set(namesOf.flat(2).flatMap(({ stem, force }) => (force === 'light' ? [] : stem)));
  const partsOf = remembered((stem) => splitStem(stem, parts, language, scope));
  const divided = (words: readonly ContentWord[]): ContentWord[] =>
    words.flatMap((word) => {
      const stems = word.force === 'light' ? ALONE : partsOf(word.stem);
      return stems.length > 1 ? stems.map((stem) => ({ ...word, stem })) : word;
    });
  const wordsIn = (text: string) => divided(wholeWordsIn(text));
  const lettersOf = remembered(groupsOf);
  const postings = new Map<string, Posting[]>();
  const byLetters = new Map<string, number[]>();
  const read = compared.map(({ not, text, keywords = [] }, entry) => {
    const counted = new Map<string, Posting>();
    const count = (words: readonly ContentWord[], field: 'names' | 'text' | 'keywords') => {
      for (const { stem } of words) {
        const posting = counted.get(stem) ?? { entry, names: 0, text: 0, keywords: 0 };
        posting[field]++;
        counted.set(stem, posting);
      }
    };
    const named = (namesOf[entry] ?? []).map(divided);
    for (const words of named) count(words, 'names');
    count(wordsIn(text), 'text');
    count(wordsIn(keywords.join('. ')), 'keywords');
    for (const [stem, posting] of counted) add(postings, stem, posting);
    const groups = withLetters ? groupsIn(named.flat(), lettersOf) : new Map<string, number>();
    for (const group of groups.keys()) add(byLetters, group, entry);
    // What is in a name of its own, by its stems, excludes nothing: "ensuite" and "suite".
    const excluded = not
      .map((phrase) => wordsIn(phrase).map(({ stem }) => stem))
      .filter(
        (phrase) => !named.some((words) => phrase.every((stem) => words.some((word) => word.stem === stem))),
      );
    return { named, groups, not: excluded };
  });
  const nameCounts = new Map(
    [...postings].map(([stem, all]) => [stem, all.filter(({ names }) => names > 0).length || 1]),
  );
  const weigh = weigher(nameCounts, compared.length);
  const letterCounts = new Map([...byLetters].map(([group, all]) => [group, all.length]));
  const weighLetters = weigher(letterCounts, compared.length);
  const entries = read.map(({ named, groups, not }) => ({
    names: named.map((words) => ({
      words,
      weight: words.reduce((sum, word) => sum + weightOfWord(word, weigh), 0),
    })),
    not,
    letters: unit(groups, weighLetters),
  }));
  return { language, scope, entries, postings, parts, weigh, byLetters };
}

const once = (words: readonly ContentWord[]): ContentWord[] => [
  ...new Map(words.toReversed().map((word) => [word.stem, word])).values(),
];

/** So many other words may stand among those of a phrase: "moving the old website" is "moving website". */
const AMONG = 2;

/** Whether the words of a phrase stand near one another in a text. */
function standsIn(phrase: readonly string[], said: readonly string[]): boolean {
  const [first] = phrase;
  if (first === undefined || phrase.some((stem) => !said.includes(stem))) return false;
  const reach = phrase.length + AMONG;
  return said.some((_, at) => {
    const near = said.slice(at, at + reach);
    return phrase.every((stem) => near.includes(stem));
  });
}

/** The similarity of each entry to a text; entries that have nothing in common with it are missing. */
export function similarTo(text: string, index: SimilarityIndex): Map<number, Similarity> {
  const { entries, postings, weigh, byLetters, parts } = index;
  const all = wordsOf(text, index, parts);
  const said = all.map(({ stem }) => stem);
  const words = once(all);
  const stems = new Map(words.map((word) => [word.stem, word]));
  const whole = words.reduce((sum, word) => sum + weightOfWord(word, weigh), 0);
  const found = new Map<number, Similarity>();
  const at = (entry: number): Similarity => {
    const known = found.get(entry) ?? { words: 0, letters: 0, named: 0, close: 0, alike: 0 };
    found.set(entry, known);
    return known;
  };
  /** Those whose names have a weighty word of the text: only they are compared name by name. */
  const named = new Set<number>();
  const known = words.filter(({ stem }) => postings.has(stem)).length;
  const best = whole * ((NAME_SHARE * 3) / (NAME_SHARE * 3 + SATURATION));
  for (const word of words)
    for (const { entry, names, text: inText, keywords } of postings.get(word.stem) ?? []) {
      const count =
        NAME_SHARE * Math.min(3, names) + Math.min(2, inText) + KEYWORD_SHARE * Math.min(2, keywords);
      const one = at(entry);
      if (names > 0 && word.force !== 'light') named.add(entry);
      one.words += (weightOfWord(word, weigh) * (count / (count + SATURATION))) / best;
    }
  const letters = unit(groupsIn(words), () => 1);
  for (const [group, weight] of letters)
    for (const entry of byLetters.get(group) ?? [])
      at(entry).letters += weight * (entries[entry]?.letters.get(group) ?? 0);
  for (const [entry, one] of found) {
    const indexed = entries[entry];
    if (!indexed) continue;
    if (indexed.not.some((phrase) => phrase.length > 0 && standsIn(phrase, said))) {
      found.delete(entry);
      continue;
    }
    for (const name of named.has(entry) ? indexed.names : []) {
      let [shared, same] = [0, 0];
      for (const word of name.words) {
        const said = stems.get(word.stem);
        if (!said) continue;
        same++;
        shared += Math.min(weightOfWord(word, weigh), weightOfWord(said, weigh));
      }
      if (shared === 0) continue;
      one.named = Math.max(one.named, shared / name.weight);
      one.close = Math.max(one.close, (2 * shared) / (name.weight + whole));
      one.alike = Math.max(one.alike, (2 * same) / (name.words.length + known));
    }
  }
  return found;
}
