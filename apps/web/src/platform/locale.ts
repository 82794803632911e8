import { localeIn } from '@daymark/words/languages';
import { formatCountsWith } from '@daymark/words/t';
import { pageLanguage } from './language.ts';

let current: string | undefined;

/**
 * Sets the locale of dates and numbers: the page's language as it is written in the region of this locale, that of the
 * user's settings. Undefined is that of the browser. The public pages are rendered before there is a page, in the locale
 * itself.
 */
export function writeIn(locale: string | undefined): void {
  current = typeof document === 'undefined' ? locale : localeIn(pageLanguage(), locale ?? navigator.language);
  formatCountsWith((count) => count.toLocaleString(current));
}

export const writtenIn = (): string | undefined => current;
