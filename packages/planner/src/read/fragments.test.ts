import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

test('a sentence goes on behind what is only shortened, and behind the first of several days', () => {
  const sentences = (description: string) =>
    readBrief({
      name: 'Turnier',
      description,
      startDate: '2026-12-07',
      dueDate: '2027-04-28',
      today: '2026-12-01',
      locale: 'de-DE',
    }).statements.map(({ words }) => words.text);
  expect(sentences('Deckblatt von ext. Grafikerin holen')).toHaveLength(1);
  expect(sentences('Termin 11. Jan. 9 Uhr')).toHaveLength(1);
  expect(sentences('Aufbau am 17. + 18. Februar')).toHaveLength(1);
});
