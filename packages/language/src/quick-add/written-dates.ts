import { type Day, isDay } from '@daymark/domain/dates';
import { addMonths, dayOf, yearOf } from '../calendar.ts';
import { isWeak } from '../lexemes.ts';
import { digitsAt, has, isGlued, isNumbered, type Line, markAt, type Read, roleAt } from './line.ts';

/** A date in digits or with the name of its month. */
export interface WrittenDate {
  /** Null for one that does not exist or is over. */
  day: Day | null;
  /** `full`: with its year or an ending dot, or its month in words. `open`: "4.12", "3/12", which may be an amount. */
  form: 'full' | 'open' | 'number';
  hasYear: boolean;
  /** The name of the month is also another word. */
  isWeak: boolean;
}

const YEARS_AHEAD = 10;
/** The next 29th of February is up to eight years away. */
const LEAP_YEARS_AHEAD = 8;

/** The day in the given year, else its next date; null if there is none. A day that is over is none. */
function comingDate(line: Line, month: number, date: number, year: number | null): Day | null {
  const first = yearOf(line.today);
  const years = year === null ? Array.from({ length: LEAP_YEARS_AHEAD + 1 }, (_, by) => first + by) : [year];
  for (const one of years) {
    const day = dayOf(one, month, date);
    if (day !== undefined && day >= line.today) return day;
  }
  return null;
}

/** The next date with this day of the month. */
export function comingInMonth(date: number, today: Day): Day | null {
  for (let months = 0; months < 12; months++) {
    const day = `${addMonths(`${today.slice(0, 7)}-01`, months).slice(0, 7)}-${String(date).padStart(2, '0')}`;
    if (isDay(day) && day >= today) return day;
  }
  return null;
}

/** A year in two digits must be tied to its date: in "3.12. 20 rolls" the number counts. A year that is over is an amount. */
function yearAt(line: Line, at: number, isTied: boolean): Read<{ year: number }> | null {
  const lexeme = line.lexemes[at];
  if (lexeme?.kind !== 'number' || lexeme.value === null) return null;
  if (lexeme.text.length === 2 && isTied && isGlued(line, at))
    return { year: 2000 + lexeme.value, next: at + 1 };
  if (lexeme.text.length !== 4) return null;
  const isLikely = lexeme.value >= yearOf(line.today) && lexeme.value <= yearOf(line.today) + YEARS_AHEAD;
  const isOver = isTied && isGlued(line, at);
  return isLikely || isOver ? { year: lexeme.value, next: at + 1 } : null;
}

function isoAt(line: Line, at: number): Read<WrittenDate> | null {
  const isTied = [1, 2, 3, 4].every((by) => isGlued(line, at + by));
  if (
    line.lexemes[at]?.text.length !== 4 ||
    !isTied ||
    !markAt(line, at + 1, '-') ||
    !markAt(line, at + 3, '-')
  )
    return null;
  const [year, month, date] = [digitsAt(line, at, 4), digitsAt(line, at + 2, 2), digitsAt(line, at + 4, 2)];
  if (year === null || month === null || date === null) return null;
  const day = comingDate(line, month, date, year);
  return { day, form: 'full', hasYear: true, isWeak: false, next: at + 5 };
}

const ORDERS = new Map<string, boolean>();

function monthFirst(locale: string): boolean {
  const known = ORDERS.get(locale);
  if (known !== undefined) return known;
  const parts = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric' }).formatToParts(
    new Date(0),
  );
  const isFirst =
    parts.findIndex(({ type }) => type === 'month') < parts.findIndex(({ type }) => type === 'day');
  ORDERS.set(locale, isFirst);
  return isFirst;
}

/** "1/2" and "24/7" usually are no dates. */
const FRACTION = /^(?:[1-3]\/[2-4]|24\/7|9\/11|50\/50)$/;

/** The month and the date of two numbers. "24/12" has one meaning in either order. */
function inOrder(
  line: Line,
  one: number,
  two: number,
  isDotted: boolean,
): [month: number, date: number] | null {
  if (one > 31 || two > 31 || one < 1 || two < 1 || (one > 12 && two > 12)) return null;
  if (isDotted) return two > 12 ? null : [two, one];
  if (two > 12) return [one, two];
  return one <= 12 && monthFirst(line.locale) ? [one, two] : [two, one];
}

/** "24/12", "3.12.", "3. 12. 2026", "15-12-2026". */
function numericAt(line: Line, at: number, isLed: boolean): Read<WrittenDate> | null {
  const [one, two] = [digitsAt(line, at, 2), digitsAt(line, at + 2, 2)];
  const mark = line.lexemes[at + 1];
  if (one === null || two === null || !mark || !markAt(line, at + 1, './-') || !isGlued(line, at + 1))
    return null;
  const isDotted = mark.text === '.';
  if (!isDotted && !isGlued(line, at + 2)) return null;
  const hasEnd = markAt(line, at + 3, mark.text) && isGlued(line, at + 3);
  if (isDotted && !isGlued(line, at + 2) && !hasEnd) return null;
  const order = inOrder(line, one, two, isDotted);
  const year = hasEnd ? yearAt(line, at + 4, true) : null;
  const isWhole = line.text.slice(line.lexemes[at]?.start, line.lexemes[at + 2]?.end);
  if (isNumbered(line, at) || (mark.text === '-' && !year)) return null;
  // "32.1." is no date, and no other one.
  if (!order)
    return isDotted && hasEnd
      ? { day: null, form: 'full', hasYear: false, isWeak: false, next: at + 4 }
      : null;
  if (!year && !isLed && FRACTION.test(isWhole)) return null;
  if (!year && isGlued(line, at + 3) && !hasEnd && markAt(line, at + 3, ':-/%')) return null;
  const isFull = year !== null || (isDotted && hasEnd);
  const end = year ? year.next : isDotted && hasEnd ? at + 4 : at + 3;
  const later = year === null && isDotted && hasEnd ? yearAt(line, at + 4, false) : null;
  const day = comingDate(line, order[0], order[1], year?.year ?? later?.year ?? null);
  return {
    day,
    form: isFull || later ? 'full' : 'open',
    hasYear: year !== null || later !== null,
    isWeak: false,
    next: later?.next ?? end,
  };
}

/** The number of a day: "3", "3rd", "3.", "1er", "first". */
export function dateNumberAt(line: Line, at: number): Read<{ date: number; isOrdinal: boolean }> | null {
  const word = roleAt(line, at, 'ordinal');
  if (word !== undefined) return { date: word, isOrdinal: true, next: at + 1 };
  const date = digitsAt(line, at, 2);
  if (date === null || date < 1 || date > 31) return null;
  const isSuffixed = isGlued(line, at + 1) && (has(line, at + 1, 'suffix') || markAt(line, at + 1, 'º'));
  const isDotted = markAt(line, at + 1, '.') && isGlued(line, at + 1) && !isGlued(line, at + 2);
  return { date, isOrdinal: isSuffixed || isDotted, next: isSuffixed || isDotted ? at + 2 : at + 1 };
}

/** The year behind a month, also after a comma or "de". */
function yearBehind(line: Line, at: number): Read<{ year: number }> | null {
  const from = markAt(line, at, '.') && isGlued(line, at) ? at + 1 : at;
  return yearAt(line, markAt(line, from, ',') || has(line, from, 'of') ? from + 1 : from, false);
}

const withMonth = (line: Line, date: number, monthAt: number, next: number): Read<WrittenDate> => {
  const month = roleAt(line, monthAt, 'month') ?? 0;
  const year = yearBehind(line, next);
  const lexeme = line.lexemes[monthAt];
  return {
    day: comingDate(line, month, date, year?.year ?? null),
    form: 'full',
    hasYear: year !== null,
    isWeak: lexeme !== undefined && isWeak(lexeme, 'month') && (!lexeme.capital || !line.isOwn),
    next: year?.next ?? (markAt(line, next, '.') && isGlued(line, next) ? next + 1 : next),
  };
};

/** "3 Dec", "3rd of December", "3. Dezember", "le 1er décembre", "3 de diciembre"; "Dec 3rd". */
function namedAt(line: Line, at: number): Read<WrittenDate> | null {
  if (isNumbered(line, at)) return null;
  const word = roleAt(line, at, 'number') ?? 0;
  const spelled = word >= 1 && word <= 31 ? { date: word, isOrdinal: false, next: at + 1 } : null;
  const number = dateNumberAt(line, at) ?? spelled;
  const of = number && has(line, number.next, 'of') ? number.next + 1 : (number?.next ?? at);
  if (number && has(line, of, 'month')) return withMonth(line, number.date, of, of + 1);
  if (!has(line, at, 'month') || line.language !== 'en') return null;
  const dot = markAt(line, at + 1, '.') && isGlued(line, at + 1) ? at + 2 : at + 1;
  const behind = dateNumberAt(line, has(line, dot, 'article') ? dot + 1 : dot);
  if (!behind || (markAt(line, behind.next, ':') && isGlued(line, behind.next + 1))) return null;
  return withMonth(line, behind.date, at, behind.next);
}

/** A date as written. `isLed`: a preposition or a weekday is before it. */
export const writtenDateAt = (line: Line, at: number, isLed: boolean): Read<WrittenDate> | null =>
  isoAt(line, at) ?? numericAt(line, at, isLed) ?? namedAt(line, at);
