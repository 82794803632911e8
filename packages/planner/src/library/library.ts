import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Deliverable, LibraryLanguage, ProjectKind } from './entries.ts';
import { deliverablesIn, kindsIn } from './parse.ts';

/** All entries in one language. */
export interface Library {
  language: LibraryLanguage;
  kinds: readonly ProjectKind[];
  deliverables: readonly Deliverable[];
  /** For each domain the words of a category or a tag that mean it. */
  domains: ReadonlyMap<string, ReadonlySet<string>>;
}

/** For a language that the library does not have. */
export const NO_LIBRARY: Library = { language: 'en', kinds: [], deliverables: [], domains: new Map() };

const filesIn = (language: LibraryLanguage, folder: 'kinds' | 'deliverables') => {
  const path = join(import.meta.dirname, language, folder);
  return readdirSync(path)
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ domain: basename(name, '.txt'), text: readFileSync(join(path, name), 'utf8') }));
};

/** "garden: garden; gardening; pets" on each line. */
function domainsIn(language: LibraryLanguage): Map<string, Set<string>> {
  const text = readFileSync(join(import.meta.dirname, language, 'domains.txt'), 'utf8');
  return new Map(
    text.split('\n').flatMap((line) => {
      const [, domain = '', words = ''] = /^([a-z]+): (.*)$/.exec(line) ?? [];
      return domain === '' ? [] : [[domain, new Set(words.split(';').map((word) => word.trim()))]];
    }),
  );
}

const known = new Map<LibraryLanguage, Library>();

/** The library in a language. Its files are read once. Throws a `LibraryError` that names the line that cannot be read. */
export function libraryIn(language: LibraryLanguage): Library {
  const before = known.get(language);
  if (before) return before;
  const library: Library = {
    language,
    kinds: filesIn(language, 'kinds').flatMap(({ domain, text }) => kindsIn(text, domain)),
    domains: domainsIn(language),
    deliverables: filesIn(language, 'deliverables').flatMap(({ domain, text }) =>
      deliverablesIn(text, domain),
    ),
  };
  known.set(language, library);
  return library;
}
