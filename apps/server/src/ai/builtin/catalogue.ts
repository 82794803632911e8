import { type Classifier, learning } from './classifier.ts';
import { wordsIn } from './names.ts';
import { isParticiple, PARTICIPLE } from './participles.ts';
import { piecesOf } from './read.ts';
import { isNearly, isSlip } from './text.ts';
import { keyOf, LEXICONS } from './vocabulary.ts';
import { type Asked, kindsOf, type Masked, maskedWay, SLOTS, type Slot, waysOf } from './ways.ts';
import type { Language } from './words.ts';

/** What is known of an intent by its ways. */
interface Own {
  ways: readonly string[];
  words: ReadonlySet<string>;
  /** Each two words that stand side by side in them. */
  pairs: ReadonlySet<string>;
  /** The words of each way. */
  forms: readonly ReadonlySet<string>[];
  meanings: ReadonlySet<string>;
  /** The kinds of things in them. */
  kinds: ReadonlySet<string>;
  /** How often each slot is in them. */
  ranges: Readonly<Record<Slot, { least: number; most: number }>>;
}

/** The intents of a language. */
export interface Catalogue {
  language: Language;
  likely: Classifier;
  own: ReadonlyMap<string, Own>;
  /** The words of all ways. */
  words: ReadonlySet<string>;
  /** The intents that have a way of these words, without those that say nothing. */
  exact: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The words of a text without accents, as many leave them out. */
const lowerWordsIn = (text: string): string[] => wordsIn(text).map(({ key }) => key);

/** What the words of a text mean: "shift" and "postpone" mean the same. */
const meaningsIn = (text: string, language: Language): string[] =>
  piecesOf(wordsIn(text), LEXICONS[language]).flatMap(({ text: said, meanings }) =>
    said.startsWith('slot')
      ? [said]
      : [
          ...[...meanings].filter((one) => one !== 'fill' && one !== 'polite'),
          ...(isParticiple(said, language) ? [PARTICIPLE] : []),
        ],
  );

/** A text without the words that say nothing, if others are left beside what is named. */
export function formOf(text: string, language: Language): string {
  const all = piecesOf(wordsIn(text), LEXICONS[language]).filter(({ text: said }) => !SIDES.test(said));
  const telling = all.filter(({ meanings }) => meanings.size === 0 || !meanings.isSubsetOf(EMPTY));
  const some = telling.every(({ text: said }) => said.startsWith('slot')) ? all : telling;
  return some.map(({ text: said }) => keyOf(said)).join(' ');
}
const SIDES = /^slot(?:past|range|done)$/;
const EMPTY: ReadonlySet<string> = new Set(['fill', 'polite', 'aux']);

const GROUP_LETTERS = 4;
const SEVERAL = 2;
const LONG_WORDS = 6;

/** What tells of an intent: words, groups of their letters, pairs of words, what words mean, and what is named. */
export function featuresOf({ text, slots, kinds }: Masked, language: Language): string[] {
  const words = lowerWordsIn(text);
  const edged = ['^', ...words, '$'];
  const meanings = [...new Set(meaningsIn(text, language))].sort();
  const own = words.filter((word) => !word.startsWith('slot') && word.length > GROUP_LETTERS);
  const groups = own.flatMap((word) =>
    Array.from({ length: word.length - GROUP_LETTERS + 1 }, (_, at) => word.slice(at, at + GROUP_LETTERS)),
  );
  return [
    ...new Set([
      'any',
      ...words.map((word) => `word ${word}`),
      ...groups.map((group) => `letters ${group}`),
      ...edged.slice(1).map((word, at) => `pair ${edged[at]} ${word}`),
      ...edged.slice(2).map((word, at) => `apart ${edged[at]} ${word}`),
      ...meanings.map((meaning) => `means ${meaning}`),
      ...meanings.flatMap((one, at) => meanings.slice(at + 1).map((other) => `both ${one} ${other}`)),
      ...SLOTS.map((slot) => `slots ${slot} ${Math.min(SEVERAL, slots[slot])}`),
      ...(kinds?.size === 1 ? [`kind ${[...kinds]}`] : []),
      `long ${Math.min(LONG_WORDS, words.length)}`,
    ]),
  ];
}

export const pairsOf = (words: readonly string[]): string[] =>
  words.slice(1).map((word, at) => `${words[at]} ${word}`);

function ownOf(ways: readonly string[], texts: readonly Masked[], language: Language): Own {
  const said = texts.map(({ text }) => lowerWordsIn(text));
  const forms = said.map((words) => new Set(words));
  const countsOf = (slot: Slot) => texts.map(({ slots }) => slots[slot]);
  const ranges = SLOTS.map((slot) => [
    slot,
    { least: Math.min(...countsOf(slot)), most: Math.max(...countsOf(slot)) },
  ]);
  return {
    ...{
      ways,
      forms,
      kinds: new Set(ways.flatMap((way) => [...kindsOf(way)])),
      ranges: Object.fromEntries(ranges),
    },
    words: new Set(said.flat()),
    pairs: new Set(said.flatMap(pairsOf)),
    meanings: new Set(texts.flatMap(({ text }) => meaningsIn(text, language))),
  };
}

/** Makes a catalogue, and may be left off after each step. */
export function* cataloguing(language: Language, asked: readonly Asked[]): Generator<void, Catalogue> {
  const all: { id: string; ways: readonly string[]; texts: Masked[] }[] = [];
  const exact = new Map<string, Set<string>>();
  const examples: { label: string; features: string[] }[] = [];
  for (const { id, ways } of asked) {
    const texts: Masked[] = [];
    for (const way of ways) {
      const one = maskedWay(way, language);
      texts.push(one);
      const form = formOf(one.text, language);
      exact.set(form, (exact.get(form) ?? new Set()).add(id));
      examples.push({ label: id, features: featuresOf(one, language) });
      yield;
    }
    all.push({ id, ways, texts });
  }
  const own = new Map<string, Own>();
  for (const { id, ways, texts } of all) {
    own.set(id, ownOf(ways, texts, language));
    yield;
  }
  return { language, exact, own, words: wordsOf(all), likely: yield* learning(examples) };
}

/** What is said once of what cannot be done is anything: "what's a fair price" does not make a fair a word of requests. */
const ANYTHING = 'off-topic';

function wordsOf(all: readonly { id: string; texts: readonly Masked[] }[]): ReadonlySet<string> {
  const once = new Set<string>();
  const words = new Set<string>();
  for (const { id, texts } of all)
    for (const { text } of texts)
      for (const word of lowerWordsIn(text)) (id === ANYTHING && !once.has(word) ? once : words).add(word);
  return words;
}

/** Makes all of what is left. */
export function catalogueOf(making: Generator<void, Catalogue>): Catalogue {
  for (;;) {
    const { done, value } = making.next();
    if (done) return value;
  }
}

const beginning = new Map<Language, Generator<void, Catalogue>>();
const known = new Map<Language, Catalogue>();
const knownWords = new Map<Language, ReadonlySet<string>>();

/** The words of all ways of a language. */
export function askedWords(language: Language): ReadonlySet<string> {
  const found =
    knownWords.get(language) ??
    new Set(waysOf(language).flatMap(({ ways }) => ways.flatMap((way) => lowerWordsIn(way))));
  knownWords.set(language, found);
  return found;
}

const begun = (language: Language): Generator<void, Catalogue> => {
  const found = beginning.get(language) ?? cataloguing(language, waysOf(language));
  beginning.set(language, found);
  return found;
};

/** The catalogue of a language; what is not learned yet is learned first. */
export function catalogueIn(language: Language): Catalogue {
  const found = known.get(language) ?? catalogueOf(begun(language));
  known.set(language, found);
  return found;
}

/** Others wait so long at most while it learns. */
const SLICE_MILLISECONDS = 10;

/** Learns for some milliseconds. False if there is nothing left to learn. */
export function learnOn(language: Language): boolean {
  const until = performance.now() + SLICE_MILLISECONDS;
  while (!known.has(language)) {
    const { done, value } = begun(language).next();
    if (done) known.set(language, value);
    if (performance.now() > until) return true;
  }
  return false;
}

const SPELLED_LETTERS = 4;

/** The word of the catalogue that a misspelt one may be. A letter in place of another makes another word: "bread" is no "break". */
export function spelledAs(word: string, words: ReadonlySet<string>): string | undefined {
  if (words.has(word)) return word;
  if (word.length < SPELLED_LETTERS || /\d/.test(word)) return undefined;
  const near = [...words].filter(
    (one) =>
      Math.abs(one.length - word.length) <= 1 &&
      one[0] === word[0] &&
      isNearly(word, one) &&
      isSlip(word, one),
  );
  return near.length === 1 || word.length > SPELLED_LETTERS + 1 ? near[0] : undefined;
}

/** A text with misspelt words of requests as they are written. */
export const spelled = (text: string, { words, language }: Pick<Catalogue, 'words' | 'language'>): string =>
  text.replaceAll(/[\p{L}\p{N}]+/gu, (said) => {
    const isKnown = LEXICONS[language].at([keyOf(said)]) !== undefined;
    return isKnown ? said : (spelledAs(keyOf(said), words) ?? said);
  });

/** The words of a text that no way of an intent has, nor any with the same meaning, besides words that say little. */
export function uncoveredIn(text: string, id: string, { own: all, language }: Catalogue): string[] {
  const own = all.get(id);
  if (!own) return [];
  return piecesOf(wordsIn(text), LEXICONS[language]).flatMap(({ text: said, meanings }) => {
    const isFill = meanings.has('fill') || meanings.has('polite');
    const isMeant = [...meanings].some((one) => own.meanings.has(one));
    const isSaid = lowerWordsIn(said).every(
      (word) => word.length < 2 || word.startsWith('slot') || spelledAs(word, own.words) !== undefined,
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
  const [way] = (own.get(id)?.forms ?? []).toSorted((one, other) => share(other) - share(one));
  return way && share(way) >= NEAR_SHARE ? way : new Set();
}
