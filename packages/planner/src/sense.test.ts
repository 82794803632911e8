import { expect, test } from 'vitest';
import { planProject } from './plan.ts';
import { requestFor } from './testing/requests.ts';

const titlesOf = (description: string, change = {}): string =>
  planProject(requestFor({ description, dueDate: '2027-01-29', ...change }))
    .tasks.map(({ title }) => title)
    .join('\n');

const RUBBLE: readonly (readonly [string, RegExp])[] = [
  [
    'Practise the talk. Three dry runs: one alone, one with the team. Last one at least 3 days before.',
    /one/i,
  ],
  ['Paint the kitchen, mostly the ceiling. Bathroom refurb, upstairs, 6 Marlow Road.', /upstairs|Marlow/i],
  ['Das Bad streichen und Fliesen kaufen. Lindenstraße 12.', /Lindenstraße/],
  ['Repeindre la cuisine et acheter du carrelage. 14 rue des Lilas.', /Lilas/],
  ['180 Stollen backen, pro Tag schaffen wir 30. Kartons bestellen.', /schaffen/],
  ['Bestellschluss ist der 12. Dezember. Kartons bestellen und Listen auslegen.', /schluss/],
  ['Plätzchen: 12 Sorten, 240 Tüten abfüllen. Kartons bestellen.', /Sorten/],
  ['Design the sign above the door. Signs Express make the sign. Print the letterhead.', /Express/],
  ['Upload the gallery and they have two weeks to choose 60 pictures. Print the album.', / and$| and \(/m],
  ['Get the new menu boards for the bar but we have no designer. Paint the door.', / but/],
  ['Der Kita-Platz fehlt noch, da will ich bis 4. Dezember fünf Kitas anschreiben.', /^Ich/m],
];

test.each(RUBBLE)('“%s” names no task after what is no thing', (brief, rubble) => {
  expect(titlesOf(brief)).not.toMatch(rubble);
});

test('what is cut off a task leaves the task', () => {
  expect(titlesOf('Upload the gallery and they have two weeks to choose. Print the album.')).toMatch(
    /^Upload the gallery$/m,
  );
  expect(
    titlesOf('Die Umsatzsteuer machen Sie wie gehabt selbst, bis zum 10. Dezember. Belege ordnen.'),
  ).toMatch(/^Umsatzsteuer \p{Ll}+$/mu);
});
