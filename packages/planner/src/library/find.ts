import { split } from './compounds.ts';
import { isWork, type LibraryLanguage, type ProjectKind } from './kind.ts';
import { kindsIn } from './kinds.ts';
import { type ContentWord, contentOf } from './stems.ts';

/** A kind of project in the index: the words of each of its names, and all words of its names and steps. */
interface Indexed {
  kind: ProjectKind;
  names: readonly (readonly ContentWord[])[];
  /** Names of light words only, such as "make a will": a wish must contain nothing else. */
  bare: readonly (readonly string[])[];
  /** The words of all names, and of the steps. */
  named: ReadonlySet<string>;
  steps: ReadonlySet<string>;
}

interface Index {
  kinds: readonly Indexed[];
  /** The weight of a word in names: the fewer kinds have it, the more it weighs. */
  weights: ReadonlyMap<string, number>;
  /** The weight of a word that is in no kind's name. */
  unknown: number;
  /** Possible parts of compounds. */
  parts: ReadonlySet<string>;
  language: LibraryLanguage;
}

export interface Wish {
  /** The wish in the user's words. */
  wish: string;
  /** The project's name. */
  name: string;
}

export interface Found {
  kind: ProjectKind;
  /** From 0 to 1: how much of a name of the kind is in the wish, and how much of the wish the kind explains. */
  likeness: number;
}

/** The threshold for a plan. */
const NEAR = 0.55;
/** The threshold for suggestions. */
const LIKELY = 0.4;
/** How many times nearer than the second kind it must be. */
const MARGIN = 1.06;
/** The share of a step's word in explaining the wish, compared with a word of a name. */
const STEP_SHARE = 0.25;
/** The weight against a kind that does not have the word. */
const AGAINST: Record<ContentWord['force'], number> = {
  full: 1,
  verb: 1.5,
  soft: 0.15,
  light: 0,
};
/** The same for a word in a detail. */
const DETAIL_SHARE = 0.2;
/** The weight of a light word in the name of a kind. */
const LIGHT_WEIGHT = 0.25;
/** How much a word counts that only occurs in a detail. */
const DETAIL_FOUND = 0.7;
/** The share of a name that must be found, and more if it is a single word. */
const FOUND_MIN = 0.68;
const ONE_WORD_MIN = 0.8;
/** The share of closeness to one name of the kind, which separates kinds with common words. */
const CLOSE_SHARE = 0.4;
/** The share of the project's name, compared with the wish. */
const NAME_SHARE = 0.35;
/** Longest wish. */
const WISH_MAX = 300;
/** Words with fewer letters are not corrected. */
const MISSPELT_MIN = 6;

const INDEXES = new Map<LibraryLanguage, Index>();

function indexOf(language: LibraryLanguage): Index {
  const known = INDEXES.get(language);
  if (known) return known;
  const index = indexed(kindsIn(language), language);
  INDEXES.set(language, index);
  return index;
}

const stemsOf = (words: readonly ContentWord[]): Set<string> => new Set(words.map(({ stem }) => stem));
const heavy = (words: readonly ContentWord[]) => words.filter(({ force }) => force !== 'light');
const once = (words: readonly ContentWord[]): ContentWord[] => [
  ...new Map(words.map((word) => [word.stem, word])).values(),
];

const isDistinctive = (name: readonly ContentWord[]): boolean => name.some(({ force }) => force === 'full');

/** Builds the search index of kinds. */
export function indexed(all: readonly ProjectKind[], language: LibraryLanguage): Index {
  const called = all.map(({ name, also }) => [name, ...also].map((one) => contentOf(one, language)));
  const parts = stemsOf(called.flat(2).filter(({ force }) => force !== 'light'));
  const kinds = all.map((kind, at): Indexed => {
    const names = (called[at] ?? []).map((name) =>
      once(name.flatMap((word) => split(word, parts, language))),
    );
    const distinctive = names.filter(isDistinctive);
    const steps = kind.steps.flatMap((step) => (isWork(step) ? heavy(contentOf(step.title, language)) : []));
    return {
      kind,
      names: distinctive,
      bare: names.flatMap((name) =>
        name.length === 0 || isDistinctive(name) ? [] : [name.map(({ stem }) => stem)],
      ),
      named: stemsOf(heavy(names.flat())),
      steps: stemsOf(steps.flatMap((word) => split(word, parts, language))),
    };
  });
  const counts = new Map<string, number>();
  for (const { named } of kinds) for (const stem of named) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  const weightOf = (count: number) => Math.log(1 + (kinds.length - count + 0.5) / (count + 0.5));
  return {
    kinds,
    weights: new Map([...counts].map(([stem, count]) => [stem, weightOf(count)])),
    unknown: weightOf(1),
    parts,
    language,
  };
}

/** Whether two words differ in one letter: replaced, added, missing or swapped. */
function isMisspelt(word: string, other: string): boolean {
  if (Math.abs(word.length - other.length) > 1 || word[0] !== other[0]) return false;
  let start = 0;
  while (start < word.length && word[start] === other[start]) start++;
  const [one, two] = [word.slice(start), other.slice(start)];
  return (
    one.slice(1) === two.slice(1) ||
    one.slice(1) === two ||
    one === two.slice(1) ||
    (one[0] === two[1] && one[1] === two[0] && one.slice(2) === two.slice(2))
  );
}

/** The words in the index's form: one typing error corrected, and two words joined if they are one ("web site"). */
function known(words: readonly ContentWord[], { weights, parts, language }: Index): ContentWord[] {
  const put = words
    .flatMap((word) => split(word, parts, language))
    .map((word) => {
      if (word.force === 'light' || weights.has(word.stem) || word.stem.length < MISSPELT_MIN) return word;
      for (const stem of weights.keys())
        if (stem.length >= MISSPELT_MIN && isMisspelt(word.stem, stem)) return { ...word, stem };
      return word;
    });
  const joined: ContentWord[] = [];
  for (const word of put) {
    const before = joined.at(-1);
    const both = before && `${before.stem}${word.stem}`;
    if (before && both && weights.has(both)) joined.splice(-1, 1, { ...word, stem: both, force: 'full' });
    else joined.push(word);
  }
  return joined;
}

/** How much of a kind's names is in the wish, for the best name. */
function coveredOf(
  { names }: Indexed,
  wished: ReadonlyMap<string, ContentWord>,
  named: ReadonlySet<string>,
  weight: (stem: string) => number,
): number {
  let covered = 0;
  for (const name of names) {
    let [all, found, telling] = [0, 0, 0];
    for (const { stem, force, isDetail } of name) {
      const share = force === 'light' ? LIGHT_WEIGHT : weight(stem);
      const word = wished.get(stem);
      all += share;
      if (word) found += word.isDetail && !isDetail ? share * DETAIL_FOUND : share;
      else if (named.has(stem)) found += share;
      if (word?.force === 'full' && force === 'full') telling++;
    }
    // The project's name supports the wish, but is none by itself. A single word must be all of the kind's name.
    const share = found / all;
    if (telling > 0 && share >= (telling > 1 ? FOUND_MIN : ONE_WORD_MIN)) covered = Math.max(covered, share);
  }
  return covered;
}

/** Whether a wish is exactly a name of light words, in its order, without other weighty words. */
function isBareNameOf({ bare }: Indexed, words: readonly ContentWord[]): boolean {
  const stems = words.map(({ stem }) => stem);
  const heavies = words.filter(({ force }) => force === 'full' || force === 'verb').map(({ stem }) => stem);
  return bare.some((name) => {
    const places = name.map((stem) => stems.indexOf(stem));
    const inOrder = places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
    return inOrder && name.at(-1) === stems.at(-1) && heavies.every((stem) => name.includes(stem));
  });
}

/** The similarity of a wish and the best name: 1 if they have the same words. */
function closenessOf(
  { names }: Indexed,
  words: readonly ContentWord[],
  weight: (stem: string) => number,
): number {
  const share = ({ stem, force }: ContentWord) => (force === 'light' ? LIGHT_WEIGHT : weight(stem));
  const sumOf = (words: readonly ContentWord[]) => words.reduce((sum, word) => sum + share(word), 0);
  const stems = stemsOf(words);
  const whole = sumOf(words);
  return names.reduce((closest, name) => {
    const both = sumOf(name.filter(({ stem }) => stems.has(stem)));
    return Math.max(closest, (2 * both) / (whole + sumOf(name)));
  }, 0);
}

/** The similarity of a kind and the wish. */
function likenessOf(
  one: Indexed,
  words: readonly ContentWord[],
  beside: readonly ContentWord[],
  { weights, unknown }: Index,
): number {
  const weight = (stem: string) => weights.get(stem) ?? unknown;
  const wished = new Map(words.map((word) => [word.stem, word]));
  const covered = coveredOf(one, wished, stemsOf(beside), weight);
  if (covered === 0) return 0;
  let [all, explained] = [0, 0];
  const count = ({ stem, force, isDetail }: ContentWord, share: number) => {
    const inKind = one.named.has(stem) ? 1 : force !== 'verb' && one.steps.has(stem) ? STEP_SHARE : 0;
    const full = weight(stem) * share;
    all += full * (inKind > 0 ? 1 : isDetail && force !== 'soft' ? DETAIL_SHARE : AGAINST[force]);
    explained += full * inKind;
  };
  for (const word of heavy(words)) count(word, 1);
  for (const word of heavy(beside)) if (!wished.has(word.stem)) count({ ...word, force: 'soft' }, NAME_SHARE);
  const near = all > 0 ? covered * (explained / all) ** 2 : 0;
  return near * (1 - CLOSE_SHARE + CLOSE_SHARE * closenessOf(one, once(words), weight));
}

/** The kinds most similar to a wish, the best first. */
export function nearest({ wish, name }: Wish, index: Index, language: LibraryLanguage): Found[] {
  const [wished, named] = [wish, name].map((text) =>
    known(contentOf(text.slice(0, WISH_MAX), language), index),
  );
  const isBare = wished?.every(({ force }) => force !== 'full') ?? true;
  const [said = [], beside = []] = isBare ? [[...(wished ?? []), ...(named ?? [])], []] : [wished, named];
  return index.kinds
    .map((one) => ({
      kind: one.kind,
      likeness: isBareNameOf(one, wished ?? []) ? 1 : likenessOf(one, said, beside, index),
    }))
    .sort((a, b) => b.likeness - a.likeness);
}

/** Finds the kind of a wish in a language. */
export type Find = (wish: Wish, language: LibraryLanguage, index?: Index) => Found | undefined;

/**
 * The kind of project for a wish; undefined if none is similar enough, or two are. A wrong plan costs more trust than
 * no plan, so nearly all of the wish must match the kind, and not just one common word.
 */
export const findKind: Find = (wish, language, index = indexOf(language)) => {
  const [first, second] = nearest(wish, index, language);
  if (!first || first.likeness < NEAR) return undefined;
  return second && first.likeness < second.likeness * MARGIN ? undefined : first;
};

/** The probable kind of a wish: similar enough for a few suggestions, not for a plan. */
export const findLikelyKind: Find = (wish, language, index = indexOf(language)) => {
  const [first] = nearest(wish, index, language);
  return first && first.likeness >= LIKELY ? first : undefined;
};
