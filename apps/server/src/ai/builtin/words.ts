import type { Day } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { localeIn } from '@daymark/words/languages';
import { formatDay } from '../locale.ts';
import de from './answers/de.json' with { type: 'json' };
import en from './answers/en.json' with { type: 'json' };
import es from './answers/es.json' with { type: 'json' };
import fr from './answers/fr.json' with { type: 'json' };

const TEXTS = { en, de, fr, es } satisfies Record<string, typeof en>;

/** The languages of the built-in assistant. */
export type Language = keyof typeof TEXTS;
export const LANGUAGES = Object.keys(TEXTS) as Language[];

type Value = string | number | boolean;

/** A text, or what makes one from the values of its places. */
type Said<T> = {
  [Key in keyof T]: T[Key] extends string
    ? string
    : T[Key] extends readonly string[]
      ? (...values: Value[]) => string
      : Said<T[Key]>;
};

/** All texts of the built-in assistant in one language. Names are already escaped for markdown. */
export type Words = Said<typeof en> & {
  language: Language;
  locale: string;
  hours: (hours: number) => string;
};

/** Formats a day, with its year if that is not the current one. */
export type DayWords = (day: Day) => string;

/** The alternatives of a place: they are separated by bars, and may have places themselves. */
function alternativesIn(text: string): string[] {
  let [depth, from] = [0, 0];
  const found: string[] = [];
  for (let at = 0; at <= text.length; at++) {
    if (text[at] === '{') depth++;
    if (text[at] === '}') depth--;
    if (at < text.length && (text[at] !== '|' || depth > 0)) continue;
    found.push(text.slice(from, at));
    from = at + 1;
  }
  return found;
}

const PLACE = /\{(\w+)(?:([?#±])((?:[^{}]|\{[^{}]*\})*))?\}/g;

/**
 * A text with its places filled: `{day}` is a value, `{more?text|else}` depends on whether there is one, `{tasks#task|tasks}` on
 * the number that it begins with, and `{days±before|same|after}` on its sign.
 */
const filled = (text: string, values: ReadonlyMap<string, Value>, rules: Intl.PluralRules): string =>
  text.replaceAll(PLACE, (_, name: string, by: string | undefined, more = '') => {
    const value = values.get(name) ?? '';
    if (by === undefined) return typeof value === 'number' ? String(Math.abs(value)) : String(value);
    const some = alternativesIn(more);
    const isOne = () => rules.select(Math.abs(Number.parseInt(String(value), 10))) === 'one';
    const at = by === '±' ? Math.sign(Number(value)) + 1 : Number(by === '#' ? !isOne() : !value);
    return filled(some[at] ?? '', values, rules);
  });

function said<T extends object>(texts: T, rules: Intl.PluralRules): Said<T> {
  const entries = Object.entries(texts).map(([key, text]: [string, string | string[] | object]) => {
    if (typeof text === 'string') return [key, text];
    return [key, Array.isArray(text) ? filling(text, rules) : said(text, rules)];
  });
  return Object.fromEntries(entries);
}

const filling =
  ([names = '', template = '']: readonly string[], rules: Intl.PluralRules) =>
  (...values: Value[]): string => {
    const given = new Map(names.split(' ').map((name, at) => [name, values[at] ?? '']));
    // "Do., 3. Dez." ends the sentence as well.
    return filled(template, given, rules).replace(/\.\.$/, '.');
  };

const ALL = new Map<string, Words>();

/** The texts of a language as a person of a locale writes them. */
export function wordsIn(language: Language, locale: string): Words {
  const own = localeIn(language, locale);
  const known = ALL.get(own);
  if (known) return known;
  const hours = new Intl.NumberFormat(language === 'en' ? 'en-GB' : `${language}-${language.toUpperCase()}`);
  const words = {
    ...said(TEXTS[language], new Intl.PluralRules(language)),
    ...{ language, locale: own },
    hours: (count: number) => durationText(count, (one) => hours.format(one)),
  };
  ALL.set(own, words);
  return words;
}

/** "Fri, Nov 27", with the year if it is not the current one. */
export const dayWords =
  ({ locale }: Words, today: Day): DayWords =>
  (date) =>
    formatDay(date, locale, { hasYear: date.slice(0, 4) !== today.slice(0, 4) });
