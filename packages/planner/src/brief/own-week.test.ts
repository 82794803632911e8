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

test.each([
  ['de', 'Montags ist Ruhetag, sonntags wird nicht gearbeitet.', [2, 3, 4, 5]],
  ['de', 'Montag Ruhetag.', [2, 3, 4, 5]],
  ['de', 'Dienstag ist mein freier Tag.', [1, 3, 4, 5]],
  ['de', 'Der Freitag gehört den Kindern.', [1, 2, 3, 4]],
  ['en-GB', "I don't work on Sundays and Mondays are for my other job.", [2, 3, 4, 5]],
  ['en-GB', 'Wednesdays belong to the kids.', [1, 2, 4, 5]],
  ['en-GB', 'Monday is my day off.', [2, 3, 4, 5]],
  ['fr', 'Le lundi est mon jour de repos.', [2, 3, 4, 5]],
  ['es', 'El lunes es mi día libre.', [2, 3, 4, 5]],
])('%s “%s” keeps a day free, and makes it no working day', (locale, said, weekdays) => {
  expect(readIn(locale, said).weekdays).toEqual(weekdays);
});

test.each([
  ['en-GB', 'Two evenings a week, roughly 2 hours each.', [2, 4], 2],
  ['en-GB', 'I have two evenings a week, 2 hours each.', [2, 4], 2],
  ['en-GB', 'One day a week is all I have.', [3], null],
  ['en-GB', 'I have three mornings a week.', [1, 3, 5], null],
  ['de', 'Zwei Abende die Woche, je zwei Stunden.', [2, 4], 2],
  ['de', 'Ich habe an drei Tagen pro Woche Zeit, je 4 Stunden.', [1, 3, 5], 4],
  ['fr', 'Deux soirs par semaine, deux heures à chaque fois.', [2, 4], 2],
  ['es', 'Dos tardes a la semana, dos horas cada una.', [2, 4], 2],
  ['en-GB', 'About 4 hours a week, mostly Friday afternoon.', [5], 4],
  ['de', 'Etwa 4 Stunden pro Woche, meistens freitags.', [5], 4],
  ['en-GB', '10 hours a week, Monday to Thursday.', [1, 2, 3, 4], 2.5],
])('%s “%s” is so many days of a week', (locale, said, weekdays, hoursPerDay) => {
  expect(readIn(locale, said)).toMatchObject({ weekdays, hoursPerDay });
});

test('hours of a day that are told in words', () => {
  expect(
    readIn('de', 'Ich habe unter der Woche nur abends zwei Stunden, samstags sechs.').hoursByWeekday,
  ).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 6 });
});

test.each([
  ['Now I have to cull down to roughly 600, which takes me two evenings.'],
  ['I edit them in Lightroom, I manage about 80 an hour in the evenings.'],
])('“%s” tells what work takes, and not when there is time for it', (said) => {
  expect(readIn('en-GB', said)).toMatchObject({ weekdays: null, hoursPerDay: null });
});

test.each([
  ['en-GB', 'Christmas Eve to 2 January is off.', '2026-12-24', 10],
  ['en-GB', 'I am away from Christmas Eve until New Year.', '2026-12-24', 9],
  ['de', 'Von Heiligabend bis Dreikönig ist geschlossen.', '2026-12-24', 14],
  ['es', 'De Nochebuena a Año Nuevo no trabajo.', '2026-12-24', 9],
])('%s “%s” is away between days that have a name', (locale, said, first, days) => {
  const { daysOff } = readIn(locale, said);
  expect(daysOff[0]).toBe(first);
  expect(daysOff).toHaveLength(days);
});
