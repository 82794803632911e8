import { as, isMark, isWeak } from './lexemes.ts';
import { endsHere, type Read, type Scan } from './scan.ts';

/** The parts of a date that are written. */
export interface WrittenDate {
  year: number | null;
  month: number | null;
  date: number;
}

const YEAR_MIN = 1990;
const YEAR_MAX = 2100;

const glued = ({ lexemes }: Scan, at: number): boolean => lexemes[at] !== undefined && !lexemes[at]?.spaced;

function digitsAt({ lexemes }: Scan, at: number, min: number, max: number): number | null {
  const lexeme = lexemes[at];
  const value = lexeme?.kind === 'number' ? lexeme.value : null;
  return value !== null && value >= min && value <= max ? value : null;
}

/** A date in digits follows no letter, digit or sign: "v2.3", "-1.5". */
const standsAlone = ({ lexemes }: Scan, at: number): boolean =>
  lexemes[at]?.spaced === true || isMark(lexemes[at - 1], '([„"“-–—[,;:');

/** "2026-12-19". */
function isoAt(scan: Scan, at: number): Read<WrittenDate> | null {
  const isWritten =
    [1, 2, 3, 4].every((by) => glued(scan, at + by)) &&
    isMark(scan.lexemes[at + 1], '-') &&
    isMark(scan.lexemes[at + 3], '-');
  const [year, month, date] = [
    digitsAt(scan, at, YEAR_MIN, YEAR_MAX),
    digitsAt(scan, at + 2, 1, 12),
    digitsAt(scan, at + 4, 1, 31),
  ];
  return isWritten && year && month && date ? { year, month, date, next: at + 5 } : null;
}

/** Locales that write the month first. */
const MONTH_FIRST = /^en-(?:US|PH|PR|GU)$|^es-PR$/i;
const isMonthFirst = (locale: string): boolean => MONTH_FIRST.test(locale) || locale.toLowerCase() === 'en';

function yearAt(scan: Scan, at: number): number | null {
  const [lexeme, value] = [scan.lexemes[at], digitsAt(scan, at, 0, YEAR_MAX)];
  if (value === null || !lexeme) return null;
  if (lexeme.text.length === 2) return 2000 + value;
  return lexeme.text.length === 4 && value >= YEAR_MIN ? value : null;
}

/** "26/11", "3/12/2026", "19-12-2026": month and day are in the order of the locale, unless that is impossible. */
function slashedAt(scan: Scan, at: number, led: boolean): Read<WrittenDate> | null {
  const mark = scan.lexemes[at + 1];
  if (!isMark(mark, '/-') || !glued(scan, at + 1) || !glued(scan, at + 2) || !standsAlone(scan, at))
    return null;
  const [one, two] = [digitsAt(scan, at, 1, 31), digitsAt(scan, at + 2, 1, 31)];
  if (one === null || two === null) return null;
  const isFull = scan.lexemes[at + 3]?.text === mark?.text && glued(scan, at + 3) && glued(scan, at + 4);
  const year = isFull ? yearAt(scan, at + 4) : null;
  // "3/4 done" and "1/2 cup" are no dates, and "10-12" is a range of numbers.
  const isBare =
    year === null && (mark?.text === '-' || (!led && two < 10 && scan.lexemes[at + 2]?.text.length === 1));
  const isLonger = isMark(scan.lexemes[at + 3], '/') && glued(scan, at + 3) && year === null;
  if (isBare || isLonger) return null;
  const monthFirst = two > 12 || (isMonthFirst(scan.setting.locale) && one <= 12);
  const [month, date] = monthFirst ? [one, two] : [two, one];
  return month <= 12 ? { year, month, date, next: year === null ? at + 3 : at + 5 } : null;
}

/** "19.12.", "19.12.2026", "3. 2. 2027"; without the last dot only after a cue word or a weekday. */
function dottedAt(scan: Scan, at: number, led: boolean): Read<WrittenDate> | null {
  const { lexemes } = scan;
  if (!isMark(lexemes[at + 1], '.') || !glued(scan, at + 1) || !standsAlone(scan, at)) return null;
  const [date, month] = [digitsAt(scan, at, 1, 31), digitsAt(scan, at + 2, 1, 12)];
  if (date === null || month === null || (lexemes[at + 2]?.spaced && !isMark(lexemes[at + 3], '.')))
    return null;
  const hasDot = isMark(lexemes[at + 3], '.') && glued(scan, at + 3);
  const year = hasDot ? yearAt(scan, at + 4) : null;
  const isYear = year !== null && (glued(scan, at + 4) || lexemes[at + 4]?.text.length === 4);
  if (isYear) return { year, month, date, next: at + 5 };
  const isAmount = as(lexemes[at + 3], 'unit') ?? as(lexemes[at + 3], 'clock') ?? as(lexemes[at + 4], 'unit');
  if (isAmount || (!hasDot && (!led || lexemes[at + 2]?.text.length !== 2))) return null;
  // "It takes 3.5." ends a sentence where dates are not written with dots.
  const isDotted =
    scan.setting.language !== 'en' ||
    led ||
    lexemes[at + 2]?.text.length === 2 ||
    lexemes[at + 4] !== undefined;
  return isDotted ? { year: null, month, date, next: hasDot ? at + 4 : at + 3 } : null;
}

/** Whether a dot belongs to the number before it ("3. Februar") instead of ending the sentence. */
function goesOn({ lexemes, lexicon }: Scan, at: number): boolean {
  const lexeme = lexemes[at];
  if (isMark(lexeme, '-–—/') || as(lexeme, 'to') !== undefined || as(lexeme, 'month') !== undefined)
    return true;
  return lexicon.nounsBy === 'capital' && lexeme?.kind === 'word' && !lexeme.capital;
}

/** The number of a day, with or without "th" or ".", or as a word. */
export function dateNumberAt(scan: Scan, at: number): Read<{ date: number; ordinal: boolean }> | null {
  const { lexemes } = scan;
  const word = as(lexemes[at], 'ordinal');
  if (word !== undefined) return { date: word, ordinal: true, next: at + 1 };
  const date = digitsAt(scan, at, 1, 31);
  if (date === null || (!lexemes[at]?.spaced && !standsAlone(scan, at) && !isMark(lexemes[at - 1], '&+/')))
    return null;
  const behind = lexemes[at + 1];
  const isSuffixed = as(behind, 'suffix') !== undefined && !behind?.spaced;
  const dot = isMark(behind, '.') && !behind?.spaced;
  // "Bis 8., dann": in the middle of a sentence, a dot makes the number an ordinal.
  const isInside = dot && scan.lexicon.nounsBy === 'capital' && isMark(lexemes[at + 2], ',;)+&');
  const isDotted = isInside || (dot && goesOn(scan, at + 2));
  return { date, ordinal: isSuffixed || isInside, next: isSuffixed || isDotted ? at + 2 : at + 1 };
}

/** "1,5", "2.5": an amount after a weekday, not a date followed by the next one of a list. */
export function isDecimal(scan: Scan, at: number): boolean {
  const { lexemes } = scan;
  if (lexemes[at]?.kind !== 'number' || !isMark(lexemes[at + 1], ',.') || !glued(scan, at + 1)) return false;
  if (lexemes[at + 2]?.kind !== 'number' || !glued(scan, at + 2)) return false;
  const behind = lexemes[at + 3];
  const isList = as(behind, 'and') ?? as(behind, 'or') ?? as(behind, 'month');
  return isList === undefined && !(isMark(behind, ',./') && glued(scan, at + 4) && glued(scan, at + 3));
}

/** The month at this lexeme; a name that is also another word needs a cue word or a capital. */
export function monthAt({ lexemes }: Scan, at: number, led: boolean): number | null {
  const lexeme = lexemes[at];
  const month = as(lexeme, 'month');
  return month !== undefined && lexeme && (led || lexeme.capital || !isWeak(lexeme, 'month')) ? month : null;
}

/** Skips the dot of "dec." if the date or the sentence goes on. */
const pastDot = ({ lexemes }: Scan, at: number): number =>
  isMark(lexemes[at], '.') && !lexemes[at]?.spaced && lexemes[at + 1]?.kind === 'number' ? at + 1 : at;

/** "2027" after a month, also after a comma or "de". */
function yearBehind(scan: Scan, at: number): Read<{ year: number }> | null {
  const from = isMark(scan.lexemes[at], ',') || as(scan.lexemes[at], 'of') ? at + 1 : at;
  const year = scan.lexemes[from]?.text.length === 4 ? digitsAt(scan, from, YEAR_MIN, YEAR_MAX) : null;
  return year !== null && endsHere(scan, from + 1) ? { year, next: from + 1 } : null;
}

/** "24 December", "24th of Dec. 2026", "24 de diciembre de 2026". */
function dayMonthAt(scan: Scan, at: number, led: boolean): Read<WrittenDate> | null {
  const day = dateNumberAt(scan, at);
  if (!day) return null;
  const from = as(scan.lexemes[day.next], 'of') ? day.next + 1 : day.next;
  // "1 mar" is a day, "5 may need paint" is none.
  const isVerb = as(scan.lexemes[from], 'small') !== undefined;
  const month = monthAt(scan, from, led || day.ordinal || !isVerb);
  if (month === null) return null;
  const year = yearBehind(scan, pastDot(scan, from + 1));
  return { year: year?.year ?? null, month, date: day.date, next: year?.next ?? from + 1 };
}

/** "Dec 24", "December 24th, 2026". */
function monthDayAt(scan: Scan, at: number, led: boolean): Read<WrittenDate> | null {
  const month = monthAt(scan, at, led);
  if (month === null) return null;
  const dotted = pastDot(scan, at + 1);
  const from = as(scan.lexemes[dotted], 'article') ? dotted + 1 : dotted;
  const day = dateNumberAt(scan, from);
  if (!day || as(scan.lexemes[day.next], 'unit') || as(scan.lexemes[day.next], 'clock')) return null;
  if (isMark(scan.lexemes[day.next], ':/') && glued(scan, day.next) && glued(scan, day.next + 1)) return null;
  // "In December 3 clients": the number counts what follows.
  if (as(scan.lexemes[at - 1], 'cue') === 'during' && !endsHere(scan, day.next)) return null;
  const year = yearBehind(scan, day.next);
  return { year: year?.year ?? null, month, date: day.date, next: year?.next ?? day.next };
}

/** A date that has a month, in any of the usual forms; `led` if a cue word or a weekday precedes it. */
export const writtenDateAt = (scan: Scan, at: number, led: boolean): Read<WrittenDate> | null =>
  isoAt(scan, at) ??
  slashedAt(scan, at, led) ??
  dottedAt(scan, at, led) ??
  dayMonthAt(scan, at, led) ??
  monthDayAt(scan, at, led);
