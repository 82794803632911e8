import { readFileSync } from 'node:fs';
import type { Language } from '@daymark/words/languages';
import type { Page } from '@playwright/test';

type Catalog = Readonly<Record<string, string>>;

const catalogOf = (language: Language): Catalog =>
  JSON.parse(
    readFileSync(new URL(`../../packages/words/catalogs/${language}.json`, import.meta.url), 'utf8'),
  );

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}’'-]+/gu) ?? [];

/** The texts of a message, without its arguments and the names of plural forms. */
const textsOf = (message: string): string =>
  message
    .replace(/^\[[\w -]+\] /, '')
    .replaceAll(/\{\d+, plural,|\b(?:one|other|many|zero|two|few) \{/g, ' ')
    .replaceAll(/[{}]/g, ' ');

const vocabularyOf = (messages: readonly string[]): Set<string> =>
  new Set(messages.flatMap((one) => wordsIn(textsOf(one))));

/** All that a page shows or tells a screen reader. */
const textsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const attributes = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const texts = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest('script, style, noscript, [lang]:not(html)')) continue;
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '');
      for (const node of element.childNodes)
        if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    }
    // A code of three capitals is that of a currency.
    return texts.filter((text) => text.trim() !== '' && !/^[A-Z]{3}$/.test(text.trim()));
  });

/** The names of weekdays and months, as formatted dates have them. */
const dayNames = (language: Language): string[] =>
  Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, 1 + 3 * month))).flatMap((day) =>
    (['long', 'short'] as const).map((style) =>
      day.toLocaleDateString(language, { weekday: style, month: style, timeZone: 'UTC' }),
    ),
  );

/** A translation by its English text. */
export const sayIn = (language: Language) => {
  const catalog = catalogOf(language);
  return (english: string): string => {
    const text = catalog[english];
    if (!text) throw new Error(`${language}.json has no “${english}”`);
    return text;
  };
};

/**
 * Finds English on pages in another language: words that the English messages have and the translated ones have not. What
 * people wrote themselves has no such words in these journeys.
 */
export function englishOn(language: Language, allowed: readonly string[] = []) {
  const catalog = catalogOf(language);
  const [english, own] = [vocabularyOf(Object.keys(catalog)), vocabularyOf(Object.values(catalog))];
  const names = new Set([...allowed, ...dayNames(language)].flatMap(wordsIn));
  const isLeft = (word: string) => english.has(word) && !own.has(word) && !names.has(word);
  return async (page: Page): Promise<string[]> =>
    (await textsOn(page)).flatMap((text) => {
      const words = wordsIn(text).filter(isLeft);
      return words.length > 0 ? [`${words.join(', ')} in “${text.trim().slice(0, 120)}”`] : [];
    });
}
