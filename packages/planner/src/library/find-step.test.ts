import { expect, test } from 'vitest';
import type { LibraryLanguage } from './entries.ts';
import { findStep } from './find-step.ts';
import { libraryIn } from './library.ts';

function named(text: string, id: string, language: LibraryLanguage = 'en'): string | undefined {
  const kind = libraryIn(language).kinds.find((one) => one.id === id);
  if (!kind) throw new Error(`There is no kind ${id}`);
  const step = findStep(text, kind, language)?.step;
  return step && ('wait' in step ? step.wait : step.title);
}

test.each([
  ['first fix plumbing', 'bathroom-job', /water pipes/],
  ['Board & tank', 'bathroom-job', /^Board the walls/],
  ['snagging', 'bathroom-job', /hand over/],
  ['film', 'online-course-production', /^Record the first module/],
  ['Everyone OFF BOOK', 'theatre-production', /without books/],
  // What stands behind a preposition tells more of the thing.
  ['Deliver to the shelter', 'donation-drive', /^Deliver/],
  ['DBS for me and my husband', 'childminder-start', /background checks/],
  // A word that says little elsewhere is a name here.
  ['sort by size', 'donation-drive', /^Sort/],
  // The main thing of a title is a name of it.
  ['Auditions', 'school-play', /^Hold auditions/],
])('"%s" is a step of %s by another name', (text, kind, title) => {
  expect(named(text, kind)).toMatch(title);
});

test.each([
  ['TÜV', 'carnival-float', 'de', /Wagen abnehmen/],
  ['Text sitzt', 'theatre-production', 'de', /ohne Textbuch/],
  ['texte su', 'theatre-production', 'fr', /sans texte|texte/],
  ['mise en ligne', 'small-business-website', 'fr', /./],
  ['redes sociales', 'restaurant-opening', 'es', /./],
] as const)('"%s" is a step of %s in %s', (text, kind, language, title) => {
  expect(named(text, kind, language)).toMatch(title);
});

test.each([
  ['buy milk', 'bathroom-job'],
  ['22 pupils', 'theatre-production'],
  // What a title counts only tells how much.
  ['A page about the studio', 'personal-website'],
  ['Leave my job at the salon', 'work-van'],
])('"%s" is no step of %s', (text, kind) => {
  expect(named(text, kind)).toBeUndefined();
});
