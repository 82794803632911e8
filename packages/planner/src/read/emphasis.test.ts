import { describe, expect, test } from 'vitest';
import { normalised } from './normalise.ts';
import { readBrief } from './read.ts';

const read = (description: string, locale = 'en-GB') =>
  readBrief({
    ...{ name: 'Project', description, locale },
    ...{ startDate: '2026-11-30', dueDate: '2027-02-28', today: '2026-11-30' },
  }).statements;

const worksIn = (description: string, locale?: string) =>
  read(description, locale).flatMap((one) => (one.kind === 'task' ? [{ title: one.title, by: one.by }] : []));

describe('marks around words change nothing in what they say', () => {
  test.each([
    ['- Call Ann by **4 December**', 'en-GB', 'Call Ann'],
    ['- Call Ann by __4 December__', 'en-GB', 'Call Ann'],
    ['- Call *Ann* by `4 December`', 'en-GB', 'Call Ann'],
    ['- **Call Ann by _4 December_**', 'en-GB', 'Call Ann'],
    ['- Call Ann by <b>4 December</b>', 'en-GB', 'Call Ann'],
    ['- Call [Ann](https://example.com/ann_b) by ***4 December***', 'en-GB', 'Call Ann'],
    ['- Plakate bestellen bis **4.12.**', 'de-DE', 'Plakate bestellen'],
    ['- Plakate bestellen bis <strong>4. Dezember</strong>', 'de-DE', 'Plakate bestellen'],
    ['- Appeler Anne avant le **4 décembre**', 'fr-FR', 'Appeler Anne'],
    ['- Llamar a Ana antes del _4 de diciembre_', 'es-ES', 'Llamar a Ana'],
  ])('%s', (description, locale, title) => {
    expect(worksIn(description, locale)).toEqual([{ title, by: '2026-12-04' }]);
  });

  test('the length of a thing is none of the work, also with its marks', () => {
    const [task] = read('Organise a **2 day** retreat');

    expect(task).toMatchObject({ kind: 'task', title: 'Organise a 2 day retreat', effort: null });
  });

  test('the words of a statement are those of the brief, with the marks around them', () => {
    const words = read('**Logo** (2 h), *flyer* (3 h)').map(({ words: { text } }) => text);

    expect(words).toEqual(['**Logo** (2 h)', '*flyer* (3 h)']);
  });
});

test.each([
  ['Rename user_id to account_id', 'Rename user_id to account_id'],
  ['Cut 3 * 4 * 5 boards', 'Cut 3 * 4 * 5 boards'],
  ['Copy *.csv and *.txt', 'Copy *.csv and *.txt'],
  ['A *note without an end', 'A *note without an end'],
  ['* one\n* two', '* one\n* two'],
  ['*one\n\ntwo*', '*one\n\ntwo*'],
  ['- [x] done', '- [x] done'],
])('what marks nothing stays: %j', (brief, plain) => {
  expect(normalised(brief).text).toBe(plain);
});

test('entities are the characters that they stand for', () => {
  expect(normalised('Don&#39;t &amp; won&rsquo;t: T&uuml;r &#x41; &unknown;').text).toBe(
    "Don't & won’t: Tür A &unknown;",
  );
});

test('a title has no marks, but those that belong to a word', () => {
  const titles = worksIn('- Write `README and publish it\n- Learn C# basics\n- Map user_id to `id`').map(
    ({ title }) => title,
  );

  expect(titles).toEqual(['Write README', 'Publish README', 'Learn C# basics', 'Map user_id to id']);
});
