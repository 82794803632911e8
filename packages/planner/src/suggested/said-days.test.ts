import { expect, test } from 'vitest';
import { daysSaid } from './said-days.ts';

const said = (...texts: string[]) => daysSaid({ texts, today: '2026-11-20', locale: 'en-US' });

test('the days that a person named are those that the reader of conversations finds', () => {
  expect(said('It is due on December 18.', 'No, make it the 14th.')).toEqual(['2026-12-14', '2026-12-18']);
  expect(said('We start next Monday and are done in six weeks, or by mid January at the latest')).toEqual([
    '2026-11-23',
    '2027-01-01',
    '2027-01-15',
  ]);
  expect(said('Between 11 and 29 January')).toEqual(['2027-01-11', '2027-01-29']);
  expect(said('Bis Ende März soll der Katalog fertig sein')).toEqual(['2027-03-31']);
});

test('no day is made of hours, of amounts, or of what has happened', () => {
  expect(
    said('It takes 40 hours and costs 1,200. They wrote it in October. Sometime, with 12 breads'),
  ).toEqual([]);
});
