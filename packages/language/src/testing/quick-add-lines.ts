import { ruleOf } from '@daymark/domain/recurrence';
import { readQuickAdd } from '../quick-add/read.ts';
import { LINE_LANGUAGES, type LineLanguage } from '../quick-add/vocabulary.ts';

/** A Monday. */
const TODAY = '2026-11-30';
const LOCALES: Readonly<Record<LineLanguage, string>> = {
  en: 'en-GB',
  de: 'de-DE',
  fr: 'fr-FR',
  es: 'es-ES',
};

/** The language of a locale; English for any other. */
export const languageOf = (locale: string): LineLanguage =>
  LINE_LANGUAGES.find((one) => locale.startsWith(one)) ?? 'en';

/** What is read of a line, in one line: the title, then the fields that it names. Days of this year without the year. */
export function toldOf(
  text: string,
  language: LineLanguage,
  own: LineLanguage = language,
  today = TODAY,
): string {
  const read = readQuickAdd(text, {
    today,
    locale: LOCALES[own],
    language: own,
    projects: [],
    revoked: new Set(),
  });
  const { title, repeat, dueDate, dueTime, estimatedHours } = read;
  const facts = [
    repeat && ruleOf(repeat),
    dueDate?.replace(/^2026-/, ''),
    dueTime,
    estimatedHours === null ? null : `${estimatedHours} h`,
  ];
  return [title, ...facts.filter((fact) => typeof fact === 'string')].join(' | ');
}

/** The cases of a table: "line => what is read", one a row. */
export const casesOf = (table: string): [line: string, told: string][] =>
  table
    .split('\n')
    .filter((row) => row.includes('=>'))
    .map((row) => {
      const [line = '', told = ''] = row.split('=>');
      return [line.trim(), told.trim()];
    });
