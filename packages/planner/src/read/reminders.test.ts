import { describe, expect, test } from 'vitest';
import { readBrief } from './read.ts';

const read = (description: string, locale: string) =>
  readBrief({
    ...{ name: 'Summer party', description, locale },
    ...{ startDate: '2026-11-30', dueDate: '2027-02-28', today: '2026-11-30' },
  }).statements;

const worksIn = (description: string, locale: string) =>
  read(description, locale).flatMap((one) => (one.kind === 'task' ? one.title : []));

describe('what is not to be forgotten is work', () => {
  test.each([
    ['The permit must not be forgotten.', 'en-GB', 'The permit'],
    ["And don't forget flowers for the table", 'en-GB', 'Flowers for the table'],
    ['We must not forget to call Ann', 'en-GB', 'Call Ann'],
    ['Never forget to lock the shed', 'en-GB', 'Lock the shed'],
    ['Die Torte darf nicht vergessen werden.', 'de-DE', 'Die Torte'],
    ['Dabei darf der Strom auf keinen Fall nicht vergessen werden.', 'de-DE', 'Der Strom'],
    ['Die Plakate darf ich nicht vergessen', 'de-DE', 'Die Plakate'],
    ['Torte bestellen nicht vergessen!', 'de-DE', 'Torte bestellen'],
    ['Nicht vergessen: Torte bestellen', 'de-DE', 'Torte bestellen'],
    ['Bitte nicht vergessen, die Torte zu bestellen.', 'de-DE', 'Die Torte bestellen'],
    ['Ich darf nicht vergessen, den Vermieter anzurufen.', 'de-DE', 'Den Vermieter anrufen'],
    ['Ne pas oublier de commander le gâteau', 'fr-FR', 'Commander le gâteau'],
    ["N'oubliez pas d'appeler Anne", 'fr-FR', 'Appeler Anne'],
    ['Le permis ne doit pas être oublié.', 'fr-FR', 'Le permis'],
    ['Que no se me olvide comprar la tarta', 'es-ES', 'Comprar la tarta'],
    ['No olvides llamar a Ana', 'es-ES', 'Llamar a Ana'],
    ['No hay que olvidar los globos', 'es-ES', 'Los globos'],
  ])('%s', (description, locale, title) => {
    expect(worksIn(description, locale)).toEqual([title]);
  });

  test('with its day, and with how often it is done', () => {
    const [cake, plants] = read(
      "Don't forget the cake by 4 December. Don't forget to water the plants every day.",
      'en-GB',
    );

    expect(cake).toMatchObject({ kind: 'task', by: '2026-12-04' });
    expect(plants).toMatchObject({ kind: 'repeat', title: 'Water the plants' });
  });
});

test.each([
  ["Don't forget I'm away from 4 to 8 December", 'en-GB', 'availability'],
  ['Er hat die Torte nicht vergessen.', 'de-DE', 'note'],
  ['Nicht vergessen, dass ich am Montag weg bin', 'de-DE', 'availability'],
  ["N'oublie pas que je suis absent lundi", 'fr-FR', 'availability'],
])('a statement that one is reminded of says what it says alone: %s', (description, locale, kind) => {
  expect(read(description, locale).map((one) => one.kind)).toEqual([kind]);
});

describe('in German', () => {
  test.each(['Schrank tragen wir zu zweit', 'Das machen wir zu dritt'])(
    'how many do it excludes nothing: %s',
    (sentence) => {
      const kinds = read(`Der Flohmarkt ist am 12. Dezember. ${sentence}.`, 'de-DE').flatMap((one) =>
        one.kind === 'unsure' ? one.kinds : one.kind,
      );

      expect(kinds).not.toContain('excluded');
    },
  );

  test('a brief that is only an infinitive is work, also with a participle in front of its noun', () => {
    const title = 'Die geliehene Bohrmaschine zurückgeben';

    expect(worksIn(title, 'de-DE')).toEqual([title]);
  });
});
