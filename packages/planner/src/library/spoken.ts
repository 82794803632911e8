import { languageOf } from '@daymark/language/detect';
import { type Find, type Found, findKind } from './find.ts';
import { LIBRARY_LANGUAGES, type LibraryLanguage } from './kind.ts';

/** What a Reading is of. */
export interface OfBrief {
  name: string;
  description: string;
}

export interface FoundInLanguage extends Found {
  language: LibraryLanguage;
}

/** The kind of project that a wish is, in the language of its brief first: a few words may be of either. */
export function kindSpokenOf(
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
