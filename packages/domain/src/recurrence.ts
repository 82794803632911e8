import { t } from '@daymark/words/t';
import { type Day, isDay, type Weekday, weekdayOf } from './dates.ts';
import { OCCURRENCES_MAX_COUNT } from './limits.ts';

export const RECURRENCE_UNITS = ['day', 'week', 'month'] as const;
export type RecurrenceUnit = (typeof RECURRENCE_UNITS)[number];

/** Which of this weekday in its month; -1 is the last. */
export type PlaceInMonth = 1 | 2 | 3 | 4 | -1;

/** The days of a series, as far as words and the form can express them. */
export interface Recurrence {
  unit: RecurrenceUnit;
  /** The interval in units, from 1. */
  every: number;
  /** For weeks: on these days; empty means the weekday of the first day. */
  weekdays: Weekday[];
  /** For months: the day of the month, 1 to 31, or the last day of a shorter month; null with `place`. */
  monthDay: number | null;
  /** For months: a weekday of the month, such as the second Friday. */
  place: { nth: PlaceInMonth; weekday: Weekday } | null;
  /** The number of occurrences; null without end. */
  count: number | null;
  /** The last possible day; null without end. */
  until: Day | null;
}

/** Daily without end. Every other recurrence is built from it. */
export const EVERY_DAY: Recurrence = {
  unit: 'day',
  every: 1,
  weekdays: [],
  monthDay: null,
  place: null,
  count: null,
  until: null,
};

/** What happens to an occurrence on a day without work. */
export const ON_DAYS_OFF = ['keep', 'skip', 'previous', 'next'] as const;
export type OnDayOff = (typeof ON_DAYS_OFF)[number];

const CODES = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;
const FREQUENCIES = { day: 'DAILY', week: 'WEEKLY', month: 'MONTHLY' } as const;

const codeOf = (weekday: Weekday): string => CODES[weekday - 1] ?? 'MO';
const weekdayOfCode = (code: string): Weekday | undefined => {
  const at = (CODES as readonly string[]).indexOf(code);
  return at < 0 ? undefined : ((at + 1) as Weekday);
};

/** Every month has at least 28 days. For later days, the last day of a shorter month is used. */
function monthDayParts(day: number): string[] {
  if (day <= 28) return [`BYMONTHDAY=${day}`];
  if (day === 31) return ['BYMONTHDAY=-1'];
  const days = Array.from({ length: day - 27 }, (_, index) => 28 + index);
  return [`BYMONTHDAY=${days.join(',')}`, 'BYSETPOS=-1'];
}

/** The recurrence in RFC 5545, without its first day: `FREQ=WEEKLY;BYDAY=FR;COUNT=6`. */
export function ruleOf(recurrence: Recurrence): string {
  const { unit, every, weekdays, monthDay, place, count, until } = recurrence;
  const parts = [`FREQ=${FREQUENCIES[unit]}`];
  if (every > 1) parts.push(`INTERVAL=${every}`);
  if (unit === 'week' && weekdays.length > 0) parts.push(`BYDAY=${weekdays.map(codeOf).join(',')}`);
  if (unit === 'month' && place) parts.push(`BYDAY=${place.nth}${codeOf(place.weekday)}`);
  else if (unit === 'month' && monthDay !== null) parts.push(...monthDayParts(monthDay));
  if (count !== null) parts.push(`COUNT=${count}`);
  else if (until !== null) parts.push(`UNTIL=${until.replaceAll('-', '')}`);
  return parts.join(';');
}

const PLACES: readonly PlaceInMonth[] = [1, 2, 3, 4, -1];

/** The day of the month, parsed from the parts that `monthDayParts` wrote. */
function monthDayIn(days: string | undefined, position: string | undefined): number | null | undefined {
  if (days === undefined) return position === undefined ? null : undefined;
  if (days === '-1') return position === undefined ? 31 : undefined;
  const last = Number(days.split(',').at(-1));
  if (!Number.isInteger(last) || last < 1 || last > 30) return undefined;
  const written = monthDayParts(last).join(';');
  const given = [`BYMONTHDAY=${days}`, ...(position === undefined ? [] : [`BYSETPOS=${position}`])];
  return given.join(';') === written ? last : undefined;
}

function placeIn(text: string): Recurrence['place'] | undefined {
  const match = /^(-?\d)([A-Z]{2})$/.exec(text);
  const nth = PLACES.find((one) => one === Number(match?.[1]));
  const weekday = weekdayOfCode(match?.[2] ?? '');
  return nth && weekday ? { nth, weekday } : undefined;
}

const wholeFrom = (text: string | undefined, otherwise: number | null, max: number) => {
  if (text === undefined) return otherwise;
  const number = Number(text);
  return /^\d+$/.test(text) && number >= 1 && number <= max ? number : undefined;
};

/** Longest interval in days, weeks or months. */
export const EVERY_MAX = 99;

function partsOf(rule: string): Map<string, string> | undefined {
  const parts = new Map<string, string>();
  for (const part of rule.split(';')) {
    const [name = '', value = '', ...rest] = part.split('=');
    if (value === '' || rest.length > 0 || parts.has(name)) return undefined;
    parts.set(name, value);
  }
  return parts;
}

const dayIn = (text: string | undefined): Day | null | undefined => {
  if (text === undefined) return null;
  const day = text.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');
  return day !== text && isDay(day) ? day : undefined;
};

/** The interval and the end; undefined if the rule is one that the form and the words cannot express. */
function frameOf(parts: ReadonlyMap<string, string>) {
  const unit = RECURRENCE_UNITS.find((one) => FREQUENCIES[one] === parts.get('FREQ'));
  const every = wholeFrom(parts.get('INTERVAL'), 1, EVERY_MAX);
  const count = wholeFrom(parts.get('COUNT'), null, OCCURRENCES_MAX_COUNT);
  const until = dayIn(parts.get('UNTIL'));
  if (!unit || !every || count === undefined || until === undefined) return undefined;
  return count !== null && until !== null ? undefined : { unit, every, count, until };
}

/** Parses a rule that `ruleOf` can write; undefined for any other text. */
export function readRule(rule: string): Recurrence | undefined {
  const parts = partsOf(rule);
  const frame = parts && frameOf(parts);
  if (!frame) return undefined;
  const bare = { ...frame, weekdays: [], monthDay: null, place: null };
  const byDay = parts.get('BYDAY');
  const read = { week: weekly, month: monthly, day: () => bare }[frame.unit](bare, byDay, parts);
  return read && ruleOf(read).split(';').toSorted().join() === rule.split(';').toSorted().join()
    ? read
    : undefined;
}

function weekly(bare: Recurrence, byDay: string | undefined): Recurrence | undefined {
  const weekdays = (byDay?.split(',') ?? []).map(weekdayOfCode);
  if (new Set(weekdays).size < weekdays.length) return undefined;
  return weekdays.every((one) => one !== undefined) ? { ...bare, weekdays } : undefined;
}

function monthly(
  bare: Recurrence,
  byDay: string | undefined,
  parts: ReadonlyMap<string, string>,
): Recurrence | undefined {
  if (byDay !== undefined) {
    const place = placeIn(byDay);
    return place ? { ...bare, place } : undefined;
  }
  const monthDay = monthDayIn(parts.get('BYMONTHDAY'), parts.get('BYSETPOS'));
  return monthDay === undefined ? undefined : { ...bare, monthDay };
}

/** The recurrence with the values that its first day implies: the weekday of its weeks, the day of its months. */
export function settledOn(recurrence: Recurrence, first: Day): Recurrence {
  const { unit, weekdays, monthDay, place } = recurrence;
  if (unit === 'week' && weekdays.length === 0) return { ...recurrence, weekdays: [weekdayOf(first)] };
  if (unit === 'month' && monthDay === null && !place)
    return { ...recurrence, monthDay: Number(first.slice(8)) };
  return recurrence;
}

const IN_ORDER = '1,2,3,4,5';

export const weekdayName = (weekday: Weekday): string =>
  [t`Monday`, t`Tuesday`, t`Wednesday`, t`Thursday`, t`Friday`, t`Saturday`, t`Sunday`][weekday - 1] ?? '';

const nthText = (nth: PlaceInMonth): string =>
  ({ 1: t`first`, 2: t`second`, 3: t`third`, 4: t`fourth`, [-1]: t`last` })[nth];

/** A day of a month: "3rd". */
function ordinal(n: number): string {
  const tail = n > 10 && n < 14 ? 0 : n % 10;
  if (tail === 1) return t`${n}st`;
  if (tail === 2) return t`${n}nd`;
  return tail === 3 ? t`${n}rd` : t`${n}th`;
}

const listed = (words: readonly string[]): string =>
  words.length < 2 ? (words[0] ?? '') : t`${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;

function monthlyWords(every: number, { monthDay, place }: Pick<Recurrence, 'monthDay' | 'place'>): string {
  if (place) {
    const [nth, weekday] = [nthText(place.nth), weekdayName(place.weekday)];
    return every === 1
      ? t`every month on the ${nth} ${weekday}`
      : t`every ${every} months on the ${nth} ${weekday}`;
  }
  if (monthDay === 31)
    return every === 1 ? t`every month on the last day` : t`every ${every} months on the last day`;
  if (monthDay === null) return every === 1 ? t`every month` : t`every ${every} months`;
  const day = ordinal(monthDay);
  return every === 1 ? t`every month on the ${day}` : t`every ${every} months on the ${day}`;
}

/** The recurrence in words: "every Friday", "every 2 weeks on Monday and Thursday", "every month on the last day". */
export function recurrenceWords({ unit, every, weekdays, ...month }: Recurrence): string {
  if (unit === 'month') return monthlyWords(every, month);
  if (unit === 'day') return every === 1 ? t`every day` : t`every ${every} days`;
  if (every === 1 && weekdays.toSorted().join() === IN_ORDER) return t`every weekday`;
  const days = listed(weekdays.toSorted().map(weekdayName));
  if (days) return every === 1 ? t`every ${days}` : t`every ${every} weeks on ${days}`;
  return every === 1 ? t`every week` : t`every ${every} weeks`;
}
