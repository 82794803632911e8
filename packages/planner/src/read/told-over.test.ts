import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { name: 'Project', startDate: '2026-12-01', dueDate: '2027-03-06', today: '2026-12-01' };
const kindsOf = (description: string, locale: string) =>
  readBrief({ ...FRAME, locale, description }).statements.map(({ kind }) => kind);

test.each([
  ['Wohnung zum 31.1. gekündigt, Umzugsfirma buchen', 'de-DE', 'done'],
  ['Theorieprüfung bestanden, Praxis am 5. Februar', 'de-DE', 'done'],
  ['Theory test passed, practical 5 Feb', 'en-GB', 'done'],
  ['Test booked 1 March. Two lessons a week', 'en-GB', 'done'],
  // The project begins on 1 December.
  ['Am 12. November fotografiert. Auswahl, Album', 'de-DE', 'done'],
  ['Am 12. Dezember fotografieren. Auswahl, Album', 'de-DE', 'task'],
  // On the last day of the project, too.
  ['Exam booked March 6. Buy the book', 'en-US', 'event'],
  ['Prüfung muss bestanden werden', 'de-DE', 'task'],
])('what is over or booked is no work left: %s', (description, locale, kind) => {
  expect(kindsOf(description, locale)[0]).toBe(kind);
});

test.each([
  ['Pour une cliente sophrologue, 5 pages + prise de rdv en ligne', 'fr-FR'],
  ['2 semaines en avril avec mon copain, départ le 10 avril', 'fr-FR'],
  ['Nunca he tenido huerto. Comprar semillas', 'es-ES'],
  ['Never done this before. Buy seeds', 'en-GB'],
  ['Baby due 20 March. Paint the room', 'en-GB'],
])('for whom and with whom it is, and what is new to one, is no work: %s', (description, locale) => {
  expect(kindsOf(description, locale)[0]).toBe('note');
});

test('a client that a label names is no work', () => {
  expect(kindsOf('Client: Brookside Dental. 6 pages, online booking form, photos', 'en-GB')).toEqual([
    'note',
    'note',
    'task',
    'task',
    'task',
  ]);
});

test('things of Spanish that look like participles are not done', () => {
  expect(kindsOf('El restaurante ya está reservado. Vestido, flores', 'es-ES')).toEqual(['done', 'task']);
});

test('counted things are a list also as two, and what a price includes is none of them', () => {
  expect(kindsOf('12 patient stories, 3 case studies', 'en-GB')).toEqual(['task', 'task']);
  expect(kindsOf('Logo, 3 concepts, two rounds of revisions included', 'en-GB').at(-1)).toBe('note');
});

test.each([
  ['Venue, registrar and photographer booked. Still to do: invites', 'en-GB'],
  ['Halle, DJ und Fotograf gebucht. Kuchen backen', 'de-DE'],
  ['Salle, traiteur et DJ réservés. Il reste les fleurs', 'fr-FR'],
])('of a list that is booked every thing is: %s', (description, locale) => {
  expect(kindsOf(description, locale).slice(0, 3)).toEqual(['done', 'done', 'done']);
});

test.each([
  ['en-GB', '28 chapters, 11 revised so far'],
  ['de-DE', '28 Kapitel, 11 überarbeitet bisher'],
  ['fr-FR', "28 chapitres, 11 relus jusqu'ici"],
])('%s: "%s" tells how much is over', (locale, description) => {
  expect(kindsOf(description, locale).at(-1)).toBe('done');
});

test('what is waited for until it is over is not over', () => {
  expect(kindsOf('Wait until exam passed', 'en-GB')).not.toContain('done');
});

test.each([
  ['For an engineering client, terminology list supplied.', 'en-GB', 1],
  ['Archive visits done, sources transcribed. Write the chapters.', 'en-GB', 1],
])('what is supplied, or is told behind what is done, is done: %s', (description, locale, at) => {
  expect(kindsOf(description, locale)[at]).toBe('done');
});

test('what is due is work, also behind what is done', () => {
  expect(kindsOf('Tiles chosen, walls painted by 4 Feb.', 'en-GB')).toEqual(['done', 'task']);
});

test('the title of work ends before the time that it is done in', () => {
  const { statements } = readBrief({ ...FRAME, locale: 'en-GB', description: 'Fit it over two days.' });
  expect(statements[0]).toMatchObject({ kind: 'task', title: 'Fit it' });
});

test.each([
  ['Signed up for the 28th of January at the pub because my mates dared me', 'en-GB', 'done'],
  ['Bin schon angemeldet für den 10. Mai', 'de-DE', 'done'],
  ['Inscrite au 10 km du 4 avril', 'fr-FR', 'done'],
  ['Angemeldet sind 40 Leute', 'de-DE', 'note'],
])('who has signed up takes part: %s', (description, locale, kind) => {
  expect(kindsOf(description, locale)[0]).toBe(kind);
});
