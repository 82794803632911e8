import { isLanguage, type Language, localeIn } from '@daymark/words/languages';
import { formatCountsWith } from '@daymark/words/t';

let current: string | undefined;

/** The language of the page's texts. English where there is no page, as in the build. */
const pageLanguage = (): Language => {
  const language = globalThis.document?.documentElement.lang;
  return isLanguage(language) ? language : 'en';
};

/**
 * Sets the locale of dates and numbers: the page's language as it is written in the region of the user's settings.
 * Without a locale, the region is that of the browser.
 */
export function writeIn(locale: string | undefined): void {
  current = localeIn(pageLanguage(), locale ?? navigator.language);
  formatCountsWith((count) => count.toLocaleString(current));
}

export const writtenIn = (): string | undefined => current;
