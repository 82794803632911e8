import type { Statement } from '@daymark/domain/reading';
import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { startDate: '2027-01-11', dueDate: '2027-03-26', today: '2027-01-05' };
const read = (description: string, locale = 'en-GB'): Statement[] =>
  readBrief({ ...FRAME, locale, name: 'Project', description }).statements;
const titles = (brief: string, locale?: string): string[] =>
  read(brief, locale).flatMap((one) => (one.kind === 'task' ? [one.title] : []));

test('an item of a list ends before a sentence about oneself', () => {
  expect(titles('Posters, a speech and I need to be less shy')).toEqual(['Posters', 'Speech']);
  expect(titles('Cake, a playlist and we have to rent the hall')).toEqual([
    'Cake',
    'Playlist',
    'Rent the hall',
  ]);
});

test('what is not done yet behind what is done is work on the same thing', () => {
  expect(read('The chapters are drafted but not edited')).toMatchObject([
    { kind: 'done' },
    { kind: 'task', title: 'Edit the chapters' },
  ]);
  expect(titles('Die Fotos sind gemacht aber noch nicht sortiert', 'de')).toEqual(['Die Fotos sortieren']);
});

test('what is not granted yet is left out by nobody', () => {
  expect(read('Clear the attic. Permit not granted yet.').at(-1)).toMatchObject({ kind: 'note' });
  expect(read('Clear the attic. Skip the cellar.').at(-1)).toMatchObject({ kind: 'excluded' });
});

test('a thing with its participle and a day to come is to be done by then', () => {
  expect(read('Write the menu, room booked by 4 Feb').at(-1)).toMatchObject({
    kind: 'task',
    title: 'Book room',
    by: '2027-02-04',
  });
});

test('a compound of things that are made one by one is counted', () => {
  expect(read('Ich will 6 Experteninterviews führen, Fragen sammeln', 'de')[0]).toMatchObject({
    kind: 'task',
    parts: { count: 6 },
  });
});

test('a line of counted things is work in its own words', () => {
  expect(titles('- 6 starters 7 mains\n- print the menus\n- train the staff')[0]).toBe('6 starters 7 mains');
});

test('how something is to be in the end is no step', () => {
  expect(titles('Fix the roof, paint the walls. Would like it on the market by end of February.')).toEqual([
    'Fix the roof',
    'Paint the walls',
  ]);
});

test.each([
  ['en-GB', '- 22 cards (8 roughed so far)\n- card back', '22 cards'],
  ['en-GB', '12 prints (3 finished), frames', '12 prints'],
  ['de-DE', '- 22 Karten (8 schon gezeichnet)\n- Schachtel', '22 Karten'],
])('%s: of "%s" the rest is work', (locale, description, title) => {
  const [first] = read(description, locale);
  expect(first).toMatchObject({ kind: 'task', title });
});

test('what a thing needs besides is work, and what is told of another is done', () => {
  const said = (description: string) =>
    read(description).map((one) => (one.kind === 'task' ? one.title : one.kind));
  expect(said('The hall needs clearing, walls painted, floor sanded and sealed.')).toEqual([
    'Clear the hall',
    'Paint walls',
    'Sand and seal floor',
  ]);
  expect(said('The box room needs emptying, old wallpaper off, painted.')).toContain('Paint the box room');
  expect(said('The van needs a wash. Engine checked already.')).toContain('done');
  expect(said('- The box room needs emptying\n- Cot bought')).toContain('done');
});

test('who has said that they come is no part of the work', () => {
  for (const brief of [
    '40 guests (12 confirmed already). Book the hall.',
    '20 kids (5 signed up already). Book the hall.',
  ])
    expect(titles(brief), brief).toEqual(['Book the hall']);
});
