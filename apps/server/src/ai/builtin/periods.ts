import { addDays, type Day, startOfWeek, weekdayOf } from '@daymark/domain/dates';

/** Days as a person names them: "last week", "this month". A span of two days has no name of its own. */
export interface Period {
  from: Day;
  to: Day;
  name?: PeriodName;
}

export type PeriodName =
  | 'today'
  | 'yesterday'
  | 'this week'
  | 'last week'
  | 'next week'
  | 'this month'
  | 'last month'
  | 'next month';

const startOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const endOfMonth = (day: Day): Day => addDays(startOfMonth(addDays(startOfMonth(day), 31)), -1);
const monthOf = (day: Day, name?: PeriodName): Period => ({
  from: startOfMonth(day),
  to: endOfMonth(day),
  ...(name && { name }),
});
const dayAlone = (day: Day, name?: PeriodName): Period => ({ from: day, to: day, ...(name && { name }) });

const LAST = '(?:last|previous|past|letzte[nrm]?|vergangene[nrm]?|vorige[nrm]?)';
const THIS = '(?:this|the|my|current|diese[nrmsr]?|die|der|den|im|laufende[nrm]?)';

const WEEKDAYS = [
  /\bmonday|\bmontag/,
  /\btuesday|\bdienstag/,
  /\bwednesday|\bmittwoch/,
  /\bthursday|\bdonnerstag/,
  /\bfriday|\bfreitag/,
  /\bsaturday|\bsamstag|\bsonnabend/,
  /\bsunday|\bsonntag/,
];

const MONTHS = [
  /\bjanuary|\bjanuar\b|\bjanner\b/,
  /\bfebruary|\bfebruar\b/,
  /\bmarch\b|\bmarz\b/,
  /\bapril\b/,
  /\b(?:in|of|im|since|during) (?:may|mai)\b/,
  /\bjune\b|\bjuni\b/,
  /\bjuly\b|\bjuli\b/,
  /\baugust\b/,
  /\bseptember\b/,
  /\boctober\b|\boktober\b/,
  /\bnovember\b/,
  /\bdecember\b|\bdezember\b/,
];

/** The latest day of a weekday that has been, and never today, for which there is a word. */
function latestWeekday(said: string, today: Day): Period | undefined {
  const at = WEEKDAYS.findIndex((name) => name.test(said));
  return at < 0 ? undefined : dayAlone(addDays(today, -((weekdayOf(today) - (at + 1) + 7) % 7 || 7)));
}

/** The latest month of a name that has begun. */
function latestMonth(said: string, today: Day): Period | undefined {
  const at = MONTHS.findIndex((name) => name.test(said));
  if (at < 0) return undefined;
  const inYear = (year: number): Day => `${year}-${String(at + 1).padStart(2, '0')}-01`;
  const year = Number(today.slice(0, 4));
  return monthOf(inYear(year) <= today ? inYear(year) : inYear(year - 1));
}

/** "The last 10 days", "den letzten zwei Wochen": as many days up to today. */
function latestDays(said: string, today: Day): Period | undefined {
  const match = new RegExp(
    `${LAST} (\\d{1,3}|two|three|four|zwei|drei|vier) (day|week|month|tag|woche|monat)`,
  ).exec(said);
  if (!match) return undefined;
  const [, number = '', unit = ''] = match;
  const word = ['two', 'zwei', 'three', 'drei', 'four', 'vier'].indexOf(number);
  const count = word < 0 ? Number(number) : 2 + Math.floor(word / 2);
  const days = count * (unit.startsWith('w') ? 7 : unit.startsWith('m') ? 30 : 1);
  return { from: addDays(today, 1 - Math.max(1, days)), to: today };
}

type Named = readonly [pattern: RegExp, period: (today: Day) => Period];

const NAMED: readonly Named[] = [
  [/\bday before yesterday\b|\bvorgestern\b/, (today) => dayAlone(addDays(today, -2))],
  [/\byesterday\b|\bgestern\b/, (today) => dayAlone(addDays(today, -1), 'yesterday')],
  [/\btoday\b|\bheute\b/, (today) => dayAlone(today, 'today')],
  [
    new RegExp(`\\b${LAST} (?:week|woche)\\b`),
    (today) => {
      const from = addDays(startOfWeek(today), -7);
      return { from, to: addDays(from, 6), name: 'last week' };
    },
  ],
  [
    new RegExp(`\\b${LAST} (?:month|monat)\\b`),
    (today) => monthOf(addDays(startOfMonth(today), -1), 'last month'),
  ],
  [
    new RegExp(`\\b${THIS} (?:month|monat)\\b`),
    (today) => ({ from: startOfMonth(today), to: today, name: 'this month' }),
  ],
];

const NEXT = '(?:next|coming|following|(?:nachste|kommende)[nrm]?)';

/** What of it has been is over: from today on. */
const COMING: readonly Named[] = [
  [
    /\b(?:this|the current|diese[rn]?|der laufenden|die laufende) (?:week|woche)\b/,
    (today) => ({ from: today, to: addDays(startOfWeek(today), 6), name: 'this week' }),
  ],
  [
    new RegExp(`\\b${NEXT} (?:week|woche)\\b`),
    (today) => {
      const from = addDays(startOfWeek(today), 7);
      return { from, to: addDays(from, 6), name: 'next week' };
    },
  ],
  [
    /\b(?:this|the current|diese[nm]?|laufenden) (?:month|monat)\b/,
    (today) => ({ from: today, to: endOfMonth(today), name: 'this month' }),
  ],
  [
    new RegExp(`\\b${NEXT} (?:month|monat)\\b`),
    (today) => monthOf(addDays(endOfMonth(today), 1), 'next month'),
  ],
];

/** The week or month of which a message asks what is to come in it; a weekday that it names goes before. */
export const comingPeriodIn = (said: string, today: Day): Period | undefined =>
  WEEKDAYS.some((name) => name.test(said))
    ? undefined
    : COMING.find(([pattern]) => pattern.test(said))?.[1](today);

const thisWeek = (today: Day): Period => ({ from: startOfWeek(today), to: today, name: 'this week' });

/** The days that have been of which a message asks, counted from today; the present week where it names none. */
export function periodIn(said: string, today: Day): Period {
  const named = NAMED.find(([pattern]) => pattern.test(said))?.[1](today);
  return (
    latestDays(said, today) ??
    named ??
    latestWeekday(said, today) ??
    latestMonth(said, today) ??
    thisWeek(today)
  );
}
