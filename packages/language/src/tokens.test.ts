import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { describeToken } from './testing/describe-token.ts';
import { LANGUAGES, type Language, type Setting } from './token.ts';
import { tokensIn } from './tokens.ts';

const setting = (language: Language): Setting => ({
  today: '2026-11-23',
  from: '2026-11-23',
  to: '2027-02-26',
  locale: language === 'en' ? 'en-GB' : language,
  language,
});

const readIn = (language: Language, text: string) =>
  tokensIn(text, setting(language)).map(describeToken).join(', ');

describe('weekdays', () => {
  test.each<[Language, string, string]>([
    ['en', '3 runs a week, mon wed fri', '3 runs per week, Mon Wed Fri (once)'],
    ['en', 'coaching basketball Tue + Thu', 'Tue Thu (once)'],
    ['en', 'Sundays only, not the 6th', 'only Sun, not 2026-12-06'],
    ['en', 'Only sats & suns', 'only Sat Sun'],
    ['en', 'No Saturdays or Sundays.', 'not Sat Sun'],
    ['en', 'mon-fri evenings only', 'only Mon Tue Wed Thu Fri evening'],
    ['en', 'I only work Mon-Thu', 'Mon Tue Wed Thu'],
    ['en', 'on weeknights, weekends are better', 'on Mon Tue Wed Thu Fri evening, Sat Sun'],
    ['en', 'I teach Tue and Thu, and Sundays are family', 'Tue Thu (once), Sun'],
    ['en', 'a reminder every Monday until camp', 'every Mon'],
    ['en', 'every other Tuesday', 'every 2 Tue'],
    ['en', 'every weekday', 'every Mon Tue Wed Thu Fri'],
    ['en', 'the first Monday of the month', 'nth 1 Mon'],
    ['en', 'Wednesday mornings', 'Wed morning'],
    ['de', 'der nur samstags offen hat', 'only Sat'],
    ['de', 'Jeden Werktag üben', 'every Mon Tue Wed Thu Fri'],
    ['de', 'jeden zweiten Dienstag', 'every 2 Tue'],
    ['de', 'montags und mittwochs abends', 'Mon Wed evening'],
    ['de', 'Mo–Mi 2 Std', 'Mon Tue Wed, 120 minutes'],
    ['de', 'jeden Dienstag 1,5 Std.', 'every Tue, 90 minutes'],
    ['de', 'Am Dienstag 1,5 Std, am Di 2.5 Std', 'on 2026-11-24, 90 minutes, on 2026-11-24, 150 minutes'],
    ['en', 'every Tuesday 1.5 hrs', 'every Tue, 90 minutes'],
    ['en', 'never fridays, Saturdays up to 5 hours', 'not Fri, Sat, ≤300 minutes'],
    ['en', 'no Thursdays, Fridays, weekends 2 hrs', 'not Thu Fri, Sat Sun, 120 minutes'],
    ['en', 'not fridays, saturdays or sundays, 3 hours otherwise', 'not Fri Sat Sun, 180 minutes'],
    ['de', 'nie freitags, samstags bis zu 5 Stunden', 'not Fri, Sat, ≤300 minutes'],
    ['en', 'no not tuesday, monday 11th', 'not 2026-11-24, 2027-01-11'],
    [
      'en',
      'on Tuesdays 1.5 hrs, Wed 2, 3 and 4 Dec',
      'on Tue, 90 minutes, 2026-12-02, 2026-12-03, 2026-12-04',
    ],
    ['fr', 'jamais le mercredi svp', 'not Wed'],
    ['fr', 'chaque lundi', 'every Mon'],
    ['es', 'todos los lunes, los martes y jueves', 'every Mon, Tue Thu'],
    ['es', 'los viernes solo trabajo', 'Fri'],
    ['it', 'il martedì e il giovedì', 'Tue Thu'],
    ['pt', 'às segundas não trabalho', 'on Mon'],
    ['nl', 'elke maandag, op zaterdagen', 'every Mon, on Sat'],
  ])('%s: %s', (language, text, tokens) => {
    expect(readIn(language, text)).toBe(tokens);
  });
});

describe('lengths of time', () => {
  test.each<[Language, string, string]>([
    ['en', 'they say 2-3 weeks to come back', '~2-3 weeks'],
    ['en', 'they take about 10 working days', '~10 workdays'],
    ['en', 'with 24h between coats', '1440 minutes'],
    ['en', "baker wants a week's notice", '1 weeks'],
    ['en', 'they need at least a week', '≥1 weeks'],
    ['en', 'give her a fortnight', '2 weeks'],
    ['en', 'half a day, half a Saturday, one afternoon', '0.5 days, 0.5 days Sat, 0.5 days afternoon'],
    ['en', 'dry overnight, a full day, all day', '1 days night, 1 days whole, 1 days whole'],
    ['en', '2h30, an hour and a half, half an hour', '150 minutes, 90 minutes, 30 minutes'],
    ['en', 'first fix plumbing, day and a half', '1.5 days'],
    ['en', 'a day or two', '1-2 days'],
    ['en', 'two weekends, a couple of weekends', '4 days, 4 days'],
    ['de', 'drei Wochenenden', '6 days'],
    ['es', 'dos fines de semana', '4 days'],
    ['en', 'a 28-hour video course', '1680 minutes'],
    ['en', '1 hr max, review takes upto 7 days', '≤60 minutes, ≤7 days'],
    ['en', 'within 3 working days', '≤3 workdays'],
    ['de', '2 Nachmittage, 1 Samstag, ca. 5 Std', '1 days afternoon, 1 days Sat, ~300 minutes'],
    ['de', 'innerhalb von 3 Werktagen', '≤3 workdays'],
    ['de', 'über Nacht, den ganzen Tag', '1 days night, 1 days whole'],
    ['de', 'eine halbe Stunde, anderthalb Stunden', '30 minutes, 90 minutes'],
    ['fr', 'repos 3 jours mini, 15 h environ, une demi-heure', '≥3 days, ~900 minutes, 30 minutes'],
    ['fr', 'nous vous répondons sous une semaine', '≤1 weeks'],
    ['es', 'unas 6 horas, 12 días hábiles', '~360 minutes, 12 workdays'],
    ['es', 'una semana más o menos', '~1 weeks'],
    ['it', '3 giorni lavorativi, circa 8 ore', '3 workdays, ~480 minutes'],
    ['pt', 'demora 12 dias úteis, meia hora', '12 workdays, 30 minutes'],
    ['nl', 'levertijd 5 werkdagen, 6 uur, 4 zaterdagen', '5 workdays, 360 minutes, 4 days Sat'],
  ])('%s: %s', (language, text, tokens) => {
    expect(readIn(language, text)).toBe(tokens);
  });
});

describe('a length for each, and in each day or week', () => {
  test.each<[Language, string, string]>([
    ['en', '5 templates, 2 hrs each', '5 templates, 120 minutes each'],
    ['en', 'dig over 3 beds (2 hrs per bed)', '3 beds, 120 minutes each bed'],
    ['en', 'roughly an hour a page', '~60 minutes each page'],
    ['en', 'say seven hours for each coat', '~420 minutes each coat'],
    ['en', '4 hrs editing each, cover art', '240 minutes each'],
    ['en', '4 practice exams, 3 x 45 min', '4 practice exams, 3, 45 minutes each'],
    ['en', 'A banner of 3x2m, 4x20m of intervals', '4, 20 minutes each'],
    ['en', '3 hrs a day tops', '≤180 minutes per day'],
    ['en', 'never more than 4 hours a day', '≤240 minutes per day'],
    ['en', "I don't work more than 5 hours a day", '≤300 minutes per day'],
    ['en', '12 VHS tapes, 90 minutes each', '12 VHS tapes, 90 minutes each'],
    ['de', 'pro Rad brauche ich ungefähr 40 Minuten', '~40 minutes each Rad'],
    ['en', '6 hours a week, 1.5 hrs/day', '360 minutes per week, 90 minutes per day'],
    ['en', '20 minutes an evening', '20 minutes per day evening'],
    ['de', '4 Std je Zimmer, je 5 Std', '240 minutes each Zimmer, 300 minutes each'],
    ['de', 'höchstens 3 Stunden pro Tag', '≤180 minutes per day'],
    [
      'de',
      '40 Seiten à 15 Minuten, pro Kapitel 2 Std',
      '40 Seiten, 15 minutes each, 120 minutes each Kapitel',
    ],
    ['en', 'per page 15 min', '15 minutes each page'],
    ['fr', 'comptez 6 h chacune', '360 minutes each'],
    ['it', "8 costumi, 3 ore l'uno", '8 costumi, 180 minutes each'],
    ['es', '2 horas por habitación', '120 minutes each habitación'],
    ['pt', '3 horas por quarto', '180 minutes each quarto'],
    ['nl', '3 uur per kamer', '180 minutes each kamer'],
  ])('%s: %s', (language, text, tokens) => {
    expect(readIn(language, text)).toBe(tokens);
  });
});

describe('counts, paces and frequencies', () => {
  test.each<[Language, string, string]>([
    ['en', '48 granny squares, 2 an evening', '48 granny squares, 2 per day evening'],
    ['en', 'approx 240 LPs', '~240 LPs'],
    ['en', 'two coats, one page, 2-3 rolls', '2 coats, 1 page, 2-3 rolls'],
    ['en', 'they would like two sketches, like 3 pages', '2 sketches, ~3 pages'],
    ['en', '20,000 words, 1,500 a day', '20000 words, 1500 per day'],
    ['en', 'Highway Code chapters 1–9 in order', '9 chapters from 1'],
    ['en', 'ten pages a week', '10 pages per week'],
    ['en', 'about 80 an hour', '~80 per hour'],
    ['en', 'two chapters a Saturday', '2 chapters per day Sat'],
    ['en', 'a 4-page flyer', '4 page'],
    ['en', '15 min twice a day', '15 minutes, 2x per day'],
    ['en', '3x a week, daily, every two weeks', '3x per week, 1x per day, 1x per 2 week'],
    ['en', 'yoga every morning for 20 minutes for a month', '1x per day morning, 20 minutes, 1 months'],
    ['en', 'exercises 20 mins every day', '20 minutes, 1x per day'],
    ['en', '3 nights a week, five days a week', '3x per week night, 5x per week'],
    ['en', 'every 2nd day', '1x per 2 day'],
    ['en', 'week 1: intro, run 5k', '1 week from 1'],
    ['en', 'budget $500, 10%, p 555-0142', ''],
    ['en', '1. Basics\n2) Formulas', ''],
    ['de', '20 Seiten pro Tag, 10 Seiten am Tag', '20 Seiten per day, 10 Seiten per day'],
    ['de', '3 neue Stühle, 1.500 Wörter', '3 neue Stühle, 1500 Wörter'],
    ['de', 'Kapitel 2 bis 5, zweimal am Tag', '4 Kapitel from 2, 2x per day'],
    ['fr', 'Couler 60 bougies (15 par soirée)', '60 bougies, 15 per day evening'],
    ['es', '3 publicaciones por semana', '3 publicaciones per week'],
    ['it', 'cap. 2 a metà, 10 pagine al giorno', '1 cap from 2, 10 pagine per day'],
    ['pt', 'tratar 10 por dia', '10 per day'],
    ['nl', '2 keer per week, elke dag', '2x per week, 1x per day'],
  ])('%s: %s', (language, text, tokens) => {
    expect(readIn(language, text)).toBe(tokens);
  });
});

describe('times of day and anchors', () => {
  test.each<[Language, string, string]>([
    ['en', 'party at ours 2-4pm', '14:00-16:00'],
    ['en', 'thurs 7 jan 9.30am', '2027-01-07, 09:30'],
    ['en', 'closes noon fri 11 dec', '12:00, 2026-12-11'],
    ['en', 'Saturdays 10 to 2', 'Sat, 10:00-14:00'],
    ['en', 'choir 6-7.30 at the hall', '18:00-19:30'],
    ['en', 'tickets cost £6-7.30 each', ''],
    ['en', 'in the evenings 6-8', '1x per day evening, 18:00-20:00'],
    ['en', 'Dec 5, 6pm', '2026-12-05, 18:00'],
    ['en', 'fri 11/12 before 9', '2026-12-11, before 09:00'],
    ['de', 'Sa 10-14 Uhr', '2026-11-28, 10:00-14:00'],
    ['de', 'Halle 3, 8 bis 16 Uhr', '3, 08:00-16:00'],
    ['fr', 'le jeudi 3 décembre à 14 h', '2026-12-03, 14:00'],
    ['nl', 'om 14 uur', '14:00'],
    ['en', 'submit min. 5 days before launch', '≥5 days before'],
    ['en', 'the week before the fabric comes', 'within 1 weeks before'],
    ['en', 'Two weeks after delivery', '2 weeks after'],
    ['de', 'zwei Wochen vor der Übergabe', '2 weeks before'],
    ['de', 'frühestens 10 Tage später', '≥10 days after'],
  ])('%s: %s', (language, text, tokens) => {
    expect(readIn(language, text)).toBe(tokens);
  });
});

const PIECES = [
  ...[
    'mon',
    'Fri',
    'sundays',
    'dec',
    'may',
    '24',
    '3.',
    '19.12.',
    '26/11',
    '2026-12-19',
    'the',
    'not',
    'on',
    'by',
    'every',
  ],
  ...[
    'a',
    'half',
    'hrs',
    'days',
    'week',
    'each',
    'per',
    'to',
    '–',
    '-',
    ',',
    'and',
    'or',
    '2pm',
    ':',
    '(',
    ')',
    '\n',
    'x',
    'max',
  ],
  ...[
    'before',
    'christmas eve',
    'end of',
    'next',
    'pages',
    '1,5',
    '½',
    "l'uno",
    'montags',
    'à',
    '👍',
    'e\u0301',
    '٣',
    '99999999999',
  ],
];
const anyText = fc.oneof(
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join(' ')),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);

test('tokens stand in order, never overlap, hold real days and read the same again', () => {
  fc.assert(
    fc.property(anyText, fc.constantFrom(...LANGUAGES), (text, language) => {
      const tokens = tokensIn(text, setting(language));
      expect(tokensIn(text, setting(language))).toEqual(tokens);
      let end = 0;
      for (const token of tokens) {
        expect(token.start).toBeGreaterThanOrEqual(end);
        expect(token.end).toBeGreaterThan(token.start);
        expect(token.end).toBeLessThanOrEqual(text.length);
        end = token.end;
        if ('bare' in token) expect(token.bare).toBeGreaterThanOrEqual(token.start);
        if ('bare' in token) expect(token.bare).toBeLessThan(token.end);
        if (token.type === 'range') expect(token.to >= token.from).toBe(true);
      }
    }),
  );
});

test('a token stands over its own words', () => {
  const text = 'Buy 48 granny squares by the 18th, then 2 hrs per bed on Mon + Wed.';
  expect(tokensIn(text, setting('en')).map(({ start, end }) => text.slice(start, end))).toEqual([
    '48 granny squares',
    'by the 18th',
    '2 hrs per bed',
    'on Mon + Wed',
  ]);
});

test('a mail that wraps its lines is read over their ends, a list is not', () => {
  const wrapped =
    'Could you please send me the first designs for the cards by Friday 4\nDecember so that we can answer?';
  expect(readIn('en', wrapped)).toBe('by 2026-12-04');
  expect(readIn('en', 'lids: 4\nDecember stall')).toBe('4, 2026-12-01…2026-12-31');
});
