import { splitStem } from './compounds.ts';
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

/**
 * An index in numbers, which take a tenth of the memory of objects and can be stored as they are. Each `…At` says where the
 * part of an owner begins in the list beside it, and ends where the next one's begins.
 */
export interface IndexData {
  language: LibraryLanguage;
  scope: Scope;
  /** How many entries there are. */
  entries: number;
  /** All stems, with spaces between them; elsewhere each is its place among them. */
  stems: string;
  /** How much each stem tells. */
  weights: Float64Array;
  /** How much a stem tells that no entry has. */
  unknownWeight: number;
  /** The stems that may be part of a compound. */
  parts: Uint32Array;
  /** By entry its names, by name its words and their weight together. */
  namesAt: Uint32Array;
  wordsAt: Uint32Array;
  /** A stem, what it counts for, and whether it is a detail: see `packed`. */
  words: Uint32Array;
  nameWeights: Float64Array;
  /** By entry the phrases that exclude it, by phrase its stems. */
  phrasesAt: Uint32Array;
  phraseStemsAt: Uint32Array;
  phraseStems: Uint32Array;
  /** By stem the entries that have it, and three numbers for each: how often in names, text and keywords. */
  postingsAt: Uint32Array;
  postings: Uint16Array;
  counts: Uint8Array;
  /** All groups of letters, as the stems; by group the entries that have it, and its weight in each of them. */
  groups: string;
  groupEntriesAt: Uint32Array;
  groupEntries: Uint16Array;
  groupWeights: Float64Array;
}

type Weigh = (stem: string) => number;

const FORCES = ['full', 'verb', 'soft', 'light'] as const satisfies readonly ContentWord['force'][];
export const FORCE: Record<ContentWord['force'], number> = { full: 1, verb: 0.7, soft: 0.35, light: 0.06 };
/** A word in a detail ("for the youth centre") counts less. */
const DETAIL_SHARE = 0.55;
const GROUP_LENGTH = 4;
/** Longer texts are cut: the kind of a project stands at its beginning. */
export const TEXT_MAX = 1_500;
const COUNT_MAX = 255;

const packed = (stem: number, { force, isDetail }: ContentWord): number =>
  stem * 8 + FORCES.indexOf(force) * 2 + Number(isDetail);

/** The place of the stem of a packed word. */
export const stemIn = (word: number): number => word >>> 3;

export const unpacked = (word: number, stem: string): ContentWord => ({
  stem,
  force: FORCES[(word >>> 1) & 3] ?? 'full',
  isDetail: (word & 1) === 1,
});

/** How much a word tells whose stem tells so much. */
export const weightOf = (
  stemWeight: number,
  { force, isDetail }: Pick<ContentWord, 'force' | 'isDetail'>,
): number => stemWeight * FORCE[force] * (isDetail ? DETAIL_SHARE : 1);

/** The groups of letters within a word, with its beginning and end marked. */
export function groupsOf(stem: string): string[] {
  const marked = `^${stem}$`;
  const last = Math.max(0, marked.length - GROUP_LENGTH);
  return Array.from({ length: last + 1 }, (_, at) => marked.slice(at, at + GROUP_LENGTH));
}

/** How much each group of letters is in words. */
export function groupsIn(words: readonly ContentWord[], lettersOf = groupsOf): Map<string, number> {
  const groups = new Map<string, number>();
  for (const { stem, force } of words) {
    if (force === 'light') continue;
    for (const group of lettersOf(stem)) groups.set(group, (groups.get(group) ?? 0) + FORCE[force]);
  }
  return groups;
}

export function unit(groups: ReadonlyMap<string, number>, weigh: Weigh): Map<string, number> {
  const weighed = [...groups].map(([group, count]) => [group, Math.sqrt(count) * weigh(group)] as const);
  const length = Math.hypot(...weighed.map(([, weight]) => weight)) || 1;
  return new Map(weighed.map(([group, weight]) => [group, weight / length]));
}

/** Inverse document frequency, at least a little. */
const weigher = (counts: ReadonlyMap<string, number>, total: number): Weigh => {
  const weightFor = (count: number) => Math.log(1 + (total - count + 0.5) / (count + 0.5));
  const most = weightFor(1);
  return (key) => {
    const count = counts.get(key);
    return count === undefined ? most : Math.max(0.3, weightFor(count));
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

/** How often a stem is in the names and in the text of an entry. */
interface Posting {
  entry: number;
  names: number;
  text: number;
  keywords: number;
}

interface ReadEntry {
  named: ContentWord[][];
  groups: Map<string, number>;
  not: string[][];
}

/** Lists of one owner after the other, each with where it begins. */
function inRow<V>(lists: readonly (readonly V[])[]): { at: Uint32Array; all: V[] } {
  const at = new Uint32Array(lists.length + 1);
  for (const [owner, { length }] of lists.entries()) at[owner + 1] = (at[owner] ?? 0) + length;
  return { at, all: lists.flat() };
}

/** What was read of all entries. */
interface Found {
  read: readonly ReadEntry[];
  postings: ReadonlyMap<string, readonly Posting[]>;
  byLetters: ReadonlyMap<string, readonly number[]>;
  parts: ReadonlySet<string>;
}

function wordsInNumbers({ read, postings, parts }: Found) {
  const counts = new Map(
    [...postings].map(([stem, all]) => [stem, all.filter(({ names }) => names > 0).length || 1]),
  );
  const weigh = weigher(counts, read.length);
  const stems = [...new Set([...postings.keys(), ...parts, ...read.flatMap(({ not }) => not.flat())])];
  const ids = new Map(stems.map((stem, id) => [stem, id]));
  const idOf = (stem: string) => ids.get(stem) ?? 0;
  const names = inRow(read.map(({ named }) => named));
  const words = inRow(names.all);
  const phrases = inRow(read.map(({ not }) => not));
  const phraseStems = inRow(phrases.all);
  const posted = inRow(stems.map((stem) => postings.get(stem) ?? []));
  const sumOf = (all: readonly ContentWord[]) =>
    all.reduce((sum, word) => sum + weightOf(weigh(word.stem), word), 0);
  return {
    stems: stems.join(' '),
    weights: Float64Array.from(stems, weigh),
    unknownWeight: weigh(''),
    parts: Uint32Array.from(parts, idOf),
    namesAt: names.at,
    wordsAt: words.at,
    words: Uint32Array.from(words.all, (word) => packed(idOf(word.stem), word)),
    nameWeights: Float64Array.from(names.all, sumOf),
    phrasesAt: phrases.at,
    phraseStemsAt: phraseStems.at,
    phraseStems: Uint32Array.from(phraseStems.all, idOf),
    postingsAt: posted.at,
    postings: Uint16Array.from(posted.all, ({ entry }) => entry),
    counts: Uint8Array.from(
      posted.all.flatMap(({ names, text, keywords }) =>
        [names, text, keywords].map((count) => Math.min(COUNT_MAX, count)),
      ),
    ),
  };
}

function lettersInNumbers({ read, byLetters }: Found) {
  const counts = new Map([...byLetters].map(([group, all]) => [group, all.length]));
  const weigh = weigher(counts, read.length);
  const letters = read.map(({ groups }) => unit(groups, weigh));
  const entries = inRow([...byLetters.values()]);
  const weights = [...byLetters].flatMap(([group, all]) => all.map((at) => letters[at]?.get(group) ?? 0));
  return {
    groups: [...byLetters.keys()].join(' '),
    groupEntriesAt: entries.at,
    groupEntries: Uint16Array.from(entries.all),
    groupWeights: Float64Array.from(weights),
  };
}

/** Prepares entries for comparison; without letters, if only whole words are compared. */
export function indexOfEntries(
  compared: readonly Compared[],
  language: LibraryLanguage,
  scope: Scope,
  withLetters = true,
): IndexData {
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
  const read = compared.map(({ not, text, keywords = [] }, entry): ReadEntry => {
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
  const found = { read, postings, byLetters, parts };
  const numbers = { ...wordsInNumbers(found), ...lettersInNumbers(found) };
  return { language, scope, entries: compared.length, ...numbers };
}
