import { describe, expect, test } from 'vitest';
import { quoteFinder, wordsChecker } from './quote.ts';

const BRIEF =
  'Hi Lou,\n“Save the dates” went out – no need for those. Buy a lamp, order the cake (baker wants a week’s notice),\nbuy a lamp for the shed.';

const find = (...quotes: string[]) => {
  const finder = quoteFinder(BRIEF);
  return quotes.map((quote) => finder(quote)?.text);
};

describe('a quote', () => {
  test.each([
    ['as it stands', 'order the cake', 'order the cake'],
    ['in other case and spacing', 'Order  THE\ncake', 'order the cake'],
    [
      'with other quotes and dashes',
      '"Save the dates" went out - no need',
      '“Save the dates” went out – no need',
    ],
    ['with an end that the brief does not have', 'order the cake.', 'order the cake'],
    [
      'with a word written wrongly',
      'order the caKe (baker wants a weeks notce)',
      'order the cake (baker wants a week’s notice',
    ],
    ['with a word left out', 'baker wants week’s notice', 'baker wants a week’s notice'],
    ['with a gap', 'Buy a lamp … baker wants', 'Buy a lamp, order the cake (baker wants'],
  ])('%s is found', (_, quote, words) => {
    expect(find(quote)).toEqual([words]);
  });

  test('is at its stated position', () => {
    const words = quoteFinder(BRIEF)('a WEEK’S notice');
    expect(words && BRIEF.slice(words.start, words.end)).toBe(words?.text);
    expect(words?.text).toBe('a week’s notice');
  });

  test('that repeats words matches their next place', () => {
    const finder = quoteFinder(BRIEF);
    const [first, second, third] = [finder('buy a lamp'), finder('buy a lamp'), finder('buy a lamp')];
    expect(first && second && first.start < second.start).toBe(true);
    expect(third?.start).toBe(first?.start);
  });

  test.each([
    ['Paint the fence and the gate'],
    ['lam'],
    ['...'],
    [''],
    ['order a completely different thing'],
  ])('%j is not found', (quote) => {
    expect(find(quote)).toEqual([undefined]);
  });
});

test('words stand in a text whatever their spacing and case, and not within other words', () => {
  const stands = wordsChecker('By  Friday 4 December');
  expect([stands('friday 4 december'), stands('day 4'), stands('4 Dec')]).toEqual([true, false, false]);
});
