import { isLanguage, type Language } from '@daymark/words/languages';

/** The language of this page. The server chooses it by the cookie, else by what the browser asks for. */
export function pageLanguage(): Language {
  const { lang } = document.documentElement;
  return isLanguage(lang) ? lang : 'en';
}

const YEAR_IN_SECONDS = 31_536_000;

/** Loads the page again in another language, which this browser keeps. */
export function changeLanguage(language: Language): void {
  const name = 'language';
  document.cookie = `${name}=${language}; path=/; max-age=${YEAR_IN_SECONDS}; samesite=lax`;
  // Without cookies the page would come again as it is, and again.
  if (document.cookie.includes(`${name}=${language}`)) location.reload();
}

/** Shows the page in the user's language. */
export function followLanguage(language: Language): void {
  if (language !== pageLanguage()) changeLanguage(language);
}
