import type { Deliverable, ProjectKind } from './entries.ts';
import type { Library } from './library.ts';
import { type SimilarityIndex, similarityIndex, similarTo } from './similarity.ts';

/** A deliverable with how similar a line is to it: about 3 if they have the same words. */
export interface FoundDeliverable {
  deliverable: Deliverable;
  score: number;
}

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

/** A deliverable of the kind's own domain comes first; one of another domain is probably a homonym. */
const OWN_DOMAIN = 1.15;
const FOREIGN_DOMAIN = 0.55;

/** What the kind's own steps produce is meant rather than something like it. */
const COVERED = 1.2;

/** The least score of a line in a project of known domains, and of one in an unknown project. */
export const DELIVERABLE_MIN = { known: 1.05, unknown: 1.5 };

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
export function findDeliverable(
  line: string,
  library: Library,
  { domains, covered }: Place,
): FoundDeliverable | undefined {
  const [own] = domains;
  const found = [...similarTo(line, indexOf(library))].flatMap(([at, { words, letters, named, close }]) => {
    const deliverable = library.deliverables[at];
    if (!deliverable) return [];
    const { domain } = deliverable;
    const share =
      own === undefined || domain === 'general'
        ? 1
        : domain === own
          ? OWN_DOMAIN
          : domains.includes(domain)
            ? 1
            : FOREIGN_DOMAIN;
    const likely = covered.has(deliverable.id) && share >= 1 ? COVERED : 1;
    return [
      { deliverable, score: likely * (1.1 * close + 0.9 * named + 0.6 * letters + 0.4 * words) * share },
    ];
  });
  const best = found.reduce<FoundDeliverable | undefined>(
    (first, one) => (first && first.score >= one.score ? first : one),
    undefined,
  );
  const least = own === undefined ? DELIVERABLE_MIN.unknown : DELIVERABLE_MIN.known;
  return best && best.score >= least ? best : undefined;
}
