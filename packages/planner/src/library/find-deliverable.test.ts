import { describe, expect, test } from 'vitest';
import type { LibraryLanguage } from './entries.ts';
import { findDeliverable, placeOfKind } from './find-deliverable.ts';
import { libraryIn } from './library.ts';

const found = (line: string, kindId: string, language: LibraryLanguage) => {
  const library = libraryIn(language);
  const kind = library.kinds.find(({ id }) => id === kindId);
  if (!kind) throw new Error(`There is no kind ${kindId}`);
  return findDeliverable(line, library, placeOfKind(kind))?.deliverable.id ?? null;
};

describe('a word that is in the names of many things finds none by a part of its name', () => {
  test.each([
    ['Notice', 'rate-increase', 'en'],
    ['Team', 'hiring-employee', 'de'],
    ['Carte', 'crowdfunding', 'fr'],
    ['Carta', 'onboarding-employee', 'es'],
  ] as const)('%s', (line, kind, language) => {
    expect(found(line, kind, language)).toBeNull();
  });
});

test.each([
  ['Handover', 'buying-a-house', 'en', 'key-handover'],
  ['Sample', 'survey-study', 'en', 'sample'],
] as const)('it finds what is called so: %s', (line, kind, language, id) => {
  expect(found(line, kind, language)).toBe(id);
});
