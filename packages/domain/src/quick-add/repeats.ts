import { addDays, type Day, type Weekday, weekdayOf } from '../dates.ts';
import { OCCURRENCES_MAX_COUNT } from '../limits.ts';
import { EVERY_DAY, EVERY_MAX, type PlaceInMonth, type Recurrence } from '../recurrence.ts';
import { type Candidate, findAll } from './candidate.ts';
import { addMonths, type DateCandidate } from './dates.ts';
import { NUMBER, numberNamed, SHORT_WEEKDAY, WEEKDAY, weekdayNamed } from './words.ts';

export type RepeatCandidate = Candidate<Recurrence> & { kind: 'repeat' };

const again = (fields: Partial<Recurrence>, trust: Candidate['trust'] = 'sure') =>
  ({ kind: 'repeat', value: { ...EVERY_DAY, ...fields }, trust }) as const;

const WORKDAYS: Weekday[] = [1, 2, 3, 4, 5];
const DAY_NAME = `(?:${WEEKDAY}|${SHORT_WEEKDAY})`;
const DAY_LIST = `${DAY_NAME}(?:(?:, ?(?:and |und )?| and | und | & )(?:every |jeden )?${DAY_NAME})*`;

const weekdaysIn = (list: string): Weekday[] => [
  ...new Set(list.split(/[^\p{L}]+/u).flatMap((word) => weekdayNamed(word) ?? [])),
];

const NTH: readonly [PlaceInMonth, RegExp][] = [
  [1, /^(?:first|1st|ersten?)$/i],
  [2, /^(?:second|2nd|zweiten?)$/i],
  [3, /^(?:third|3rd|dritten?)$/i],
  [4, /^(?:fourth|4th|vierten?)$/i],
  [-1, /^(?:last|letzten?)$/i],
];
const NTH_WORD = 'first|second|third|fourth|last|1st|2nd|3rd|4th|ersten?|zweiten?|dritten?|vierten?|letzten?';
const placeNamed = (word: string): PlaceInMonth => NTH.find(([, words]) => words.test(word))?.[0] ?? 1;

const howMany = (word: string | undefined): number =>
  word === undefined ? 1 : /^(?:other|second|zweiten?)$/i.test(word) ? 2 : numberNamed(word);

const unitNamed = (word: string): Recurrence['unit'] =>
  /^m/i.test(word) ? 'month' : /^w/i.test(word) ? 'week' : 'day';

const monthDayIn = (text: string): number | undefined => {
  const day = Number(text);
  return day >= 1 && day <= 31 ? day : undefined;
};

const onDay = (day: string | undefined, every = 1) => {
  const monthDay = monthDayIn(day ?? '');
  return monthDay === undefined ? undefined : again({ unit: 'month', every, monthDay });
};

const EVERY = '(?:every|each|jeden?|jedes)';
const OF_MONTH = '(?: of (?:the|each|every) month| im monat| des monats)';
const UNIT = '(days?|weeks?|months?|tage?|wochen?|monate?)';

/** Recurrences by weeks and days. */
const byWeek = (text: string): RepeatCandidate[] => [
  ...findAll<RepeatCandidate>(
    text,
    `${EVERY} (?:weekday|workday|working day|werktag|arbeitstag)|werktags`,
    () => again({ unit: 'week', weekdays: WORKDAYS }),
  ),
  ...findAll<RepeatCandidate>(
    text,
    `${EVERY} (?:(other|second|zweiten?) )?(${DAY_LIST})`,
    ([, every, list = '']) => again({ unit: 'week', every: howMany(every), weekdays: weekdaysIn(list) }),
  ),
  ...findAll<RepeatCandidate>(
    text,
    `(?:${EVERY} (?:(other|second|zweiten?|${NUMBER}) )?|alle (${NUMBER}) )${UNIT}(?: (?:on|am) (${DAY_LIST}))?`,
    ([, every, german, unit = '', list]) => {
      const n = howMany(every ?? german);
      if (n < 1 || n > EVERY_MAX || (list && unitNamed(unit) !== 'week')) return undefined;
      return again({ unit: unitNamed(unit), every: n, weekdays: weekdaysIn(list ?? '') });
    },
  ),
  ...findAll<RepeatCandidate>(text, 'daily|täglich', () => again({}, 'last')),
  ...findAll<RepeatCandidate>(text, 'weekly|wöchentlich', () => again({ unit: 'week' }, 'last')),
  ...findAll<RepeatCandidate>(text, 'monthly|monatlich', () => again({ unit: 'month' }, 'last')),
];

/** Recurrences by months. */
const byMonth = (text: string): RepeatCandidate[] => [
  ...findAll<RepeatCandidate>(
    text,
    `${EVERY} (?:month|monat) (?:on the|am) (?:(${NTH_WORD}) (${DAY_NAME})|(\\d{1,2})(?:st|nd|rd|th|\\.))`,
    ([, nth, name, day]) => {
      const weekday = name === undefined ? undefined : weekdayNamed(name);
      if (nth === undefined) return onDay(day);
      return weekday && again({ unit: 'month', place: { nth: placeNamed(nth), weekday } });
    },
  ),
  ...findAll<RepeatCandidate>(
    text,
    `${EVERY} (${NTH_WORD}) (${DAY_NAME})${OF_MONTH}`,
    ([, nth = '', name = '']) => {
      const weekday = weekdayNamed(name);
      return weekday && again({ unit: 'month', place: { nth: placeNamed(nth), weekday } });
    },
  ),
  ...findAll<RepeatCandidate>(
    text,
    `${EVERY} (first|third|fourth|last|ersten|dritten|vierten|letzten) (${DAY_NAME})`,
    ([, nth = '', name = '']) => {
      const weekday = weekdayNamed(name);
      return weekday && again({ unit: 'month', place: { nth: placeNamed(nth), weekday } });
    },
  ),
  ...findAll<RepeatCandidate>(text, `${EVERY} (?:last day|letzten tag)${OF_MONTH}`, () =>
    again({ unit: 'month', monthDay: 31 }),
  ),
  ...findAll<RepeatCandidate>(text, `${EVERY} (\\d{1,2})(?:st|nd|rd|th|\\.)${OF_MONTH}?`, ([, day]) =>
    onDay(day),
  ),
];

/** All candidates for a recurrence. */
export const findRepeats = (text: string): RepeatCandidate[] => [...byWeek(text), ...byMonth(text)];

/** The end of a series: a count, or a last day computed from the first. */
export type EndCandidate = Candidate<{ count: number } | { until: (first: Day) => Day }> & { kind: 'end' };
export type StartCandidate = Candidate<Day> & { kind: 'start' };

const LEADS_TO_START = /(?<![\p{L}])(?:from|starting|starting on|beginning|since|ab|ab dem|von)\s+$/iu;
const LEADS_TO_END = /(?<![\p{L}])(?:until|till|through|to|ending|up to|bis|bis zum)\s+$/iu;
/** Prepositions that belong to a date if there is no recurrence. */
const OWN_LEAD = /^(?:on|by|due|due on|until|till|for|am|bis|bis zum|zum|für) /i;

/** The first and the last day of a series, as the text gives them. */
export function findLimits(text: string, dates: readonly DateCandidate[]): (StartCandidate | EndCandidate)[] {
  return dates.flatMap((date): (StartCandidate | EndCandidate)[] => {
    const own = OWN_LEAD.exec(text.slice(date.start, date.end))?.[0] ?? '';
    const before = text.slice(0, date.start + own.length);
    const start = LEADS_TO_START.exec(before);
    const end = LEADS_TO_END.exec(before);
    if (start) return [{ ...date, kind: 'start', start: start.index, trust: 'sure' }];
    if (end)
      return [{ ...date, kind: 'end', start: end.index, trust: 'sure', value: { until: () => date.value } }];
    return [];
  });
}

/** The count or the length of a series, as the text gives it. */
export const findCounts = (text: string): EndCandidate[] => [
  ...findAll<EndCandidate>(text, `(?:for |noch )?(${NUMBER}) ?(?:times|x|mal|-mal)`, ([, word = '']) => {
    const count = numberNamed(word);
    return count >= 1 && count <= OCCURRENCES_MAX_COUNT
      ? { kind: 'end', value: { count }, trust: 'sure' }
      : undefined;
  }),
  ...findAll<EndCandidate>(
    text,
    `(?:for|für) (${NUMBER}) (weeks?|months?|days?|wochen?|monate?|tage?)`,
    (match) => {
      const [, word = '', unit = ''] = match;
      const n = numberNamed(word);
      const until = (first: Day) =>
        addDays(
          unitNamed(unit) === 'month'
            ? addMonths(first, n)
            : addDays(first, unitNamed(unit) === 'week' ? 7 * n : n),
          -1,
        );
      return { kind: 'end', value: { until }, trust: 'sure' };
    },
  ),
];

/** The first day of a recurrence on or after a day. */
export function firstDayFrom({ unit, weekdays, monthDay, place }: Recurrence, from: Day): Day {
  for (let ahead = 0; ahead < 62; ahead++) {
    const day = addDays(from, ahead);
    if (unit === 'week' && weekdays.length > 0 && !weekdays.includes(weekdayOf(day))) continue;
    if (unit === 'month' && monthDay !== null && !isMonthDay(day, monthDay)) continue;
    if (unit === 'month' && place && !isPlace(day, place)) continue;
    return day;
  }
  return from;
}

const isLastOfMonth = (day: Day): boolean => addDays(day, 1).slice(5, 7) !== day.slice(5, 7);
const isMonthDay = (day: Day, wanted: number): boolean =>
  Number(day.slice(8)) === wanted || (isLastOfMonth(day) && Number(day.slice(8)) < wanted);

function isPlace(day: Day, { nth, weekday }: { nth: PlaceInMonth; weekday: Weekday }): boolean {
  if (weekdayOf(day) !== weekday) return false;
  if (nth === -1) return addDays(day, 7).slice(5, 7) !== day.slice(5, 7);
  return Math.ceil(Number(day.slice(8)) / 7) === nth;
}
