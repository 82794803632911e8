import { type Classifier, classifierOf } from './classifier.ts';
import { wordsIn } from './names.ts';
import { piecesOf } from './read.ts';
import { isNearly } from './text.ts';
import { keyOf, LEXICONS } from './vocabulary.ts';
import { type Asked, type Masked, maskedWay, SLOTS, type Slot, waysOf } from './ways.ts';
import type { Language } from './words.ts';

/** What is known of an intent by its ways. */
interface Own {
  ways: readonly string[];
  words: ReadonlySet<string>;
  /** The words of each way. */
  forms: readonly ReadonlySet<string>[];
  meanings: ReadonlySet<string>;
  /** The kinds of things in them. */
  kinds: ReadonlySet<string>;
  /** How often each slot is in them. */
  ranges: Readonly<Record<Slot, { least: number; most: number }>>;
}

/** The intents of a language. */
export interface Catalogue extends Classifier {
  language: Language;
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
    said.startsWith('slot') ? [said] : [...meanings].filter((one) => one !== 'fill' && one !== 'polite'),
  );

/** A text without the words that say nothing. */
export const formOf = (text: string, language: Language): string =>
  piecesOf(wordsIn(text), LEXICONS[language])
    .filter(
      ({ text: said, meanings }) =>
        !/^slot(?:past|range)$/.test(said) && !(meanings.size > 0 && meanings.isSubsetOf(EMPTY)),
    )
    .map(({ text: said }) => keyOf(said))
    .join(' ');
const EMPTY: ReadonlySet<string> = new Set(['fill', 'polite', 'aux']);

const GROUP_LETTERS = 4;
const SEVERAL = 2;
const LONG_WORDS = 6;

/** What tells of an intent: words, their beginnings and groups of letters, pairs of words, what words mean, and what is named. */
export function featuresOf({ text, slots }: Masked, language: Language): string[] {
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
      ...own.map((word) => `begins ${word.slice(0, GROUP_LETTERS)}`),
      ...groups.map((group) => `letters ${group}`),
      ...edged.slice(1).map((word, at) => `pair ${edged[at]} ${word}`),
      ...edged.slice(2).map((word, at) => `apart ${edged[at]} ${word}`),
      ...meanings.map((meaning) => `means ${meaning}`),
      ...meanings.flatMap((one, at) => meanings.slice(at + 1).map((other) => `both ${one} ${other}`)),
      ...SLOTS.map((slot) => `slots ${slot} ${Math.min(SEVERAL, slots[slot])}`),
      `long ${Math.min(LONG_WORDS, words.length)}`,
    ]),
  ];
}

function ownOf(ways: readonly string[], texts: readonly Masked[], language: Language): Own {
  const forms = texts.map(({ text }) => new Set(lowerWordsIn(text)));
  const countsOf = (slot: Slot) => texts.map(({ slots }) => slots[slot]);
  const kinds = ways.flatMap((way) => [...way.matchAll(/\{(project|task)\}/g)].map(([, kind = '']) => kind));
  const ranges = SLOTS.map((slot) => [
    slot,
    { least: Math.min(...countsOf(slot)), most: Math.max(...countsOf(slot)) },
  ]);
  return {
    ...{ ways, forms, kinds: new Set(kinds), ranges: Object.fromEntries(ranges) },
    words: new Set(forms.flatMap((form) => [...form])),
    meanings: new Set(texts.flatMap(({ text }) => meaningsIn(text, language))),
  };
}

export function catalogueOf(language: Language, asked: readonly Asked[]): Catalogue {
  const all = asked.map(({ id, ways }) => ({ id, ways, texts: ways.map((way) => maskedWay(way, language)) }));
  const exact = new Map<string, Set<string>>();
  for (const { id, texts } of all)
    for (const { text } of texts) {
      const form = formOf(text, language);
      exact.set(form, (exact.get(form) ?? new Set()).add(id));
    }
  const examples = all.flatMap(({ id: label, texts }) =>
    texts.map((one) => ({ label, features: featuresOf(one, language) })),
  );
  return {
    ...{ language, exact, ...classifierOf(examples) },
    own: new Map(all.map(({ id, ways, texts }) => [id, ownOf(ways, texts, language)])),
    words: new Set(all.flatMap(({ texts }) => texts.flatMap(({ text }) => lowerWordsIn(text)))),
  };
}

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

/** The catalogue of a language. */
export function catalogueIn(language: Language): Catalogue {
  const found = known.get(language) ?? catalogueOf(language, waysOf(language));
  known.set(language, found);
  return found;
}

const SPELLED_LETTERS = 4;

/** The word of the catalogue that a misspelt one may be. */
export function spelledAs(word: string, words: ReadonlySet<string>): string | undefined {
  if (words.has(word)) return word;
  if (word.length < SPELLED_LETTERS || /\d/.test(word)) return undefined;
  const near = [...words].filter(
    (one) => Math.abs(one.length - word.length) <= 1 && one[0] === word[0] && isNearly(word, one),
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
