import type { ProjectKind } from './entries.ts';
import { indexesOf, namesClient } from './indexes.ts';
import { headsOf } from './lazy-list.ts';
import type { Library } from './library.ts';
import { namesIn, type Similarity, type SimilarityIndex, similarTo, wordsOf } from './similarity.ts';

/** The words of a brief that say what kind of project it is. */
export interface BriefWords {
  name: string;
  description: string;
  /** Category and tags. */
  about: string;
}

/** A kind with how sure it is that the brief means it, from 0 to 1. */
export interface FoundKind {
  kind: ProjectKind;
  score: number;
}

/** The features of a kind beside a brief; `WEIGHTS` has their weights. */
export const FEATURES = [
  'nameWords',
  'nameLetters',
  'nameNamed',
  'nameClose',
  'nameSame',
  'nameAlike',
  'nameAct',
  'wholeWords',
  'wholeLetters',
  'wholeNamed',
  'wholeClose',
  'wholeLead',
  'about',
  'domain',
  'client',
] as const;
export type KindFeatures = Record<(typeof FEATURES)[number], number>;

/** From this closeness on a project has the name of the kind. */
const SAME = 0.95;
const NOTHING: Similarity = { words: 0, letters: 0, named: 0, close: 0, alike: 0 };

/** The domains that a category or tags mean. */
function domainsMeant(about: string, { domains }: Library): Set<string> {
  const words = about.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const said = new Set([about.trim().toLowerCase(), ...words]);
  return new Set([...domains].flatMap(([domain, own]) => (own.isDisjointFrom(said) ? [] : domain)));
}

/** The share of a kind's names with an act that a project is named by: "hire a receptionist" is like "hire a developer". */
function actShare(acts: readonly string[], at: number, index: SimilarityIndex): number {
  if (acts.length === 0) return 0;
  const names = namesIn(index, at);
  if (names.length === 0) return 0;
  const having = names.filter(({ words }) => words.some(({ stem }) => acts.includes(stem)));
  return having.length / names.length;
}

/** The features of each kind that has anything in common with a brief, by its place in the library. */
export function featuresOf(brief: BriefWords, library: Library): Map<number, KindFeatures> {
  const { kinds, jobs } = indexesOf(library);
  const index = kinds();
  const { name, description, about } = brief;
  const byName = similarTo(name, index);
  // Whose name a project has is meant, whatever else its description says: "Renovate kids room" with new laminate.
  const isNamed = new Set([...byName].flatMap(([at, { close }]) => (close >= SAME ? at : [])));
  const byWhole = similarTo(`${name}. ${description}`, index, isNamed);
  const byAbout = about.trim() === '' ? new Map<number, Similarity>() : similarTo(about, index);
  const meant = domainsMeant(about, library);
  const features = new Map<number, KindFeatures>();
  const heads = headsOf(library.kinds);
  const isForClient = namesClient(`${name} ${description}`, library);
  const acts = wordsOf(name, index, index.parts).flatMap(({ stem, force }) => (force === 'verb' ? stem : []));
  const mostWords = Math.max(0.01, ...[...byWhole.values()].map(({ words }) => words));
  for (const [at, whole] of byWhole) {
    const named = byName.get(at) ?? NOTHING;
    features.set(at, {
      nameWords: named.words,
      nameLetters: named.letters,
      nameNamed: named.named,
      nameClose: named.close,
      nameSame: named.close >= SAME ? 1 : 0,
      nameAlike: named.alike,
      nameAct: actShare(acts, at, index),
      wholeWords: whole.words,
      wholeLetters: whole.letters,
      wholeNamed: whole.named,
      wholeClose: whole.close,
      wholeLead: whole.words / mostWords,
      client: isForClient && jobs().has(at) ? 1 : 0,
      about: (byAbout.get(at) ?? NOTHING).words,
      domain: meant.has(heads[at]?.domain ?? '') ? 1 : 0,
    });
  }
  return features;
}

/** Fitted by `npm run train kinds`. */
export const WEIGHTS: KindFeatures = {
  nameWords: -0.08,
  nameLetters: 1.26,
  nameNamed: -0.05,
  nameClose: -0.26,
  nameSame: 0.26,
  nameAlike: 1.8,
  nameAct: 0.89,
  wholeWords: 1.94,
  wholeLetters: 2.03,
  wholeNamed: 1.01,
  wholeClose: 1.05,
  wholeLead: 2.76,
  about: 0.8,
  domain: 1.3,
  client: 0.95,
};

export const scoreOf = (features: KindFeatures, weights = WEIGHTS): number =>
  FEATURES.reduce((sum, feature) => sum + features[feature] * weights[feature], 0);

/** How similar a text is to a kind by its names and steps. */
export const kindSimilarity = (text: string, kind: ProjectKind, library: Library): Similarity =>
  similarTo(text, indexesOf(library).kinds()).get(
    headsOf(library.kinds).findIndex(({ id }) => id === kind.id),
  ) ?? NOTHING;

/** The kinds nearest to a brief, the best first. */
export function nearestKinds(brief: BriefWords, library: Library, most = 4): FoundKind[] {
  return [...featuresOf(brief, library)]
    .map(([at, features]) => ({ at, score: scoreOf(features) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .flatMap(({ at, score }) => {
      const kind = library.kinds[at];
      return kind ? [{ kind, score }] : [];
    });
}

/**
 * How the score of the best kind and its leads over the next kind, and over the next of another domain, tell whether it is right.
 * Fitted by `npm run train kinds`.
 */
export const SURE = { score: 0.36, lead: 6.53, apart: 1.45, least: -3.36 };
export type SureTerms = typeof SURE;

/** The score of the best kind, its relative lead over the next, and that over the next of another domain. */
export type Leads = [score: number, lead: number, apart: number];

export function termsOf([first, ...others]: readonly FoundKind[]): Leads {
  if (!first) return [0, 0, 0];
  const leadOver = (other: FoundKind | undefined) =>
    (first.score - (other?.score ?? 0)) / Math.max(0.1, first.score);
  return [
    first.score,
    leadOver(others[0]),
    leadOver(others.find(({ kind }) => kind.domain !== first.kind.domain)),
  ];
}

export const sureBy = ([score, lead, apart]: Leads, sure: SureTerms): number =>
  1 / (1 + Math.exp(-(sure.score * score + sure.lead * lead + sure.apart * apart + sure.least)));

/** How sure it is that the first of the nearest kinds is meant, from 0 to 1. */
export const surenessOf = (found: readonly FoundKind[], sure: SureTerms = SURE): number =>
  found.length === 0 ? 0 : sureBy(termsOf(found), sure);

/**
 * Two kinds are near to each other that share so much of what they produce. Where the doubt is between those one of them is planned: of
 * 670 labelled briefs 17 more, for 9 of them that which is meant or one near to it.
 */
const AKIN = 0.2;

/** Whether two kinds produce much of the same. */
function areAkin(one: ProjectKind, other: ProjectKind): boolean {
  const [own, others] = [one, other].map(({ steps }) => new Set(steps.flatMap(({ covers }) => covers)));
  if (!own || !others) return false;
  return own.intersection(others).size >= Math.max(1, Math.min(own.size, others.size) * AKIN);
}

/** How sure it is that the first of the kinds is meant, or one near to it. */
export const surenessOfAkin = ([first, ...others]: readonly FoundKind[]): number =>
  first ? surenessOf([first, ...others.filter(({ kind }) => !areAkin(first.kind, kind))]) : 0;
