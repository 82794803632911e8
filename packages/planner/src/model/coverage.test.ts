import { expect, test } from 'vitest';
import { read, when } from '../testing/model-lines.ts';
import { uncoveredIn } from './coverage.ts';

const BRIEF =
  'Hi!\nWe move on 19 December. Pack the boxes, cancel the internet with fourteen days notice, and paint.\n- 2 keys';

const covering = (...quotes: string[]) =>
  quotes.map((quote) => ({ start: BRIEF.indexOf(quote), end: BRIEF.indexOf(quote) + quote.length }));

const left = (...quotes: string[]) => uncoveredIn(BRIEF, covering(...quotes)).map(({ text }) => text);

test('sentences that no statement quotes are listed, except one-word greetings', () => {
  expect(left()).toEqual([
    'We move on 19 December.',
    'Pack the boxes, cancel the internet with fourteen days notice, and paint.',
    '2 keys',
  ]);
});

test('the unquoted rest of a sentence is listed if it is long', () => {
  expect(left('We move on 19 December', 'Pack the boxes', '2 keys')).toEqual([
    'cancel the internet with fourteen days notice, and paint.',
  ]);
  expect(
    left('We move on 19 December', 'Pack the boxes, cancel the internet with fourteen days notice', 'keys'),
  ).toEqual([]);
});

test('names and times of a chat, and signs, are not listed', () => {
  const chat =
    'Mel 10:09: 👍\n[24/11, 10:10] Tom Field: ok\n10.12 - Mel: 3 songs\n*** 2026 ***\nMel 10:15: call Tom';
  expect(uncoveredIn(chat, []).map(({ text }) => text)).toEqual([
    '10.12 - Mel: 3 songs',
    'Mel 10:15: call Tom',
  ]);
});

test('a heading and the words in front of a list need no statement', () => {
  const brief = 'For the website we need:\n- a gallery\n- a contact form';
  const quoted = ['a gallery', 'a contact form'].map((quote) => ({
    start: brief.indexOf(quote),
    end: brief.indexOf(quote) + quote.length,
  }));
  expect(uncoveredIn(brief, quoted)).toEqual([]);
  expect(uncoveredIn(brief, []).map(({ text }) => text)).toContain('For the website we need:');
  const inOne = 'For the website we need a gallery and a contact form.';
  const both = ['a gallery', 'a contact form'].map((quote) => ({
    start: inOne.indexOf(quote),
    end: inOne.indexOf(quote) + quote.length,
  }));
  expect(uncoveredIn(inOne, both)).toEqual([]);
});

test('every stretch is at its stated position', () => {
  for (const { text, start, end } of uncoveredIn(BRIEF, [])) expect(BRIEF.slice(start, end)).toBe(text);
});

test('words with the days of a statement belong to it', () => {
  const brief = 'Paint the shelf in four evenings. Only please not in the week of 21 Dec.';
  const { uncovered } = read(brief, [
    {
      ...{ kind: 'task', quote: 'Paint the shelf in four evenings', title: 'Paint the shelf' },
      when: [when('not in the week of 21 Dec', 'not', '2026-12-21', '2026-12-27')],
    },
  ]);
  expect(uncovered).toEqual([]);
});
