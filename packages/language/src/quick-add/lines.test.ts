import { addDays, daysBetween, type Weekday, weekdayOf } from '@daymark/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { casesOf, toldOf } from '../testing/quick-add-lines.ts';
import { readQuickAdd } from './read.ts';
import type { LineLanguage } from './vocabulary.ts';

/** Whatever the user's language is, a line in another one has its day. */
const MIXED = `
Mehl am Freitag bestellen => Mehl bestellen | 12-04
Butter holen Fr 8 Uhr => Butter holen | 12-04 | 08:00
um halb neun Oma anrufen => Oma anrufen | 11-30 | 08:30
lundi prochain 14h réunion => réunion | 12-07 | 14:00
payer le loyer demain => payer le loyer | 12-01
reunión mañana 14:30 => reunión | 12-01 | 14:30
el viernes comprar pan => comprar pan | 12-04
Order flour Fri 8am => Order flour | 12-04 | 08:00
call mum tomorrow => call mum | 12-01
`;
const LANGUAGES: readonly LineLanguage[] = ['en', 'de', 'fr', 'es'];

test.each(LANGUAGES.flatMap((own) => casesOf(MIXED).map((one) => [own, ...one] as const)))(
  'of a user in %s: %s',
  (own, line, told) => expect(toldOf(line, own)).toBe(told),
);

const read = (text: string, language: LineLanguage, today: string) =>
  readQuickAdd(text, { today, locale: language, language, projects: [], revoked: new Set() });

const today = fc.integer({ min: 0, max: 2_000 }).map((days) => addDays('2026-01-01', days));

const WEEKDAYS: Readonly<Record<LineLanguage, readonly string[]>> = {
  en: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  de: ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag', 'Sonntag'],
  fr: ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche'],
  es: ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'],
};
/** Where a day may stand, and the title that is left. */
const FRAMES: Readonly<Record<LineLanguage, readonly [line: string, title: string][]>> = {
  en: [
    ['order flour on {day}', 'order flour'],
    ['{day}: order flour', 'order flour'],
    ['by {day} order flour', 'order flour'],
    ['order flour {day} 9am', 'order flour'],
  ],
  de: [
    ['Mehl am {day} bestellen', 'Mehl bestellen'],
    ['{day}: Mehl bestellen', 'Mehl bestellen'],
    ['{day} Mehl bestellen', 'Mehl bestellen'],
    ['Mehl bis {day} bestellen', 'Mehl bestellen'],
    ['Mehl bestellen {day} um halb neun', 'Mehl bestellen'],
  ],
  fr: [
    ['commander {day} la farine', 'commander la farine'],
    ['{day} : commander la farine', 'commander la farine'],
    ['commander la farine pour {day}', 'commander la farine'],
    ['commander la farine {day} à 9h', 'commander la farine'],
  ],
  es: [
    ['pedir el {day} la harina', 'pedir la harina'],
    ['{day}: pedir la harina', 'pedir la harina'],
    ['pedir la harina para el {day}', 'pedir la harina'],
    ['pedir la harina {day} a las 9', 'pedir la harina'],
  ],
};

test.each(LANGUAGES)(
  'a weekday anywhere in a line is its next day, without case and accents: %s',
  (language) => {
    const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '');
    fc.assert(
      fc.property(
        today,
        fc.integer({ min: 1, max: 7 }),
        fc.constantFrom(...FRAMES[language]),
        fc.constantFrom(
          (text: string) => text,
          (text: string) => text.toLowerCase(),
          plain,
        ),
        (from, weekday, [line, title], typed) => {
          const said = typed(WEEKDAYS[language][weekday - 1] ?? '');
          const { dueDate, title: left } = read(line.replace('{day}', said), language, from);
          expect(left).toBe(title);
          expect(weekdayOf(dueDate ?? from)).toBe(weekday as Weekday);
          expect(daysBetween(from, dueDate ?? from)).toBeGreaterThan(0);
          expect(daysBetween(from, dueDate ?? from)).toBeLessThanOrEqual(7);
        },
      ),
    );
  },
);

const DATE_FRAMES: Readonly<Record<LineLanguage, (day: number, month: number) => string>> = {
  en: (day, month) => `review on ${day}/${month} at 10:00`,
  de: (day, month) => `Termin am ${day}.${month}. um 10:00`,
  fr: (day, month) => `rendez-vous le ${day}/${month} à 10h`,
  es: (day, month) => `cita el ${day}/${month} a las 10:00`,
};

test.each(LANGUAGES)(
  'a date is its next day, and one that does not exist is none, never today: %s',
  (language) => {
    fc.assert(
      fc.property(
        today,
        fc.integer({ min: 1, max: 31 }),
        fc.integer({ min: 1, max: 12 }),
        (from, day, month) => {
          const locale = { en: 'en-GB', de: 'de-DE', fr: 'fr-FR', es: 'es-ES' }[language];
          const text = DATE_FRAMES[language](day, month);
          const { dueDate, dueTime, title, unreadDay } = readQuickAdd(text, {
            ...{ today: from, locale, language, projects: [], revoked: new Set<string>() },
          });
          const exists = day <= new Date(2028, month, 0).getDate();
          if (!exists) {
            expect({ dueDate, dueTime, title }).toEqual({ dueDate: null, dueTime: null, title: text });
            return;
          }
          expect([Number(dueDate?.slice(5, 7)), Number(dueDate?.slice(8))]).toEqual([month, day]);
          expect(dueDate && dueDate >= from).toBe(true);
          expect([dueTime, unreadDay]).toEqual(['10:00', null]);
        },
      ),
    );
  },
);

test('a number behind a date is no year that is over, nor one that is far', () => {
  const number = fc.integer({ min: 0, max: 9_999 }).filter((one) => one < 2026 || one > 2040);
  fc.assert(
    fc.property(number, fc.constantFrom('3. Dezember', '3.12.', 'am 3.12.'), (count, date) => {
      const { dueDate, title } = read(`${date} ${count} Brote backen`, 'de', '2026-11-30');
      expect({ dueDate, title }).toEqual({ dueDate: '2026-12-03', title: `${count} Brote backen` });
    }),
  );
});
