import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hoursIn } from './reading/hours-in.ts';
import { csvOf, lostIn, read, tasksIn } from './testing/read.ts';

const UNDERSTOOD: string[] = [];

describe('dates', () => {
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  const date = fc.record({ month: fc.integer({ min: 1, max: 12 }), day: fc.integer({ min: 1, max: 28 }) });
  const FORMS = [
    ({ month, day }: { month: number; day: number }, sign: string) => `${day}${sign}${month}${sign}2027`,
    ({ month, day }: { month: number; day: number }, sign: string) => `${month}${sign}${day}${sign}2027`,
  ] as const;

  test('the order of day and month is that of the column, whatever the locale', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(date, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 13, max: 28 }),
        fc.constantFrom(0, 1),
        fc.constantFrom('/', '-', '.'),
        fc.constantFrom('en-US', 'en-GB', 'de-DE', 'fr-FR'),
        async (dates, sure, form, sign, locale) => {
          const all = [...dates, { month: 3, day: sure }];
          const cells = all.map((one) => FORMS[form]?.(one, sign) ?? '');
          const file = await read(csvOf([['Title', 'Due'], ...cells.map((cell, n) => [`Task ${n}`, cell])]), {
            locale,
          });
          expect(tasksIn(file).map(({ dueDate }) => dueDate)).toEqual(
            all.map(({ month, day }) => `2027-${twoDigits(month)}-${twoDigits(day)}`),
          );
          expect(lostIn(file)).toEqual(UNDERSTOOD);
        },
      ),
    );
  });

  test('where nothing tells them apart the locale decides, and that is listed', async () => {
    const table = 'Title,Due\nPaint,3/4/2027\nSand,5/5/2027\n';
    const [british, american] = [await read(table), await read(table, { locale: 'en-US' })];
    expect(tasksIn(british)[0]?.dueDate).toBe('2027-04-03');
    expect(tasksIn(american)[0]?.dueDate).toBe('2027-03-04');
    expect(lostIn(british)).toEqual([
      'Due date 1: The dates do not tell the day from the month, so the first number is read as the day',
    ]);
    expect(lostIn(american)).toEqual([
      'Due date 1: The dates do not tell the day from the month, so the first number is read as the month',
    ]);
  });

  test('where they do not tell, those of another column do', async () => {
    const file = await read('Title,Due,Created\nPaint,3/4/2027,11/20/2026\nSand,5/6/2027,11/23/2026\n');
    expect(tasksIn(file).map(({ dueDate }) => dueDate)).toEqual(['2027-03-04', '2027-05-06']);
    expect(lostIn(file)).toEqual(['Created 2: The column is not assigned to a field']);
  });

  const TIMES: [write: (hour: number, minute: string) => string, hasMinutes: boolean][] = [
    [(hour, minute) => `${twoDigits(hour)}:${minute}`, true],
    [(hour, minute) => `${twoDigits(hour)}:${minute}:00`, true],
    [(hour, minute) => `um ${hour}.${minute} Uhr`, true],
    [(hour, minute) => `${hour}h${minute}`, true],
    [(hour, minute) => `${hour % 12 || 12}:${minute} ${hour < 12 ? 'AM' : 'PM'}`, true],
    [(hour) => `${hour % 12 || 12}${hour < 12 ? 'am' : ' p.m.'}`, false],
    [(hour) => `${hour} Uhr`, false],
  ];
  const DAYS = [
    ({ month, day }: { month: number; day: number }) => `${twoDigits(day)}.${twoDigits(month)}.2027`,
    ({ month, day }: { month: number; day: number }) => `2027-${twoDigits(month)}-${twoDigits(day)}`,
    ({ month, day }: { month: number; day: number }) => `2027/${month}/${day}`,
    ({ month, day }: { month: number; day: number }) => `${day}. ${month}. 27`,
  ];

  test('a day with its time in one cell keeps both', async () => {
    await fc.assert(
      fc.asyncProperty(
        date,
        fc.integer({ min: 0, max: 23 }),
        fc.constantFrom('00', '05', '30', '59'),
        fc.constantFrom(...TIMES),
        fc.constantFrom(...DAYS),
        fc.constantFrom(' ', ', ', '  '),
        async (one, hour, minute, [write, hasMinutes], dayOf, between) => {
          const file = await read(
            csvOf([
              ['Title', 'Due'],
              ['Paint', `${dayOf(one)}${between}${write(hour, minute)}`],
            ]),
          );
          expect(tasksIn(file)).toMatchObject([
            {
              dueDate: `2027-${twoDigits(one.month)}-${twoDigits(one.day)}`,
              dueTime: `${twoDigits(hour)}:${hasMinutes ? minute : '00'}`,
              description: '',
            },
          ]);
          expect(lostIn(file)).toEqual(UNDERSTOOD);
        },
      ),
    );
  });

  test.each([
    ['31.12.2026 14:30 UTC', '2026-12-31', '15:30'],
    ['2026-12-31T23:30:00-05:00', '2027-01-01', '05:30'],
    ['12/29/2026 5:00 PM GMT+1', '2026-12-29', '17:00'],
    ['Thu, 31.12.2026 9:00', '2026-12-31', '09:00'],
    ['Donnerstag 31.12.2026', '2026-12-31', null],
    ['Thu 31 Dec 2026', '2026-12-31', null],
    ['31/Dec/26 5:00 PM', '2026-12-31', '17:00'],
    ['31-Dez-2026', '2026-12-31', null],
    ['20261231', '2026-12-31', null],
    ['31.12.2026 (14:30)', '2026-12-31', '14:30'],
    ['2026-12-31T14:30:00+01:00[Europe/Berlin]', '2026-12-31', '14:30'],
    ['20261231T143000', '2026-12-31', '14:30'],
    ['31.12. 14:30', '2026-12-31', '14:30'],
    ['2026-12-31T00:00:00.000Z', '2026-12-31', null],
  ])('%s is %s %s', async (cell, dueDate, dueTime) => {
    const file = await read(
      csvOf([
        ['Title', 'Due'],
        ['Paint', cell],
      ]),
    );
    expect(tasksIn(file)).toMatchObject([{ dueDate, dueTime }]);
    expect(lostIn(file)).toEqual(UNDERSTOOD);
  });

  test.each([
    '31.12.2026 after lunch',
    '31.12.2026 09:00-10:00',
    '31.12.2026 14:30 - 15:30',
    '2026-12-31 25:00',
    '31.12.2026 14',
    '31.12.2026 5:00 PM CEST',
  ])('what is not understood behind a day is listed and kept: %s', async (cell) => {
    const file = await read(
      csvOf([
        ['Title', 'Due'],
        ['Paint', cell],
      ]),
    );
    expect(tasksIn(file)).toMatchObject([{ dueDate: '2026-12-31', dueTime: null, description: cell }]);
    expect(lostIn(file)).toEqual([
      'Due date 1: The time was not understood, so the date is kept in the notes as well',
    ]);
  });
});

describe('durations', () => {
  test.each<[text: string, hours: number | undefined]>([
    ['1:30', 1.5],
    ['0:45:00', 0.75],
    ['1h 30m', 1.5],
    ['1 h 30 min', 1.5],
    ['1h30', 1.5],
    ['1,5 h', 1.5],
    ['1.5', 1.5],
    ['90 min', 1.5],
    ['1 Std. 30 Min.', 1.5],
    ['2 Stunden und 15 Minuten', 2.25],
    ['2 heures et 15 minutes', 2.25],
    ['1½ h', 1.5],
    ['½ h', 0.5],
    ['PT1H30M', 1.5],
    ['~2h', 2],
    ['0', 0],
    ['2-3 h', undefined],
    ['-1', undefined],
    ['2 days', undefined],
    ['1:75', undefined],
    ['soon', undefined],
    ['30m 1h', undefined],
    ['1 30', undefined],
  ])('%s is %s', (text, hours) => {
    expect(hoursIn(text)).toBe(hours);
  });

  test('hours and minutes are the same however they are written', () => {
    const FORMS: ((hours: number, minutes: number) => string)[] = [
      (hours, minutes) => `${hours}:${String(minutes).padStart(2, '0')}`,
      (hours, minutes) => `${hours}h ${minutes}m`,
      (hours, minutes) => `${hours} h ${minutes} min`,
      (hours, minutes) => `${hours}h${String(minutes).padStart(2, '0')}`,
      (hours, minutes) => `${hours * 60 + minutes} min`,
      (hours, minutes) => `PT${hours}H${minutes}M`,
      (hours, minutes) => `${hours} Stunden, ${minutes} Minuten`,
    ];
    fc.assert(
      fc.property(fc.nat(99), fc.nat(59), fc.constantFrom(...FORMS), (hours, minutes, form) => {
        expect(hoursIn(form(hours, minutes))).toBeCloseTo(hours + minutes / 60, 6);
      }),
    );
  });

  test('a column of minutes has minutes, and what is no duration is listed', async () => {
    const file = await read('Task,Duration (min)\nPaint,90\nSand,2 h\nWax,a while\n');
    expect(tasksIn(file).map(({ hours }) => hours)).toEqual([1.5, 2, null]);
    expect(lostIn(file)).toEqual(['Hours 1: The number was not understood, so it is not taken']);
  });
});
