/** The languages of the interface. English is the language of the source code. */
export const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Each language in its own words. */
export const LANGUAGE_NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
};

export const isLanguage = (text: unknown): text is Language =>
  LANGUAGES.some((language) => language === text);

/** The interface's language for a locale such as `de-AT`: English if there is no translation. */
export function languageOfLocale(locale: string): Language {
  const [base = ''] = locale.toLowerCase().split(/[-_]/);
  return isLanguage(base) ? base : 'en';
}

/** A locale with the language of the interface and the region of the user: `en` in `de-AT` is `en-AT`. */
export function localeIn(language: Language, locale: string | undefined): string {
  if (!locale) return language;
  // Most browsers name no region: `nl` is that of the Netherlands.
  const { language: own, region } = new Intl.Locale(locale).maximize();
  if (own === language) return locale;
  return region ? `${language}-${region}` : language;
}

/**
 * A locale for readers whose region is not known. English is read everywhere, as it is written in the writer's region;
 * of other languages only the writer's own: Spanish for a client is not that of the United States.
 */
export const localeForReaders = (language: Language, writers: string): string =>
  language === 'en' || languageOfLocale(writers) === language ? localeIn(language, writers) : language;

/** The best language for an `Accept-Language` header: `fr;q=0.8, de` is German. */
export function acceptedLanguage(header: string | undefined): Language {
  const wishes = (header ?? '').split(',').map((part) => {
    const [range = '', ...parameters] = part.trim().split(';');
    const quality = parameters.map((one) => /^\s*q=([\d.]+)\s*$/.exec(one)?.[1]).find(Boolean);
    return { base: range.toLowerCase().split('-')[0], quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = wishes.filter(({ base, quality }) => isLanguage(base) && quality > 0);
  const [best] = known.sort((one, other) => other.quality - one.quality);
  return isLanguage(best?.base) ? best.base : 'en';
}
