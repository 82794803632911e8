import type { Deliverable, LibraryLanguage, ProjectKind } from './entries.ts';
import { textOf, textsIn } from './files.ts';
import { deliverablesIn, kindsIn } from './parse.ts';
import { deliverablesTold, kindsTold } from './texts.ts';

/** All entries in one language. */
export interface Library {
  language: LibraryLanguage;
  kinds: readonly ProjectKind[];
  deliverables: readonly Deliverable[];
  /** What one does with a thing that is no deliverable, by its verb; their names are verbs and nouns of them. */
  acts: readonly Deliverable[];
  /** For each domain the words of a category or a tag that mean it. */
  domains: ReadonlyMap<string, ReadonlySet<string>>;
}

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
  const english = libraryIn('en');
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

const known = new Map<LibraryLanguage, Library>();

/** The library in a language. Its files are read once. Throws a `LibraryError` that names the line that cannot be read. */
export function libraryIn(language: LibraryLanguage): Library {
  const before = known.get(language);
  if (before) return before;
  const library: Library = {
    language,
    domains: domainsIn(language),
    ...(language === 'en' ? inEnglish() : told(language)),
  };
  known.set(language, library);
  return library;
}
