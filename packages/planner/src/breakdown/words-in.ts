import type { LibraryLanguage } from '../library/entries.ts';
import { contentOf, stemOf } from '../library/stems.ts';
import { libraryWords, plain } from '../library/words.ts';

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

/** The verb of a form of what is done: "chosen", "ausgesucht". Undefined of other words. */
function verbOf(word: string, language: LibraryLanguage): string | undefined {
  const { forms, prefixes } = libraryWords(language);
  const said = plain(word);
  const own = forms.get(said);
  if (own !== undefined) return own === said ? undefined : own;
  const prefix = prefixes.find((one) => said.startsWith(one) && forms.has(said.slice(one.length)));
  const verb = prefix && `${prefix}${forms.get(said.slice(prefix.length))}`;
  return verb === said ? undefined : verb;
}

/** The things and the verbs in a text that says what is done: "Fliesen ausgesucht" has those of "Fliesen aussuchen". */
export function doneIn(text: string, language: LibraryLanguage): Words {
  const acts = new Set<string>();
  // "Trailer's done" is no trailer's.
  const told = text.replaceAll(/(?<=\p{L})['’]s(?!\p{L})/gu, ' ').replaceAll(/\p{L}+/gu, (word) => {
    const verb = verbOf(word, language);
    if (verb !== undefined) acts.add(stemOf(verb, language));
    return verb ?? word;
  });
  const { things, verbs } = wordsIn(told, language);
  return { things: things.difference(acts), verbs: verbs.union(acts.intersection(things)) };
}

/** The share of a step's things that a sentence must name to settle it. */
export const SAME_SHARE = 0.5;

/**
 * Whether what is said is at least half of what a step is about, and does the same with it: songs that are written are still
 * to be recorded. Words without a thing are about its verb: "the printing".
 */
export function isAbout(said: Words, step: Words, share = SAME_SHARE): boolean {
  // A verb that is seldom one is read as a thing.
  const verbs = step.verbs.union(step.things.intersection(said.verbs));
  const things = step.things.difference(said.verbs);
  const isSameWork = said.verbs.size === 0 || !said.verbs.isDisjointFrom(verbs);
  if (said.things.size === 0) return said.verbs.size > 0 && said.verbs.isSubsetOf(verbs);
  const isSameThing = said.things.isSubsetOf(things) && said.things.size >= things.size * share;
  return isSameThing && isSameWork;
}
