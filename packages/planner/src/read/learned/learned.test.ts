import { tokensIn } from '@daymark/language/tokens';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { linesOf } from '../clean.ts';
import { sentencesOf } from '../fragments.ts';
import { tag } from '../tag.ts';
import { beginsIn, likelihoods } from './learned.ts';
import { stretchesOf } from './stretches.ts';

const SETTING = { today: '2026-11-23', from: '2026-11-23', to: '2027-03-31', locale: 'en-GB' };
const tagged = (text: string, language: 'en' | 'other' = 'en') =>
  tag(text, language, tokensIn(text, { ...SETTING, language }));

function likeliest(text: string): string | undefined {
  const brief = tagged(text);
  const [stretch] = stretchesOf(brief, [{ pieces: brief.pieces, line: linesOf(text)[0] }], false);
  return stretch && likelihoods(brief, stretch)?.[0]?.name;
}

test.each([
  ['Paint the fence on Saturday', 'task'],
  ["I'm away from 24 to 27 December", 'availability'],
  ['The paint has to dry overnight', 'wait'],
  ['My brother Tom brings the ladder on Friday', 'theirs'],
  ['The hall is booked already', 'done'],
  ["We don't need any flowers this time", 'excluded'],
  ['Thanks so much', 'note'],
])('"%s" is most likely %s', (text, label) => {
  expect(likeliest(text)).toBe(label);
});

test('clauses begin at words of their sentence, in order, the first one with it', () => {
  const parts = [
    'paint',
    'the fence',
    ',',
    'then',
    'and',
    'it takes 3 days',
    'Ana',
    'not',
    '(2 hrs)',
    ':',
    'on 5 Dec',
  ];
  const texts = fc.array(fc.constantFrom(...parts), { maxLength: 30 }).map((words) => words.join(' '));
  fc.assert(
    fc.property(texts, (text) => {
      const brief = tagged(text);
      for (const sentence of sentencesOf(brief, brief.pieces)) {
        const begins = beginsIn(brief, sentence, new Set());
        expect(begins[0]).toBe(0);
        expect(begins).toEqual([...new Set(begins)].toSorted((a, b) => a - b));
        expect(begins.at(-1)).toBeLessThan(sentence.length);
      }
    }),
  );
});

test('a language that was not learned has no result', () => {
  const brief = tagged('Pomaluj płot w sobotę', 'other');
  const [stretch] = stretchesOf(brief, [{ pieces: brief.pieces, line: undefined }], false);
  expect(stretch && likelihoods(brief, stretch)).toBeNull();
});
