import { expect, test } from 'vitest';
import { shortWords, weekdaysIn } from './line-words.ts';

test('a long line is named by its first words', () => {
  expect(shortWords('Bake the cake')).toBe('Bake the cake');
  expect(shortWords('say it '.repeat(30))).toBe(`${'say it '.repeat(11).trimEnd()}…`);
});

test('weekdays are found as people write them, and no other words', () => {
  expect(weekdaysIn('Tuesdays and MONDAY, then Tuesday again')).toEqual([1, 2]);
  expect(weekdaysIn('freitags und am Samstagvormittag')).toEqual([5, 6]);
  expect(weekdaysIn('les lundis; miércoles; às segundas-feiras, na quinta-feira')).toEqual([1, 3, 4]);
  expect(weekdaysIn('A second coat of paint, money for Marta')).toEqual([]);
});
