import { expect, test } from 'vitest';
import { requestFor } from '../testing/requests.ts';
import { readBrief } from './read.ts';

const BEFORE: Record<string, string> = {
  'en-GB': 'Rent 3 tents for the meadow. Write the press release. Mow the lawn and decorate the gate. ',
  de: 'Bitte 3 Zelte für die Wiese mieten. Die Pressemitteilung schreiben und das Tor schmücken. ',
  fr: 'Louer 3 tentes pour la prairie. Rédiger le communiqué et décorer le portique. ',
  es: 'Alquilar 3 carpas para el prado. Escribir la nota de prensa y decorar la entrada. ',
};
const readIn = (locale: string, said: string) =>
  readBrief(
    requestFor({
      name: 'Summer fair',
      description: `${BEFORE[locale]}${said}`,
      dueDate: '2027-01-29',
      locale,
    }),
  ).availability;

test.each([
  ['en-GB', "Fridays I'm on the school site, can't be here.", [1, 2, 3, 4]],
  ['en-GB', 'I teach all day Tuesdays.', [1, 3, 4, 5]],
  ['en-GB', "Mondays I'm at the other office.", [2, 3, 4, 5]],
  ['en-GB', 'Thursdays are full, I coach the kids.', [1, 2, 3, 5]],
  ['de', 'Freitags bin ich auf der anderen Baustelle.', [1, 2, 3, 4]],
  ['de', 'Mittwochs unterrichte ich den ganzen Tag.', [1, 2, 4, 5]],
  ['fr', 'Le mercredi je garde les enfants.', [1, 2, 4, 5]],
  ['fr', 'Le restaurant est fermé le lundi, et le 24 et le 25.', [2, 3, 4, 5]],
  ['es', 'Los viernes estoy en la otra obra.', [1, 2, 3, 4]],
  ['en-GB', 'I bake at the bakery where I work, nights from Thursday on.', null],
  ['en-GB', "Tuesday I'm at the printer's to fetch the posters.", null],
])('%s “%s” says on which days of the week there is time', (locale, said, weekdays) => {
  expect(readIn(locale, said).weekdays).toEqual(weekdays);
});

test('hours for days that are only shortened', () => {
  const { weekdays, hoursPerDay } = readIn('de', 'Ich bin nur Mo, Mi und Do da, jeweils 5 Stunden.');
  expect({ weekdays, hoursPerDay }).toEqual({ weekdays: [1, 3, 4], hoursPerDay: 5 });
});

test.each([
  ['en-GB', 'I can do maybe 5 proper hours a day, and nothing between Christmas and New Year.', 8],
  ['de', 'Zwischen Weihnachten und Neujahr mache ich nichts.', 8],
  ['fr', 'Le restaurant est fermé le lundi, et le 24 et le 25.', 2],
  ['en-GB', 'I have an hour on weekday evenings and the weekends, minus Christmas of course.', 3],
])('%s “%s” leaves the days of Christmas out', (locale, said, days) => {
  const { daysOff } = readIn(locale, said);
  expect(daysOff).toHaveLength(days);
  expect(daysOff).toContain('2026-12-25');
});

test.each([
  ['en-GB', 'Around 8 hours a week.'],
  ['en-GB', 'Roughly 8 hours per week.'],
  ['de', 'Ungefähr 8 Stunden pro Woche.'],
  ['de', 'Circa 8 Stunden in der Woche.'],
  ['fr', 'Environ 8 heures par semaine.'],
  ['es', 'Unas 8 horas por semana.'],
])('%s “%s” is how much there is, roughly said', (locale, said) => {
  expect(readIn(locale, said).hoursPerDay).toBe(1.5);
});
