import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-24', dueDate: '2027-01-20', today: '2026-11-23', locale: 'en-GB' };
const read = (description: string, name = 'Project'): Statement[] =>
  readBrief({ ...FRAME, name, description }).statements;
const ofKind = <K extends Statement['kind']>(statements: Statement[], kind: K) =>
  statements.filter((one): one is Extract<Statement, { kind: K }> => one.kind === kind);
const titles = (statements: Statement[]): string[] => ofKind(statements, 'task').map(({ title }) => title);

test('how often and how long are no part of the name of a habit', () => {
  expect(
    read('Spanish 20 minutes every weekday before work. Swim 30 minutes 3 times a week with Tom.'),
  ).toMatchObject([
    { kind: 'repeat', title: 'Spanish before work', minutes: 20 },
    { kind: 'repeat', title: 'Swim with Tom', minutes: 30 },
  ]);
});

test('a habit is one repeat with its minutes and its end', () => {
  expect(read('Do yoga every morning for 20 minutes for a month.', 'Yoga')).toMatchObject([
    { kind: 'repeat', title: 'Do yoga', rule: 'FREQ=DAILY', minutes: 20, until: '2026-12-23' },
  ]);
});

test('a list of dates with full stops is one sentence', () => {
  expect(read('stall on the 12. and 13. december in the hall', 'Stall')).toMatchObject([
    { kind: 'event', on: '2026-12-13' },
  ]);
});

test('months are those of the calendar', () => {
  expect(read('Collect the receipts every month for 12 months, 30 min.', 'Tax return')).toMatchObject([
    { kind: 'repeat', until: '2027-11-23' },
  ]);
});

test('a verb with its particle and a number is an order', () => {
  expect(titles(read('Put up two shelves.'))).toEqual(['Put up two shelves']);
});

test('what is to be found out stays with its verb', () => {
  expect(titles(read("Find out what they're worth, then decide how we sell them."))).toEqual([
    "Find out what they're worth",
    'Decide how we sell them',
  ]);
});

test('a shared verb is handed on, and what is no list stays together', () => {
  const statements = read(
    'Need to pack up kitchen, living room and 2 bedrooms, change address with bank and post.',
  );
  expect(titles(statements)).toEqual([
    'Pack up kitchen',
    'Pack up living room',
    'Pack up 2 bedrooms',
    'Change address with bank and post',
  ]);
});

test('in a list of things, a word that can be a verb begins a thing and hands nothing on', () => {
  const statements = read(
    'We need a website for our bakery: home page, order form for cakes, gallery with 20 photos, opening hours.',
  );
  expect(titles(statements)).toEqual([
    'Home page',
    'Order form for cakes',
    'Gallery with 20 photos',
    'Opening hours',
  ]);
});

test("a client's answer each time is a wait behind each part, and choosing is the client's", () => {
  const statements = read(
    'Logo for a roaster. 3 concepts, client picks one, then final files. Client takes 3 days to respond each time.',
    'Logo',
  );
  const [concepts] = ofKind(statements, 'task').filter(({ parts }) => parts);
  expect(concepts).toMatchObject({ title: 'Concepts', parts: { count: 3 } });
  expect(ofKind(statements, 'wait')).toMatchObject([
    { who: 'client', lag: { days: 3, unit: 'calendar' }, each: true, after: [concepts?.id] },
  ]);
  expect(titles(statements).join()).not.toMatch(/decision/i);
});

test('one wish is one task in its own words', () => {
  expect(read('Do my tax return', 'Tax')).toMatchObject([{ kind: 'task', title: 'Do my tax return' }]);
  expect(read('Polish the brass lamp', 'Lamp')).toMatchObject([
    { kind: 'task', title: 'Polish the brass lamp', effort: null },
  ]);
});

test('days of another job never become the only days', () => {
  const [statement] = read('I work at the shop Mondays and Tuesdays.');
  expect(statement).toMatchObject({ kind: 'availability', rule: 'never', weekdays: [1, 2], sure: false });
  expect(read("I don't work on Fridays.")).toMatchObject([
    { kind: 'availability', rule: 'never', weekdays: [5] },
  ]);
  expect(read('I only work Mon-Thu.')).toMatchObject([
    { kind: 'availability', rule: 'only', weekdays: [1, 2, 3, 4] },
  ]);
});

test('news is no work, a call is on its day, and a day that is not wanted stays free', () => {
  const statements = read(
    'Great news, the partners signed off on your quote. Kick-off call on Wednesday, and please not on Fridays.',
  );
  expect(ofKind(statements, 'task')).toEqual([]);
  expect(statements.map(({ kind }) => kind)).toEqual(['note', 'done', 'event', 'availability']);
  expect(ofKind(statements, 'event')).toMatchObject([{ on: '2026-11-25' }]);
  expect(ofKind(statements, 'availability')).toMatchObject([{ weekdays: [5], rule: 'never' }]);
});

test('said hours are kept, in all and for each', () => {
  const statements = read(
    'Watch a 28-hour video course. Take 4 practice exams of 2.5 h in the last week.',
    'Exam',
  );
  expect(ofKind(statements, 'task')).toMatchObject([
    { effort: { amount: 1680, unit: 'minutes', per: 'whole', said: true } },
    {
      parts: { count: 4 },
      effort: { amount: 150, unit: 'minutes', per: 'part', said: true },
      from: expect.stringMatching(/^2027-01-1[34]$/),
    },
  ]);
});

test('hours in a separate sentence belong to the work that they name, wherever that is', () => {
  const [menu, about] = ofKind(
    read('We need a menu page, an order form and a page about us. I need about 2 hours for the menu.'),
    'task',
  );
  expect(menu).toMatchObject({ title: 'Menu page', effort: { amount: 120 } });
  expect(about).toMatchObject({ effort: null });
});

test('a habit that names no work is called as its project', () => {
  const [habit] = ofKind(
    read(
      'I want to learn Spanish for our trip. 30 minutes every weekday, and a longer session on Saturdays.',
      'Spanish',
    ),
    'repeat',
  );
  expect(habit).toMatchObject({ title: 'Spanish', minutes: 30 });
});

test('days whose reason no rule knows stay free, and are shown', () => {
  for (const line of ["I can't use the hall on Mondays.", 'Mondays I am at the shop.'])
    expect(read(line), line).toMatchObject([
      { kind: 'availability', rule: 'never', weekdays: [1], sure: false },
    ]);
});

test('two limits in one clause are a line each', () => {
  expect(read('I can study 2 hours on weekdays and 4 on Saturdays.')).toMatchObject([
    { kind: 'availability', rule: null, weekdays: [1, 2, 3, 4, 5], minutes: 120 },
    { kind: 'availability', rule: null, weekdays: [6], minutes: 240 },
  ]);
});

test('hours on some days limit these days only', () => {
  expect(read('1 hr max on weeknights')).toMatchObject([
    { kind: 'availability', rule: null, minutes: 60, weekdays: [1, 2, 3, 4, 5] },
  ]);
  expect(read('mittwochs nur 2 Stunden, sonst geht alles')).not.toContainEqual(
    expect.objectContaining({ kind: 'availability', rule: 'only' }),
  );
});

test('mail headers, greetings, signatures and quoted lines are notes', () => {
  const statements = read(
    'Subject: site\n\nHi Lou,\n\nCould you send us the sitemap by 4 December?\n\nThanks!\nMira\n\n> older text here',
  );
  expect(statements.map(({ kind }) => kind)).toEqual(['note', 'note', 'task', 'note', 'note', 'note']);
  expect(titles(statements)).toEqual(['Send us the sitemap']);
});

test('ticked boxes are done and open ones are tasks', () => {
  expect(read('☑ book site\n☐ menu\n- [x] invites\n- [ ] cake').map(({ kind }) => kind)).toEqual([
    'done',
    'task',
    'done',
    'task',
  ]);
});

test('German lines keep their words and their hours', () => {
  const statements = read(
    'Zu tun:\n- Löcher spachteln (2 Std)\n- den Rest auf den Wertstoffhof\n- neue Lampe kaufen\nFarbdosen sind schon weg, um die Fahrräder kümmert sich Jonas.',
  );
  expect(ofKind(statements, 'task')).toMatchObject([
    { title: 'Löcher spachteln', effort: { amount: 120 } },
    { title: 'Den Rest auf den Wertstoffhof' },
    { title: 'Neue Lampe kaufen' },
  ]);
  expect(statements.slice(-2)).toMatchObject([{ kind: 'done' }, { kind: 'theirs', who: 'Jonas' }]);
});

test('a wait follows the work before it in the brief', () => {
  const [order, wait] = read('Order the oven (lead time 4 weeks), paint the shop front.');
  expect(wait).toMatchObject({ kind: 'wait', lag: { days: 28, unit: 'calendar' }, after: [order?.id] });
});

test('only-days, hours and lengths are kept apart', () => {
  expect(read('Only sats & suns, 3 hrs a day tops')).toMatchObject([
    { kind: 'availability', rule: 'only', weekdays: [6, 7], minutes: null },
    { kind: 'availability', rule: null, weekdays: [], minutes: 180 },
  ]);
  const evenings = read('I can only work on it at weekends and on Wednesday evenings.');
  expect(evenings).toMatchObject([{ kind: 'availability', rule: 'only', minutes: null }]);
});

test('the day of something else bounds the work, and is not its day', () => {
  expect(ofKind(read('hang pictures before my parents arrive on 22 December'), 'task')).toMatchObject([
    { on: [], by: '2026-12-21' },
  ]);
});

test("in somebody else's mail, their work and their days are theirs", () => {
  const brief =
    "Hi Lou,\n\nCould you send us first designs by 4 December? Mum and I will need about 3 days to send you our comments. I'll do the stamps myself.\n\nThanks\nHarriet";
  expect(read(brief).map(({ kind }) => kind)).toEqual(['note', 'task', 'wait', 'theirs', 'note', 'note']);
});

test('lines that begin with a name belong to it, where the writer says who they are', () => {
  const statements = read(
    'Present: Joan (me), Ravi\n- Ravi: price list by 4 December\n- Joan: clean up the data, 2 h',
  );
  expect(titles(statements)).toEqual(['Clean up the data']);
  expect(ofKind(statements, 'theirs').at(-1)).toMatchObject({ by: '2026-12-04' });
});

test('a rule for a time holds for that time, and both of two limits are kept', () => {
  expect(read('I only do Saturdays in December.')).toMatchObject([
    { kind: 'availability', rule: 'only', weekdays: [6], from: '2026-12-01', until: '2026-12-31' },
  ]);
  expect(read('max 2h/day, 6h/week')).toMatchObject([
    { minutes: 120, per: 'day' },
    { minutes: 360, per: 'week' },
  ]);
  expect(read('Please keep Sundays free.')).toMatchObject([
    { kind: 'availability', rule: 'never', weekdays: [7] },
  ]);
});

test('what stands behind a parenthesis is not lost in it', () => {
  const statements = read('Still open:\n- Order the invitations (takes 2 weeks) and post them');
  expect(statements.map(({ kind }) => kind)).toEqual(['note', 'task', 'wait', 'task']);
  expect(read('- book kitchen (done)\n- print menus').map(({ kind }) => kind)).toEqual(['done', 'task']);
});
