import {
  type Similarity,
  type SimilarityIndex,
  similarityIndex,
  similarTo,
} from '@daymark/planner/library/similarity';
import { wordsIn } from './names.ts';
import { LEXICONS, piecesOf } from './read.ts';
import { isNearly } from './text.ts';
import { keyOf } from './vocabulary.ts';
import { type Asked, type Masked, maskedWay, SLOTS, type Slot, waysOf } from './ways.ts';
import type { Language } from './words.ts';

/** How often each slot is in the ways of an intent. */
export type Ranges = Readonly<Record<Slot, { least: number; most: number }>>;

/** An intent of the catalogue with the score of a message, and how likely it is meant among all of them. */
export interface Near {
  id: string;
  score: number;
  sure: number;
  ranges: Ranges;
}

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

interface Own {
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

const lowerWordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** The pairs of words in a row, each as one word: they tell "did I" from "I did". */
function pairsIn(text: string): string {
  const words = ['x', ...lowerWordsIn(text), 'x'];
  return words
    .slice(1)
    .map((word, at) => `${words[at]}0${word}`)
    .join(' ');
}

/** What the words of a text mean, each as one word: "shift" and "postpone" mean the same. */
function meaningsIn(text: string, language: Language): string {
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

const NOTHING: Similarity = { words: 0, letters: 0, named: 0, close: 0 };

/** Slots that a message has too many of for an intent, or that it lacks. */
const apartOf = (ranges: Ranges, slots: Masked['slots']): number =>
  (['name', 'day', 'time'] as const).reduce(
    (sum, slot) =>
      sum + Math.max(0, ranges[slot].least - slots[slot]) + Math.max(0, slots[slot] - ranges[slot].most),
    0,
  );

/** What tells how near an intent is to a message; `WEIGHTS` has their weights. */
export const FEATURES = [
  'words',
  'letters',
  'named',
  'close',
  'lead',
  'pairs',
  'pairsClose',
  'meanings',
  'meaningsNamed',
  'meaningsClose',
  'meaningsLead',
  'apart',
] as const;
export type IntentFeatures = Record<(typeof FEATURES)[number], number>;

/** Fitted to the ways themselves, each left out in turn. */
export const WEIGHTS: IntentFeatures = {
  words: 0.51,
  letters: 5.06,
  named: 1.1,
  close: 0.14,
  lead: 0.74,
  pairs: 3.4,
  pairsClose: 0.7,
  meanings: 0.67,
  meaningsNamed: 1.3,
  meaningsClose: 3.05,
  meaningsLead: 0.99,
  apart: -3.37,
};

/** The features of each intent that has anything in common with a message. */
export function featuresOf({ text, slots }: Masked, catalogue: Catalogue): Map<string, IntentFeatures> {
  const { language, asked, ranges } = catalogue;
  const byWords = similarTo(text, catalogue.byWords);
  const byPairs = similarTo(pairsIn(text), catalogue.byPairs);
  const byMeanings = similarTo(meaningsIn(text, language), catalogue.byMeanings);
  const mostOf = (found: ReadonlyMap<number, Similarity>) =>
    Math.max(0.01, ...[...found.values()].map(({ words }) => words));
  const [mostWords, mostMeanings] = [mostOf(byWords), mostOf(byMeanings)];
  const features = new Map<string, IntentFeatures>();
  for (const at of new Set([...byWords.keys(), ...byMeanings.keys()])) {
    const [one, range] = [asked[at], ranges[at]];
    if (!one || !range) continue;
    const [own, pairs, meanings] = [byWords, byPairs, byMeanings].map((found) => found.get(at) ?? NOTHING);
    features.set(one.id, {
      words: own?.words ?? 0,
      letters: own?.letters ?? 0,
      named: own?.named ?? 0,
      close: own?.close ?? 0,
      lead: (own?.words ?? 0) / mostWords,
      pairs: pairs?.words ?? 0,
      pairsClose: pairs?.close ?? 0,
      meanings: meanings?.words ?? 0,
      meaningsNamed: meanings?.named ?? 0,
      meaningsClose: meanings?.close ?? 0,
      meaningsLead: (meanings?.words ?? 0) / mostMeanings,
      apart: apartOf(range, slots),
    });
  }
  return features;
}

/** The words of a text that no way of an intent has, nor any with the same meaning, besides words that say little. */
export function uncoveredIn(text: string, id: string, catalogue: Catalogue): string[] {
  const own = catalogue.own.get(id);
  if (!own) return [];
  return piecesOf(wordsIn(text), LEXICONS[catalogue.language]).flatMap(({ text: said, meanings }) => {
    const isFill = meanings.has('fill') || meanings.has('polite');
    const isMeant = [...meanings].some((one) => own.meanings.has(`meaning${one}`));
    const isSaid = lowerWordsIn(said).every(
      (word) => word.length < 2 || word.startsWith('slot') || spelledAs(word, own) !== undefined,
    );
    return isFill || isMeant || isSaid ? [] : [said];
  });
}

/** A way that shares fewer words is not near. */
const NEAR_SHARE = 0.75;

/** The words of the way of an intent that shares most words with a text; none if it does not share most of them. */
export function nearestWay(text: string, id: string, { own }: Catalogue): ReadonlySet<string> {
  const said = new Set(lowerWordsIn(text));
  const share = (way: ReadonlySet<string>) => (2 * said.intersection(way).size) / (said.size + way.size);
  const [way] = (own.get(id)?.ways ?? []).toSorted((one, other) => share(other) - share(one));
  return way && share(way) >= NEAR_SHARE ? way : new Set();
}

/** The intents nearest to a message, the best first, each with its likelihood. */
export function nearest(said: Masked, catalogue: Catalogue, weights = WEIGHTS): Near[] {
  const ranges = new Map(catalogue.asked.map(({ id }, at) => [id, catalogue.ranges[at]]));
  const scored = [...featuresOf(said, catalogue)].flatMap(([id, features]) => {
    const range = ranges.get(id);
    const score = FEATURES.reduce((sum, one) => sum + features[one] * weights[one], 0);
    return range ? [{ id, score, ranges: range }] : [];
  });
  const most = Math.max(...scored.map(({ score }) => score));
  const whole = scored.reduce((sum, { score }) => sum + Math.exp(score - most), 0);
  return scored
    .map((one) => ({ ...one, sure: Math.exp(one.score - most) / whole }))
    .sort((one, other) => other.score - one.score);
}
