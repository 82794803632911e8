import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { name: 'New kitchen', startDate: '2026-12-01', dueDate: '2027-05-31', today: '2026-12-01' };
const read = (description: string, locale = 'en-GB') =>
  readBrief({ ...FRAME, locale, description }).statements;

test('what others deliver is waited for, and not done yet', () => {
  for (const [brief = '', locale] of [
    ['units delivered 25 jan', 'en-GB'],
    ['Schränke geliefert 25. Januar', 'de-DE'],
    ['meubles livrés le 25 janvier', 'fr-FR'],
    ['muebles entregados el 25 de enero', 'es-ES'],
  ])
    expect(read(brief, locale), brief).toMatchObject([{ kind: 'wait', until: '2027-01-25' }]);
});

test('when somebody is there is an event of those days', () => {
  for (const [brief = '', locale] of [
    ['sparky here 14th-15th jan', 'en-GB'],
    ['Elektriker da 14. bis 15. Januar', 'de-DE'],
    ['électricien sur place les 14 et 15 janvier', 'fr-FR'],
    ['electricista aquí el 14 y 15 de enero', 'es-ES'],
  ])
    expect(read(brief, locale), brief).toMatchObject([
      { kind: 'event', on: '2027-01-14', until: '2027-01-15' },
    ]);
});

test('somebody with a verb and a day is waited for, and so is their next verb', () => {
  expect(
    read('Order the sink, worktop man templates on 2nd feb and fits about 16 feb').slice(1),
  ).toMatchObject([
    { kind: 'wait', title: 'Worktop man templates', until: '2027-02-02' },
    { kind: 'wait', title: 'Worktop man fits', until: '2027-02-16' },
  ]);
});

test('what others owe by a day is due from them', () => {
  expect(read('Need receipts from all of them by 10 Jan')).toMatchObject([
    { kind: 'theirs', by: '2027-01-10' },
  ]);
  expect(read('Need texts from the client by 10 Jan')).toMatchObject([
    { kind: 'theirs', who: 'client', by: '2027-01-10' },
  ]);
  expect(read('Brauche Belege von allen bis 10. Januar', 'de-DE')).toMatchObject([
    { kind: 'theirs', who: null, by: '2027-01-10' },
  ]);
  expect(read('everyone OFF BOOK by 8 feb pls').at(-1)).toMatchObject({ kind: 'theirs', by: '2027-02-08' });
  expect(read('everyone invited by 8 feb')).toMatchObject([{ kind: 'task', title: 'Invite everyone' }]);
});

test('a man of a trade is called by it', () => {
  expect(read('Order the hay and the feed. Scanner man comes 12 jan').at(-1)).toMatchObject({
    ...{ kind: 'wait', title: 'Scanner man', who: 'scanner man', until: '2027-01-12' },
  });
});

test('everything done by a day is the end of all, and no work', () => {
  for (const [brief = '', locale] of [
    ['windows fitted 2 feb, everything done by 26 feb', 'en-GB'],
    ['Fenster geputzt bis 2. Februar, alles fertig bis 26. Februar', 'de-DE'],
    ['fenêtres posées avant le 2 février, tout terminé avant le 26 février', 'fr-FR'],
    ['ventanas puestas antes del 2 de febrero, todo terminado antes del 26 de febrero', 'es-ES'],
  ])
    expect(read(brief, locale).at(-1), brief).toMatchObject({
      ...{ kind: 'availability', off: [{ from: '2027-02-27', to: '2027-05-31' }] },
    });
  expect(read('posters up by 15 jan, everything done by 26 feb, party 12 march')[1]?.kind).toBe('note');
});

test('what comes from somewhere is the work of others', () => {
  expect(
    read(
      '- book site\n- menu + shopping\n- canoes come from the county (free)\n- badges\n- risk assessment',
    )[2]?.kind,
  ).toBe('theirs');
});

test('a thing with its day stays an event, and a plural no verb', () => {
  expect(read('Lease ends 31 January, movers booked for 23 January').at(-1)?.kind).toBe('done');
});

test('days that follow each other are one event from the first to the last', () => {
  expect(read('auditions 7 dec, shows 11 12 13 march').at(-1)).toMatchObject({
    ...{ kind: 'event', title: 'Shows', on: '2027-03-11', until: '2027-03-13' },
  });
});

test('an event that has only a place is the project', () => {
  const [event] = readBrief({
    ...FRAME,
    name: 'Quiz night',
    locale: 'en-GB',
    description: 'Sat 27 feb in the village hall, hall is booked. posters up by 15 jan',
  }).statements;
  expect(event).toMatchObject({ kind: 'event', title: 'Quiz night (in the village hall)' });
});

test('what is not there yet is a state, and nothing left out', () => {
  expect(read('build two hives. dont own anything yet not even a veil').at(-1)?.kind).toBe('note');
});

test('the parts of what is made safe are not made', () => {
  expect(
    read('1. first aid course\n2. make the house safe - stairgates, pond!!\n3. insurance'),
  ).toMatchObject([
    { title: 'First aid course' },
    { title: 'Make the house safe - stairgates, pond' },
    { title: 'Insurance' },
  ]);
});

test.each([
  ['en-GB', "Sketches by 18 December, then she's away till 5 January."],
  ['en-GB', 'Send the sketches. The client is away till 5 January.'],
  ['de-DE', 'Skizzen schicken. Der Kunde ist bis 5. Januar im Urlaub.'],
  ['fr-FR', "Envoyer les esquisses. Le client est en vacances jusqu'au 5 janvier."],
])('%s: "%s" tells when somebody else is not there, and asks nothing', (locale, description) => {
  const said = read(description, locale).map(({ kind }) => kind);
  expect(said).toContain('note');
  expect(said).not.toContain('unsure');
});

test('what was for years is no wait that outlasts the project', () => {
  expect(
    read('Got made redundant from the warehouse (was shift supervisor 9 yrs).').map(({ kind }) => kind),
  ).not.toContain('wait');
});

test.each([
  ['en-GB', "6 pages in wordpress. they're sending photos by 11 December", '2026-12-11'],
  ['en-GB', 'New menu. Mum is bringing the recipes by 18 December', '2026-12-18'],
  ['de-DE', 'Neue Webseite. Kunde schickt die Texte bis 11.12.', '2026-12-11'],
  ['fr-FR', 'Nouveau site. Le client envoie les photos avant le 11 décembre', '2026-12-11'],
  ['es-ES', 'Web nueva. El cliente me manda las fotos antes del 11 de diciembre', '2026-12-11'],
])('%s: "%s" is brought by somebody else, and no day of the own work', (locale, description, by) => {
  const said = read(description, locale);
  expect(said.at(-1)).toMatchObject({ kind: 'theirs', by });
  expect(said.filter((one) => one.kind === 'task' && one.by !== null)).toEqual([]);
});

test.each([
  ['en-GB', 'Ask client to send photos by 11 December'],
  ['en-GB', 'Get Mum to bring the cake by 11 December'],
  ['fr-FR', "Demander au client qu'il envoie les photos avant le 11 décembre"],
])('%s: "%s": to ask for it is work', (locale, description) => {
  expect(read(description, locale)).toMatchObject([{ kind: 'task', by: '2026-12-11' }]);
});
