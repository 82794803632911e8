import { isLanguage, type Language } from '@daymark/words/languages';

/** The language of this page. The server chooses it by the cookie, else by what the browser asks for. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

const YEAR_IN_SECONDS = 31_536_000;

/** Loads the page again in another language, which this browser keeps. */
export function changeLanguage(language: Language): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is missing in Firefox 121 and on unencrypted pages.
  document.cookie = `language=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  location.reload();
}

/**
 * Shows the page in the user's language. A cookie that names it already has not helped: the page comes from this device,
 * without a connection.
 */
export function followLanguage(language: Language | undefined): void {
  const isAsked = document.cookie.split('; ').includes(`language=${language}`);
  if (language && language !== pageLanguage() && navigator.cookieEnabled && !isAsked)
    changeLanguage(language);
}
