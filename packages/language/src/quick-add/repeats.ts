import { addDays, type Day, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { OCCURRENCES_MAX_COUNT } from '@daymark/domain/limits';
import { EVERY_DAY, EVERY_MAX, type PlaceInMonth, type Recurrence } from '@daymark/domain/recurrence';
import { addMonths, weekdaysBetween } from '../calendar.ts';
import type { EndCandidate, RepeatCandidate, Trust } from './candidate.ts';
import {
  has,
  type Line,
  type LinePart,
  longest,
  markAt,
  numberAt,
  partAt,
  type Read,
  roleAt,
  spanOf,
  standsAlone,
} from './line.ts';
import { weekdayWordAt } from './weekday-words.ts';
import { dateNumberAt } from './written-dates.ts';

interface Again {
  repeat: Recurrence;
  trust: Trust;
  part: LinePart | null;
}

const again = (fields: Partial<Recurrence>, next: number, trust: Trust = 'sure'): Read<Again> => ({
  repeat: { ...EVERY_DAY, ...fields },
  trust,
  part: null,
  next,
});

const WORKDAYS: Weekday[] = [1, 2, 3, 4, 5];
const SATURDAY: Weekday = 6;

/** A weekday, also in the plural. */
function dayNameAt(line: Line, at: number): { weekday: Weekday; isPlural: boolean } | null {
  const plural = roleAt(line, at, 'weekdays');
  if (plural !== undefined) return { weekday: plural as Weekday, isPlural: true };
  const word = weekdayWordAt(line, at);
  return word && { weekday: word.weekday, isPlural: false };
}

interface DayList {
  weekdays: Weekday[];
  isPlural: boolean;
}

/** "Mon-Fri", "du lundi au vendredi": the index after the weekday to which it goes. */
function stretchAt(line: Line, at: number): Read<DayList> | null {
  const first = dayNameAt(line, at);
  const tied = line.lexemes[at + 1]?.joint === '-' ? at + 1 : null;
  const isTo = markAt(line, at + 1, '-–') || has(line, at + 1, 'to');
  const last = tied ?? (isTo ? at + 2 : null);
  const to = last === null ? null : dayNameAt(line, last);
  if (!first || last === null || !to || line.lexemes[last + 1]?.kind === 'number') return null;
  return { weekdays: weekdaysBetween(first.weekday, to.weekday), isPlural: true, next: last + 1 };
}

/** "Mon and Thu", "lundi, mercredi et vendredi". */
function dayListAt(line: Line, at: number): Read<DayList> | null {
  const weekdays = new Set<Weekday>();
  let [isPlural, next] = [false, at];
  for (let from = at; weekdays.size < 7; ) {
    const one = dayNameAt(line, from);
    if (!one) break;
    weekdays.add(one.weekday);
    isPlural ||= one.isPlural;
    next = from + 1;
    from = next;
    if (markAt(line, from, ',&+/')) from += 1;
    if (has(line, from, 'and')) from += 1;
    if (from === next) break;
    for (let small = 0; small < 2; small++)
      if (has(line, from, 'every') || has(line, from, 'article')) from += 1;
  }
  return weekdays.size > 0 ? { weekdays: [...weekdays], isPlural, next } : null;
}

const LAST_NTH = 4;

/** "First", "last", "1st" as which weekday of a month. */
function nthAt(line: Line, at: number): Read<{ nth: PlaceInMonth }> | null {
  if (has(line, at, 'lastOf')) return { nth: -1, next: at + 1 };
  const number = dateNumberAt(line, at);
  if (!number?.isOrdinal || number.date > LAST_NTH) return null;
  return { nth: number.date as PlaceInMonth, next: number.next };
}

/** The index after "of the month", "im Monat", "de cada mes"; null if it does not follow. */
function ofMonthAt(line: Line, at: number): number | null {
  for (let next = at; next <= at + 3; next++) {
    if (roleAt(line, next, 'unit') === 'month') return next > at ? next + 1 : null;
    const isSmall =
      has(line, next, 'of') ||
      has(line, next, 'article') ||
      has(line, next, 'every') ||
      has(line, next, 'inMonth');
    if (!isSmall) return null;
  }
  return null;
}

/** "The first Monday of the month", "every last Friday", "jeden ersten Montag im Monat". */
function nthWeekdayAt(line: Line, at: number, isEvery: boolean): Read<Again> | null {
  const nth = nthAt(line, at);
  const weekday = nth && dayNameAt(line, nth.next);
  if (!nth || !weekday) return null;
  const of = ofMonthAt(line, nth.next + 1);
  // "Every second Friday" without a month is every other one.
  if (of === null && (!isEvery || nth.nth === 2)) return null;
  return again({ unit: 'month', place: { nth: nth.nth, weekday: weekday.weekday } }, of ?? nth.next + 1);
}

/** "The 15th of each month", "every 15th", "el 15 de cada mes", "the last day of the month". */
function monthDayAt(line: Line, at: number, isEvery: boolean): Read<Again> | null {
  if (has(line, at, 'lastOf') && roleAt(line, at + 1, 'unit') === 'day') {
    const of = ofMonthAt(line, at + 2);
    return of === null ? null : again({ unit: 'month', monthDay: 31 }, of);
  }
  const number = dateNumberAt(line, at);
  if (!number) return null;
  const of = ofMonthAt(line, number.next);
  if (of === null && has(line, at, 'ordinal')) return null;
  if (of === null && (!isEvery || !number.isOrdinal)) return null;
  return again({ unit: 'month', monthDay: number.date }, of ?? number.next);
}

/** What follows "every month": "on the 15th", "am ersten Montag", "le 15". */
function onMonthDay(line: Line, every: number, at: number): Read<Again> {
  let next = at;
  while (next < at + 3 && (has(line, next, 'lead') || has(line, next, 'article'))) next += 1;
  const nth = next > at ? nthAt(line, next) : null;
  const weekday = nth && dayNameAt(line, nth.next);
  if (nth && weekday)
    return again({ unit: 'month', every, place: { nth: nth.nth, weekday: weekday.weekday } }, nth.next + 1);
  if (next > at && has(line, next, 'lastOf') && roleAt(line, next + 1, 'unit') === 'day')
    return again({ unit: 'month', every, monthDay: 31 }, next + 2);
  const number = next > at ? dateNumberAt(line, next) : null;
  return number && !has(line, number.next, 'unit')
    ? again({ unit: 'month', every, monthDay: number.date }, number.next)
    : again({ unit: 'month', every }, at);
}

/** The weekdays after "every 2 weeks": "on Mon and Thu". */
function onWeekdays(line: Line, every: number, at: number): Read<Again> {
  let next = at;
  while (next < at + 2 && (has(line, next, 'lead') || has(line, next, 'article'))) next += 1;
  const list = next > at ? dayListAt(line, next) : null;
  return list
    ? again({ unit: 'week', every, weekdays: list.weekdays }, list.next)
    : again({ unit: 'week', every }, at);
}

function everyUnit(line: Line, at: number, every: number): Read<Again> | null {
  const unit = roleAt(line, at, 'unit');
  if (every < 1 || every > EVERY_MAX) return null;
  if (unit === 'day') return again({ every }, at + 1);
  if (unit === 'week') return onWeekdays(line, every, at + 1);
  if (unit === 'fortnight') return onWeekdays(line, 2, at + 1);
  return unit === 'month' ? onMonthDay(line, every, at + 1) : null;
}

/** "Every other Friday", "jede zweite Woche", "tous les 15 jours", "every morning". */
function everyAt(line: Line, at: number): Read<Again> | null {
  if (!has(line, at, 'every')) return null;
  const nth = nthWeekdayAt(line, at + 1, true);
  const day = monthDayAt(line, at + 1, true);
  if (nth ?? day) return longest([nth, day]);
  if (has(line, at + 1, 'workdays')) return again({ unit: 'week', weekdays: WORKDAYS }, at + 2);
  if (has(line, at + 1, 'weekend')) return again({ unit: 'week', weekdays: [SATURDAY] }, at + 2);
  const part = partAt(line, at + 1);
  if (part !== null && !dayNameAt(line, at + 1)) return { ...again({}, at + 2), part };
  const isOther = has(line, at + 1, 'other');
  const count = isOther ? 2 : numberAt(line, at + 1);
  const from = count === null ? at + 1 : at + 2;
  const list = dayListAt(line, from);
  if (list && (count === null || isOther))
    return again({ unit: 'week', every: count ?? 1, weekdays: list.weekdays }, list.next);
  return everyUnit(line, from, count ?? 1);
}

/** "Fridays", "dienstags und donnerstags", "Mo-Fr", "en semaine", "weekly". */
function pluralAt(line: Line, at: number): Read<Again> | null {
  const stretch = stretchAt(line, at);
  // "Slides for Monday until Friday" has a day for the slides, and one for the task.
  if (stretch && roleAt(line, at - 1, 'lead') !== 'for')
    return again({ unit: 'week', weekdays: stretch.weekdays }, stretch.next);
  const isEach = has(line, at, 'everyWeekday');
  const list = dayListAt(line, isEach ? at + 1 : at);
  if (list && (list.isPlural || isEach))
    return again(
      { unit: 'week', weekdays: list.weekdays },
      list.next,
      line.language === 'en' ? 'near' : 'sure',
    );
  if (has(line, at, 'workdays') && !has(line, at, 'unit'))
    return again({ unit: 'week', weekdays: WORKDAYS }, at + 1, line.language === 'en' ? 'last' : 'sure');
  const unit = roleAt(line, at, 'adverb');
  return unit === undefined
    ? null
    : again({ unit }, at + 1, line.language === 'de' || line.language === 'fr' ? 'sure' : 'last');
}

/** All candidates for a recurrence. */
export function findRepeats(line: Line): RepeatCandidate[] {
  const found: RepeatCandidate[] = [];
  for (let at = 0; at < line.lexemes.length; at++) {
    const isSmall = has(line, at, 'article') || has(line, at, 'lead') || has(line, at, 'of');
    const article = isSmall ? at + 1 : at;
    const reads = [
      everyAt(line, at),
      pluralAt(line, at),
      article > at ? pluralAt(line, article) : null,
      nthWeekdayAt(line, article, false),
      monthDayAt(line, article, false),
    ];
    const read = longest(reads);
    if (!read || !standsAlone(line, at, read.next)) continue;
    const part = read.part ?? partAt(line, read.next) ?? partAt(line, read.next - 1);
    const isBehind = read.part === null && partAt(line, read.next) !== null;
    const next = isBehind ? read.next + 1 : read.next;
    found.push({ kind: 'repeat', ...spanOf(line, at, next), value: read.repeat, trust: read.trust, part });
  }
  return found;
}

/** "For 6 times", "noch 6 mal", "6 fois"; "for 4 weeks": the count or the length of a series. */
export function findCounts(line: Line): EndCandidate[] {
  const found: EndCandidate[] = [];
  for (let at = 0; at < line.lexemes.length; at++) {
    for (const core of has(line, at, 'lasts') ? [at + 1] : [at]) {
      const count = numberAt(line, core);
      if (count === null || count < 1 || count > OCCURRENCES_MAX_COUNT) continue;
      const unit = roleAt(line, core + 1, 'unit');
      const span = (next: number) => ({
        ...spanOf(line, at, next),
        trust: 'sure' as const,
        kind: 'end' as const,
      });
      const isTimes =
        has(line, core + 1, 'times') || (markAt(line, core + 1, '-') && has(line, core + 2, 'times'));
      if (isTimes)
        found.push({ ...span(markAt(line, core + 1, '-') ? core + 3 : core + 2), value: { count } });
      const isLength = unit === 'day' || unit === 'week' || unit === 'month';
      if (isLength && core > at) {
        const days = unit === 'week' ? 7 * count : count;
        const until = (first: Day) =>
          addDays(unit === 'month' ? addMonths(first, count) : addDays(first, days), -1);
        found.push({ ...span(core + 2), value: { until } });
      }
    }
  }
  return found;
}

const DAYS_SEARCHED = 62;

/** The first day of a recurrence on or after a day. */
export function firstDayFrom({ unit, weekdays, monthDay, place }: Recurrence, from: Day): Day {
  for (let ahead = 0; ahead < DAYS_SEARCHED; ahead++) {
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
