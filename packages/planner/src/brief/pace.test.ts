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
