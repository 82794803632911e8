import type { TimeMention } from '@daymark/language/time-mentions';
import { type Moment, whensIn } from './read.ts';
import { dataIn, LEXICONS } from './vocabulary.ts';
import type { Language } from './words.ts';

/** What stands in a way to ask for what is named: a thing of the user, days, a length of time, or words of one's own. */
export const SLOTS = ['name', 'day', 'time', 'title', 'person'] as const;
export type Slot = (typeof SLOTS)[number];

/** A request with the ways to ask for it in one language. */
export interface Asked {
  id: string;
  ways: readonly string[];
}

/** The ways to ask in a language. Each intent begins with "# id". */
export function waysOf(language: Language): Asked[] {
  const found: { id: string; ways: string[] }[] = [];
  for (const line of dataIn('intents', `${language}.txt`))
    if (line.startsWith('# ')) found.push({ id: line.slice(2).trim(), ways: [] });
    else found.at(-1)?.ways.push(line.trim());
  return found;
}

/** The word that stands for a slot where texts are compared. */
const WORDS: Readonly<Record<Slot, string>> = {
  ...{ name: 'slotname', day: 'slotday', time: 'slottime' },
  ...{ title: 'slotother', person: 'slotother' },
};

const MARKS: Readonly<Record<string, Slot | undefined>> = {
  ...{ project: 'name', task: 'name', day: 'day', duration: 'time' },
  ...{ title: 'title', person: 'person' },
};

/** A text with a word for each thing that is named, and how often each is. */
export interface Masked {
  text: string;
  slots: Readonly<Record<Slot, number>>;
  /** The kinds of the things that are named, if it is known. */
  kinds?: ReadonlySet<string>;
}

interface Span {
  start: number;
  end: number;
  as: string;
}

const LONG_MILLISECONDS = 4 * 86_400_000;

/** Days of the past and several days are different words: "what did I do" is asked of yesterday. */
function spanOf(one: TimeMention, today: string): Span {
  const { bare: start, end } = one;
  if (one.type === 'length' || one.type === 'rate') return { start, end, as: WORDS.time };
  if (one.type !== 'days') return { start, end, as: WORDS.day };
  const isLong = Date.parse(one.to) - Date.parse(one.from) > LONG_MILLISECONDS;
  return { start, end, as: `${WORDS.day}${one.to < today ? ' slotpast' : ''}${isLong ? ' slotrange' : ''}` };
}

const ARTICLES =
  "the|my|our|der|die|das|dem|den|des|mein\\p{L}*|unser\\p{L}*|le|la|les|mon|ma|mes|notre|nos|el|los|las|mi|mis|l['’]";
/** Small words before what is named, which change nothing: "the photo shoot", "on Friday". */
const BEFORE_NAMES = new RegExp(`(?<![\\p{L}\\p{N}])(?:${ARTICLES})\\s*(?=\\s(?:slotname|slotother))`, 'giu');
const BEFORE_DAYS = /(?<![\p{L}\p{N}])(?:on|am|le|el)\s+(?=slotday)/giu;

/** Without the word for its kind beside a name: "the bakery project", "la tâche Facture". */
function withoutArticles(text: string, language: Language): string {
  const kind = `(?:${LEXICONS[language].pattern('kind')})`;
  return text
    .replaceAll(new RegExp(`(?<=slotname)\\s+${kind}(?![\\p{L}\\p{N}])`, 'giu'), '')
    .replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${kind}\\s+(?=slotname)`, 'giu'), '')
    .replaceAll(BEFORE_NAMES, ' ')
    .replaceAll(BEFORE_DAYS, '');
}

/** "I'm" is written "im" as often. */
const joined = (text: string): string =>
  text.replaceAll(/(?<=\p{L})['’](?=(?:m|s|t|re|ve|ll|d)(?!\p{L}))/giu, '');

const NO_SLOTS = { name: 0, day: 0, time: 0, title: 0, person: 0 };

/** A text with its names and times replaced. */
export function masked(
  text: string,
  spans: readonly { start: number; end: number; as: Slot | '' }[],
  whens: readonly TimeMention[],
  { today, language }: Pick<Moment, 'today' | 'language'>,
): Masked {
  const slots = { ...NO_SLOTS };
  for (const { as } of spans) if (as !== '') slots[as] += 1;
  for (const { type } of whens) slots[type === 'length' || type === 'rate' ? 'time' : 'day'] += 1;
  const all = [
    ...spans.map(({ start, end, as }): Span => ({ start, end, as: as && WORDS[as] })),
    ...whens.map((one) => spanOf(one, today)),
  ].sort((one, other) => other.start - one.start);
  const replaced = all.reduce(
    (rest, { start, end, as }) => `${rest.slice(0, start)} ${as} ${rest.slice(end)}`,
    text,
  );
  return { text: joined(withoutArticles(replaced, language)), slots };
}

/** The kinds of things that a way names. */
export const kindsOf = (way: string): ReadonlySet<string> =>
  new Set([...way.matchAll(/\{(project|task)\}/g)].map(([, kind = '']) => kind));

/** Any day: in a way only its words count. */
const SOME_DAY = '2026-11-18';

/** A way to ask, with its marks and times replaced. */
export function maskedWay(way: string, language: Language): Masked {
  const slots = { ...NO_SLOTS };
  const marked = way.replaceAll(/\{(\w+)\}/g, (_, mark: string) => {
    const slot = MARKS[mark];
    if (slot === undefined) return '';
    slots[slot] += 1;
    return WORDS[slot];
  });
  const moment = { today: SOME_DAY, locale: language, language };
  const { text, slots: more } = masked(marked, [], whensIn(marked, moment), moment);
  return {
    text,
    kinds: kindsOf(way),
    slots: { ...slots, day: slots.day + more.day, time: slots.time + more.time },
  };
}
