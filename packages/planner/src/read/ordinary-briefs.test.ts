import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-30', dueDate: '2027-03-26', today: '2026-11-29', locale: 'en-US' };
const read = (description: string): Statement[] =>
  readBrief({ ...FRAME, name: 'Project', description }).statements;
const works = (brief: string) => read(brief).flatMap((one) => (one.kind === 'task' ? [one] : []));
const titles = (brief: string): string[] => works(brief).map(({ title }) => title);
/** What each work follows, by titles. */
const order = (brief: string): Record<string, string[]> => {
  const all = works(brief);
  return Object.fromEntries(
    all.map(({ title, after }) => [
      title,
      after.flatMap(({ statement }) => all.find(({ id }) => id === statement)?.title ?? []),
    ]),
  );
};

test('quoted lines that are most of the text are what is to be planned', () => {
  const forwarded =
    'Fwd: Annual report\n> Dear Tom,\n> draft to us by 15 January, final PDF 12 February at the latest.\n> Cover in two variants please.\ncan you plan that for me?';
  expect(titles(forwarded)).toEqual(['Draft to us', 'Final PDF', 'Cover in two variants']);
  expect(titles('Send the invoice to Tom, then call him about the keys.\n> thanks, that works')).toEqual([
    'Send the invoice to Tom',
    'Call him about the keys',
  ]);
});

test('phrases that order work are no part of its title, and the last work follows all before it', () => {
  for (const last of [
    'At the end clean',
    'Finally, clean',
    'Last but not least, clean',
    'As the last step clean',
  ])
    expect(order(`Sand the door. Buy the paint. ${last} the brushes.`), last).toMatchObject({
      'Clean the brushes': ['Sand the door', 'Buy the paint'],
    });
  expect(order('Zuerst Regal kaufen, als Nächstes Regal aufbauen, zum Schluss Kartons entsorgen')).toEqual({
    'Regal kaufen': [],
    'Regal aufbauen': ['Regal kaufen'],
    'Kartons entsorgen': ['Regal aufbauen'],
  });
  expect(titles('Paint the bench at the end of the garden.')).toEqual([
    'Paint the bench at the end of the garden',
  ]);
});

test('what is to be done first comes before the rest of its sentence', () => {
  for (const first of ['Empty the room first (2h)', 'First empty the room'])
    expect(order(`${first}, rent the machine, sand the floor.`), first).toEqual({
      'Empty the room': [],
      'Rent the machine': ['Empty the room'],
      'Sand the floor': ['Rent the machine'],
    });
});

test('evenings are one’s own time, and a length behind "first" is kept', () => {
  expect(works('Bake the cake, takes two evenings.')).toMatchObject([
    { title: 'Bake the cake', effort: { amount: 1, unit: 'workdays' } },
  ]);
  expect(works('Do the homepage design first (2 days), then build it.')[0]).toMatchObject({
    effort: { amount: 2, unit: 'workdays' },
  });
  expect(works('Rent the sander, do the edges in the first two days.')[1]).toMatchObject({ effort: null });
});

test('an exception of a daily habit is a weekday', () => {
  const rules = (brief: string) => read(brief).flatMap((one) => (one.kind === 'repeat' ? [one.rule] : []));
  expect(rules('practise 20 min every day except sunday')).toEqual(['FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA']);
  expect(rules('Ich will Geige lernen, jeden Tag außer Sonntag 20 min üben.')).toEqual([
    'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA',
  ]);
});

test('a day before a colon is that of the work behind it', () => {
  expect(works('Sun 6: wash the walls. Tue 8: hand in the keys')).toMatchObject([
    { title: 'Wash the walls', on: ['2026-12-06'] },
    { title: 'Hand in the keys', on: ['2026-12-08'] },
  ]);
});

test('what is listed in brackets is no work of its own', () => {
  expect(titles('Write the three sections (archives, press, memory), then a conclusion')).toEqual([
    'Write the three sections',
    'Conclusion',
  ]);
});

test('a request to plan is no work, and planning something is', () => {
  for (const request of [
    'can you plan that for me?',
    'Can you sort this out for me?',
    'please make a plan for me',
  ])
    expect(titles(`Paint the fence. ${request}`), request).toEqual(['Paint the fence']);
  expect(titles('Plan the party, then send the invitations.')).toEqual([
    'Plan the party',
    'Send the invitations',
  ]);
});

test('words that name no work are asked or left out', () => {
  for (const said of [
    'It is in the shed, heated.',
    'Let me know, tell me.',
    'So far I have a rough outline, egal.',
  ])
    expect(titles(`Paint the boat. ${said}`), said).toEqual(['Paint the boat']);
});

test('what it costs is no work', () => {
  for (const price of ['Budget 3.200 EUR.', 'Budget 6k, all in.', 'Fee about 900 usd.'])
    expect(titles(`Order the worktop. ${price}`), price).toEqual(['Order the worktop']);
  expect(titles('Write the price list, print the labels.')).toEqual([
    'Write the price list',
    'Print the labels',
  ]);
});

test('German names behind a preposition share the verb at the end', () => {
  expect(
    titles(
      'Belege sortieren, fehlende Rechnungen bei Telekom und Vermieter anfordern, Fahrtenbuch nachtragen',
    ),
  ).toEqual([
    'Belege sortieren',
    'Fehlende Rechnungen bei Telekom und Vermieter anfordern',
    'Fahrtenbuch nachtragen',
  ]);
});
