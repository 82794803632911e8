import german1 from './de/1.json' with { type: 'json' };
import german2 from './de/2.json' with { type: 'json' };
import english1 from './en/1.json' with { type: 'json' };
import english2 from './en/2.json' with { type: 'json' };
import english3 from './en/3.json' with { type: 'json' };
import english4 from './en/4.json' with { type: 'json' };
import english5 from './en/5.json' with { type: 'json' };
import type { LibraryLanguage, ProjectKind } from './kind.ts';

const KINDS: Record<LibraryLanguage, readonly ProjectKind[]> = {
  en: [...english1, ...english2, ...english3, ...english4, ...english5],
  de: [...german1, ...german2],
};

/** All kinds of projects in a language. */
export const kindsIn = (language: LibraryLanguage): readonly ProjectKind[] => KINDS[language];
