import type { Language } from '@daymark/language/token';
import { LIBRARY_LANGUAGES } from '../library/entries.ts';
import { contentOf } from '../library/stems.ts';

/** The stems of the words of a text that can name work. */
export const stemsIn = (text: string, language: Language): Set<string> => {
  const known = LIBRARY_LANGUAGES.find((one) => one === language) ?? 'en';
  return new Set(contentOf(text, known).flatMap(({ stem, force }) => (force === 'light' ? [] : [stem])));
};
