import { expect, test } from 'vitest';
import { doneIn, isAbout, wordsIn } from './words-in.ts';

test.each([
  ['de', 'Fliesen sind schon ausgesucht', 'Fliesen und Farben aussuchen'],
  ['de', 'Gäste eingeladen', 'Gäste einladen'],
  ['de', 'Bad ausgemessen', 'Bad ausmessen und zeichnen'],
  ['fr', 'carrelage choisi', 'Choisir le carrelage'],
  ['fr', 'dossier rempli', 'Remplir le dossier'],
  ['es', 'carta escrita', 'Escribir la carta'],
  ['en', 'tiles are chosen', 'Choose the tiles'],
  ['en', 'van hired', 'Hire a van'],
  ['en', "Trailer's done", 'Upload the trailer'],
] as const)('what is done is the work that a step names (%s: %s)', (language, done, step) => {
  expect(isAbout(doneIn(done, language), wordsIn(step, language))).toBe(true);
});

test.each([
  ['de', 'Fliesen sind schon ausgesucht', 'Fliesen verlegen'],
  ['fr', 'carrelage choisi', 'Poser le carrelage'],
  ['en', 'tiles are chosen', 'Lay the tiles'],
] as const)('and not what is done with the same thing behind it (%s: %s)', (language, done, step) => {
  expect(isAbout(doneIn(done, language), wordsIn(step, language))).toBe(false);
});
