import type { Deliverable, ProjectKind } from './entries.ts';
import type { Library } from './library.ts';
import { type SimilarityIndex, similarityIndex, similarTo } from './similarity.ts';
import { contentOf } from './stems.ts';

/** A deliverable with how similar a line is to it: about 3 if they have the same words. */
export interface FoundDeliverable {
  deliverable: Deliverable;
  score: number;
  /** Whether the line has just the words of one of its names. */
  isNamed: boolean;
}

/** From this closeness on a line has the words of a name. */
const NAMED = 0.9;

const indexes = new Map<Library, SimilarityIndex>();

function indexOf(library: Library): SimilarityIndex {
  const known = indexes.get(library);
  if (known) return known;
  const index = similarityIndex(
    library.deliverables.map(({ id, name, also, not, steps }) => ({
      names: [name, ...also, id.replaceAll('-', ' ')],
      not,
      text: steps.map(({ title }) => title).join('. '),
    })),
    library.language,
  );
  indexes.set(library, index);
  return index;
}

/** A deliverable of the kind's own domain comes first; one of a foreign domain is probably a homonym. */
const OWN_DOMAIN = 1.15;
/** What is only like something of another domain. */
const OTHER_DOMAIN = 0.8;

/** What the kind's own steps produce is meant rather than something like it. */
const COVERED = 1.2;

/** The least score of a line: of what the kind's own steps produce, and of anything else. */
const LEAST = { covered: 1.35, other: 2.3 };

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

/** The deliverable that a line of a brief means. */
export function findDeliverable(line: string, library: Library, place: Place): FoundDeliverable | undefined {
  const isOneWord = contentOf(line, library.language).filter(({ force }) => force !== 'light').length < 2;
  let best: FoundDeliverable | undefined;
  for (const [at, { words, letters, named, close }] of similarTo(line, indexOf(library))) {
    const deliverable = library.deliverables[at];
    if (!deliverable) continue;
    const isNamed = close >= NAMED;
    const share = shareOf(deliverable, place, isNamed && !isOneWord, isNamed);
    const score = share * (1.1 * close + 0.9 * named + 0.6 * letters + 0.4 * words);
    const least = place.covered.has(deliverable.id) ? LEAST.covered : LEAST.other;
    if (score >= least && (!best || score > best.score)) best = { deliverable, isNamed, score };
  }
  return best;
}

/** How much the place of a deliverable speaks for it; 0 if it can only be a homonym. */
function shareOf(
  { id, domain }: Deliverable,
  { domains, covered }: Place,
  isPlain: boolean,
  isNamed: boolean,
): number {
  const [own] = domains;
  if (domain === own) return covered.has(id) ? OWN_DOMAIN * COVERED : OWN_DOMAIN;
  if (domains.includes(domain)) return covered.has(id) ? COVERED : isNamed ? 1 : OTHER_DOMAIN;
  return own === undefined && isPlain ? 1 : 0;
}
