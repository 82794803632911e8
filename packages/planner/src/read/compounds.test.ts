import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const FRAME = { name: 'Project', startDate: '2026-12-01', dueDate: '2027-03-31', today: '2026-12-01' };
const read = (description: string) => readBrief({ ...FRAME, locale: 'en-GB', description }).statements;
const titles = (description: string) =>
  read(description).flatMap((one) => ('title' in one && one.title ? [one.title] : []));

test('first aid and first fix are things, and no work that comes first', () => {
  expect(titles('new tent, first aid kit, trophies, first aiders')).toEqual([
    ...['New tent', 'First aid kit', 'Trophies', 'First aiders'],
  ]);
  expect(titles('rip out the old suite\nfirst fix plumbing\nboard and tank\nsecond fix electrics')).toEqual([
    ...['Rip out the old suite', 'First fix plumbing', 'Board and tank', 'Second fix electrics'],
  ]);
});

test('first in front of a verb still says what comes first', () => {
  expect(titles('First paint the walls, then lay the floor')).toEqual(['Paint the walls', 'Lay the floor']);
});

test('up and running belong together', () => {
  expect(titles('now i want 2 hives up and running at the back of the allotment by end of march')).toEqual([
    '2 hives up and running at the back of the allotment',
  ]);
});

test('a read through is on its day, and nothing that lasts until then', () => {
  const [, through] = read('Auditions 7 dec, read through 4 january, dress rehearsal 18 march');
  expect(through).toMatchObject({ kind: 'event', title: 'Read through', on: '2027-01-04' });
});

test('what runs through a day goes on until then', () => {
  const fans = read('Dry the cellar, book the painter. The fans run through 4 january.').at(-1);
  expect(fans).not.toMatchObject({ title: 'Run through' });
});

test('a first thing with its day keeps its number', () => {
  expect(titles('labels, price list, first market 6 march')).toContain('First market');
  expect(titles('booster 22 feb, first lambs 22nd march (ish)')).toContain('First lambs');
});
