import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const worksIn = (description: string, locale: string) =>
  readBrief({
    ...{ name: 'New system', description, locale },
    ...{ startDate: '2026-11-30', dueDate: '2027-02-28', today: '2026-11-30' },
  }).statements.flatMap((one) => (one.kind === 'task' ? one.title : []));

test.each([
  [
    'We have 4000 contacts in 6 spreadsheets and an old database. Clean the contacts.',
    'en-GB',
    'Clean the contacts',
  ],
  [
    'Wir haben 4000 Kontakte in 6 Tabellen und eine alte Datenbank. Kontakte prüfen.',
    'de-DE',
    'Kontakte prüfen',
  ],
  ['Ich habe drei Kameras und eine Drohne. Film schneiden.', 'de-DE', 'Film schneiden'],
  [
    'Nous avons 4000 contacts et une vieille base de données. Importer les contacts.',
    'fr-FR',
    'Importer les contacts',
  ],
])('what there is is no work, also behind "and": %s', (description, locale, title) => {
  expect(worksIn(description, locale)).toEqual([title]);
});

test('what there is to be done stays work', () => {
  expect(worksIn('We have 40 guests and a cake to order. Plan the menu.', 'en-GB')).toContain(
    'Cake to order',
  );
});
