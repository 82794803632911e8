import { addDays, type Day, isDay, startOfWeek, type Weekday, weekdayOf } from '../dates.ts';
import { type Candidate, findAll, isNumbered } from './candidate.ts';
import { MONTH, monthNamed, NUMBER, numberNamed, SHORT_WEEKDAY, WEEKDAY, weekdayNamed } from './words.ts';

export interface Clock {
  today: Day;
  /** BCP 47: decides whether 3/4 is in March or in April. */
  locale: string;
}

export type DateCandidate = Candidate<Day> & { kind: 'date' };
type Read = (match: RegExpExecArray) => Omit<DateCandidate, 'start' | 'end'> | undefined;

const BEFORE = '(?:on|by|due|due on|until|till|for|am|bis|bis zum|zum|für) ';
/** Words that introduce a date, so that it is also accepted in the middle of a text. */
const DUE = /^(?:by|due|due on|until|till|bis|bis zum) /i;

const at = (value: Day | undefined, trust: Candidate['trust']) =>
  value !== undefined && isDay(value) ? ({ kind: 'date', value, trust } as const) : undefined;

const twoDigits = (n: number): string => String(n).padStart(2, '0');
const dayOf = (year: number, month: number, day: number): Day =>
  `${year}-${twoDigits(month)}-${twoDigits(day)}`;

/** The day and month in the given year, else their next date; undefined for a date that does not exist. */
function comingDate(day: number, month: number, year: string | undefined, today: Day): Day | undefined {
  if (year !== undefined) {
    const date = dayOf(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
    return isDay(date) ? date : undefined;
  }
  const first = Number(today.slice(0, 4));
  // The next 29th of February is up to eight years away.
  for (let next = first; next <= first + 8; next++) {
    const date = dayOf(next, month, day);
    if (isDay(date) && date >= today) return date;
  }
  return undefined;
}

/** The next such weekday after today, because people call today "today". */
const comingWeekday = (weekday: Weekday, today: Day): Day => {
  const ahead = (weekday - weekdayOf(today) + 7) % 7;
  return addDays(today, ahead === 0 ? 7 : ahead);
};

const inNextWeek = (weekday: Weekday, today: Day): Day => addDays(startOfWeek(today), 6 + weekday);

/** The day this many months later, or the last day of a shorter month. */
export function addMonths(day: Day, months: number): Day {
  const at = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const [year, month] = [Math.floor(at / 12), (at % 12) + 1];
  let date = Number(day.slice(8));
  while (!isDay(dayOf(year, month, date))) date -= 1;
  return dayOf(year, month, date);
}

const fromToday = (day: Day, today: Day): Day => (day < today ? today : day);

const lastOfMonth = (today: Day): Day => addDays(addMonths(`${today.slice(0, 7)}-01`, 1), -1);

const RELATIVE: readonly [words: string, of: (today: Day) => Day][] = [
  ['today|tonight|heute|heute abend', (today) => today],
  ['tomorrow|tmrw|tomorrow morning|morgen|morgen früh|tomorrow evening', (today) => addDays(today, 1)],
  ['day after tomorrow|the day after tomorrow|übermorgen', (today) => addDays(today, 2)],
  ['next week|nächste woche', (today) => inNextWeek(1, today)],
  ['next month|nächsten monat', (today) => `${addMonths(today, 1).slice(0, 7)}-01`],
  [
    'this weekend|at the weekend|am wochenende|dieses wochenende',
    (today) => fromToday(addDays(startOfWeek(today), 5), today),
  ],
  ['end of the week|end of week|ende der woche', (today) => fromToday(addDays(startOfWeek(today), 4), today)],
  ['end of the month|end of month|ende des monats|monatsende', lastOfMonth],
];

/** A capital in the middle of a text marks a name: "Watch The Day After Tomorrow", "Guten Morgen". */
const isName = (match: RegExpExecArray, word: string): boolean =>
  /^\p{Lu}/u.test(word) && match.index + match[0].length - word.length > 0;

const relative =
  (of: (today: Day) => Day, today: Day): Read =>
  (match) => {
    const word = match[1] ?? '';
    return isName(match, word) ? undefined : at(of(today), DUE.test(match[0]) ? 'sure' : 'apart');
  };

/** "the sun", "Black Friday": a weekday's name that is not a day of this week. */
const NAMED_DAY =
  /(?<![\p{L}])(?:the|a|an|that|each|of|black|good|cyber|giving|easter|palm|ash|holy|fat|super|bloody|lazy|casual|one|der|die|das|den|des|dem|ein|eine|einen|jede[rns]?|every|about|called|named)\s+$/iu;
const ENGLISH_WORD = /^(?:sun|sat|wed|mon)$/;
/** "Il tue", "mon" in French. */
const FRENCH_WORD = /^(?:tue|mon)$/i;

function weekdayDates(text: string, { today, locale }: Clock): DateCandidate[] {
  const bare: Read = (match) => {
    const [, before = '', word = ''] = match;
    const weekday = weekdayNamed(word);
    if (/^fr\b/i.test(locale) && FRENCH_WORD.test(word)) return undefined;
    if (!weekday || (!before && (ENGLISH_WORD.test(word) || NAMED_DAY.test(text.slice(0, match.index)))))
      return undefined;
    const leads = before !== '' && match.index === 0;
    return at(
      comingWeekday(weekday, today),
      DUE.test(before) || leads ? 'sure' : before ? 'last' : beginsWith(match),
    );
  };
  const short: Read = ([, word = '']) => {
    const weekday = weekdayNamed(word);
    return /^[MDFS][oiar]$/.test(word) && weekday ? at(comingWeekday(weekday, today), 'sure') : undefined;
  };
  const said: Read = (match) => {
    const [, which = '', word = ''] = match;
    const weekday = weekdayNamed(word);
    if (!weekday) return undefined;
    if (/^next$|woche/i.test(which)) return at(inNextWeek(weekday, today), 'sure');
    const isToday = weekdayOf(today) === weekday && /^(?:this|diesen)$/i.test(which);
    return at(isToday ? today : comingWeekday(weekday, today), 'sure');
  };
  return [
    ...findAll<DateCandidate>(text, `(${BEFORE})?(${WEEKDAY})`, bare),
    ...findAll<DateCandidate>(text, `(?:am|bis) (${SHORT_WEEKDAY})`, short),
    ...findAll<DateCandidate>(
      text,
      `(?:${BEFORE})?(next|this|coming|nächsten|kommenden|diesen|nächste woche) (${WEEKDAY}|${SHORT_WEEKDAY})`,
      said,
    ),
  ];
}

/** At the start of a text, the name of a day may be part of the title: "Friday report". */
const beginsWith = (match: RegExpExecArray): Candidate['trust'] => (match.index === 0 ? 'beside' : 'last');

/** In lower case these are ordinary words. */
const MONTH_WORD = /^(?:may|mar|march)$/;

function monthDates(text: string, { today }: Clock): DateCandidate[] {
  const read = (match: RegExpExecArray, day: string, month: string, year: string | undefined) => {
    const lead = match[1] ?? '';
    if (isNumbered(text, match.index)) return undefined;
    const date = comingDate(Number(day), monthNamed(month), year, today);
    return at(date, lead || year ? 'sure' : MONTH_WORD.test(month) ? 'last' : 'apart');
  };
  const year = '(?:,? (\\d{4}))?';
  return [
    ...findAll<DateCandidate>(
      text,
      `(${BEFORE})?(?:the )?(\\d{1,2})(?:st|nd|rd|th|\\.)? ?(?:of )?(${MONTH})\\.?${year}`,
      (match) => read(match, match[2] ?? '', match[3] ?? '', match[4]),
    ),
    ...findAll<DateCandidate>(text, `(${BEFORE})?(${MONTH})\\.? (\\d{1,2})(?:st|nd|rd|th)?${year}`, (match) =>
      read(match, match[3] ?? '', match[2] ?? '', match[4]),
    ),
  ];
}

/** "1/2" and "24/7" usually are no dates. */
const FRACTION = /^(?:[1-3]\/[2-4]|24\/7|9\/11|50\/50)$/;

const monthFirst = (locale: string): boolean => {
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(
    new Date(0),
  );
  return parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day');
};

function numericDates(text: string, { today, locale }: Clock): DateCandidate[] {
  const slashed: Read = (match) => {
    const [whole = '', lead = '', first = '', second = '', year] = match;
    if (isNumbered(text, match.index) || (!lead && FRACTION.test(whole))) return undefined;
    const [month, day] = monthFirst(locale) ? [first, second] : [second, first];
    // "24/12" has one meaning in either order.
    const date =
      comingDate(Number(day), Number(month), year, today) ??
      comingDate(Number(month), Number(day), year, today);
    return at(date, lead || year ? 'sure' : 'last');
  };
  const dotted: Read = (match) => {
    const [, lead = '', day = '', month = '', year] = match;
    if (isNumbered(text, match.index)) return undefined;
    return at(comingDate(Number(day), Number(month), year, today), lead || year ? 'sure' : 'last');
  };
  return [
    ...findAll<DateCandidate>(text, `(${BEFORE})?(\\d{1,2})/(\\d{1,2})(?:/(\\d{4}|\\d{2}))?`, slashed),
    ...findAll<DateCandidate>(text, `(${BEFORE})?(\\d{1,2})\\. ?(\\d{1,2})\\.(?: ?(\\d{4}|\\d{2}))?`, dotted),
    ...findAll<DateCandidate>(text, `(?:${BEFORE})?(\\d{4}-\\d{2}-\\d{2})`, (match) => at(match[1], 'sure')),
    ...findAll<DateCandidate>(text, `(?:on|by|until|due) the (\\d{1,2})(?:st|nd|rd|th)`, (match) =>
      at(comingInMonth(Number(match[1]), today), 'last'),
    ),
    ...findAll<DateCandidate>(text, `(?:am|bis zum|zum) (\\d{1,2})\\.`, (match) =>
      at(comingInMonth(Number(match[1]), today), 'last'),
    ),
  ];
}

/** The next date with this day of the month. */
export function comingInMonth(day: number, today: Day): Day | undefined {
  for (let months = 0; months < 12; months++) {
    const date = `${addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 7)}-${twoDigits(day)}`;
    if (isDay(date) && date >= today) return date;
  }
  return undefined;
}

function distantDates(text: string, today: Day): DateCandidate[] {
  return findAll<DateCandidate>(
    text,
    `in (${NUMBER}) (days?|weeks?|months?|tag(?:en)?|wochen?|monat(?:en)?)`,
    (match) => {
      const [, count = '', unit = ''] = match;
      // "Around the World in 80 Days": a capital marks an English word as part of a name.
      if (/^[DWM](?:ay|eek|onth)/.test(unit)) return undefined;
      const n = numberNamed(count);
      const date = /^m/i.test(unit) ? addMonths(today, n) : addDays(today, /^[wW]/.test(unit) ? 7 * n : n);
      return at(date, 'apart');
    },
  );
}

/** All candidates for a date. */
export const findDates = (text: string, clock: Clock): DateCandidate[] => [
  ...RELATIVE.flatMap(([words, of]) =>
    findAll<DateCandidate>(text, `(?:${BEFORE})?(${words})`, relative(of, clock.today)),
  ),
  ...weekdayDates(text, clock),
  ...monthDates(text, clock),
  ...numericDates(text, clock),
  ...distantDates(text, clock.today),
];
