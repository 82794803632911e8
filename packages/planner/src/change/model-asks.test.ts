import { expect, test } from 'vitest';
import { readBrief } from '../read/read.ts';
import { briefWith } from './brief-with.ts';
import { asksIn, type ModelAsk, mailReadingOf } from './model-asks.ts';

const DAYS = { today: '2026-12-01', dueDate: '2027-01-29', locale: 'en-GB' };
const read = (description: string) =>
  readBrief({ name: 'Studio', description, startDate: DAYS.today, ...DAYS });
const DESCRIPTION =
  'Website for the yoga studio.\n- Design the timetable\n- Write 6 class pages\n- Contact form';
const brief = read(DESCRIPTION);
const numberOf = (words: string): number =>
  brief.statements.findIndex(({ words: { text } }) => text.includes(words)) + 1;

const MAIL = `Hi Ana,

a booking form (4 hours of work) would be lovely. There are eight class pages now, and the contact form can go. Something livelier at the top?`;

const asking = (kind: ModelAsk['kind'], quote: string, fields: Partial<ModelAsk> = {}): ModelAsk => ({
  ...{ kind, quote, lines: [], title: '', hours: 0, due: null },
  ...fields,
});

function readBack(asks: ModelAsk[], mail = MAIL) {
  const reading = mailReadingOf({ mail, reading: read(mail), brief }, asks);
  return { reading, asks: asksIn(reading, brief) ?? [] };
}

test('what a model says is asked stands at its words, with the statements that it is about', () => {
  const { asks } = readBack([
    asking('unclear', 'Something livelier at the top?'),
    asking('new', 'a booking form (4 hours of work) would be lovely', {
      title: 'Build the booking form',
      hours: 9,
    }),
    asking('changed', 'There are eight class pages now', { lines: [numberOf('class pages')] }),
    asking('dropped', 'the contact form can go', { lines: [numberOf('Contact form')] }),
  ]);

  expect(asks.map(({ kind, statement: { words } }) => [kind, MAIL.slice(words.start, words.end)])).toEqual([
    ['new', 'a booking form (4 hours of work) would be lovely'],
    ['changed', 'There are eight class pages now'],
    ['dropped', 'the contact form can go'],
    ['unclear', 'Something livelier at the top?'],
  ]);
  expect(asks.map(({ about }) => about.length)).toEqual([0, 1, 1, 0]);
  const { description, corrections } = briefWith({ description: DESCRIPTION, reading: brief }, asks);
  expect(description.startsWith(DESCRIPTION)).toBe(true);
  const task = corrections.find((one) => one.kind === 'task' && one.title === 'Build the booking form');
  expect(task).toMatchObject({ effort: { amount: 240, unit: 'minutes', said: true } });
  expect(corrections.filter(({ kind }) => kind === 'excluded')).toHaveLength(1);
});

test('new work without hours has the estimate of the model', () => {
  const mail = 'Could you also add a page about the teachers?';
  const { asks } = readBack([asking('new', mail, { title: 'Add the teachers page', hours: 3 })], mail);
  expect(asks[0]?.statement).toMatchObject({
    title: 'Add the teachers page',
    effort: { amount: 180, unit: 'minutes', said: false },
  });
});

test('words that the mail does not have, the same words again and unknown statements ask for nothing', () => {
  const { asks } = readBack([
    asking('new', 'rewrite everything from scratch by Monday', { title: 'Rewrite all', hours: 400 }),
    asking('dropped', 'the contact form can go', { lines: [99, -1, 0] }),
    asking('new', 'the contact form can go', { title: 'Again' }),
  ]);
  expect(asks.map(({ kind, about }) => [kind, about])).toEqual([['dropped', []]]);
});

test('a statement that the brief has no more is left out when the mail is decided later', () => {
  const { reading } = readBack([
    asking('dropped', 'the contact form can go', { lines: [numberOf('Contact form')] }),
  ]);
  expect(asksIn(reading, read('Design the timetable'))?.[0]?.about).toEqual([]);
  expect(asksIn({ statements: reading.statements }, brief)).toBeUndefined();
});
