import type { Brief, Span } from '../brief/brief.ts';
import type { DateContext } from '../brief/found-date.ts';
import { withoutDates } from '../brief/item.ts';
import { numberOf, type Tongue } from '../brief/tongue.ts';
import { folded, stemsOf } from '../brief/words.ts';
import type { PlanRequest } from '../shape.ts';

const UNSEEN = /\p{Cc}|\p{Cf}/gu;
const LINK = /\[([^\]]*)\]\([^)]*\)/g;
const ADDRESS = /(?:https?:\/\/|www\.)\S+|\S+@\S+\.\S+/gi;
/** Numbers, bullets, boxes, headings and emphasis: a task is plain words. */
const MARKS = /^(?:(?:[-*+•>#]+|\d{1,3}[.)]|\[[ xX]?\])\s+)+|[*_`~]{1,3}(?=\S)|(?<=\S)[*_`~]{1,3}/gu;

/** One line of plain words, without markup and without addresses that the brief does not hold. */
export function plainLine(text: string, given: string): string {
  return text
    .replace(UNSEEN, ' ')
    .replace(LINK, '$1')
    .replace(/<[^>]*>?/g, ' ')
    .replace(MARKS, '')
    .replace(ADDRESS, (address) => (given.includes(address.replace(/[.,;:)]+$/, '')) ? address : ''))
    .replace(/\s+/g, ' ')
    .trim();
}

/** Everything that the person wrote. */
export const givenBy = ({ name, description, category, tags, milestones }: PlanRequest): string =>
  [name, description, category, ...tags, ...milestones.map((one) => one.name)].join('\n');

/** Each sign as it is compared, with its place: spaces count once, quotes and dashes are all alike. */
function compared(text: string): { signs: string; places: number[] } {
  let signs = '';
  const places: number[] = [];
  for (let at = 0; at < text.length; at++) {
    const sign = (text[at] ?? '')
      .replace(/\s/u, ' ')
      .replace(/[’‘`´]/u, "'")
      .replace(/[“”„«»]/u, '"')
      .replace(/[–—]/u, '-');
    if (sign === ' ' && (signs.endsWith(' ') || signs === '')) continue;
    const lower = sign.toLowerCase();
    signs += lower.length === 1 ? lower : sign;
    places.push(at);
  }
  return { signs, places };
}

const SHORTEST_QUOTE = 3;
/** More is no citation but the brief over again. */
const LONGEST_QUOTE = 400;

/** Where words of the brief stand in it; null for words that do not. */
export function spanOf(quote: string | null, description: string): Span | null {
  const brief = compared(description);
  const parts = (quote ?? '')
    .split(/…|\.{3}/)
    .map((part) => compared(part).signs.replace(/^["' ]+|["'., ]+$/g, ''));
  const words = parts.toSorted((a, b) => b.length - a.length)[0] ?? '';
  if (words.length < SHORTEST_QUOTE || words.length > LONGEST_QUOTE) return null;
  const at = brief.signs.indexOf(words);
  const [start, last] = [brief.places[at], brief.places[at + words.length - 1]];
  if (at < 0 || start === undefined || last === undefined) return null;
  return { text: description.slice(start, last + 1), start, end: last + 1 };
}

/** What a brief says, to hold against what a model says of it. */
export interface Given {
  text: string;
  words: ReadonlySet<string>;
  numbers: ReadonlySet<number>;
  counted: Brief['counted'];
  tongue: Tongue;
  context: DateContext;
}

const NUMBER = /\d+(?:[.,]\d+)?/g;

export function givenIn(request: PlanRequest, brief: Brief, tongue: Tongue): Given {
  const text = givenBy(request);
  const words = folded(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const numbers = new Set<number>(brief.counted.map(({ n }) => n));
  for (const found of text.match(NUMBER) ?? []) numbers.add(numberOf(found, tongue));
  for (const word of words) {
    const value = numberOf(word, tongue);
    if (value > 0) numbers.add(value);
  }
  const context = { today: request.today, locale: request.locale };
  return { text, words: new Set(words), numbers, counted: brief.counted, tongue, context };
}

/** A part of what is counted, such as "3 of 12", "4–6" or "chapter 5", holds no number of its own. */
const isPartOf = (value: number, text: string, { counted }: Given): boolean =>
  counted.some(({ n, noun }) => {
    if (value > n || !Number.isInteger(value)) return false;
    const about = stemsOf(noun).some((stem) => stemsOf(text).includes(stem));
    return about || text.includes(String(n)) || /\d\s*[–-]\s*\d/.test(text);
  });

/** Whether a text holds an amount that the brief neither says nor counts up to. */
export const inventsAmount = (text: string, given: Given): boolean =>
  (text.match(NUMBER) ?? []).some((found) => {
    const value = numberOf(found, given.tongue);
    return !given.numbers.has(value) && !isPartOf(value, text, given);
  });

/** The text without the dates that the brief does not name: every date is the scheduler's. */
export function withoutOwnDates(text: string, given: Given): string {
  const { dates } = withoutDates(text, given.tongue, given.context);
  const own = dates.filter(
    ({ start, end }) => !folded(given.text).includes(folded(text.slice(start, end).trim())),
  );
  if (own.length === 0) return text;
  const { text: blanked } = withoutDates(text, given.tongue, given.context);
  return own.length === dates.length
    ? blanked
        .replace(/\s+/g, ' ')
        .replace(/[\s,;:–-]+$/u, '')
        .trim()
    : text;
}

/** Whether a text names somebody or something that the brief does not. In German every noun would look like a name. */
export function inventsName(text: string, { words, tongue }: Given): boolean {
  if (tongue.language === 'de') return false;
  const [, ...rest] = text.split(/[\s/-]+/u);
  const capital = rest.filter((word) => /^\p{Lu}\p{Ll}+/u.test(word));
  if (capital.length > rest.length / 2) return false;
  return capital.some((word) => !words.has(folded(word).replace(/['’]s$|[^\p{L}\p{N}]+$/gu, '')));
}
