import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const statementsOf = (description: string, locale: string) =>
  readBrief({
    ...{ name: 'Project', startDate: '2026-12-01', dueDate: '2027-03-01', today: '2026-12-01' },
    ...{ description, locale },
  }).statements;

test.each([
  ['en-GB', 'Resume is updated, LinkedIn is not.', 'LinkedIn'],
  ['en-GB', "CV is done, cover letter isn't yet", 'Cover letter'],
  ['de-DE', 'Flüge gebucht, Hotels noch nicht', 'Hotels'],
  ['fr-FR', 'vols réservés, hôtels pas encore', 'Hôtels'],
  ['es-ES', 'El CV está listo, LinkedIn no', 'LinkedIn'],
])('%s: "%s": what is not, beside what is over, is work', (locale, description, title) => {
  const [over, left] = statementsOf(description, locale);
  expect(over).toMatchObject({ kind: 'done' });
  expect(left).toMatchObject({ kind: 'task', title, sure: false });
});

test('what stands alone, or is about a person, is none', () => {
  expect(statementsOf('The kitchen is not.', 'en-GB')[0]?.kind).not.toBe('task');
  expect(statementsOf('Dinner is booked, my sister is not coming', 'en-GB')[1]?.kind).not.toBe('task');
});

test.each([
  ['en-GB', 'cake not ordered', 'Order cake'],
  ['en-GB', 'no yarn yet', 'Yarn'],
  ['de-DE', 'Torte noch nicht bestellt', 'Torte bestellen'],
  ['de-DE', 'Anzug fehlt noch', 'Anzug'],
  ['fr-FR', 'traiteur pas encore réservé', 'Réserver traiteur'],
  ['es-ES', 'faltan las fotos', /fotos/i],
])('%s: "%s": what is missing, or not done, is work', (locale, description, title) => {
  const [one] = statementsOf(description, locale);
  expect(one?.kind === 'task' ? one.title : '').toMatch(title);
});

test('what is not decided or got by work is none, and what is half done is not over', () => {
  for (const text of ['date not decided yet', 'no idea yet', 'nothing bought yet'])
    expect(statementsOf(text, 'en-GB')[0]?.kind, text).not.toBe('task');
  expect(statementsOf('lit review half written', 'en-GB')[0]?.kind).not.toBe('done');
  expect(statementsOf('Literatur habe ich zur Hälfte gelesen', 'de-DE')[0]?.kind).not.toBe('done');
});
