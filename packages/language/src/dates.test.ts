import { addDays } from '@daymark/domain/dates';
import { describe, expect, test } from 'vitest';
import { datesIn } from './dates.ts';
import { describeToken } from './testing/describe-token.ts';
import type { Language, Setting } from './token.ts';

/** A Monday. */
const TODAY = '2026-11-23';

const setting = (language: Language, more: Partial<Setting> = {}): Setting => ({
  today: TODAY,
  from: TODAY,
  to: '2027-02-26',
  locale: language === 'en' ? 'en-GB' : language,
  language,
  ...more,
});

const readIn = (language: Language, text: string, more: Partial<Setting> = {}) =>
  datesIn(text, setting(language, more)).map(describeToken).join(', ');

describe('a day in English', () => {
  test.each([
    ['by the 18th', 'by 2026-12-18'],
    ['but not before 4 Jan', 'from 2027-01-04'],
    ['print-ready pdf on the 15th.', 'on 2026-12-15'],
    ['not on the 5th tho, my birthday', 'not 2026-12-05'],
    ['the quote goes out by Monday the 30th', 'by 2026-11-30'],
    ['the parkrun on sat 30 jan', 'on 2027-01-30'],
    ['before we fly to Lisbon dec 19: passport photos', '2026-12-19'],
    ['on thursday the third of december then order', 'on 2026-12-03'],
    ['due Friday, January 29 in the online portal', 'by 2027-01-29'],
    ['by the 27th of January at the very latest', 'by 2027-01-27'],
    ['graphics until 18.12., then production', 'until 2026-12-18'],
    ['thurs 26/11, check', '2026-11-26'],
    ['it is 2026-12-19', '2026-12-19'],
    ['til New Years Eve, and', 'until 2026-12-31'],
    ["we'll know by Christmas", 'by 2026-12-25'],
    ['before xmas: dig', 'before 2026-12-25'],
    ['due about 6 feb', 'by ~2027-02-06'],
    ['do it tomorrow', '2026-11-24'],
    ['the day after tomorrow', '2026-11-25'],
    ['Kick-off call on Wednesday', 'on 2026-11-25'],
    ['next friday', '2026-12-04'],
    ['ordered last Wednesday, the 18th, mill says', '2026-11-18'],
    ['Hand in Jan 20.', '2027-01-20'],
    ['two weeks before Dec 19', '2026-12-05'],
    ['a week before Christmas', '2026-12-18'],
    ['in two weeks', '~2026-12-07'],
    ['by the end of January', 'by ~2027-01-31'],
    ['by early January', 'by ~2027-01-10'],
    ['all out by end january', 'by ~2027-01-31'],
    ['end Jan, mid Jan', '~2027-01-31, ~2027-01-15'],
    ['in the end it counts', ''],
    ['mid-January', '~2027-01-15'],
    ['on 5 and 19 December', 'on 2026-12-05, on 2026-12-19'],
    ['Tue 12 and Wed 13 Jan, 7 hrs each', '2027-01-12, 2027-01-13'],
    ['14th and 15th Jan is Pongal holiday', '2027-01-14, 2027-01-15'],
    ['prep fri 26th all day', '2027-02-26'],
    ['on monday 2nd draft', 'on 2026-11-30'],
    ['rehearsal evening 17th 6pm', '2026-12-17'],
    ['shows 11 12 13 march', '2027-03-11, 2027-03-12, 2027-03-13'],
    ['shows 11, 12, 13 March', '2027-03-11, 2027-03-12, 2027-03-13'],
    ['room 11 13 March', '2027-03-13'],
    ['the digger on 13/14 March', 'on 2027-03-13, on 2027-03-14'],
    ['EOD Friday, by COB on Thursday', 'by 2026-11-27, by 2026-11-26'],
    ['by Friday EOD, by end of day tomorrow', 'by 2026-11-27, by 2026-11-24'],
    ['by EOW, EOM', 'by ~2026-11-27, ~2026-11-30'],
    ['by end of next week', 'by ~2026-12-04'],
    ['at the end of the day it counts', ''],
    ['the first Monday of December', '2026-12-07'],
    ['on the last Friday', 'on 2027-02-26'],
    ['no work on Thanksgiving', 'on 2026-11-26'],
    [
      'no work on Thanksgiving and the day after and not Dec 24',
      'on 2026-11-26, on 2026-11-27, not 2026-12-24',
    ],
    ['on Friday and the day after the party', 'on 2026-11-27'],
    ['closed Thanksgiving.', '2026-11-26'],
    ['the day after Thanksgiving', '2026-11-27'],
    ['two days before Black Friday', '2026-11-25'],
    ['by Cyber Monday, MLK Day', 'by 2026-11-30, 2027-01-18'],
    ['Memorial Day, Labor Day', '2027-05-31, 2027-09-06'],
    ['plan the Thanksgiving menu', ''],
    ['a stall at the Christmas market', ''],
    ['over the Easter holidays', '2027-03-28'],
    ['Set up on Friday evening 11.12. at the hall', 'on 2026-12-11 evening'],
    ['Boxing Day, the day after Easter Monday', '2026-12-26, 2027-03-30'],
    ['Jan 13 and 14', '2027-01-13, 2027-01-14'],
    ['not on the 5th, 24–26 December or Jan 1', 'not 2026-12-05, not 2026-12-24…2026-12-26, not 2027-01-01'],
  ])('%s', (text, days) => {
    expect(readIn('en', text)).toBe(days);
  });
});

describe('days on end', () => {
  test.each<[Language, string, string]>([
    ['en', 'No running 24–27 december pls', '2026-12-24…2026-12-27'],
    ['en', 'from Christmas Eve to 4 January', '2026-12-24…2027-01-04'],
    ['en', 'closed Dec 24 thru Jan 1. analytics', '2026-12-24…2027-01-01'],
    ['en', 'Away 4th–6th.', '2026-12-04…2026-12-06'],
    ['en', 'Scout winter camp 22-24 Jan', '2027-01-22…2027-01-24'],
    ['en', 'set up the new tills Jan 4-6', '2027-01-04…2027-01-06'],
    ['en', 'the fair in Brno (3.-5. February)', '2027-02-03…2027-02-05'],
    ['en', 'Nothing 19 Dec - 2 Jan.', 'not 2026-12-19…2027-01-02'],
    ['en', 'between the 24th and the 26th', '2026-11-24…2026-11-26'],
    ['en', 'from christmas day til the third of january', '2026-12-25…2027-01-03'],
    ['en', 'this week, next month', '2026-11-23…2026-11-29, 2026-12-01…2026-12-31'],
    ['en', 'the second week of December', '2026-12-08…2026-12-14'],
    ['en', 'he has the weekend of the 12th so', '2026-12-12…2026-12-13'],
    ['en', 'on the weekend of 13 December', 'on 2026-12-12…2026-12-13'],
    ['en', 'count on the first weekend of January', 'on 2027-01-02…2027-01-03'],
    ['de', 'am letzten Wochenende im Januar', 'on 2027-01-30…2027-01-31'],
    ['fr', 'le premier week-end de janvier', 'on 2027-01-02…2027-01-03'],
    ['es', 'el primer fin de semana de enero', 'on 2027-01-02…2027-01-03'],
    ['en', 'by the weekend before Christmas', 'by 2026-12-19…2026-12-20'],
    ['en', 'the weekend after Thanksgiving', '2026-11-28…2026-11-29'],
    ['en', 'the weekend of the fair, over the weekend', '2026-11-28…2026-11-29'],
    ['de', 'am Wochenende vom 12. Dezember', 'on 2026-12-12…2026-12-13'],
    ['fr', 'le week-end du 12 décembre', 'on 2026-12-12…2026-12-13'],
    ['en', 'the week of 7 December', '2026-12-07…2026-12-13'],
    ['en', 'practice in the last week', 'during 2027-02-20…2027-02-26'],
    ['en', 'January to March, Nov–Feb', '2027-01-01…2027-03-31, 2026-11-01…2027-02-28'],
    ['en', 'the week before Christmas', '2026-12-18…2026-12-24'],
    ['en', 'in Q1, for January', 'during 2027-01-01…2027-03-31, on 2027-01-01…2027-01-31'],
    ['de', 'vom 24.12. bis 3.1. sind wir weg', '2026-12-24…2027-01-03'],
    ['de', 'nicht vom 23.12. bis 6.1.', 'not 2026-12-23…2027-01-06'],
    ['de', 'vom 24. bis 27. Dezember', '2026-12-24…2026-12-27'],
    ['de', 'zwischen Weihnachten und Neujahr', '2026-12-24…2027-01-01'],
    ['de', 'in KW 50', 'during 2026-12-07…2026-12-13'],
    ['fr', 'du 24 décembre au 2 janvier', '2026-12-24…2027-01-02'],
    ['es', 'del 24 de diciembre al 6 de enero no trabajo', '2026-12-24…2027-01-06'],
    ['it', 'Dal 24 al 27 dicembre niente!', '2026-12-24…2026-12-27'],
    ['pt', 'de 24 de dezembro a 6 de janeiro', '2026-12-24…2027-01-06'],
    ['nl', 'Van 24 dec t/m 3 jan gaat alles dicht', '2026-12-24…2027-01-03'],
  ])('%s: %s', (language, text, days) => {
    expect(readIn(language, text)).toBe(days);
  });
});

describe('a day in other languages', () => {
  test.each<[Language, string, string]>([
    ['de', 'muss bis 19.12. leer sein', 'by 2026-12-19'],
    ['de', 'am 30. Januar (Samstag)', 'on 2027-01-30'],
    ['de', 'Drehtag ist Dienstag, der 8. Dezember', '2026-12-08'],
    ['de', 'am Do 10.12.', 'on 2026-12-10'],
    ['de', 'am 2./3. Januar', 'on 2027-01-02, on 2027-01-03'],
    ['de', 'bis Freitagnachmittag', 'by 2026-11-27'],
    ['de', 'bis nächsten Freitag', 'by 2026-12-04'],
    ['de', 'nicht am 5. und 6. Dezember', 'not 2026-12-05, not 2026-12-06'],
    ['de', 'am 18. Danach', 'on 2026-12-18'],
    ['de', 'zwei Wochen vor Weihnachten', '2026-12-10'],
    ['de', 'bis Ende des Monats', 'by ~2026-11-30'],
    ['de', 'Ende Januar', '~2027-01-31'],
    ['de', 'So machen wir das, am Morgen', ''],
    ['de', 'Habe ich morgen Zeit?', '2026-11-24'],
    ['de', 'am 3. Kapitel schreiben', ''],
    ['fr', 'les 12 et 13 décembre', 'on 2026-12-12, on 2026-12-13'],
    ['fr', 'avant le ven 18/12', 'by 2026-12-18'],
    ['fr', 'le 1er février', 'on 2027-02-01'],
    ['fr', 'livraison le 30 au matin', 'on 2026-11-30'],
    ['es', 'poner 4 cajas el lunes 30', 'on 2026-11-30'],
    ['es', 'hasta finales de enero', 'until ~2027-01-31'],
    ['it', 'entro il 18 dicembre', 'by 2026-12-18'],
    ['pt', 'no sábado 5 de dezembro', 'on 2026-12-05'],
    ['nl', 'uiterlijk vr 5 februari', 'by 2027-02-05'],
    ['other', '2026-12-19', '2026-12-19'],
  ])('%s: %s', (language, text, days) => {
    expect(readIn(language, text)).toBe(days);
  });
});

describe('what only looks like a day', () => {
  test.each([
    'it may 5 people',
    '5 may need paint',
    'I sat 2 hours in the sun',
    '3/4 done, 1/2 cup',
    'v2.3 takes 3.5 hours',
    'the 2nd floor, a 3rd draft, her 90th',
    '30 Feb',
    'chapters 1–9',
    'turns 6',
    'the first is easy, the 1 thing',
  ])('%s', (text) => {
    expect(readIn('en', text)).toBe('');
  });

  test('a number behind a date counts what follows it', () => {
    expect(readIn('en', 'by 5 June 60 pages')).toBe('by 2027-06-05');
  });
});

describe('what the text leaves open', () => {
  test('a day without its month has the month of the day before it', () => {
    expect(readIn('en', 'until 22 January, no final numbers before the 15th')).toBe(
      'until 2027-01-22, before 2027-01-15',
    );
  });

  test('a day lies in the project if it can, has just been, or is the next', () => {
    expect(readIn('en', 'Nov 19')).toBe('2026-11-19');
    expect(readIn('en', 'by Nov 19')).toBe('by 2027-11-19');
    expect(readIn('en', '3 March')).toBe('2027-03-03');
    expect(readIn('en', '3 March', { from: '2028-01-01', to: '2028-06-30' })).toBe('2028-03-03');
    expect(readIn('en', 'in October')).toBe('during 2026-10-01…2026-10-31');
  });

  test('what has been since a day is never to come', () => {
    expect(readIn('en', 'since March')).toBe('from 2026-03-01…2026-03-31');
    expect(readIn('en', 'open since 3 March, off work since Friday')).toBe(
      'from 2026-03-03, from 2026-11-20',
    );
    expect(readIn('en', 'since the 18th, since Jan 2020')).toBe(
      'from 2026-11-18, from 2020-01-01…2020-01-31',
    );
    expect(readIn('de', 'seit März, seit dem 3. Oktober')).toBe(
      'from 2026-03-01…2026-03-31, from 2026-10-03',
    );
    expect(readIn('en', 'since Friday is a holiday')).toBe('2026-11-27');
  });

  test('a weekday that is not that of the day is a conflict', () => {
    expect(readIn('en', 'Mon 30 Jan')).toBe('2027-01-30!');
    expect(readIn('en', 'Sat 30 Jan')).toBe('2027-01-30');
  });

  test('3/12 is read by the locale, and only as it can be', () => {
    expect(readIn('en', 'due 3/12')).toBe('by 2026-12-03');
    expect(readIn('en', 'due 3/12', { locale: 'en-US' })).toBe('by 2027-03-12');
    expect(readIn('en', 'due 26/11', { locale: 'en-US' })).toBe('by 2026-11-26');
  });

  test('29 February is in the next leap year', () => {
    expect(readIn('en', 'Feb 29')).toBe('2028-02-29');
  });

  test('what is guessed is said', () => {
    const guesses = datesIn('by the 18th; on Friday; 24 Dec; 2027-01-04', setting('en')).map(
      (token) => token.guessed,
    );
    expect(guesses).toEqual([
      { year: true, month: true, week: false },
      { year: false, month: false, week: true },
      { year: true, month: false, week: false },
      { year: false, month: false, week: false },
    ]);
  });
});

/** How a language itself writes dates, by the runtime's own data. */
const LOCALES = {
  'en-GB': 'en',
  'en-US': 'en',
  'de-DE': 'de',
  'fr-FR': 'fr',
  'es-ES': 'es',
  'it-IT': 'it',
  'pt-PT': 'pt',
  'nl-NL': 'nl',
} as const;
const FORMS: Intl.DateTimeFormatOptions[] = [
  { day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'long' },
  { day: 'numeric', month: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { weekday: 'short', day: 'numeric', month: 'short' },
  { day: 'numeric', month: 'numeric', year: 'numeric' },
];

describe('every day of a year, as the language writes it', () => {
  test.each(Object.entries(LOCALES))('%s', (locale, language) => {
    const formats = FORMS.map((form) => new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' }));
    for (let by = 0; by < 365; by++) {
      const day = addDays(TODAY, by);
      for (const format of formats) {
        const text = `x ${format.format(new Date(`${day}T00:00:00Z`))} x`;
        const found = datesIn(text, setting(language, { locale, to: addDays(TODAY, 364) }));
        expect([text, ...found.map(describeToken)]).toEqual([text, day]);
      }
    }
  });
});
