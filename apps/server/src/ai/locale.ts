/** The languages in which a chat is answered. */
export type Language = 'en' | 'de';

/** A locale of each language, for users whose own locale has another language. */
const USUAL: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de-DE' };

export const languageOfLocale = (locale: string): Language => (/^de\b/.test(locale) ? 'de' : 'en');

/** The user's locale as far as a language allows: dates in an answer are written as on the screens. */
export const localeIn = (language: Language, locale: string): string =>
  new RegExp(`^${language}\\b`).test(locale) ? locale : USUAL[language];

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day with its weekday: "Fri, Nov 27", or "Fri, Nov 27, 2026". */
export function formatDay(day: string, locale: string, { hasYear }: { hasYear: boolean }): string {
  const key = `${locale} ${hasYear}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(hasYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
