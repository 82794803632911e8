import type { Weekday } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { t } from '@daymark/words/t';
import { WEEKDAYS, weekdayName } from '../../platform/weekdays.ts';

const SHORT_LENGTH = 80;

/** A line's words, shortened for use as its name: a brief may be one line of thousands of characters. */
export function shortWords(text: string): string {
  if (text.length <= SHORT_LENGTH) return text;
  return `${text
    .slice(0, SHORT_LENGTH)
    .replace(/\s+\S*$/, '')
    .trimEnd()}…`;
}

/** The words of a line in the brief, or its title if it has none. */
export function wordsOf(statement: Statement): string {
  if (statement.words.text !== '') return statement.words.text;
  if (statement.kind === 'library') return statement.wish;
  return 'title' in statement ? statement.title : t`The project’s name`;
}

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

/** The beginnings of weekday names in the supported languages: "Mondays", "freitags". */
const stems = (): [string, Weekday][] =>
  LOCALES.flatMap((locale) =>
    WEEKDAYS.map((day): [string, Weekday] => [weekdayName(day, 'long', locale).toLowerCase(), day]),
  );

/** The weekdays in a line's words: a default for the form, which the user can change before saving. */
export function weekdaysIn(text: string): Weekday[] {
  const words = text.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? [];
  const named = stems();
  const found = words.flatMap((word) => named.find(([stem]) => word.startsWith(stem))?.[1] ?? []);
  return [...new Set(found)].sort();
}
