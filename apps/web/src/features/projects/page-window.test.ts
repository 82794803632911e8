import { expect, test } from 'vitest';
import { pagerEntries } from './page-window.ts';

const shown = (page: number, pages: number) =>
  pagerEntries(page, pages)
    .map((entry) => (typeof entry === 'number' ? entry : '…'))
    .join(' ');

test('up to seven pages all have a button', () => {
  expect(shown(1, 2)).toBe('1 2');
  expect(shown(4, 7)).toBe('1 2 3 4 5 6 7');
});

test('of more pages a window slides, with the first and the last beside it', () => {
  expect(shown(1, 8)).toBe('1 2 3 4 5 … 8');
  expect(shown(4, 20)).toBe('1 2 3 4 5 … 20');
  expect(shown(5, 20)).toBe('1 … 4 5 6 … 20');
  expect(shown(16, 20)).toBe('1 … 15 16 17 … 20');
  expect(shown(17, 20)).toBe('1 … 16 17 18 19 20');
  expect(shown(20, 20)).toBe('1 … 16 17 18 19 20');
});

test('wherever one stands there are seven entries, and the present page is one of them', () => {
  for (let pages = 8; pages < 30; pages++)
    for (let page = 1; page <= pages; page++) {
      const entries = pagerEntries(page, pages);
      expect(entries).toHaveLength(7);
      expect(entries).toContain(page);
      expect(new Set(entries).size).toBe(7);
    }
});

test('a phone has room for five', () => {
  expect(pagerEntries(1, 5, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(pagerEntries(2, 17, 5)).toEqual([1, 2, 3, 'gap after', 17]);
  expect(pagerEntries(9, 17, 5)).toEqual([1, 'gap before', 9, 'gap after', 17]);
  expect(pagerEntries(16, 17, 5)).toEqual([1, 'gap before', 15, 16, 17]);
});
