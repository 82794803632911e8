import { expect, test } from 'vitest';
import { formatDayFrom, formatRoom, withReadableDays } from './format.ts';

const TODAY = '2026-11-20';

test('the days in a sentence are read as days', () => {
  expect(withReadableDays('Move the due date to 2026-12-31; then everything fits.', TODAY, 'en-GB')).toBe(
    'Move the due date to Thu 31 Dec; then everything fits.',
  );
});

test('a day at the end of a sentence shares its full stop', () => {
  expect(withReadableDays('Frei bis 2026-12-31.', TODAY, 'de-DE')).toBe('Frei bis Do., 31. Dez.');
  expect(withReadableDays('Frei bis 2027-05-31.', TODAY, 'de-DE')).toBe('Frei bis Mo., 31. Mai.');
});

test('a day that is far away has its year', () => {
  expect(withReadableDays('Move the due date to 2028-07-18.', TODAY, 'en-GB')).toBe(
    'Move the due date to Tue, 18 Jul 2028.',
  );
});

test('what only looks like a day stands as it is', () => {
  expect(withReadableDays('Part 2026-13-45 of order 12026-12-31', TODAY, 'en-GB')).toBe(
    'Part 2026-13-45 of order 12026-12-31',
  );
});

test('a day by itself has its year where it is far away', () => {
  expect(formatDayFrom('2027-01-31', TODAY, 'short', 'en-GB')).toBe('31 Jan');
  expect(formatDayFrom('2029-12-01', TODAY, 'short', 'en-GB')).toBe('1 Dec 2029');
  expect(formatDayFrom('2020-01-01', TODAY, 'medium', 'en-GB')).toBe('Wed, 1 Jan 2020');
});

test('room for work is whole hours, but where it is just enough or too little', () => {
  expect(formatRoom(5, 222.75)).toBe('222 h');
  expect(formatRoom(222.5, 222.75)).toBe('222 h 45 min');
  expect(formatRoom(20, 18.5)).toBe('18 h 30 min');
});
