import { expect, test } from 'vitest';
import { requestFor } from '../testing/requests.ts';
import { readBrief } from './read.ts';

const read = (description: string, locale = 'en-GB') =>
  readBrief(
    requestFor({
      ...{ name: 'Project', description, locale, reading: { statements: [] } },
      ...{ today: '2026-12-02', startDate: '2026-12-02', dueDate: '2027-03-01' },
    }),
  ).statements.map(({ kind, words }) => [kind, words.text]);

test.each([
  ['en-GB', 'Waiting on photos and text from them.', 'Waiting on photos and text from them'],
  ['en-GB', 'Still waiting for the quote.', 'Still waiting for the quote'],
  ['de-DE', 'Warte noch auf die Fotos vom Kunden.', 'Warte noch auf die Fotos vom Kunden'],
  ['fr-FR', 'En attente des photos du client.', 'En attente des photos du client'],
])('%s: what is waited for without a day is somebody else’s: %s', (locale, text, words) => {
  expect(read(text, locale)).toContainEqual(['theirs', words]);
});

test('work beside what is waited for is work', () => {
  expect(read('Waiting for quotes and book the band')).toContainEqual(['task', 'and book the band']);
  expect(read('Wait for the glue to dry (1 day)').map(([kind]) => kind)).toEqual(['wait']);
});

test.each([
  ['en-GB', 'Saturday 13 February, around 40 people, village hall is booked.', 'village hall is booked'],
  ['de-DE', 'Feier am 12. Juni, ca. 80 Gäste, Saal ist gebucht', 'Saal ist gebucht'],
])('%s: how far a thing is begins a clause behind a comma: %s', (locale, text, words) => {
  expect(read(text, locale)).toContainEqual(['done', words]);
});

test('years of experience are no wait, however clear', () => {
  for (const text of ['8 yrs in logistics / supply chain', 'office administrator 8 yrs experience'])
    expect(read(`Laid off in November. ${text}`).map(([kind]) => kind)).not.toContain('wait');
});

test('one thing of two owners, two numbers or two subjects of a verb is one', () => {
  const texts = read("Scan Mum and Dad's old photographs").map(([, text]) => text);
  expect(texts).toEqual(["Scan Mum and Dad's old photographs"]);
});

test('a sentence ends behind "about."', () => {
  const found = read('hazard perception is what im worried about. half an hour most evenings');
  expect(found).toContainEqual(['availability', 'half an hour most evenings']);
});
