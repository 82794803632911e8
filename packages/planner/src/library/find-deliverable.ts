import type { Deliverable, ProjectKind } from './entries.ts';
import { indexesOf } from './indexes.ts';
import { type Head, headsOf } from './lazy-list.ts';
import type { Library } from './library.ts';
import { entriesNamed, namesIn, type SimilarityIndex, similarTo } from './similarity.ts';
import { type ContentWord, contentOf } from './stems.ts';

/** A deliverable with how similar a line is to it: about 3 if they have the same words. */
export interface FoundDeliverable {
  deliverable: Deliverable;
  score: number;
  /** Whether the line has just the words of one of its names. */
  isNamed: boolean;
}

/** From this closeness on a line has the words of a name. */
const NAMED = 0.9;

/** A deliverable of the kind's own domain comes first; one of a foreign domain is probably a homonym. */
const OWN_DOMAIN = 1.15;
/** What is only like something of another domain. */
const OTHER_DOMAIN = 0.8;

/** What the kind's own steps produce is meant rather than something like it. */
const COVERED = 1.2;

/**
 * The least score of a line: of what the kind's own steps produce, and of anything else. Of 364 lines of ordinary briefs,
 * judged one by one, 178 of 235 of the former fit from this score on; of the latter 34 of 113, and 19 of 36 from this score on. Of a
 * brief of no kind lines mean what is nearest in any domain.
 */
const LEAST = { covered: 1.6, other: 2.6, anywhere: 2.1 };

/** Whether a deliverable is told by those who do such a project: who has a bathroom made does other things than who fits it. */
export const isOnSideOf = (kind: Pick<ProjectKind, 'domain'>, { domain }: Head): boolean =>
  !(kind.domain === 'craft' && domain === 'home');

/** Where the deliverables of a project are looked for. */
export interface Place {
  /** The domains of its kind, its own first; without them any deliverable will do, if it is surer. */
  domains: readonly string[];
  /** The deliverables that the steps of its kind produce. */
  covered: ReadonlySet<string>;
}

/** The place of a kind; of no kind, everywhere. */
export const placeOfKind = (kind: ProjectKind | null): Place => ({
  domains: kind ? [kind.domain, ...kind.domains] : [],
  covered: new Set(kind?.steps.flatMap(({ covers }) => covers)),
});

const ARTICLES =
  /^(?:an?|the|my|our|new|some|all|der|die|das|ein|eine|neue[rs]?|les?|la|une?|mon|ma|el|los|las|una|mi) /u;

/** A line in small letters, without its article and its numbers. */
function phraseOf(text: string): string {
  const words = text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];
  return words.join(' ').replace(ARTICLES, '');
}

/** A word in the names of more deliverables says of none of them alone that it is meant. */
const FEW = 2;

/**
 * Whether all that a line has in common with the names of a deliverable is one word that many have, and that is neither in its own
 * name nor all of another one: "sample" is no mock exam, though a sample test is one.
 */
function isByGenericWord(said: readonly ContentWord[], at: number, index: SimilarityIndex): boolean {
  const shared = said.filter(({ stem }) => entriesNamed(stem, index).includes(at));
  const [word, ...others] = new Set(shared.map(({ stem }) => stem));
  if (word === undefined || others.length > 0 || entriesNamed(word, index).length <= FEW) return false;
  const [own, ...names] = namesIn(index, at);
  const isWord = ({ stem, force }: ContentWord) => stem === word || force === 'light';
  return !own?.words.some(({ stem }) => stem === word) && !names.some(({ words }) => words.every(isWord));
}

/** The deliverable that a line of a brief means. */
export function findDeliverable(line: string, library: Library, place: Place): FoundDeliverable | undefined {
  const said = contentOf(line, library.language).filter(({ force }) => force !== 'light');
  const isOneWord = said.length < 2;
  // "Site plan": beside a word that finds nothing, one word means what is called so as a whole.
  const phrase = phraseOf(line);
  const isPartly = isOneWord && phrase.includes(' ');
  const isCalled = ({ name, also }: Deliverable) => [name, ...also].some((one) => phraseOf(one) === phrase);
  // "Writing": a verb alone is only what is called so.
  const isOnlyVerb = said.every(({ force }) => force === 'verb');
  const index = indexesOf(library).deliverables();
  const heads = headsOf(library.deliverables);
  let best: FoundDeliverable | undefined;
  for (const [at, { words, letters, named, close }] of similarTo(line, index)) {
    const head = heads[at];
    if (!head) continue;
    const isNamed = close >= NAMED;
    const share = shareOf(head, place, isNamed, isOneWord);
    const score = share * (1.1 * close + 0.9 * named + 0.6 * letters + 0.4 * words);
    const other = place.domains.length === 0 ? LEAST.anywhere : LEAST.other;
    const isCovered = place.covered.has(head.id);
    if (score < (isCovered ? LEAST.covered : other)) continue;
    if ((isOnlyVerb && !isNamed) || (best && score <= best.score)) continue;
    const deliverable = library.deliverables[at];
    if (!deliverable || (isPartly && !isCovered && !isCalled(deliverable))) continue;
    if (isNamed || !isByGenericWord(said, at, index)) best = { deliverable, isNamed, score };
  }
  return best;
}

/** How much the place of a deliverable speaks for it; 0 if it can only be a homonym, as a single word of another domain often is. */
function shareOf(
  { id, domain }: Head,
  { domains, covered }: Place,
  isNamed: boolean,
  isOneWord: boolean,
): number {
  const [own] = domains;
  const isCovered = covered.has(id);
  if (domain === own) return isCovered ? OWN_DOMAIN * COVERED : OWN_DOMAIN;
  if (isCovered && domains.includes(domain)) return COVERED;
  if (isOneWord) return 0;
  if (domains.includes(domain)) return isNamed ? 1 : OTHER_DOMAIN;
  return own === undefined ? 1 : 0;
}
