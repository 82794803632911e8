import { expect, test } from 'vitest';
import { readBrief } from './read.ts';

const DAYS = { startDate: '2027-02-01', dueDate: '2027-04-30', today: '2027-02-01' };
const timesIn = (description: string, locale = 'en-GB') =>
  readBrief({ ...DAYS, locale, name: 'Project', description }).statements.flatMap((one) =>
    one.kind === 'availability' ? [one] : [],
  );

test('hours of a week are a limit, however they are told', () => {
  for (const text of ['Day job so only evenings, about 8 hours a week.', 'Max 8 hours a week.'])
    expect(timesIn(text), text).toMatchObject([{ minutes: 480, per: 'week', rule: null, sure: true }]);
  expect(timesIn('Ich habe nur abends Zeit, ca. 5 Stunden die Woche.', 'de-DE')).toMatchObject([
    { minutes: 300, per: 'week' },
  ]);
});

test('"Zeit" behind so many evenings says whose they are, also at the end of a list', () => {
  const said = timesIn('Honig abfüllen, Etiketten, zwei Abende die Woche Zeit', 'de-DE');
  expect(said).toMatchObject([{ days: 2, minutes: 120, per: 'day' }]);
});

test('weekdays that are all the time there is are its only days', () => {
  expect(timesIn('I can only work on this Mon-Wed, about 4 hours a day.')).toMatchObject([
    { weekdays: [1, 2, 3], rule: 'only', minutes: 240, per: 'day' },
  ]);
  expect(timesIn('I can train tues, thurs, and sat mornings plus maybe sunday.')).toMatchObject([
    { weekdays: [2, 4, 6, 7], rule: 'only' },
  ]);
  expect(timesIn('Trois séances par semaine max : mardi, jeudi, dimanche.', 'fr-FR')).toMatchObject([
    { weekdays: [2, 4, 7], rule: 'only' },
  ]);
});

test('evenings and weekends are all days', () => {
  expect(
    timesIn('I work full time so evenings and weekends only, maybe 6 hours a week.').map(({ rule }) => rule),
  ).toEqual([null]);
});

test('hours of some days are beside the days of others, and closed days have none', () => {
  expect(
    timesIn(
      'Solo puedo estudiar de lunes a viernes 2 horas por la tarde y el sábado por la mañana.',
      'es-ES',
    ),
  ).toMatchObject([
    { weekdays: [1, 2, 3, 4, 5, 6], rule: 'only' },
    { weekdays: [1, 2, 3, 4, 5], rule: null, minutes: 120, per: 'day' },
  ]);
  expect(timesIn('Paint the walls. Closed Sundays and Mondays.')).toMatchObject([
    { weekdays: [1, 7], rule: 'never' },
  ]);
});

test('a habit and work with a time of its own are no limit', () => {
  expect(timesIn('Practise 10 minutes every day.')).toEqual([]);
  expect(timesIn('Meet Ana on Tuesday for two hours.')).toEqual([]);
});

test.each([
  ['en-GB', 'Write the thesis. I work Mon and Tue so rather the rest of the week.'],
  ['fr-FR', 'Rédiger le mémoire. Je travaille le lundi et le mardi donc plutôt le reste de la semaine.'],
])('%s: "%s": what takes days leaves the rest of the week', (locale, description) => {
  expect(timesIn(description, locale)).toMatchObject([{ weekdays: [1, 2], rule: 'never' }]);
});

test.each([
  ['en-GB', 'New toilet, paint. Doing it myself on weekends.'],
  ['de-DE', 'Bad streichen. Machen es selbst am Wochenende.'],
])('%s: "%s": who does it themselves says when', (locale, description) => {
  expect(timesIn(description, locale)).toMatchObject([{ weekdays: [6, 7], rule: 'only' }]);
});

test('hours beside days that are taken are not lost', () => {
  expect(timesIn('Write the thesis. I work Monday to Friday, other days 2 hours.')).toContainEqual(
    expect.objectContaining({ minutes: 120 }),
  );
});

test('how long each day is no part of what is so on a day, or of who somebody is', () => {
  for (const [text, locale] of [
    ['moving to Lisbon in June, half an hour a day', 'en-GB'],
    ['starting from scratch, half an hour a day', 'en-GB'],
    ['Prüfung am 12. März, 30 Minuten am Tag', 'de-DE'],
    ['de zéro, 30 min par jour', 'fr-FR'],
  ] as const)
    expect(timesIn(text, locale), text).toMatchObject([{ minutes: 30, per: 'day' }]);
});

test.each([
  ['en-GB', 'only got evenings after the kids are in bed', 120],
  ['en-GB', 'I write before work, 6 till 7.15', 75],
  ['en-GB', 'I write mornings before the kids get up, about 45 min', 45],
  ['en-GB', 'I can do 6 to 7 every morning', 60],
  ['de-DE', 'ich schreibe von 6 bis 7.15', 75],
  ['de-DE', 'Kann nur abends nach der Schicht lernen, ca. 1 Stunde', 60],
  ['fr-FR', 'le soir après le boulot', 120],
  ['es-ES', 'escribo por las mañanas de 6 a 7', 60],
])('%s: "%s": the hours of a day, whoever stands in the reason', (locale, description, minutes) => {
  expect(timesIn(description, locale)).toMatchObject([{ minutes, per: 'day' }]);
});
