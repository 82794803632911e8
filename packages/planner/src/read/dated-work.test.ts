import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2027-01-11', dueDate: '2027-05-28', today: '2027-01-05' };
const read = (description: string, locale = 'en-GB'): Statement[] =>
  readBrief({ ...FRAME, locale, name: 'Project', description }).statements;
const works = (brief: string, locale?: string) =>
  read(brief, locale).flatMap((one) => (one.kind === 'task' ? [one] : []));
const days = (brief: string, locale?: string) =>
  works(brief, locale).map(({ title, on, by }) => ({ title, on, by }));

test('what somebody wants to do on a day is work of that day', () => {
  expect(works('want to sing 2 songs on 8 May at the wedding, buy new strings')[0]).toMatchObject({
    kind: 'task',
    on: ['2027-05-08'],
    parts: { count: 2 },
  });
});

test('parts of the work with their days are one work each, due on these days', () => {
  expect(days('bibliography to editor by 5 Feb, first draft 19 March, final text 30 April')).toEqual([
    { title: 'Bibliography to editor', on: [], by: '2027-02-05' },
    { title: 'First draft', on: [], by: '2027-03-19' },
    { title: 'Final text', on: [], by: '2027-04-30' },
  ]);
});

test('early and mid of a month are ten days, in which the work is done', () => {
  const [early] = works('Sow the tomatoes indoors early March.');
  expect(early).toMatchObject({ from: '2027-03-01', by: '2027-03-10' });
  const [mid] = works('Die Beete Mitte März umgraben.', 'de-DE');
  expect(mid).toMatchObject({ from: '2027-03-11', by: '2027-03-20' });
  expect(works('Paint the fence by early March.')[0]).toMatchObject({ from: null, by: '2027-03-10' });
});

test('a delivery with its day is work', () => {
  expect(days('Sand the table, oil the legs. delivery 19 Feb').at(-1)).toMatchObject({ title: 'Delivery' });
  expect(days('Write the texts, take the photos. goes live 2 March').at(-1)).toEqual({
    title: 'Goes live',
    on: ['2027-03-02'],
    by: null,
  });
});

test('an order behind "maybe" is optional work, titled without that word', () => {
  for (const [brief, title, locale] of [
    ['Sort the receipts, write the appeal, maybe ask the tax adviser', 'Ask the tax adviser', 'en'],
    ['Belege sortieren, Antwort schreiben, evtl. Anwältin fragen', 'Anwältin fragen', 'de'],
  ] as const)
    expect(works(brief, locale).at(-1), brief).toMatchObject({ title, optional: true });
});

test('how long one is away is no work on the day of departure', () => {
  const request = {
    startDate: '2026-12-10',
    dueDate: '2027-05-01',
    today: '2026-12-01',
    name: 'Voyage au Japon',
  };
  const { statements } = readBrief({
    ...request,
    locale: 'fr-FR',
    description: 'départ le 3 avril, 2 semaines à deux',
  });
  const away = statements.filter((one) => one.kind === 'task' || one.kind === 'event');
  expect(away).toHaveLength(1);
  expect(away).toEqual([expect.objectContaining({ effort: null })]);
});
