import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { name: 'Project', startDate: '2026-12-01', dueDate: '2027-02-28', today: '2026-12-07' };
const read = (description: string, locale = 'en-GB') =>
  readBrief({ ...FRAME, locale, description }).statements;
const due = (description: string, locale?: string) =>
  read(description, locale).flatMap((one) =>
    one.kind === 'task' && one.by && one.on.length === 0 ? [[one.title, one.by]] : [],
  );

test.each([
  ['Venue signed 11 Dec, speakers confirmed by 8 Jan', 'en-GB', ['Sign venue', 'Confirm speakers']],
  ['Floor laid 22 January, units fitted 5 February', 'en-GB', ['Lay floor', 'Fit units']],
  [
    'Literature review done 18 Dec, survey complete 5 February',
    'en-GB',
    ['Finish literature review', 'Finish survey'],
  ],
  [
    'Old office handed back 29 January. Permit signed by 15 January',
    'en-GB',
    ['Hand back old office', 'Sign permit'],
  ],
  [
    'Helfer gefunden bis 15. Januar, Konzept fertig am 20. Januar',
    'de-DE',
    ['Helfer gefunden', 'Konzept fertigstellen'],
  ],
  [
    'Statuts signés le 15 décembre, maquette terminée le 8 janvier',
    'fr-FR',
    ['Signer statuts', 'Finir maquette'],
  ],
  [
    'Invitaciones enviadas antes del 10 de enero, menú elegido el 20 de enero',
    'es-ES',
    ['Enviar invitaciones', 'Menú elegido'],
  ],
])('what is to be finished by a day is work that is due then: %s', (brief, locale, titles) => {
  expect(due(brief, locale).map(([title]) => title)).toEqual(titles);
});

test('a day that is over tells what is done', () => {
  expect(due('Venue signed 2 Dec, speakers confirmed by 8 Jan')).toEqual([
    ['Confirm speakers', '2027-01-08'],
  ]);
});

test.each([
  'Movers booked for 23 January',
  'I booked the hall on 9 January',
  'Invoice not paid by 8 January',
])('%s is no milestone of the work', (brief) => {
  expect(due(brief).filter(([title]) => !/^(?:Pay|Invoice)/.test(title ?? ''))).toEqual([]);
});

test('beside what is to be finished by a day a thing with its day is due then, and an appointment is not', () => {
  expect(due('Text final by 11 Dec, sketches 8 January, colour illustrations 5 February')).toEqual([
    ['Finish text', '2026-12-11'],
    ['Sketches', '2027-01-08'],
    ['Colour illustrations', '2027-02-05'],
  ]);
  expect(due('Text finished by 11 Dec, dentist 8 January')).toHaveLength(1);
});

test('a sentence that only says what the work is for is no work', () => {
  const statements = read("Reels, carousels, giveaway. For our yoga studio's big offer.");
  expect(statements.at(-1)).toMatchObject({ kind: 'note' });
  expect(statements.filter(({ kind }) => kind === 'task')).toHaveLength(3);
});

test('a participle alone is of the thing in front of it, and what goes to somebody by then is handed over', () => {
  const papers =
    'Papers in from departments by 11 Dec, printed by 18 Dec, marking done 29 Jan, results to pupils 5 February.';
  expect(due(papers)).toEqual([
    ['Papers in from departments', '2026-12-11'],
    ['Print papers', '2026-12-18'],
    ['Finish marking', '2027-01-29'],
    ['Results to pupils', '2027-02-05'],
  ]);
  expect(due('Data analysed 22 Jan\nFinal draft to supervisor 5 Feb').at(-1)?.[1]).toBe('2027-02-05');
});

test('two participles are both done with the thing in front', () => {
  const of = (brief: string, locale: string) => due(brief, locale).map(([title]) => title);
  expect(of('Haies taillées et ramassées avant le 5 février', 'fr-FR')).toEqual([
    'Tailler et ramasser haies',
  ]);
  expect(of('Paredes lijadas y pintadas antes del 5 de febrero', 'es-ES')).toEqual([
    'Lijar y pintar paredes',
  ]);
  expect(of('Messer geschliffen und geölt bis 5. Februar', 'de-DE')).toEqual([
    'Messer geschliffen und geölt',
  ]);
});
