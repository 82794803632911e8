import { AsyncLocalStorage } from 'node:async_hooks';
import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import type { Language } from './languages.ts';
import { remember, rememberedFor, translateWith } from './t.ts';

// For the server, where each request, mail and thread has its own language.

type Catalog = Readonly<Record<string, string>>;

const readCatalog = (language: Language): Catalog =>
  language === 'en'
    ? {}
    : JSON.parse(readFileSync(new URL(`../catalogs/${language}.json`, import.meta.url), 'utf8'));

const catalogs = new Map<Language, Catalog>();

function catalogOf(language: Language): Catalog {
  const catalog = catalogs.get(language) ?? readCatalog(language);
  catalogs.set(language, catalog);
  return catalog;
}

/** The translation of a message, parsed once; null if there is none, or a faulty one. */
const makeFormat = (language: Language, message: string): IntlMessageFormat | null => {
  const translation = catalogOf(language)[message];
  if (!translation) return null;
  try {
    return new IntlMessageFormat(translation, language, undefined, { ignoreTag: true });
  } catch {
    return null;
  }
};

const formats = new Map<string, IntlMessageFormat | null>();

function formatOf(language: Language, message: string): IntlMessageFormat | null {
  const key = `${language} ${message}`;
  const known = formats.get(key);
  if (known !== undefined) return known;
  const made = makeFormat(language, message);
  // Only messages of the catalogs are kept: their number is limited.
  if (made) formats.set(key, made);
  return made;
}

/** A message in a language; undefined if it has no translation, or one that cannot be filled in. */
function inWords(
  language: Language,
  message: string,
  values: readonly (string | number)[],
): string | undefined {
  try {
    const written = formatOf(language, message)?.format(Object.fromEntries(values.entries()));
    return typeof written === 'string' ? written : undefined;
  } catch {
    return undefined;
  }
}

const current = new AsyncLocalStorage<Language>();

/** Runs a function, and all that it begins, in a language: every t`…` in it is translated. */
export const inLanguage = <T>(language: Language, run: () => T): T => current.run(language, run);

/** The language of the request or mail that is being worked on. */
export const languageNow = (): Language => current.getStore() ?? 'en';

translateWith((message, values, english) => {
  const language = current.getStore();
  // Without a language a module is being loaded.
  if (language === undefined) return remember(message, values, english);
  return language === 'en' ? undefined : inWords(language, message, values);
});

/** Translates a text of a constant, which is in English; any other text stays as it is. */
export function translated(text: string): string {
  const language = languageNow();
  if (language === 'en') return text;
  const { message, values } = rememberedFor(text) ?? { message: text, values: [] };
  return inWords(language, message, values) ?? text;
}

/** The pieces of a text that is written while it is sent, each made in a language. */
export async function* piecesInLanguage<T>(language: Language, pieces: AsyncIterable<T>): AsyncGenerator<T> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const { done, value } = await inLanguage(language, () => iterator.next());
      if (done) return;
      yield value;
    }
  } finally {
    await iterator.return?.();
  }
}
