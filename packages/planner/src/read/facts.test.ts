import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2027-01-11', dueDate: '2027-05-28', today: '2027-01-05' };
const read = (description: string, locale = 'en-GB'): Statement[] =>
  readBrief({ ...FRAME, locale, name: 'Project', description }).statements;
const titles = (brief: string, locale?: string): string[] =>
  read(brief, locale).flatMap((one) => (one.kind === 'task' ? [one.title] : []));
const asked = (brief: string, locale?: string): string[] =>
  read(brief, locale).flatMap((one) => (one.kind === 'unsure' ? [one.words.text] : []));

test('the name of a thing, a term and the date of a paper are no work', () => {
  for (const fact of ['Golf 2011.', 'Licence runs out 15/3.', 'Deadline one month.'])
    expect(titles(`Wash the car, print the advert. ${fact}`), fact).toEqual([
      'Wash the car',
      'Print the advert',
    ]);
  const german = 'Frist zwei Wochen, Mahnung vom 5.1., Belege suchen, Antwort schreiben';
  expect(titles(german, 'de')).toEqual(['Belege suchen', 'Antwort schreiben']);
  expect(asked(german, 'de')).toEqual([]);
});

test('a fault that is named may be work', () => {
  expect(read('Fiesta 2009, crack in windscreen, print the advert')).toMatchObject([
    { kind: 'note' },
    { kind: 'task', sure: false },
    { kind: 'task', sure: true },
  ]);
});

test('how many people there are is no work, and neither is what is counted beside them', () => {
  expect(titles('20 people, 3 sites, write the handbook')).toEqual(['Write the handbook']);
  expect(titles('8-10 guests, cook two courses, maybe a cake')).not.toContain('8-10 guests');
  expect(titles('Band buchen, ca. 40 Gäste, Saal schmücken', 'de')).toEqual([
    'Band buchen',
    'Saal schmücken',
  ]);
  expect(titles('Train 4 staff, invite 30 guests')).toEqual(['Train 4 staff', 'Invite 30 guests']);
  expect(titles('5 posters, 2 banners, a logo')).toHaveLength(3);
});

test('what somebody can do already, where things are, and how large a house is are no work', () => {
  for (const fact of ['I speak Italian a little.', 'The 2 bed flat.', 'My boxes lie in the attic.'])
    expect(titles(`Rent a van, pack the books. ${fact}`), fact).toEqual(['Rent a van', 'Pack the books']);
});

test('how much there is, what people eat, what one has and the lead of a list are no work', () => {
  for (const fact of [
    'About 400GB.',
    '95,000 words.',
    '12 vegetarians, 3 gluten free, 1 nut allergy.',
    'Got 3 cameras plus drone footage.',
    'Still to do:',
  ])
    expect(titles(`Rent a van, pack the books. ${fact}`), fact).toEqual(['Rent a van', 'Pack the books']);
});

test('what is missing is work, and what the writer needs to do is no requirement', () => {
  expect(titles('Still missing the subscription paywall, push notifications and onboarding.')).toHaveLength(
    3,
  );
  expect(titles('Need to run the survey, analyse in SPSS and write the report.')[1]).toBe('Analyse in SPSS');
});

test('the length of a film is no time of work, unless it is watched', () => {
  const [film] = read('Cut the 40 min full film.').filter(({ kind }) => kind === 'task');
  expect(film).toMatchObject({ effort: null });
  const [watched] = read('Watch a 2 hour film.').filter(({ kind }) => kind === 'task');
  expect(watched).toMatchObject({ effort: { amount: 120, said: true } });
});

test('a lead time runs from the first day on, and work with the thing waits for it', () => {
  const statements = read(
    'Strip out the suite, lay the tiles, fit the new suite. Tiles are 2 weeks lead time so need ordering straight off.',
  );
  const wait = statements.find(({ kind }) => kind === 'wait');
  expect(wait).toMatchObject({ lag: { days: 14 }, after: [] });
  expect(statements.find((one) => one.kind === 'task' && /tiles/i.test(one.title))).toMatchObject({
    after: [{ statement: wait?.id }],
  });
});

test('what is made for a diet is work', () => {
  expect(titles('12 vegan cakes, 3 gluten-free loaves, a birthday cake')).toHaveLength(3);
});

test('time off that would leave no day is asked about, and keeps what it may mean', () => {
  const [said] = read('Closed from 11 January to 28 May.').filter(({ kind }) => kind === 'unsure');
  expect(said?.alternatives?.some(({ kind }) => kind === 'availability')).toBe(true);
});
