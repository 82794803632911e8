import { briefLanguage } from '../library/brief-language.ts';
import { LIBRARY_LANGUAGES, type ProjectKind } from '../library/entries.ts';
import {
  type BriefWords,
  type FoundKind,
  nearestKinds,
  surenessOf,
  surenessOfAkin,
} from '../library/find-kind.ts';
import { findStep } from '../library/find-step.ts';
import { entryIn } from '../library/lazy-list.ts';
import { type Library, libraryIn, NO_LIBRARY } from '../library/library.ts';

/** From this on the kind is planned without a word; from the lower one it is planned, and the next ones are offered. */
const SURE = 0.8;
const LIKELY = 0.3;
/** From this on it is meant whatever the lines of the brief ask for. */
const MEANT = 0.5;
/**
 * So many kinds are compared by what the brief names of their steps, each part of which counts so much. Of 604 labelled briefs 0.798
 * instead of 0.785 have their kind first by it.
 */
const COMPARED = 6;
const PART_SCORE = 0.2;
/** A family fits loosely. */
const FAMILY_MIN = 0.3;
const MOST_OFFERED = 3;

export interface ChosenKind {
  library: Library;
  /** Null if nothing in the library is near enough, or the person wants none. */
  kind: ProjectKind | null;
  /** Whether it needs no question. */
  isSure: boolean;
  /** Whether it is likely enough to be planned even if no line of the brief asks for what is known. */
  isMeant: boolean;
  /** The nearest others, the best first. */
  others: readonly ProjectKind[];
}

/** The library of a brief's language, if there is one: words of another would be mistaken for its own. */
function libraryFor(brief: BriefWords, locale: string): Library {
  const spoken = briefLanguage(brief, locale);
  const language = LIBRARY_LANGUAGES.find((one) => one === spoken);
  return language ? libraryIn(language) : NO_LIBRARY;
}

/** Between the parts of a brief. */
const JOINTS = /[,;.:()•\n]|\s(?:and|then|with|und|dann|mit|et|puis|avec|y|luego|con)\s/u;
const MOST_PARTS = 40;

/** The nearest kinds, those before the others of whose steps the parts of a brief name more. */
function byParts(description: string, found: readonly FoundKind[], { language }: Library): FoundKind[] {
  const parts = description.split(JOINTS).filter((part) => part.trim().length > 2);
  const said = parts.slice(0, MOST_PARTS);
  const scored = found.map((one, at) => {
    const named = at < COMPARED ? said.filter((part) => findStep(part, one.kind, language)) : [];
    return { ...one, score: one.score + named.length * PART_SCORE };
  });
  return scored.sort((one, other) => other.score - one.score);
}

/**
 * The kind of project that a brief means. `wanted` is the choice of the person: the id of a kind, `none`, or null for the
 * nearest. Families compete only if no kind is likely.
 */
export function chooseKind(brief: BriefWords, locale: string, wanted: string | null): ChosenKind {
  const library = libraryFor(brief, locale);
  const nearest = nearestKinds(brief, library, 12);
  const kinds = byParts(
    brief.description,
    nearest.filter(({ kind }) => !kind.isFamily),
    library,
  );
  const families = nearest.filter(({ kind }) => kind.isFamily);
  const own = surenessOf(kinds);
  const sureness = own >= LIKELY ? own : Math.max(own, surenessOfAkin(kinds));
  const offered = (besides: ProjectKind | null) =>
    kinds.flatMap(({ kind }) => (kind === besides ? [] : kind)).slice(0, MOST_OFFERED);
  if (wanted !== null) {
    const kind = entryIn(library.kinds, wanted) ?? null;
    return { library, kind, isSure: true, isMeant: true, others: offered(kind) };
  }
  const [best] = kinds;
  if (best && sureness >= LIKELY)
    return {
      ...{ library, kind: best.kind, isSure: own >= SURE, isMeant: sureness >= MEANT },
      others: offered(best.kind),
    };
  const [family] = families;
  const kind = family && surenessOf(families) >= FAMILY_MIN ? family.kind : null;
  return { library, kind, isSure: false, isMeant: false, others: offered(null) };
}
