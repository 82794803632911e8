import type { ProjectKind } from './entries.ts';
import { isRepeat, isWait } from './entries.ts';
import type { Library } from './library.ts';
import { type Similarity, type SimilarityIndex, similarityIndex, similarTo } from './similarity.ts';
import { libraryWords, plain } from './words.ts';

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

/** The words of a kind besides its names: its steps, what they produce, and what people mention with it. */
function textOf({ steps }: ProjectKind, deliverables: ReadonlyMap<string, string>): string {
  const told = steps.map((step) =>
    isWait(step) ? step.wait : isRepeat(step) ? [step.title, ...step.topics].join('. ') : step.title,
  );
  const covered = new Set(steps.flatMap(({ covers }) => covers));
  return [...told, ...[...covered].flatMap((id) => deliverables.get(id) ?? [])].join('. ');
}

/** Names of a deliverable that count among the words of a kind that covers it. */
const NAMES_OF_COVERED = 4;

const indexes = new Map<Library, SimilarityIndex>();

function indexOf(library: Library): SimilarityIndex {
  const known = indexes.get(library);
  if (known) return known;
  const deliverables = new Map(
    library.deliverables.map(({ id, name, also }) => [
      id,
      [name, ...also].slice(0, NAMES_OF_COVERED).join('. '),
    ]),
  );
  const index = similarityIndex(
    library.kinds.map((kind) => ({
      names: [kind.name, ...kind.also],
      not: kind.not,
      text: textOf(kind, deliverables),
      keywords: kind.keywords,
    })),
    library.language,
    'kinds',
  );
  indexes.set(library, index);
  return index;
}

/** The features of a kind beside a brief; `WEIGHTS` has their weights. */
export const FEATURES = [
  'nameWords',
  'nameLetters',
  'nameNamed',
  'nameClose',
  'wholeWords',
  'wholeLetters',
  'wholeNamed',
  'wholeClose',
  'about',
  'domain',
] as const;
export type KindFeatures = Record<(typeof FEATURES)[number], number>;

const NOTHING: Similarity = { words: 0, letters: 0, named: 0, close: 0 };

/** The domains that a category or tags mean. */
function domainsMeant(about: string, { domains }: Library): Set<string> {
  const words = about.toLowerCase().match(/[\p{L}-]+/gu) ?? [];
  const said = new Set([about.trim().toLowerCase(), ...words]);
  return new Set([...domains].flatMap(([domain, own]) => (own.isDisjointFrom(said) ? [] : domain)));
}

/** The features of each kind that has anything in common with a brief. */
export function featuresOf(brief: BriefWords, library: Library): Map<ProjectKind, KindFeatures> {
  const index = indexOf(library);
  const { name, description, about } = brief;
  const byName = similarTo(name, index);
  const byWhole = similarTo(`${name}. ${description}`, index);
  const byAbout = about.trim() === '' ? new Map<number, Similarity>() : similarTo(about, index);
  const meant = domainsMeant(about, library);
  const features = new Map<ProjectKind, KindFeatures>();
  for (const [at, whole] of byWhole) {
    const kind = library.kinds[at];
    if (!kind) continue;
    const named = byName.get(at) ?? NOTHING;
    features.set(kind, {
      nameWords: named.words,
      nameLetters: named.letters,
      nameNamed: named.named,
      nameClose: named.close,
      wholeWords: whole.words,
      wholeLetters: whole.letters,
      wholeNamed: whole.named,
      wholeClose: whole.close,
      about: (byAbout.get(at) ?? NOTHING).words,
      domain: meant.has(kind.domain) ? 1 : 0,
    });
  }
  return features;
}

/** Fitted by `npm run train kinds`. */
export const WEIGHTS: KindFeatures = {
  nameWords: -0.33,
  nameLetters: 2.35,
  nameNamed: 0.75,
  nameClose: 0.78,
  wholeWords: 4.86,
  wholeLetters: 2.13,
  wholeNamed: 0.78,
  wholeClose: 1.23,
  about: 0.8,
  domain: 1.3,
};

export const scoreOf = (features: KindFeatures, weights = WEIGHTS): number =>
  FEATURES.reduce((sum, feature) => sum + features[feature] * weights[feature], 0);

/** How similar a text is to a kind by its names and steps. */
export const kindSimilarity = (text: string, kind: ProjectKind, library: Library): Similarity =>
  similarTo(text, indexOf(library)).get(library.kinds.indexOf(kind)) ?? NOTHING;

/** What a kind of job for others gains if a brief names who it is for: "the customer is away". */
const FOR_CLIENT = 1.5;
/** The share of its names, or the number of its steps, that name a client. */
const NAMES_SHARE = 0.15;
const LEAST_STEPS = 2;

const namesClient = (text: string, { language }: Library): boolean =>
  (text.match(/\p{L}+/gu) ?? []).some((word) => libraryWords(language).client.has(plain(word)));

const jobs = new Map<Library, ReadonlySet<ProjectKind>>();

/** The kinds that are done for a client. */
function jobsIn(library: Library): ReadonlySet<ProjectKind> {
  const known = jobs.get(library);
  if (known) return known;
  const isNaming = (text: string) => namesClient(text, library);
  const found = library.kinds.filter(({ name, also, steps }) => {
    const names = [name, ...also];
    const told = steps.filter((step) =>
      isNaming(isWait(step) ? `${step.wait} ${step.who ?? ''}` : step.title),
    );
    return names.filter(isNaming).length >= names.length * NAMES_SHARE || told.length >= LEAST_STEPS;
  });
  const set = new Set(found);
  jobs.set(library, set);
  return set;
}

/** The kinds nearest to a brief, the best first. */
export function nearestKinds(brief: BriefWords, library: Library, most = 4): FoundKind[] {
  const isJob = namesClient(`${brief.name} ${brief.description}`, library);
  const ofClients = isJob ? jobsIn(library) : new Set<ProjectKind>();
  return [...featuresOf(brief, library)]
    .map(([kind, features]) => ({ kind, score: scoreOf(features) + (ofClients.has(kind) ? FOR_CLIENT : 0) }))
    .sort((a, b) => b.score - a.score)
    .slice(0, most);
}

/** How the score of the best kind and its lead over the next tell whether it is right. */
const SURE = { score: 1, lead: 4, least: -6 };

/** How sure it is that the first of the nearest kinds is meant, from 0 to 1. */
export function surenessOf([first, second]: readonly FoundKind[]): number {
  if (!first) return 0;
  const lead = (first.score - (second?.score ?? 0)) / first.score;
  return 1 / (1 + Math.exp(-(SURE.score * first.score + SURE.lead * lead + SURE.least)));
}
