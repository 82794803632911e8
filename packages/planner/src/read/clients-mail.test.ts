import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-30', dueDate: '2027-01-29', today: '2026-11-28', locale: 'en-GB' };
const read = (description: string) =>
  readBrief({ ...FRAME, name: 'Bakery site', description }).statements.filter(
    ({ words }) => words.text !== '',
  );
const tasks = (description: string) => read(description).flatMap((one) => (one.kind === 'task' ? [one] : []));
const titles = (description: string): string[] => tasks(description).map(({ title }) => title);

const MAIL = `Hi Tom,

as discussed, we'd need a page with our breads (about 25 products with photos) and an order form for the Christmas stollen. I'll send the photos by Wednesday. The old site must stay online until the new one works. Please show us a first draft next Friday. Could you also set up the mail addresses?

Thanks so much,
Anna`;

test("in a client's mail, what the client does is theirs, and what they ask for is work", () => {
  expect(read(MAIL).find(({ kind }) => kind === 'theirs')).toMatchObject({ who: 'Anna', by: '2026-12-02' });
  expect(titles(MAIL)).toEqual([
    'Page with our breads (about 25 products with photos)',
    'Order form for the Christmas stollen',
    'Show us a first draft',
    'Set up the mail addresses',
  ]);
  expect(tasks(MAIL)[2]?.on).toEqual(['2026-12-04']);
});

test('the name below a closing of one word is the sender, not the closing', () => {
  for (const closing of ['Best', 'Cheers,', 'Regards'])
    expect(
      read(MAIL.replace('Thanks so much,', closing)).find(({ kind }) => kind === 'theirs'),
    ).toMatchObject({
      who: 'Anna',
    });
});

test('in a mail of one\'s own, "I" is the author', () => {
  const own = `Hi Dana,

thanks for the go-ahead. I'll call the volunteers. I'll write the interviews up. Could you send me the logo?

Talk soon,
Beth`;
  expect(titles(own)).toEqual(expect.arrayContaining(['Call the volunteers', 'Write the interviews up']));
});

test('a date or a festival in the middle stays in the title', () => {
  expect(titles('Chase the bank for the october statement. Finish the honey xmas orders.')).toEqual([
    'Chase the bank for the october statement',
    'Finish the honey xmas orders',
  ]);
});

test('work in the passive is titled as an order', () => {
  const said =
    'The dining chairs need stripping. The cake has to be ordered at Bettys. The loft needs clearing out.';
  expect(titles(said)).toEqual(['Strip the dining chairs', 'Order the cake at Bettys', 'Clear out the loft']);
  expect(titles('There are eight chapters I have to revise, three hours per chapter.')).toEqual([
    'Revise eight chapters',
  ]);
});

test('the guess for uncounted hours grows with the things that are counted', () => {
  const [breads] = tasks(MAIL);
  expect(breads?.effort).toMatchObject({ amount: 150, said: false });
  expect(tasks('Buy 40 candles. Invite 30 people.').every(({ effort }) => effort === null)).toBe(true);
});

test('"every day, weekends too" is every day', () => {
  const [habit] = read('I want to do half an hour of flashcards every day, weekends too.');
  expect(habit).toMatchObject({ kind: 'repeat', rule: 'FREQ=DAILY' });
});
