import type { Statement } from '@daymark/domain/reading';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-24', dueDate: '2027-01-29', today: '2026-11-23', locale: 'en-GB' };
const read = (description: string): Statement[] =>
  readBrief({ ...FRAME, name: 'Chair', description }).statements;
const followed = (one: Statement | undefined): string[] =>
  one?.kind === 'task' ? one.after.map(({ statement }) => statement) : one?.kind === 'wait' ? one.after : [];

test('a wait follows the work that starts it, and the work that needs its result follows the wait', () => {
  const [glue, drying, sand] = read(
    'Glue the joints. The glue dries for two days. Then sand the seat and the legs.',
  );
  expect(glue?.kind).toBe('task');
  expect(followed(drying)).toEqual([glue?.id]);
  expect(followed(sand)).toContain(drying?.id);
});

test('work that begins once a thing is here waits for its delivery', () => {
  const statements = read(
    'Order the fabric on 1 December, the mill takes 10 working days. Strip the old covers. Sew the new covers once the fabric is here.',
  );
  const wait = statements.find(({ kind }) => kind === 'wait');
  expect(followed(statements.findLast(({ kind }) => kind === 'task'))).toContain(wait?.id);
});

test.each([
  'Order the worktop, delivery takes 4 weeks. Measure the wall first.',
  'Order the tiles. Measure the floor first.',
])('what is done first is waited for by the work told directly before it: %s', (brief) => {
  const [later, sooner] = read(brief).filter(({ kind }) => kind === 'task');
  expect(followed(later)).toEqual([sooner?.id]);
  expect(followed(sooner)).toEqual([]);
});

test('"first" that counts or opens a list is no order backwards', () => {
  for (const brief of ['Finish the unit. Read the first chapter.', 'Sand the seat. First prime the legs.'])
    expect(followed(read(brief)[0])).toEqual([]);
});

test.each([
  'Finish the first unit by 5 December, and book the tutor before that.',
  'Paint the walls. Before that, fill the holes.',
  'Order the tiles, but measure the floor beforehand.',
  'Wände streichen, vorher die Löcher füllen.',
])('what is done before the work told before is waited for: %s', (brief) => {
  const tasks = read(brief).filter(({ kind }) => kind === 'task');
  const [later, sooner] = tasks;
  expect(tasks).toHaveLength(2);
  expect(followed(later)).toEqual([sooner?.id]);
  expect(followed(sooner)).toEqual([]);
  expect(sooner?.kind === 'task' && sooner.title).not.toMatch(/before|vorher/i);
});

test.each([
  ['Meeting with the client on 3 December at 10:00. After that, write the proposal, 3 hours.', 'event'],
  ['Am 3. Dezember Termin beim Notar. Danach die Unterlagen einreichen, 2 Stunden.', 'event'],
  ['Kick-off on 2 December. Then draft the concept (4 h).', 'event'],
  ['Interview with Ana on 4 December at 3 pm. Write it up afterwards.', 'task'],
])('what is done after what was told before follows it: %s', (brief, kind) => {
  const [first, ...others] = read(brief);
  expect(first?.kind).toBe(kind);
  expect(followed(others.at(-1))).toEqual([first?.id]);
});

test('a time that is named is not pointed to', () => {
  const [print, send] = read('Print the plan. Send the agenda before that meeting.');
  expect(followed(print)).toEqual([]);
  expect(send?.kind === 'task' && send.title).toBe('Send the agenda before that meeting');
});

test('nothing follows what comes later by its own days', () => {
  const statements = read('Order the fabric by 30 November. Fit the covers on 12 January.');
  const [order, fit] = statements;
  expect(followed(order)).not.toContain(fit?.id);
});

test('links never form a cycle', () => {
  const parts = [
    'sand the seat',
    'then oil it',
    'it dries for 3 days',
    'Ana picks one',
    'once that is done',
    'order cloth by 4 Dec',
    'and',
    '.',
    'after the oil',
    'post it',
  ];
  const texts = fc
    .array(fc.constantFrom(...parts), { minLength: 2, maxLength: 16 })
    .map((one) => one.join(' '));
  fc.assert(
    fc.property(texts, (text) => {
      const statements = read(text);
      const byId = new Map(statements.map((one) => [one.id, one]));
      for (const { id } of statements) {
        const seen = new Set<string>();
        const open = followed(byId.get(id));
        for (let next = open.pop(); next !== undefined; next = open.pop()) {
          expect(next).not.toBe(id);
          if (seen.has(next)) continue;
          seen.add(next);
          open.push(...followed(byId.get(next)));
        }
      }
    }),
  );
});

const titleOf = (one: Statement | undefined) => (one && 'title' in one ? one.title : null);

test.each([
  ['Fill the holes (2 h) after that paint the wall (3 h)', 'Fill the holes', 'Paint the wall'],
  ['Write the draft after that print the flyers', 'Write the draft', 'Print the flyers'],
  ['Write the draft and after that send it to Tom', 'Write the draft', 'Send the draft to Tom'],
  ['Write the draft. After that print the flyers.', 'Write the draft', 'Print the flyers'],
  ['Löcher spachteln danach Wand streichen', 'Löcher spachteln', 'Wand streichen'],
])(
  'an order after "after that" waits for the one before it, with or without a comma: %s',
  (text, first, then) => {
    const [one, other, ...others] = read(text);
    expect([titleOf(one), titleOf(other), others]).toEqual([first, then, []]);
    expect(followed(other)).toEqual([one?.id]);
  },
);

test('"after that" with a noun, or with a span before it, is no order', () => {
  for (const text of ['Write the offer after that call', 'Send the invoice after that visit to Tom'])
    expect(read(text).filter(({ words }) => words.text.startsWith('after'))).toEqual([]);
  expect(read('Paint the doors. Fit them 2 days after that.').map(titleOf)).toEqual([
    'Paint the doors',
    'Fit them',
  ]);
});
