import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { name: 'Project', startDate: '2026-12-01', dueDate: '2027-05-31', today: '2026-12-01' };
const read = (description: string, locale = 'en-GB') =>
  readBrief({ ...FRAME, locale, description }).statements;
const told = (description: string, locale?: string) => {
  const last = read(description, locale).at(-1);
  return last && { kind: last.kind, words: last.words.text };
};

test.each([
  [
    'posters up by 15 jan, tickets on sale from 18 jan, hoping for 80 people',
    'en-GB',
    'hoping for 80 people',
  ],
  [
    'booster 22 feb, bring them in 1 march, hopefully all turned out by end april',
    'en-GB',
    'hopefully all turned out by end april',
  ],
  ['Auditions 7 dec, lots of doors on the set, cast of 8', 'en-GB', 'cast of 8'],
  ['Order the cake. Book the room. We will be about 45', 'en-GB', 'We will be about 45'],
  ['- Satzung drucken\n- Kassenprüfung, letztes Jahr vergessen', 'de-DE', 'letztes Jahr vergessen'],
  ['- get the cot\n- car seat, old one is too old', 'en-GB', 'old one is too old'],
  ['Build the beds. Order the soil, kids too small for spades', 'en-GB', 'kids too small for spades'],
  ['- Einladungen\n- Musik, letztes Jahr zu laut', 'de-DE', 'letztes Jahr zu laut'],
  [
    'réserver la salle, accrocher les cadres, nous serons 4 pour monter',
    'fr-FR',
    'nous serons 4 pour monter',
  ],
  ['- car parking, neighbours moaned last year', 'en-GB', 'neighbours moaned last year'],
  ['reservar el salón, encargar la tarta, seremos unos 45', 'es-ES', 'seremos unos 45'],
])('a headcount, a hope and a state are no work: %s', (brief, locale, words) => {
  expect(told(brief, locale)).toEqual({ kind: 'note', words });
});

test('what one hopes to do is work', () => {
  expect(read('Buy the wood. Hopefully finish the frame by 5 feb').at(-1)?.kind).not.toBe('note');
});

test('what the writer did is done, and what they want now begins another clause', () => {
  const [did, want] = read(
    'did the beginners course in autumn, now i want 2 hives up and running by end of may',
  );
  expect(did).toMatchObject({ kind: 'done', words: { text: 'did the beginners course in autumn' } });
  expect(want).toMatchObject({ kind: 'task', title: '2 hives up and running', by: '2027-05-31' });
  expect(read('shot the wedding last saturday, need to cull and edit').at(0)?.kind).toBe('done');
  expect(read('Cut the grass on 5 March')[0]?.kind).toBe('task');
});

test('when something runs out is a detail of its renewal', () => {
  const [renewal, end, service] = read('liability renewal (runs out 31 jan), van service, new helmets');
  expect(renewal).toMatchObject({ kind: 'task', title: 'Liability renewal', by: '2027-01-31' });
  expect(end?.kind).toBe('note');
  expect(service?.kind).toBe('task');
  expect(read('Gas certificate, insurance renewal (expires 28 feb)').slice(1)).toMatchObject([
    { kind: 'task', title: 'Insurance renewal', by: '2027-02-28' },
    { kind: 'note' },
  ]);
});

test('a motto or a topic is no work', () => {
  expect(
    read('Thema: Homeoffice in kleinen Betrieben, qualitativ. Gliederung schreiben', 'de-DE').map(
      ({ kind }) => kind,
    ),
  ).toEqual([...['note', 'note', 'note', 'task']]);
});

test('a thing stays work, however it was last year', () => {
  expect(read('- carpa\n- música, el año pasado muy alta', 'es-ES').at(-1)?.kind).not.toBe('note');
  expect(read('- tents\n- raffle, last year nobody came\n- print the posters')[1]).toMatchObject({
    ...{ kind: 'task', title: 'Raffle' },
  });
});

test('who is needed is to be found, and what is not needed is left out', () => {
  for (const wanted of ['Volunteers needed for the bar', 'Photographer wanted', 'Architect required'])
    expect([wanted, told(`- paint the door\n- ${wanted}`)?.kind]).toEqual([wanted, 'task']);
  for (const out of ['No shop needed', 'Shop is not needed', 'Caterer not required'])
    expect([out, told(`- paint the door\n- ${out}`)?.kind]).toEqual([out, 'excluded']);
});

test('a bad state is nothing that is done, and no work in a sentence', () => {
  expect(told('Rebuild the engine. Carbs are gummed up')?.kind).toBe('note');
  expect(told('Call the insurance. Drywall ruined')?.kind).toBe('note');
  expect(told('- clean the windows\n- gutter blocked')?.kind).toBe('task');
});

test('when somebody else is free is no time of the writer', () => {
  const statements = read('Internal audit must be done before, the director has time only on Fridays.');
  expect(statements.map(({ kind }) => kind)).not.toContain('availability');
  expect(told('Paint the door. My Fridays are free')?.kind).toBe('availability');
});
