import type { Deliverable, Library, LibraryLanguage, ProjectKind } from './entries.ts';
import { compressed, decompressed, keptOr, textOf, textsIn } from './files.ts';
import { type IndexesData, indexesDataOf, openIndexes } from './indexes.ts';
import { type Head, lazyList } from './lazy-list.ts';
import { deliverablesIn, kindsIn } from './parse.ts';
import { deliverablesTold, kindsTold } from './texts.ts';

export type { Library };

/** For a language that the library does not have. */
export const NO_LIBRARY: Library = {
  language: 'en',
  kinds: [],
  deliverables: [],
  acts: [],
  domains: new Map(),
};

/** "garden: garden; gardening; pets" on each line. */
function domainsIn(language: LibraryLanguage): Map<string, Set<string>> {
  const text = textOf(language, 'domains.txt');
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, domain = '', words = ''] = /^([a-z]+): (.*)$/.exec(line) ?? [];
      return domain === '' ? [] : [[domain, new Set(words.split(';').map((word) => word.trim()))]];
    }),
  );
}

type Entries = Pick<Library, 'kinds' | 'deliverables' | 'acts'>;

const ACTS = { file: 'acts.txt', domain: 'acts' };

const inEnglish = (): Entries => ({
  kinds: textsIn('en', 'kinds').flatMap(({ domain, text }) => kindsIn(text, domain)),
  deliverables: textsIn('en', 'deliverables').flatMap(({ domain, text }) => deliverablesIn(text, domain)),
  acts: deliverablesIn(textOf('en', ACTS.file), ACTS.domain),
});

/** In another language an entry has the texts, and its times and links are those of the English one. */
function told(language: LibraryLanguage): Entries {
  const english = readLibrary('en');
  const deliverables = textsIn(language, 'deliverables').flatMap((file) =>
    deliverablesTold(file, english.deliverables),
  );
  const ids = new Set(deliverables.map(({ id }) => id));
  return {
    kinds: textsIn(language, 'kinds').flatMap((file) => kindsTold(file, english.kinds, ids)),
    deliverables,
    acts: deliverablesTold({ text: textOf(language, ACTS.file), domain: ACTS.domain }, english.acts),
  };
}

/** The library in a language, read from its texts. Throws a `LibraryError` that names the line that cannot be read. */
export const readLibrary = (language: LibraryLanguage): Library => ({
  language,
  domains: domainsIn(language),
  ...(language === 'en' ? inEnglish() : told(language)),
});

/** A library as it is kept: entries as JSON, of which only those that are meant are read, and what they are compared by. */
interface Prepared {
  kinds: KeptEntries;
  deliverables: KeptEntries;
  acts: Library['acts'];
  indexes: IndexesData;
}

interface KeptEntries {
  heads: Head[];
  /** Where the JSON of each entry, compressed, begins in `json`, and where the last one ends. */
  at: Uint32Array;
  json: Uint8Array;
}

function keptEntries(entries: readonly Head[]): KeptEntries {
  const texts = entries.map((entry) => compressed(JSON.stringify(entry)));
  const at = new Uint32Array(texts.length + 1);
  for (const [place, { length }] of texts.entries()) at[place + 1] = (at[place] ?? 0) + length;
  return {
    heads: entries.map(({ id, domain, name }) => ({ id, domain, name })),
    at,
    json: Buffer.concat(texts),
  };
}

const openEntries = <T extends Head>({ heads, at, json }: KeptEntries): readonly T[] =>
  lazyList(heads, (place) => JSON.parse(decompressed(json.subarray(at[place], at[place + 1]))));

function prepare(language: LibraryLanguage): Prepared {
  const library = readLibrary(language);
  const { kinds, deliverables, acts } = library;
  return {
    kinds: keptEntries(kinds),
    deliverables: keptEntries(deliverables),
    acts,
    indexes: indexesDataOf(library),
  };
}

const known = new Map<LibraryLanguage, Library>();

/**
 * The library in a language. What is computed of its texts is kept on the disk, because it takes seconds. Throws a
 * `LibraryError` that names the line that cannot be read.
 */
export function libraryIn(language: LibraryLanguage): Library {
  const before = known.get(language);
  if (before) return before;
  const { kinds, deliverables, acts, indexes } = keptOr(language, () => prepare(language));
  const library: Library = {
    language,
    kinds: openEntries<ProjectKind>(kinds),
    deliverables: openEntries<Deliverable>(deliverables),
    acts,
    domains: domainsIn(language),
  };
  openIndexes(library, indexes);
  known.set(language, library);
  return library;
}
