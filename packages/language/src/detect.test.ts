import { expect, test } from 'vitest';
import { languageOf } from './detect.ts';
import type { Language } from './token.ts';

test.each<[Language, string]>([
  ['en', 'I need to hand in the report by Friday and then call my client'],
  ['en', 'What is due today?'],
  ['en', 'Do my tax return'],
  ['de', 'Keller muss bis 19.12. leer sein. Erst sortieren, dann den Rest auf den Wertstoffhof'],
  ['de', 'Was ist heute fällig?'],
  ['fr', 'Stand de bougies au marché de Noël, jamais le mercredi'],
  ['es', 'Hacer el cartel y pedir permiso a la directora, que tarda unos 3 días'],
  ['it', 'Devo cucire 8 costumi per il saggio, la stoffa arriva il 2 dicembre'],
  ['pt', 'Sessão de fotos da família no sábado, depois escolher as melhores'],
  ['nl', 'Op woensdag kan ik niet, de gordijnen hebben we nog van vorig jaar'],
  ['other', 'Организовать переезд в новую квартиру до конца января'],
  ['other', '引っ越しの計画を立てる'],
])('%s: %s', (language, text) => {
  expect(languageOf(text)).toBe(language);
});

test('words that several languages have, and the nouns of a list, do not change the language of the writer', () => {
  for (const text of [
    'Build me an app like Uber',
    'Plan a surprise party',
    'Sort receipts, bake cakes, set prices',
    'Make a course. 8 lessons, workbook, sales page, and a group for students. Audience: total beginners, mostly retired.',
    'bread stall for the harvest market\nsourdough test / flour + seeds / labels / bake 80 loaves / price board / till float / table cloth',
    'Make our gym GDPR compliant. Includes privacy policy, consent forms, processor contracts, deletion routine, staff briefing.',
  ])
    expect(languageOf(text, 'en-GB'), text).toBe('en');
});

test('a short text in the language of its writer is not taken for one that the product does not speak', () => {
  expect(languageOf('Je peux y travailler uniquement le week-end.', 'fr-FR')).toBe('fr');
  expect(languageOf('solo los fines de semana', 'es-ES')).toBe('es');
  expect(languageOf('end of term show', 'en-GB')).toBe('en');
  expect(languageOf('passer à la TVA', 'fr-FR')).toBe('fr');
  expect(languageOf('Op woensdag kan ik niet, de gordijnen hebben we nog', 'fr-FR')).toBe('nl');
});

test('a text without any word is English', () => {
  expect(languageOf('')).toBe('en');
  expect(languageOf('48 / 12')).toBe('en');
});

test('a few words tell their language by their letters, whatever the language of the device is', () => {
  expect(languageOf('Garage ausmisten', 'de-DE')).toBe('de');
  expect(languageOf('Garage ausmisten')).toBe('de');
  expect(languageOf('Déménagement du bureau')).toBe('fr');
  expect(languageOf('Hochzeitsfotos Familie Brandt bearbeiten\nca. 600 Bilder')).toBe('de');
  expect(languageOf('Reforma de la cocina\n- muebles y encimera\n- electrodomésticos\n- pintar')).toBe('es');
  expect(languageOf('ficha de google maps', 'es-ES')).toBe('es');
  expect(languageOf('paint the fence and the gate', 'de-DE')).toBe('en');
  expect(languageOf('Sand the door. Buy the paint. At the end clean the brushes.')).toBe('en');
});

test('a few words that may be of several languages are in that of the writer', () => {
  for (const locale of ['en-GB', 'de-DE', 'fr-FR', 'es-ES'])
    expect(languageOf('Podcast', locale)).toBe(locale.slice(0, 2));
  expect(languageOf('Landing Page', 'de-DE')).toBe('de');
  expect(languageOf('Couch to 5k', 'en-US')).toBe('en');
});
