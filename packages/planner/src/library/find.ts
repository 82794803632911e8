import { split } from './compounds.ts';
import { isWork, type LibraryLanguage, type ProjectKind } from './kind.ts';
import { kindsIn } from './kinds.ts';
import { type ContentWord, contentOf } from './stems.ts';

/** A kind as it is looked for: the words of each of its names, and all words of its names and of its steps. */
interface Indexed {
  kind: ProjectKind;
  names: readonly (readonly ContentWord[])[];
  /** Names of small words alone, such as "make a will": a wish has to say no more. */
  bare: readonly (readonly string[])[];
  /** The words of all names, and of steps. */
  named: ReadonlySet<string>;
  steps: ReadonlySet<string>;
}

interface Index {
  kinds: readonly Indexed[];
  /** How much a word of names tells: the fewer kinds are called by it, the more. */
  weights: ReadonlyMap<string, number>;
  /** Of a word that no kind is called by. */
  unknown: number;
  /** Words that compounds are made of. */
  parts: ReadonlySet<string>;
  language: LibraryLanguage;
}

export interface Wish {
  /** What is wished, in the person's words. */
  wish: string;
  /** What the project is called. */
  name: string;
}

export interface Found {
  kind: ProjectKind;
  /** From 0 to 1: how much of a name of the kind was said, and how much of what was said the kind explains. */
  likeness: number;
}

/** A kind is near enough from here on. */
const NEAR = 0.55;
/** For suggestions it is from here on. */
const LIKELY = 0.4;
/** So many times nearer than the second. */
const MARGIN = 1.06;
/** A word of steps explains less than a word of names. */
const STEP_SHARE = 0.25;
/** A word speaks this much against a kind that does not know it. */
const AGAINST: Record<ContentWord['force'], number> = {
  full: 1,
  verb: 1.5,
  soft: 0.15,
  light: 0,
};
/** So does a detail. */
const DETAIL_SHARE = 0.2;
/** The weight of a light word in the name of a kind. */
const LIGHT_WEIGHT = 0.25;
/** A word of a name that is only said in a detail is found by this much. */
const DETAIL_FOUND = 0.7;
/** So much of a name has to be found, and more where that is by one word. */
const FOUND_MIN = 0.68;
const ONE_WORD_MIN = 0.8;
/** The share of how close the words of a wish are to one name of the kind: it tells kinds apart that share words. */
const CLOSE_SHARE = 0.4;
/** The share of the words of a project's name, beside those of the wish. */
const NAME_SHARE = 0.35;
/** No wish is longer. */
const SAID_MAX = 300;
/** A word of fewer letters is not taken for one that is written wrong. */
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

const isTelling = (name: readonly ContentWord[]): boolean => name.some(({ force }) => force === 'full');

/** What kinds are looked for by. */
export function indexed(all: readonly ProjectKind[], language: LibraryLanguage): Index {
  const called = all.map(({ name, also }) => [name, ...also].map((one) => contentOf(one, language)));
  const parts = stemsOf(called.flat(2).filter(({ force }) => force !== 'light'));
  const kinds = all.map((kind, at): Indexed => {
    const names = (called[at] ?? []).map((name) =>
      once(name.flatMap((word) => split(word, parts, language))),
    );
    const telling = names.filter(isTelling);
    const steps = kind.steps.flatMap((step) => (isWork(step) ? heavy(contentOf(step.title, language)) : []));
    return {
      kind,
      names: telling,
      bare: names.flatMap((name) =>
        name.length === 0 || isTelling(name) ? [] : [name.map(({ stem }) => stem)],
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

/** Whether two words are the same but for one letter that is wrong, too many, too few or in the wrong place. */
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

/** The words as the index knows them: put right where one letter is wrong, and joined where two make one ("web site"). */
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

/** How much of the names of a kind is said: of the one of which most is. */
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
    // The name of the project adds to what is wished; it is no wish by itself. One word has to be all of the kind's name.
    const share = found / all;
    if (telling > 0 && share >= (telling > 1 ? FOUND_MIN : ONE_WORD_MIN)) covered = Math.max(covered, share);
  }
  return covered;
}

/** Whether a wish says a name of small words, in its order and to its end, and nothing more that weighs. */
function isBareNameOf({ bare }: Indexed, said: readonly ContentWord[]): boolean {
  const stems = said.map(({ stem }) => stem);
  const heavies = said.filter(({ force }) => force === 'full' || force === 'verb').map(({ stem }) => stem);
  return bare.some((name) => {
    const places = name.map((stem) => stems.indexOf(stem));
    const inOrder = places.every((place, at) => place >= 0 && place >= (places[at - 1] ?? 0));
    return inOrder && name.at(-1) === stems.at(-1) && heavies.every((stem) => name.includes(stem));
  });
}

/** How like a wish and the name that is most like it are: 1 where they consist of the same words. */
function closenessOf(
  { names }: Indexed,
  said: readonly ContentWord[],
  weight: (stem: string) => number,
): number {
  const share = ({ stem, force }: ContentWord) => (force === 'light' ? LIGHT_WEIGHT : weight(stem));
  const sumOf = (words: readonly ContentWord[]) => words.reduce((sum, word) => sum + share(word), 0);
  const stems = stemsOf(said);
  const whole = sumOf(said);
  return names.reduce((closest, name) => {
    const both = sumOf(name.filter(({ stem }) => stems.has(stem)));
    return Math.max(closest, (2 * both) / (whole + sumOf(name)));
  }, 0);
}

/** How near a kind is to what was said. */
function likenessOf(
  one: Indexed,
  said: readonly ContentWord[],
  beside: readonly ContentWord[],
  { weights, unknown }: Index,
): number {
  const weight = (stem: string) => weights.get(stem) ?? unknown;
  const wished = new Map(said.map((word) => [word.stem, word]));
  const covered = coveredOf(one, wished, stemsOf(beside), weight);
  if (covered === 0) return 0;
  let [all, explained] = [0, 0];
  const count = ({ stem, force, isDetail }: ContentWord, share: number) => {
    const inKind = one.named.has(stem) ? 1 : force !== 'verb' && one.steps.has(stem) ? STEP_SHARE : 0;
    const full = weight(stem) * share;
    all += full * (inKind > 0 ? 1 : isDetail && force !== 'soft' ? DETAIL_SHARE : AGAINST[force]);
    explained += full * inKind;
  };
  for (const word of heavy(said)) count(word, 1);
  for (const word of heavy(beside)) if (!wished.has(word.stem)) count({ ...word, force: 'soft' }, NAME_SHARE);
  const near = all > 0 ? covered * (explained / all) ** 2 : 0;
  return near * (1 - CLOSE_SHARE + CLOSE_SHARE * closenessOf(one, once(said), weight));
}

/** The kinds nearest to a wish, the nearest first. */
export function nearest({ wish, name }: Wish, index: Index, language: LibraryLanguage): Found[] {
  const [wished, named] = [wish, name].map((said) =>
    known(contentOf(said.slice(0, SAID_MAX), language), index),
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
 * The kind of project that a wish is; undefined where none is near enough, or two are. A wrong plan costs more trust than
 * none, so nearly all that is said has to belong to the kind, and not one common word.
 */
export const findKind: Find = (wish, language, index = indexOf(language)) => {
  const [first, second] = nearest(wish, index, language);
  if (!first || first.likeness < NEAR) return undefined;
  return second && first.likeness < second.likeness * MARGIN ? undefined : first;
};

/** The kind that a wish may be: near enough for a few suggestions, not for a plan. */
export const findLikelyKind: Find = (wish, language, index = indexOf(language)) => {
  const [first] = nearest(wish, index, language);
  return first && first.likeness >= LIKELY ? first : undefined;
};
