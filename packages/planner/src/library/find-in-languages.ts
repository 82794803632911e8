import { languageOf } from '@daymark/language/detect';
import { type Find, type Found, findKind } from './find.ts';
import { LIBRARY_LANGUAGES, type LibraryLanguage } from './kind.ts';

/** The brief of a Reading. */
export interface OfBrief {
  name: string;
  description: string;
}

export interface FoundInLanguage extends Found {
  language: LibraryLanguage;
}

/**
 * The kind of project for a wish. The language of its brief is tried first, because a few words may belong to either.
 */
export function findKindInLanguages(
  wish: string,
  name: string,
  { description, name: called }: OfBrief,
  find: Find = findKind,
): FoundInLanguage | undefined {
  const spoken = languageOf(`${description}\n${called}`);
  for (const language of LIBRARY_LANGUAGES.toSorted((a, b) => Number(b === spoken) - Number(a === spoken))) {
    const found = find({ wish, name }, language);
    if (found) return { ...found, language };
  }
  return undefined;
}
