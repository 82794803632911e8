import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2027-01-11', dueDate: '2027-03-26', today: '2027-01-11', locale: 'en-GB' };
const read = (description: string): Statement[] =>
  readBrief({ ...FRAME, name: 'Project', description }).statements;
const tasks = (description: string) => read(description).flatMap((one) => (one.kind === 'task' ? [one] : []));
const titles = (description: string): string[] => tasks(description).map(({ title }) => title);

test('work that is told in a sentence is titled without the person and the auxiliary verb', () => {
  expect(
    titles(
      'I still have to ring the council. We need the photos taken by Friday. The list has to be rewritten too.',
    ),
  ).toEqual(['Ring the council', 'Take the photos', 'Rewrite the list']);
  expect(titles('Als Erstes muss ich den Verein anrufen. Danach muss ich 30 Plakate aufhängen.')).toEqual([
    'Den Verein anrufen',
    '30 Plakate aufhängen',
  ]);
});

test('a told sentence is titled without the verbs that connect work with its place, and without its condition', () => {
  expect(titles('The first draft goes to my tutor Dr Hale by 12 February.')).toEqual([
    'The first draft to my tutor Dr Hale',
  ]);
  expect(
    titles('Count the shelves. When everything is counted I type the numbers into the spreadsheet.'),
  ).toEqual(['Count the shelves', 'Type the numbers into the spreadsheet']);
});

test('what somebody needs by a day is work of the author, however the day is said', () => {
  for (const said of ['by 12 February', 'before 13 February'])
    expect(
      tasks(`The electrician needs the plan ${said}.`).map(({ by, on }) => by ?? on[0]),
      said,
    ).toEqual(['2027-02-12']);
});

test('words between the words of a title do not come back into it', () => {
  expect(titles('Die Anzeige fürs Gemeindeblatt schreibe ich selbst (2 Stunden).')).toEqual([
    'Die Anzeige fürs Gemeindeblatt selbst schreiben',
  ]);
});

test('what a named person has to do is theirs', () => {
  expect(read('First we need the photos taken, and then Mrs Okafor has to sign them.').at(-1)).toMatchObject({
    kind: 'theirs',
    who: 'Mrs Okafor',
  });
});

test('hours in a sentence of their own are those of the things that they name', () => {
  const [cloaks, curtains] = tasks(
    'Sew 14 cloaks. Each cloak takes me about an hour. Then hang everything, allow 4 hours for it.',
  );
  expect(cloaks).toMatchObject({ parts: { count: 14 }, effort: { amount: 60, per: 'part' } });
  expect(curtains).toMatchObject({ effort: { amount: 240, per: 'whole' } });
  expect(tasks('6 Engelskostüme nähen, pro Kostüm ca. 3 Stunden.')).toMatchObject([
    { parts: { count: 6 }, effort: { amount: 180, per: 'part' } },
  ]);
});

test('a pace in a sentence of its own is that of the things that it names', () => {
  const [tapes, box] = tasks(
    'Digitise 12 VHS tapes (2 hours each), then label the box. One tape a day at most.',
  );
  expect(tapes).toMatchObject({ effort: { amount: 120 }, pace: { parts: 1, per: 'day' } });
  expect(box).toMatchObject({ pace: null });
});

test('what is done when everything is done follows all of it', () => {
  const [shelves, room, numbers] = tasks(
    'Count the shelves. Count the stockroom. When everything is counted, type the numbers into the spreadsheet.',
  );
  expect(numbers?.after.map(({ statement }) => statement)).toEqual(
    expect.arrayContaining([room?.id].filter(Boolean)),
  );
  expect(shelves?.after).toEqual([]);
});

test('a limit and a day off in one clause are a line each', () => {
  expect(read("I don't work more than 5 hours a day and never on Fridays.")).toMatchObject([
    { kind: 'availability', rule: null, minutes: 300 },
    { kind: 'availability', rule: 'never', weekdays: [5] },
  ]);
});

test('a delivery "in 5 working days" is counted from the order', () => {
  expect(read('Order the parts. The wholesaler delivers in 5 working days.').at(-1)).toMatchObject({
    kind: 'wait',
    lag: { days: 5, unit: 'working' },
    until: null,
  });
});

test('an activity with its hours is work, however many', () => {
  expect(tasks('Read the script. Translating will take 24 hours.').at(-1)).toMatchObject({
    title: 'Translating',
    effort: { amount: 1440, unit: 'minutes' },
  });
});

test('an event whose weekday is not that of its date is asked', () => {
  expect(read('The engineer comes on Tuesday 22 March 2027.').at(-1)).toMatchObject({ kind: 'unsure' });
});
