import { isDay } from '@daymark/domain/dates';
import { recurrenceWords, ruleOf } from '@daymark/domain/recurrence';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { languageOf } from '../testing/quick-add-lines.ts';
import { type QuickAdd, readQuickAdd } from './read.ts';

/** A Sunday. */
const TODAY = '2026-11-22';
const PROJECTS = [
  { id: 'p1', name: 'Bakery opening' },
  { id: 'p2', name: 'Website relaunch' },
];

const read = (text: string, revoked: readonly string[] = [], locale = 'en-GB', today = TODAY): QuickAdd =>
  readQuickAdd(text, {
    today,
    locale,
    language: languageOf(locale),
    projects: PROJECTS,
    revoked: new Set(revoked),
  });

/** The result in one line: the title, then all fields that were set. */
function told(text: string, locale?: string, today?: string): string {
  const { title, dueDate, dueTime, estimatedHours, priority, project, tags, repeat } = read(
    text,
    [],
    locale,
    today,
  );
  const hours = estimatedHours === null ? null : `${estimatedHours} h`;
  const rule = repeat && ruleOf(repeat);
  const facts = [rule, dueDate, dueTime, hours, priority, project?.name, ...tags.map((tag) => `#${tag}`)];
  return [title, ...facts.filter((fact) => fact !== null && fact !== undefined)].join(' | ');
}

test.each([
  ['call Ana Tue 3pm 30m #bakery !high', 'call Ana | 2026-11-24 | 15:00 | 0.5 h | High | Bakery opening'],
  [
    'every Friday send invoice from 1 Dec for 6 times',
    'send invoice | FREQ=WEEKLY;BYDAY=FR;COUNT=6 | 2026-12-04',
  ],
  ['buy milk tomorrow', 'buy milk | 2026-11-23'],
  ['tomorrow call the bank', 'call the bank | 2026-11-23'],
  ['Tomorrow call the bank', 'call the bank | 2026-11-23'],
  ['send the offer today 17:00', 'send the offer | 2026-11-22 | 17:00'],
  ['pay rent day after tomorrow', 'pay rent | 2026-11-24'],
  ['draft contract next Tue', 'draft contract | 2026-11-24'],
  ['draft contract next Tuesday 2h', 'draft contract | 2026-11-24 | 2 h'],
  ['order flour 3 Dec', 'order flour | 2026-12-03'],
  ['order flour Dec 3rd', 'order flour | 2026-12-03'],
  ['order flour by 3rd of December', 'order flour | 2026-12-03'],
  ['book hall 5 March 2027', 'book hall | 2027-03-05'],
  ['book hall 20 Nov', 'book hall | 2027-11-20'],
  ['renew passport on 2027-01-15', 'renew passport | 2027-01-15'],
  ['check the oven in 2 weeks', 'check the oven | 2026-12-06'],
  ['check the oven in a month', 'check the oven | 2026-12-22'],
  ['in 3 days water the plants', 'water the plants | 2026-11-25'],
  ['call Ana Friday about the cake', 'call Ana about the cake | 2026-11-27'],
  ['send slides for Monday', 'send slides | 2026-11-23'],
  ['on Friday write the report', 'write the report | 2026-11-27'],
  ['hand in thesis by Friday 1 pm', 'hand in thesis | 2026-11-27 | 13:00'],
  ['standup Mon 9:30', 'standup | 2026-11-23 | 09:30'],
  ['interview Ana at 15:30', 'interview Ana | 2026-11-22 | 15:30'],
  ['meet Ana tomorrow at 9', 'meet Ana | 2026-11-23 | 09:00'],
  ['lunch with Ana tomorrow at noon', 'lunch with Ana | 2026-11-23 | 12:00'],
  ['call 12am', 'call | 2026-11-22 | 00:00'],
  ['write the intro 1.5h', 'write the intro | 1.5 h'],
  ['write the intro 2h30', 'write the intro | 2.5 h'],
  ['write the intro 1h 15m', 'write the intro | 1.25 h'],
  ['write the intro for 2 hours', 'write the intro | 2 h'],
  ['write the intro 90 min', 'write the intro | 1.5 h'],
  ['stretch for half an hour', 'stretch | 0.5 h'],
  ['fix login #website !low', 'fix login | Low | Website relaunch'],
  ['buy napkins #party #shop', 'buy napkins | #party | #shop'],
  ['pay tax 31/12', 'pay tax | 2026-12-31'],
  ['clean the shop this weekend', 'clean the shop | 2026-11-22'],
  ['close the books end of month', 'close the books | 2026-11-30'],
  ['water plants every day', 'water plants | FREQ=DAILY | 2026-11-22'],
  ['review sales every weekday 15m', 'review sales | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-23 | 0.25 h'],
  ['every 2 weeks back up the disk', 'back up the disk | FREQ=WEEKLY;INTERVAL=2;BYDAY=SU | 2026-11-22'],
  ['team call every Mon and Thu 10:00', 'team call | FREQ=WEEKLY;BYDAY=MO,TH | 2026-11-23 | 10:00'],
  ['every other Friday clean the fridge', 'clean the fridge | FREQ=WEEKLY;INTERVAL=2;BYDAY=FR | 2026-11-27'],
  ['pay wages every month on the 31st', 'pay wages | FREQ=MONTHLY;BYMONTHDAY=-1 | 2026-11-30'],
  ['pay wages every 15th', 'pay wages | FREQ=MONTHLY;BYMONTHDAY=15 | 2026-12-15'],
  [
    'pay rent every 30th until 1 Mar',
    'pay rent | FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;UNTIL=20270301 | 2026-11-30',
  ],
  ['board call every first Monday of the month', 'board call | FREQ=MONTHLY;BYDAY=1MO | 2026-12-07'],
  [
    'clean up every last Friday until 31 Jan',
    'clean up | FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270131 | 2026-11-27',
  ],
  ['run every Sat for 4 weeks', 'run | FREQ=WEEKLY;BYDAY=SA;UNTIL=20261225 | 2026-11-28'],
  ['send newsletter weekly', 'send newsletter | FREQ=WEEKLY;BYDAY=SU | 2026-11-22'],
  ['Ana morgen um 9 Uhr anrufen 30 min', 'Ana anrufen | 2026-11-23 | 09:00 | 0.5 h'],
  ['Rechnung schreiben am Freitag !hoch', 'Rechnung schreiben | 2026-11-27 | High'],
  ['Rechnung schreiben bis 3. Dezember', 'Rechnung schreiben | 2026-12-03'],
  ['Rechnung schreiben bis 3.12.', 'Rechnung schreiben | 2026-12-03'],
  ['Steuer abgeben am 15.', 'Steuer abgeben | 2026-12-15'],
  ['Ofen prüfen in zwei Wochen', 'Ofen prüfen | 2026-12-06'],
  ['Plan senden nächsten Dienstag 1,5 h', 'Plan senden | 2026-11-24 | 1.5 h'],
  [
    'jeden Freitag Rechnung senden ab 1. Dez 6 mal',
    'Rechnung senden | FREQ=WEEKLY;BYDAY=FR;COUNT=6 | 2026-12-04',
  ],
  ['alle 2 Wochen Kasse prüfen', 'Kasse prüfen | FREQ=WEEKLY;INTERVAL=2;BYDAY=SU | 2026-11-22'],
  ['werktags Brot backen', 'Brot backen | FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR | 2026-11-23'],
  ['Löhne zahlen jeden Monat am 15.', 'Löhne zahlen | FREQ=MONTHLY;BYMONTHDAY=15 | 2026-12-15'],
  ['Treffen jeden ersten Montag im Monat', 'Treffen | FREQ=MONTHLY;BYDAY=1MO | 2026-12-07'],
  ['Anruf am Mo 14:00', 'Anruf | 2026-11-23 | 14:00'],
])('%s', (text, expected) => expect(told(text)).toBe(expected));

test.each([
  'Read 1984',
  'Friday report',
  'Monday.com account',
  'May call',
  'Sat down plan',
  'Chapter 3',
  '30 cupcakes',
  'Read chapter 3 May review',
  'Watch Black Friday ads',
  'Plan for Black Friday',
  'Cyber Monday',
  'Weekly report',
  'Daily standup notes',
  'Guten Morgen Rede schreiben',
  'USA Today interview',
  "Write tomorrow's agenda",
  'Watch The Day After Tomorrow',
  'Around the World in 80 Days',
  'Sunday Times advert',
  'Read John 3:16',
  'Fix issue #3',
  'Learn C# basics',
  'Draft 1/2',
  'Set up 24/7 support',
  'Take 2h parking ticket',
  'March route map',
  'march 3 people to the gate',
  'Sit in the sun',
  'Do it so',
  'Was so gut geht',
  'Plan next week',
  'Ask about the Tuesday club',
  'Fill 100 bags',
  'Buy 3m cable drum',
  'Shout !important',
  'Room 101',
  'Read "every Friday" by Ana',
  'Everyday cream',
  'Update Python 3.12',
  'Call 112',
  'Order 2 May cakes',
  'Open Wednesday Addams poster',
  'Version 2.0 notes',
  'Work 5 hours a week',
  'Tomorrowland tickets',
  'Compare www.monday.com',
  'Buy Friday and Saturday bread',
  'today',
])('left alone: %s', (text) => expect(told(text)).toBe(text));

test('the order of day and month is that of the user’s locale', () => {
  expect(told('pay tax by 3/4', 'en-GB')).toBe('pay tax | 2027-04-03');
  expect(told('pay tax by 3/4', 'en-US')).toBe('pay tax | 2027-03-04');
  expect(told('pay tax 12/31/2026', 'en-US')).toBe('pay tax | 2026-12-31');
  expect(told('pay tax 31.12.2026', 'de-DE')).toBe('pay tax | 2026-12-31');
});

test('a date with one meaning is read in either order', () => {
  for (const locale of ['en-US', 'en-GB', 'fr-FR'])
    expect(told('pay tax 24/12', locale)).toBe('pay tax | 2026-12-24');
  expect(told('pay tax 24.12.', 'de-DE')).toBe('pay tax | 2026-12-24');
});

test.each([
  ['fr-FR', 'Appeler Ana à 15h', 'Appeler Ana | 2026-11-22 | 15:00'],
  ['fr-FR', 'Appeler Ana à 9 h 30', 'Appeler Ana | 2026-11-22 | 09:30'],
  ['fr-FR', 'Appeler Ana 15h30', 'Appeler Ana | 2026-11-22 | 15:30'],
  ['fr-FR', 'Écrire le texte 2h30', 'Écrire le texte | 2.5 h'],
  ['fr-FR', 'Peindre la porte 8 h', 'Peindre la porte | 8 h'],
  ['fr-FR', 'Réparer ce bruit qui tue', 'Réparer ce bruit qui tue'],
  ['fr-FR', 'Acheter sept livres pour mon frère', 'Acheter sept livres pour mon frère'],
  ['es-ES', 'Llamar a Ana a las 15 h', 'Llamar a Ana | 2026-11-22 | 15:00'],
  ['es-ES', 'Llamar a Ana a las 9:30', 'Llamar a Ana | 2026-11-22 | 09:30'],
  ['es-ES', 'Paseo por el mar', 'Paseo por el mar'],
  ['en-GB', 'Fly to Rome 15h', 'Fly to Rome | 15 h'],
])('%s: %s', (locale, text, expected) => expect(told(text, locale)).toBe(expected));

test('days are counted from the user’s today, over leap days and the ends of years', () => {
  expect(told('sweep on Monday', 'en-GB', '2026-11-23')).toBe('sweep | 2026-11-30');
  expect(told('sweep this Monday', 'en-GB', '2026-11-23')).toBe('sweep | 2026-11-23');
  expect(told('sweep next Tue', 'en-GB', '2026-11-23')).toBe('sweep | 2026-12-01');
  expect(told('sweep tomorrow', 'en-GB', '2028-02-28')).toBe('sweep | 2028-02-29');
  expect(told('sweep 29 Feb', 'en-GB', '2026-11-23')).toBe('sweep | 2028-02-29');
  expect(told('sweep in a month', 'en-GB', '2027-01-31')).toBe('sweep | 2027-02-28');
  expect(told('sweep tomorrow', 'en-GB', '2026-12-31')).toBe('sweep | 2027-01-01');
});

test('a rejected part returns to the title, wherever it is, and is not parsed as anything else', () => {
  const text = 'call Ana next Tue 3pm #bakery';
  const [date, time, project] = read(text).parts;
  expect(read(text, [date?.key ?? '']).title).toBe('call Ana next Tue');
  expect(read(text, [date?.key ?? '']).dueDate).toBe(TODAY);
  expect(read(text, [time?.key ?? '', project?.key ?? ''])).toMatchObject({
    title: 'call Ana 3pm #bakery',
    dueTime: null,
  });
  expect(read('call Ana today 3pm', ['time:3pm'])).toMatchObject({ title: 'call Ana 3pm', dueDate: TODAY });
  expect(read(`please ${text}`, [date?.key ?? '']).title).toBe('please call Ana next Tue');
});

test('a series has a text in words', () => {
  const words = (text: string) => {
    const { repeat } = read(text);
    return repeat && recurrenceWords(repeat);
  };
  expect(words('a every Friday')).toBe('every Friday');
  expect(words('a every 2 weeks on Mon and Thu')).toBe('every 2 weeks on Monday and Thursday');
  expect(words('a every weekday')).toBe('every weekday');
  expect(words('a every 3 days')).toBe('every 3 days');
  expect(words('a every month on the 22nd')).toBe('every month on the 22nd');
  expect(words('a every last Friday')).toBe('every month on the last Friday');
  expect(words('a every month on the 31st')).toBe('every month on the last day');
});

const WORDS = [
  'call',
  'Ana',
  'Tue',
  'next',
  'every',
  'on',
  '3',
  'Dec',
  '3pm',
  '30m',
  '#bakery',
  '!high',
  'for',
  'weeks',
  '"',
  '.',
  'am',
  'jeden',
];

test('any text is parsed: parts are in order, and with all of them rejected the text is the title', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constantFrom(...WORDS), fc.string()), { maxLength: 12 }), (words) => {
      const text = words.join(' ');
      const { parts, dueDate } = read(text);
      for (const [index, part] of parts.entries()) {
        expect(text.slice(part.start, part.end)).toBe(part.text);
        expect(part.start).toBeGreaterThanOrEqual(parts[index - 1]?.end ?? 0);
      }
      expect(dueDate === null || isDay(dueDate)).toBe(true);
      const keys: string[] = [];
      for (let next = read(text).parts; next.length > 0; next = read(text, keys).parts)
        keys.push(...next.map(({ key }) => key));
      expect(read(text, keys)).toMatchObject({ dueDate: null, repeat: null, tags: [] });
    }),
  );
});
