import type { LibraryLanguage } from '../library/entries.ts';
import { contentOf } from '../library/stems.ts';

export interface Words {
  things: ReadonlySet<string>;
  verbs: ReadonlySet<string>;
}

/** Each step is compared with each line of a brief, at several depths. */
const known = new Map<string, Words>();
const KNOWN_MAX_COUNT = 2_000;

/** The things and the verbs in a text, by their stems. */
export function wordsIn(text: string, language: LibraryLanguage): Words {
  const key = `${language} ${text}`;
  const before = known.get(key);
  if (before) return before;
  const words = contentOf(text, language);
  const of = (wanted: string) => new Set(words.flatMap(({ stem, force }) => (force === wanted ? stem : [])));
  const found = { things: of('full'), verbs: of('verb') };
  if (known.size >= KNOWN_MAX_COUNT) known.clear();
  known.set(key, found);
  return found;
}

/** The share of a step's things that a sentence must name to settle it. */
export const SAME_SHARE = 0.5;

/**
 * Whether what is said is at least half of what a step is about, and does the same with it: songs that are written are still
 * to be recorded. Words without a thing are about its verb: "the printing".
 */
export function isAbout(said: Words, step: Words, share = SAME_SHARE): boolean {
  const isSameWork = said.verbs.size === 0 || !said.verbs.isDisjointFrom(step.verbs);
  if (said.things.size === 0) return said.verbs.size > 0 && said.verbs.isSubsetOf(step.verbs);
  const isSameThing = said.things.isSubsetOf(step.things) && said.things.size >= step.things.size * share;
  return isSameThing && isSameWork;
}
