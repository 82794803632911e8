import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { LibraryLanguage } from './entries.ts';

// The one place that reads files: the texts of the library, which belong to the planner as its code does.

/** The text of a file of a language. */
export const textOf = (language: LibraryLanguage, name: string): string =>
  readFileSync(join(import.meta.dirname, language, name), 'utf8');

/** The texts of a folder by their domains, which are their names. */
export const textsIn = (language: LibraryLanguage, folder: 'kinds' | 'deliverables') =>
  readdirSync(join(import.meta.dirname, language, folder))
    .filter((name) => name.endsWith('.txt'))
    .sort()
    .map((name) => ({ domain: basename(name, '.txt'), text: textOf(language, join(folder, name)) }));
