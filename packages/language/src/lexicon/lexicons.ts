import type { Language } from '../token.ts';
import { DE } from './de.ts';
import { EN } from './en.ts';
import { ES } from './es.ts';
import { FR } from './fr.ts';
import { IT } from './it.ts';
import { type Entries, entriesOf, type Lexicon } from './lexicon.ts';
import { NL } from './nl.ts';
import { PT } from './pt.ts';

const LEXICONS: Readonly<Record<Language, Lexicon>> = {
  en: EN,
  de: DE,
  fr: FR,
  es: ES,
  it: IT,
  pt: PT,
  nl: NL,
  // Dates in digits are read in any language; English month names are the likeliest elsewhere.
  other: EN,
};

export const lexiconOf = (language: Language): Lexicon => LEXICONS[language];

const known = new Map<Lexicon, Entries>();

/** Built at the first use of a language and then reused. */
export function entriesIn(language: Language): Entries {
  const lexicon = lexiconOf(language);
  const entries = known.get(lexicon) ?? entriesOf(lexicon);
  known.set(lexicon, entries);
  return entries;
}
