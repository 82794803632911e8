import { type Similarity, similarTo } from '@daymark/planner/library/similarity';
import {
  type Catalogue,
  lowerWordsIn,
  meaningsIn,
  type Own,
  pairsIn,
  type Ranges,
  spelledAs,
} from './catalogue.ts';
import { wordsIn } from './names.ts';
import { LEXICONS, piecesOf } from './read.ts';
import type { Masked } from './ways.ts';

/** An intent of the catalogue with the score of a message, and how likely it is meant among all of them. */
export interface Near {
  id: string;
  score: number;
  sure: number;
  ranges: Ranges;
}

const NOTHING: Similarity = { words: 0, letters: 0, named: 0, close: 0, alike: 0 };

/** Slots that a message has too many of for an intent, or that it lacks, and whether it names a thing of another kind. */
function apartOf(ranges: Ranges, { slots, kinds }: Masked, own: Own | undefined): number {
  const isOther =
    kinds !== undefined && kinds.size > 0 && own && own.kinds.size > 0 && kinds.isDisjointFrom(own.kinds);
  return (['name', 'day', 'time'] as const).reduce(
    (sum, slot) =>
      sum + Math.max(0, ranges[slot].least - slots[slot]) + Math.max(0, slots[slot] - ranges[slot].most),
    isOther ? 1 : 0,
  );
}

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
  words: 0.81,
  letters: 4.77,
  named: 1.42,
  close: 0.63,
  lead: 0.6,
  pairs: 3.25,
  pairsClose: 1.14,
  meanings: 0.41,
  meaningsNamed: 1.48,
  meaningsClose: 2.41,
  meaningsLead: 0.73,
  apart: -3.27,
};

/** The features of each intent that has anything in common with a message. */
export function featuresOf(said: Masked, catalogue: Catalogue): Map<string, IntentFeatures> {
  const { text } = said;
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
      apart: apartOf(range, said, catalogue.own.get(one.id)),
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
