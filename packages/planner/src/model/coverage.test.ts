import { expect, test } from 'vitest';
import { read, when } from '../testing/model-statements.ts';
import { uncoveredIn } from './coverage.ts';

const BRIEF =
  'Hi!\nWe move on 19 December. Pack the boxes, cancel the internet with fourteen days notice, and paint.\n- 2 keys';

const covering = (...quotes: string[]) =>
  quotes.map((quote) => ({ start: BRIEF.indexOf(quote), end: BRIEF.indexOf(quote) + quote.length }));

const left = (...quotes: string[]) => uncoveredIn(BRIEF, covering(...quotes)).map(({ text }) => text);

test('sentences that no statement quotes are told, and greetings of a word are not', () => {
  expect(left()).toEqual([
    'We move on 19 December.',
    'Pack the boxes, cancel the internet with fourteen days notice, and paint.',
    '2 keys',
  ]);
});

test('what is left of a quoted sentence is told where it is long', () => {
  expect(left('We move on 19 December', 'Pack the boxes', '2 keys')).toEqual([
    'cancel the internet with fourteen days notice, and paint.',
  ]);
  expect(
    left('We move on 19 December', 'Pack the boxes, cancel the internet with fourteen days notice', 'keys'),
  ).toEqual([]);
});

test('who speaks at what time in a chat says nothing, nor do signs', () => {
  const chat =
    'Mel 10:09: 👍\n[24/11, 10:10] Tom Field: ok\n10.12 - Mel: 3 songs\n*** 2026 ***\nMel 10:15: call Tom';
  expect(uncoveredIn(chat, []).map(({ text }) => text)).toEqual([
    '10.12 - Mel: 3 songs',
    'Mel 10:15: call Tom',
  ]);
});

test('every stretch stands where it says', () => {
  for (const { text, start, end } of uncoveredIn(BRIEF, [])) expect(BRIEF.slice(start, end)).toBe(text);
});

test('words that say the days of a statement are said of by it', () => {
  const brief = 'Paint the shelf in four evenings. Only please not in the week of 21 Dec.';
  const { uncovered } = read(brief, [
    {
      ...{ kind: 'task', quote: 'Paint the shelf in four evenings', title: 'Paint the shelf' },
      when: [when('not in the week of 21 Dec', 'not', { day: 21, month: 12, untilDay: 27, untilMonth: 12 })],
    },
  ]);
  expect(uncovered).toEqual([]);
});
