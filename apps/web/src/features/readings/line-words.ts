import type { Weekday } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import { WEEKDAYS, weekdayName } from '../../lib/weekdays.ts';

const SHORT_LENGTH = 80;

/** The words of a line where they only name it: a brief may be one line of thousands of letters. */
export function shortWords(text: string): string {
  if (text.length <= SHORT_LENGTH) return text;
  return `${text
    .slice(0, SHORT_LENGTH)
    .replace(/\s+\S*$/, '')
    .trimEnd()}…`;
}

/** What a line says: its words of the brief, and where none stand there what it is called. */
export function wordsOf(statement: Statement): string {
  if (statement.words.text !== '') return statement.words.text;
  if (statement.kind === 'library') return statement.wish;
  return 'title' in statement ? statement.title : 'The project’s name';
}

const LOCALES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'];

/** Weekdays as they begin in any of the languages that briefs are read in: "Mondays", "freitags". */
const stems = (): [string, Weekday][] =>
  LOCALES.flatMap((locale) =>
    WEEKDAYS.map((day): [string, Weekday] => [weekdayName(day, 'long', locale).toLowerCase(), day]),
  );

/** The weekdays that are named in the words of a line: what a person most likely says of it, shown before it is saved. */
export function weekdaysIn(text: string): Weekday[] {
  const words = text.toLowerCase().match(/[\p{L}-]{4,}/gu) ?? [];
  const named = stems();
  const found = words.flatMap((word) => named.find(([stem]) => word.startsWith(stem))?.[1] ?? []);
  return [...new Set(found)].sort();
}
