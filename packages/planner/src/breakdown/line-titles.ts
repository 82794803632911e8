import type { Deliverable, LibraryLanguage } from '../library/entries.ts';
import { stemOf } from '../library/stems.ts';
import { libraryWords, plain } from '../library/words.ts';
import { ENGLISH } from '../read/lexicon/english.ts';
import { GERMAN } from '../read/lexicon/german.ts';
import type { Lexicon } from '../read/lexicon/lexicon.ts';
import { OTHER } from '../read/lexicon/other.ts';
import type { Line, TaskLine } from './line.ts';

// What a line asks for, by its verb: a thing itself, or something that is done with one.

/** What is needed of a line to tell a thing from an order. */
type NamedLine = Pick<Line, 'isNamed' | 'deliverable' | 'isOrder'> & { task: Pick<TaskLine, 'title'> };

/** The words of the languages that have a library. */
const LEXICONS: Record<LibraryLanguage, Lexicon> = {
  en: ENGLISH,
  de: GERMAN,
  fr: OTHER,
  es: OTHER,
};

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}'’-]+/gu) ?? [];

/** Whether a word is a verb in the form in which a task is written. */
function isVerb(word: string, language: LibraryLanguage): boolean {
  if (LEXICONS[language].verbs.has(word)) return true;
  if (language === 'en' || language === 'de') return false;
  const { verbs, making } = libraryWords(language);
  return verbs.has(plain(word)) || making.has(plain(word));
}

const isMakingVerb = (word: string, language: LibraryLanguage): boolean =>
  libraryWords(language).making.has(plain(word));

/** "Then hand it out": whether a line says itself that it comes next. */
export const comesNext = (text: string, language: LibraryLanguage): boolean =>
  LEXICONS[language].next.has(wordsIn(text)[0] ?? '');

/** Whether a line begins with the verb of its work, in German ends with it. */
export function isOrdered({ task: { title } }: NamedLine, language: LibraryLanguage): boolean {
  const words = wordsIn(title);
  return (language === 'de' ? words : words.slice(0, 1)).some((word) => isVerb(word, language));
}

/** "Insurers informed", "joints that are broken": something is told of a thing. */
const isTold = (word: string, at: number): boolean =>
  (at > 0 && /[^e]ed$/.test(word)) || ['has', 'have', 'is', 'are', 'was', 'runs', 'needs'].includes(word);

/** Verbs that say little, which the reader does not count as work by themselves. */
const LIGHT_VERBS = new Set('be do find get give go have keep let make see take try use want'.split(' '));

/**
 * Whether a title is a verb with its thing: surely ("sort receipts"), or if its first word is no noun there ("rent chairs",
 * "press kit", in German an imperative: "Plane Feste").
 */
export function beginsWithVerb(title: string, language: LibraryLanguage): 'surely' | 'maybe' | null {
  const words = wordsIn(title);
  const [first = '', second] = words;
  if (second === undefined) return null;
  if (language === 'de') {
    if (/\s\p{Ll}+(?:en|ern|eln)$/u.test(title)) return 'surely';
    return isVerb(`${first}n`, language) ? 'maybe' : null;
  }
  if (!isVerb(first, language)) return null;
  return LEXICONS[language].nounish.has(first) ? 'maybe' : 'surely';
}

/**
 * Whether a title of several words begins with its verb: "Sort receipts". A word that may also be a noun is one where it begins
 * a name of the thing ("Book cover"), unless the lines beside it are orders, too.
 */
function hasVerb({ task: { title }, deliverable, isOrder }: NamedLine, language: LibraryLanguage): boolean {
  if (isOrder) return true;
  const verb = language === 'de' ? null : beginsWithVerb(title, language);
  if (verb !== 'maybe') return verb !== null;
  const [first] = wordsIn(title);
  const names = deliverable ? [deliverable.name, ...deliverable.also] : [];
  return !names.some((name) => wordsIn(name)[0] === first);
}

/** Whether a line is a bare thing: "Contact form", but not "Test the form" or "4 emails". */
export function isBareThing(line: NamedLine, language: LibraryLanguage): boolean {
  const { title } = line.task;
  if (line.isNamed) return !hasVerb(line, language);
  const words = title.toLowerCase().match(/[\p{L}\p{N}'’-]+/gu) ?? [];
  const [first = ''] = words;
  if (words.length === 0 || words.length > 7 || /\d/.test(first) || /[:?!,;]/.test(title)) return false;
  if (language === 'de') return !words.some((word) => isVerb(word, language));
  if (language !== 'en') return !isVerb(first, language);
  return (
    !isVerb(first, language) && !LIGHT_VERBS.has(first) && !/(ing|ed)$/.test(first) && !words.some(isTold)
  );
}

/** What a project must be or have is wanted of it: "Should run on iOS". */
const REQUIRING = new Set(
  'must should shall need needs muss müssen soll sollen sollte doit doivent debe deben'.split(' '),
);

/** Whether words say what a project must be or have. */
export const requires = (text: string): boolean => wordsIn(text).some((word) => REQUIRING.has(word));

/** Whether words tell of something, by a verb in the form of a statement: "it falls over on phones", and no demand. */
export function tellsOf(text: string, language: LibraryLanguage): boolean {
  return (
    !requires(text) &&
    wordsIn(text).some((word, at) => LEXICONS[language].finite.has(word) || isTold(word, at))
  );
}

/** The verbs of a line other than those of making a thing. */
function actsOf({ task: { title } }: NamedLine, language: LibraryLanguage): string[] {
  const words = wordsIn(title);
  const verbs = language === 'de' ? words : words.slice(0, 1);
  return verbs.filter((verb) => isVerb(verb, language) && !isMakingVerb(verb, language));
}

/** Whether a line asks for a thing itself: it is the bare thing, or its verb is one of making it or among its names. */
export function asksForThing(line: NamedLine, language: LibraryLanguage): boolean {
  if (isBareThing(line, language)) return true;
  const own = line.deliverable ? verbsOf(line.deliverable, language) : new Set<string>();
  const acts = actsOf(line, language).filter((verb) => !saysLittle(verb, language));
  return acts.every((verb) => own.has(stemOf(verb, language)));
}

/** Whether a line does something with a thing: "Send the draft to Ana". */
export const actsOnThing = (line: NamedLine, language: LibraryLanguage): boolean =>
  !isBareThing(line, language) &&
  actsOf(line, language).some((verb) => verb !== line.deliverable?.verb?.toLowerCase().split(' ', 1)[0]);

/** The stems of the words in a deliverable's names, with its verb. */
const verbsOf = ({ name, also, verb }: Deliverable, language: LibraryLanguage): Set<string> =>
  new Set([name, ...also, verb ?? ''].flatMap(wordsIn).map((word) => stemOf(word, language)));

/** Whether a verb says little of what is done: "get the notifications", "sort out the chairs". */
const saysLittle = (verb: string, language: LibraryLanguage): boolean =>
  LIGHT_VERBS.has(verb) || libraryWords(language).light.has(plain(verb));

/** Whether a title begins with a verb already: "Design". */
const isOrder = (title: string, verb: string): boolean =>
  title.toLowerCase().split(' ', 1)[0] === verb.toLowerCase().split(' ', 1)[0];

const ARTICLE =
  /^(?:(?:the|an?|my|our|les?|la|une?|des|mon|ma|mes|notre|nos|el|los|las|una|mi|mis)\s+|l['’])/iu;

/** A title without its verb of making: "Build the about page" asks for the about page. */
export function thingOf(title: string, language: LibraryLanguage): string {
  const words = title.split(/\s+/u);
  const isMaking = (word = ''): boolean => isMakingVerb(word, language);
  if (language === 'de') return words.filter((word) => !isMaking(word)).join(' ') || title;
  const thing = isMaking(words[0]) ? words.slice(1) : words;
  return thing.join(' ').replace(ARTICLE, '') || title;
}

/** A thing as work: "Build the contact form", "Kontaktformular bauen". */
export function titleOfLine(line: Line, language: LibraryLanguage): string {
  const { title } = line.task;
  const verb = (line.isFound && line.deliverable?.verb) || null;
  // A language model writes whole titles.
  if (verb === null || verb === 'Do' || line.task.statedBy === 'model') return title;
  if (!line.isNamed || isOrder(title, verb)) return title;
  // "Insulate" is an order without a thing, but "design" may be either.
  const { verbs, nounish } = LEXICONS[language];
  if (verbs.has(title.toLowerCase()) && !nounish.has(title.toLowerCase())) return title;
  // "Revise the draft" names a revision, and is an order already; so is "Sort receipts", unless a thing is called so.
  if (/^[a-z]+ (the|a|an|my|our|your) /iu.test(title)) return title;
  if (hasVerb(line, language)) return title;
  // "Rechnung schreiben" is an order already.
  if (language === 'de') return /\s\p{Ll}+(?:en|ern|eln)$/u.test(title) ? title : `${title} ${verb}`;
  // The article of a thing is not known there.
  if (language !== 'en') return title;
  const [first = '', second = ''] = title;
  const thing =
    /^\p{Lu}[^\p{Lu}]*$/u.test(title) && second === second.toLowerCase()
      ? first.toLowerCase() + title.slice(1)
      : title;
  return /^(the|a|an|my|our|your|all|some|each|every)\s/i.test(thing)
    ? `${verb} ${thing}`
    : `${verb} the ${thing}`;
}

/** Particles that turn a verb of saying little into one of removing. */
const APART = new Set(['off', 'down', 'out', 'away', 'apart']);

/**
 * The verb of a line that does something else with a thing than its steps do: "Remove old wallpaper" hangs none, and "Order
 * mite treatment" looks through no hive. Null if it has none, one of making or of saying little ("get"), or one that is in a
 * name of the thing.
 */
export function foreignVerb(
  title: string,
  deliverable: Deliverable,
  language: LibraryLanguage,
): string | null {
  const [first = '', second] = wordsIn(title);
  const isOrder = second !== undefined && language !== 'de' && isVerb(first, language);
  // "Take the old covers off" does more than "take pictures".
  const isApart = wordsIn(title)
    .slice(1)
    .some((word) => APART.has(word));
  if (!isOrder || isMakingVerb(first, language) || (saysLittle(first, language) && !isApart)) return null;
  return verbsOf(deliverable, language).has(stemOf(first, language)) ? null : first;
}

/** Before a pronoun they make it a person or a group: "Roughs have to be with them". */
const PREPOSITIONS = new Set(
  'with to from for by at of mit von bei für an zu avec à pour chez par con a para de por'.split(' '),
);

/** Whether a line is about what the line before it names: "Print 500 flyers", "Hand them out". */
export const pointsBack = (title: string, language: LibraryLanguage): boolean =>
  title
    .toLowerCase()
    .split(/\s+/u)
    .some(
      (word, at, words) =>
        at > 0 && LEXICONS[language].objects.has(word) && !PREPOSITIONS.has(words[at - 1] ?? ''),
    );
