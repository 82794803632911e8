import type { AvailabilityFields } from '@daymark/domain/reading';
import type { Language } from '@daymark/language/token';
import { tokensIn } from '@daymark/language/tokens';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { tag } from '../tag.ts';
import { timesIn } from './times.ts';

const SPAN = { start: '2026-11-23', due: '2027-02-26' };
const read = (text: string, language: Language = 'en') => {
  const locale = language === 'en' ? 'en-GB' : language;
  const setting = { today: SPAN.start, from: SPAN.start, to: SPAN.due, locale, language };
  const tagged = tag(text, language, tokensIn(text, setting));
  return timesIn(tagged.pieces, tagged, SPAN);
};

const CASES: readonly [string, Language, Partial<AvailabilityFields>[]][] = [
  ["I'm away from 24 to 28 December", 'en', [{ off: [{ from: '2026-12-24', to: '2026-12-28' }] }]],
  ["I can't start before 1 December", 'en', [{ off: [{ from: '2026-11-23', to: '2026-11-30' }] }]],
  ['Mondays and Tuesdays I am at the shop', 'en', [{ rule: 'never', weekdays: [1, 2] }]],
  ['I only work Tuesdays and Thursdays', 'en', [{ rule: 'only', weekdays: [2, 4] }]],
  ['max 2 hours a day', 'en', [{ minutes: 120, per: 'day', rule: null }]],
  ['max 3h/day, 10h/week', 'en', [{ minutes: 180 }, { minutes: 600, per: 'week' }]],
  ['I only do Saturdays in December', 'en', [{ rule: 'only', from: '2026-12-01', until: '2026-12-31' }]],
  [
    'only at weekends, Saturdays 5 hours',
    'en',
    [
      { rule: 'only', weekdays: [6, 7], minutes: null },
      { rule: null, weekdays: [6], minutes: 300 },
    ],
  ],
  [
    'only on weekends, 5h on Saturdays',
    'en',
    [
      { rule: 'only', weekdays: [6, 7], minutes: null },
      { rule: null, weekdays: [6], minutes: 300 },
    ],
  ],
  ['Ich kann nur samstags und sonntags', 'de', [{ rule: 'only', weekdays: [6, 7] }]],
  [
    'du 24 décembre au 3 janvier je suis absente',
    'fr',
    [{ off: [{ from: '2026-12-24', to: '2027-01-03' }] }],
  ],
];

test.each(CASES)('"%s" is understood', (text, language, times) => {
  expect(read(text, language).map((one) => one.times)).toMatchObject(times);
});

test('mornings alone, and the afternoons of a day, leave the rest of it open', () => {
  expect(read('Saturdays only in the mornings')).toEqual([]);
  expect(read('I teach on Tuesday afternoons').filter(({ times }) => times.rule === 'never')).toEqual([]);
});

test('the stretches of any clause follow each other and its limits are whole', () => {
  const words = [
    'only',
    'not',
    'on Mondays',
    'Fri',
    '2 h',
    'max 3 hrs a day',
    'from 4 January',
    'away',
    'and',
    ',',
    '24-27 Dec',
    'each',
    '7',
  ];
  const texts = fc
    .array(fc.constantFrom(...words), { minLength: 1, maxLength: 12 })
    .map((one) => one.join(' '));
  fc.assert(
    fc.property(texts, (text) => {
      let end = -1;
      for (const { pieces, times, p } of read(text)) {
        expect(pieces[0]?.start).toBeGreaterThan(end);
        end = pieces.at(-1)?.start ?? end;
        expect(p).toBeGreaterThan(0);
        expect(times.off.every(({ from, to }) => from <= to)).toBe(true);
        expect(times.rule === null || times.weekdays.length > 0).toBe(true);
        expect(times.minutes === null || times.minutes > 0).toBe(true);
      }
    }),
  );
});
