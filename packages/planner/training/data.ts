import { readdirSync, readFileSync } from 'node:fs';
import type { Language } from '@daymark/language/token';
import { type Prepared, prepare } from './examples.ts';
import { readMarkup } from './markup.ts';

const CLAUSES = new URL('./clauses/', import.meta.url);

/** The briefs of one author. */
export interface Author {
  name: string;
  /** Never trained on. */
  held: boolean;
  prepared: Prepared[];
}

const filesOf = (language: Language): string[] =>
  readdirSync(CLAUSES)
    .filter((file) => file.startsWith(`${language}-`))
    .toSorted();

/** The briefs of a file. */
function briefsIn(file: string, language: Language) {
  return readMarkup(readFileSync(new URL(file, CLAUSES), 'utf8'), file.replace('.txt', ''), language);
}

/** The briefs of all authors of a language. */
export const briefsOf = (language: Language) => filesOf(language).flatMap((file) => briefsIn(file, language));

/** Authors of a language, each in a file of their own (`clauses/en-a.txt`); what `en-test.txt` holds is only for testing. */
export const authorsOf = (language: Language): Author[] =>
  filesOf(language).map((file) => {
    const name = file.replace('.txt', '');
    return { name, held: name.endsWith('-test'), prepared: briefsIn(file, language).map(prepare) };
  });
