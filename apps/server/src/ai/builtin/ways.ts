import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type TimeMention, timeMentionsIn } from '@daymark/language/time-mentions';
import type { Language } from './words.ts';

/** What stands in a way to ask for what is named: a thing of the user, days, a length of time, or words of one's own. */
export const SLOTS = ['name', 'day', 'time', 'title', 'person'] as const;
export type Slot = (typeof SLOTS)[number];

/** A request with the ways to ask for it in one language. */
export interface Asked {
  id: string;
  ways: readonly string[];
}

/** The ways in a file: each intent begins with "# id". Lines that begin with "//" are remarks. */
export function waysIn(text: string): Asked[] {
  const found: { id: string; ways: string[] }[] = [];
  for (const line of text.split('\n').map((one) => one.trim())) {
    if (line === '' || line.startsWith('//')) continue;
    if (line.startsWith('# ')) found.push({ id: line.slice(2).trim(), ways: [] });
    else found.at(-1)?.ways.push(line);
  }
  return found;
}

/** The ways to ask in a language, which belong to the assistant as its code does. */
export const waysOf = (language: Language): Asked[] =>
  waysIn(readFileSync(join(import.meta.dirname, 'intents', `${language}.txt`), 'utf8'));

/** The word that stands for a slot where texts are compared. */
const WORDS: Readonly<Record<Slot, string>> = {
  name: 'slotname',
  day: 'slotday',
  time: 'slottime',
  title: 'slotother',
  person: 'slotother',
};

const MARKS: Readonly<Record<string, Slot>> = {
  project: 'name',
  task: 'name',
  day: 'day',
  duration: 'time',
  title: 'title',
  person: 'person',
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
  as: Slot;
  also?: string;
}

const WEEK_DAYS = 4;

/** Days of the past and several days are different words: "what did I do" is asked of yesterday. */
function spanOf(one: TimeMention, today: string): Span {
  const { bare: start, end } = one;
  if (one.type === 'length' || one.type === 'rate') return { start, end, as: 'time' };
  if (one.type !== 'days') return { start, end, as: 'day' };
  const isPast = one.to < today;
  const isLong = Date.parse(one.to) - Date.parse(one.from) > WEEK_DAYS * 86_400_000;
  return { start, end, as: 'day', also: `${isPast ? ' slotpast' : ''}${isLong ? ' slotrange' : ''}` };
}

/** Small words before what is named, which change nothing: "the photo shoot", "on Friday". */
const BEFORE_NAMES =
  /(?<![\p{L}\p{N}])(?:the|my|our|der|die|das|dem|den|des|mein\p{L}*|unser\p{L}*|le|la|les|mon|ma|mes|notre|nos|el|los|las|mi|mis|l['’])\s*(?=\s(?:slotname|slotother))/giu;
const BEFORE_DAYS = /(?<![\p{L}\p{N}])(?:on|am|le|el)\s+(?=slotday)/giu;

/** The word for its kind beside a name: "the bakery project", "la tâche Facture". */
const KIND = '(?:projects?|projekts?|projet|proyecto|task|aufgabe|tâche|tache|tarea)';
const KIND_BEFORE = new RegExp(`(?<![\\p{L}\\p{N}])${KIND}\\s+(?=slotname)`, 'giu');
const KIND_BEHIND = new RegExp(`(?<=slotname)\\s+${KIND}(?![\\p{L}\\p{N}])`, 'giu');

const withoutArticles = (text: string): string =>
  text
    .replaceAll(KIND_BEHIND, '')
    .replaceAll(KIND_BEFORE, '')
    .replaceAll(BEFORE_NAMES, ' ')
    .replaceAll(BEFORE_DAYS, '');

const NO_SLOTS = { name: 0, day: 0, time: 0, title: 0, person: 0 };

/** A text with its names and times replaced. */
export function masked(
  text: string,
  spans: readonly { start: number; end: number; as?: Slot }[],
  whens: readonly TimeMention[],
  today: string,
): Masked {
  const all = [
    ...spans.map(({ start, end, as = 'name' }): Span => ({ start, end, as })),
    ...whens.map((one) => spanOf(one, today)),
  ].sort((one, other) => other.start - one.start);
  const slots = { ...NO_SLOTS };
  const replaced = all.reduce((rest, { start, end, as, also = '' }) => {
    slots[as] += 1;
    return `${rest.slice(0, start)} ${WORDS[as]}${also} ${rest.slice(end)}`;
  }, text);
  return { text: withoutArticles(replaced), slots };
}

/** Any day: in a way only its words count. */
const SOME_DAY = '2026-11-18';
const YEAR_LATER = '2027-11-18';

/** A way to ask, with its marks and times replaced. */
export function maskedWay(way: string, language: Language): Masked {
  const slots = { ...NO_SLOTS };
  const marked = way.replaceAll(/\{(\w+)\}/g, (_, mark: string) => {
    const slot = MARKS[mark] ?? 'title';
    slots[slot] += 1;
    return WORDS[slot];
  });
  const setting = { today: SOME_DAY, from: SOME_DAY, to: YEAR_LATER, locale: language, language };
  const { text, slots: more } = masked(marked, [], timeMentionsIn(marked, setting), SOME_DAY);
  return { text, slots: { ...slots, day: slots.day + more.day, time: slots.time + more.time } };
}
