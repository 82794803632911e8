import { expect, test } from 'vitest';
import { requestFor } from '../testing/requests.ts';
import { readBrief } from './read.ts';
import { sameNoun } from './words.ts';

const read = (description: string) => readBrief(requestFor({ name: '', description }));

/** A pace of three minutes a jar, as people say it. */
const PACES = [
  'Label 300 jars. I do roughly 20 jars an hour.',
  'Label 300 jars. I get about 20 jars done in an hour.',
  'Label 300 jars. In an hour I get 20 jars done.',
  'Label 300 jars. An hour is enough for 20 jars.',
  'Label 300 jars. It takes me an hour for 20 jars.',
  'Label 300 jars. 20 jars cost me an hour.',
  'Label 300 jars. Around 20 jars get done per hour.',
  'Label 300 jars. I label one every 3 minutes.',
  'Label 300 jars. I get through about 20 in an hour.',
  'Label 300 jars. I get through about 20 pieces an hour.',
  '300 Gläser etikettieren. In einer Stunde schaffe ich 20 Gläser.',
  '300 Gläser etikettieren. Pro Glas brauche ich 3 Minuten.',
  '300 Gläser etikettieren. Für ein Glas brauche ich 3 Minuten.',
  '300 Gläser etikettieren. Etwa 20 Gläser gehen in einer Stunde.',
  'Étiqueter 300 bocaux. Je fais 20 bocaux par heure.',
  'Etiquetar 300 tarros. Cada tarro me lleva 3 minutos.',
];

test.each(PACES)('%s', (description) => {
  const { items, rates } = read(description);
  expect(items.map(({ count }) => count?.n)).toEqual([300]);
  const [pace] = rates;
  expect(pace?.hours).toBeCloseTo(1 / 20);
  expect(sameNoun(items[0]?.count?.noun ?? '', pace?.noun ?? '')).toBe(true);
});

test.each(['Label 300 jars. Meet Ana for an hour.', 'Label 300 jars. I can work 3 hours a day.'])(
  'no pace: %s',
  (description) => {
    expect(read(description).rates).toEqual([]);
  },
);

test.each([
  [
    'en-GB',
    'The chapter should be about 9,000 words and I already have 2,500 of them. I write 500 words on a good morning.',
    6500,
    500,
  ],
  ['en-GB', 'My thesis has to be 60 pages. I write 3 pages a morning.', 60, 3],
  [
    'de',
    'Das Kapitel soll etwa 9.000 Wörter haben, davon habe ich schon 2.500. Ich schreibe 500 Wörter an einem guten Vormittag.',
    6500,
    500,
  ],
  ['de', '180 Stollen backen, pro Tag schaffen wir 30.', 180, 30],
  ['de', '180 Stollen backen. Am Tag schaffe ich etwa 30 Stollen.', 180, 30],
  ['en-GB', 'Bake 180 loaves. A day I manage about 30.', 180, 30],
])('%s “%s” is so many, and so many on a day', (locale, description, n, aDay) => {
  const { items, rates } = readBrief(requestFor({ name: '', description, locale }));
  expect(items.map(({ count }) => count?.n)).toEqual([n]);
  expect(rates).toHaveLength(1);
  expect(rates[0]).toMatchObject({ byDay: true });
  expect((rates[0]?.hours ?? 0) * aDay).toBeCloseTo(6);
});

test('what each of some things takes is not what a text takes', () => {
  const description =
    'The chapter should be about 6,000 words. I write 500 words a day. Code all 11 interviews in NVivo, each takes three hours.';
  const { items, rates } = read(description);
  expect(items.map(({ count }) => count?.n)).toEqual([6000, 11]);
  expect(rates.map(({ noun }) => noun)).toEqual(['words', 'interviews']);
});
