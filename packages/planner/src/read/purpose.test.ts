import { describe, expect, test } from 'vitest';
import { readBrief } from './read.ts';

const kindsIn = (description: string, locale: string) =>
  readBrief({
    ...{ name: 'Ward', description, locale },
    ...{ startDate: '2026-11-30', dueDate: '2027-02-28', today: '2026-11-30' },
  }).statements.map((one) => [one.kind, 'title' in one ? one.title : '']);

describe('what a thing is for is no rhythm of work', () => {
  test.each([
    ['- Fire drill for nights', 'en-GB', 'Fire drill for nights'],
    ['- Write a rota for days and nights', 'en-GB', 'Write a rota for days and nights'],
    ['- Sew curtains for weekends', 'en-GB', 'Sew curtains for weekends'],
    ['- Menü für Sonntage', 'de-DE', 'Menü für Sonntage'],
    ['- Brandschutzübung für nachts', 'de-DE', 'Brandschutzübung für nachts'],
    ['- Planning pour les week-ends', 'fr-FR', 'Planning pour les week-ends'],
    ['- Menú para los domingos', 'es-ES', 'Menú para los domingos'],
  ])('%s', (description, locale, title) => {
    expect(kindsIn(description, locale)).toEqual([['task', title]]);
  });
});

test.each([
  ['Practise piano evenings', 'en-GB', 'repeat'],
  ['Read on Sundays for 20 minutes', 'en-GB', 'repeat'],
  ['I am only free for Saturdays.', 'en-GB', 'availability'],
  ['Abends 20 Minuten lesen', 'de-DE', 'repeat'],
  ['Correr los domingos', 'es-ES', 'repeat'],
])('a rhythm stays one: %s', (description, locale, kind) => {
  expect(kindsIn(description, locale).map(([one]) => one)).toEqual([kind]);
});
