import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2026-11-24', dueDate: '2027-02-26', today: '2026-11-23', locale: 'en-GB' };
const read = (description: string, name = 'Project'): Statement[] =>
  readBrief({ ...FRAME, name, description }).statements;
const kindOf = (line: string): string => read(line).at(-1)?.kind ?? '';
const titles = (brief: string): string[] =>
  read(brief).flatMap((one) => (one.kind === 'task' ? [one.title] : []));

test('what somebody else does is never a task', () => {
  for (const line of [
    'Order plates. Hannah lends us chairs.',
    'Order plates. then Omar paints',
    'Order plates. They bring the tent.',
    'Order plates. Nina’s baking the rolls.',
    'Order plates. The trustees meet on 9 December.',
    'Order plates. My friend Lou does the lights.',
    'Order plates. Alma lets everyone in.',
    'Teller bestellen. Bänke leiht uns Jonas.',
    'Teller bestellen. Den Schlüssel krieg ich von ihr.',
    'Teller bestellen. Die Musik macht im Dezember die Sandra.',
    'Teller bestellen. Anmeldungen laufen noch bis 11.12.',
  ])
    expect(titles(line), line).toHaveLength(1);
});

test("one's own work in the first person loses its subject", () => {
  expect(titles('I design the posters by 9 Dec, then I apply for the permit.')).toEqual([
    'Design the posters',
    'Apply for the permit',
  ]);
  expect(titles('Danach verteile ich die Zimmer. Ich rufe den Caterer an.')).toEqual([
    'Die Zimmer verteilen',
    'Den Caterer anrufen',
  ]);
  for (const line of ['I teach on Tuesdays.', 'I bake cakes.', 'I work at the mill.'])
    expect(titles(line), line).toEqual([]);
});

test('a pronoun takes the noun of its lead or sentence, or its line is not sure', () => {
  expect(titles('Posters: I print them at work.')).toEqual(['Print posters at work']);
  expect(titles('Build the bench, then sand it.')).toEqual(['Build the bench', 'Sand the bench']);
  expect(read('Paint the door. Pick it up.').at(-1)).toMatchObject({
    kind: 'task',
    sure: false,
  });
});

test('a list behind a head is sure, and an apposition is no item of it', () => {
  const statements = read(
    'Website for Plum & Sons, the florist next door. Home page, prices, order form, about us.',
  );
  expect(statements.map(({ kind }) => kind)).toEqual(['note', 'task', 'task', 'task', 'task']);
  expect(statements.slice(1).every(({ sure }) => sure)).toBe(true);
  expect(titles('- PAT tester – Denise borrows one\n- kettle, mugs')).toEqual(['Kettle', 'Mugs']);
});

test('work after parts depends on the answer to them', () => {
  const statements = read(
    '2 drafts, client picks one, 3 rounds, files. Client takes 4 days to answer each time.',
  );
  expect(statements.flatMap((one) => (one.kind === 'task' ? [one.title] : []))).toEqual([
    'Drafts',
    'Rounds',
    'Files',
  ]);
  const wait = statements.find(({ kind }) => kind === 'wait');
  expect(statements.find((one) => one.kind === 'task' && one.title === 'Files')).toMatchObject({
    after: expect.arrayContaining([expect.objectContaining({ statement: wait?.id })]),
  });
});

test('a wait is titled by its own words and by the person named before', () => {
  const brief = 'Write the report. Ines must sign it off and she takes ten working days.';
  expect(read(brief).at(-1)).toMatchObject({
    kind: 'wait',
    who: 'Ines',
    title: 'Ines takes ten working days',
    lag: { days: 10, unit: 'working' },
  });
  expect(read('Tile the floor, has to dry 48 h.').at(-1)).toMatchObject({ kind: 'wait', lag: { days: 2 } });
});

test('days off in two clauses count, and days of others do not', () => {
  expect(read('On Mondays I work in a bar, those days nothing.')).toMatchObject([
    { kind: 'availability', weekdays: [1], rule: 'never' },
  ]);
  expect(read('From 19.12. to 04.01. I am with my parents, also nothing')).toMatchObject([
    { off: [{ from: '2026-12-19', to: '2027-01-04' }] },
  ]);
  expect(read('I can only do tuesdays and thursdays, 2 hrs each time.')).toMatchObject([
    { weekdays: [2, 4], rule: 'only', minutes: 120 },
  ]);
  expect(read('Plot: mow the grass and dig the beds, only Saturdays.').slice(1)).toMatchObject([
    { kind: 'task', weekdays: [6] },
    { kind: 'task', weekdays: [6] },
    { kind: 'note' },
  ]);
  for (const line of [
    'The trustees meet on 9 December, so no ordering before that',
    'He can only do Mondays.',
    'Bernd fährt, der kann nur dienstags.',
    'Samstags nur vormittags.',
  ])
    expect(
      read(line).filter(({ kind }) => kind === 'availability'),
      line,
    ).toEqual([]);
});

test('days that may be meant either way are shown, and never sure', () => {
  for (const line of ['weekends are free', 'I have Fridays off.', 'I teach on Thursdays, the whole day.'])
    expect(read(line)[0]?.sure, line).toBe(false);
});

test('a rate, a pace or completed work may be in a separate clause', () => {
  expect(read('Translate the manual, 84 pages. I manage around 6 pages a day.')[0]).toMatchObject({
    parts: { count: 84 },
    pace: { parts: 6, per: 'day' },
  });
  expect(read('Write 5 articles. Lay out the cover. Each article takes about 2 hours.')[0]).toMatchObject({
    effort: { amount: 120, per: 'part' },
  });
  const [songs, done] = read('9 songs, 6 are mixed');
  expect(done).toMatchObject({ kind: 'done', of: { statement: songs?.id, parts: 6 } });
  expect(read('Clear the attic: five saturdays, 4 hours each')[0]).toMatchObject({
    parts: { count: 5 },
    weekdays: [6],
    effort: { amount: 240, per: 'part' },
  });
  expect(read('Oil the table, two coats with 12 hours between')[0]).toMatchObject({
    effort: null,
    apart: { days: 1 },
  });
});

test('a deadline in its own sentence belongs to the work before it', () => {
  for (const brief of [
    'Ethics form (online, 2 h), has to be in by 18 Dec',
    'Write the abstract. It is due on 18 December.',
  ])
    expect(read(brief)[0], brief).toMatchObject({ kind: 'task', by: '2026-12-18' });
});

test('what is taken back is asked, and days that replace days are taken', () => {
  const statements = read('Opening on 30 January. Scratch that, opening on 6 February.');
  expect(statements[0]?.kind).toBe('unsure');
  expect(
    read('Vom 1. bis 7. Februar bin ich auf Kur, Korrektur: vom 8. bis 14. Februar.').filter(
      ({ kind }) => kind === 'availability',
    ),
  ).toMatchObject([{ off: [{ from: '2027-02-08', to: '2027-02-14' }] }]);
});

test('what depends on something or is not decided is no task', () => {
  for (const line of [
    'If they want a poster I design it.',
    'Maybe repaint the hall??',
    'Still undecided: swimming on the Thursday',
    'Neon sign?? Depends on the money.',
    'Interview prep later',
  ])
    expect(titles(line), line).toEqual([]);
  expect(kindOf('pram = grandma')).not.toBe('task');
});

test('in a chat, the others speak of their own work', () => {
  const chat =
    'Mel 10:02: I do the interviews and you edit the songs?\nMe 10:05: I print the covers by Friday';
  expect(titles(chat).filter((title) => /interviews/i.test(title))).toEqual([]);
  expect(titles(chat)).toContain('Print the covers');
});
