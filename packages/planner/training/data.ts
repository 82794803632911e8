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

/** Authors of a language, each in a file of their own (`clauses/en-a.txt`); what `en-test.txt` holds is only for testing. */
export const authorsOf = (language: Language): Author[] =>
  readdirSync(CLAUSES)
    .filter((file) => file.startsWith(`${language}-`))
    .toSorted()
    .map((file) => {
      const name = file.replace('.txt', '');
      const text = readFileSync(new URL(file, CLAUSES), 'utf8');
      return { name, held: name.endsWith('-test'), prepared: readMarkup(text, name, language).map(prepare) };
    });
