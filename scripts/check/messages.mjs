// The messages of the sources, and the catalogs with their translations.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';

const SOURCES = '{apps/web,apps/server,packages/*}/src/**/*.{ts,tsx}';
const UNREAD = /\.test\.|\.gen\.|\/testing\/|packages\/words\//;

export const sources = () =>
  globSync(SOURCES)
    .filter((path) => !UNREAD.test(path))
    .sort();

const fileOf = (language) => `packages/words/catalogs/${language}.json`;

export const catalogOf = (language) => JSON.parse(readFileSync(fileOf(language), 'utf8'));

export function writeCatalog(language, catalog) {
  const sorted = Object.entries(catalog).sort(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(fileOf(language), `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

/** Every message with the files that have it. */
export async function messages() {
  const { DOCUMENT_TEXTS } = await import('../../apps/web/vite/words.ts');
  const { messagesIn } = await import('../../apps/web/vite/messages.ts');
  const all = Object.fromEntries(DOCUMENT_TEXTS.map((text) => [text, ['apps/web/app.html']]));
  for (const path of sources()) {
    const code = readFileSync(path, 'utf8');
    if (!code.includes('`')) continue;
    for (const { key } of messagesIn(path, code)) {
      all[key] ??= [];
      if (!all[key].includes(path)) all[key].push(path);
    }
  }
  return all;
}

/** The arguments of a message. A count may be an argument of its own in one language, and a plural in another. */
function argumentsOf(message) {
  const found = new Set();
  const walk = (elements) => {
    for (const { type, value, options = {} } of elements) {
      if (type === TYPE.argument || type === TYPE.plural) found.add(value);
      for (const option of Object.values(options)) walk(option.value);
    }
  };
  walk(parse(message, { ignoreTag: true }));
  return [...found].sort().join(', ');
}

function problemOf(key, text) {
  const message = key.replace(/^\[[\w -]+\] /, '');
  try {
    const [wanted, given] = [argumentsOf(message), argumentsOf(text)];
    return wanted === given
      ? undefined
      : `has the arguments ${given || 'none'} instead of ${wanted || 'none'}`;
  } catch (error) {
    return error.message;
  }
}

/** What is wrong with translations: a message that the sources do not have, other arguments, faulty syntax. */
export const problemsOf = (catalog, all) =>
  Object.entries(catalog).flatMap(([key, text]) => {
    const problem = key in all ? problemOf(key, text) : 'is no message of the sources';
    return problem ? [`${JSON.stringify(key)} ${problem}`] : [];
  });
