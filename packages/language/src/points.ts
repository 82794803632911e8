import { addDays, type Day, type Weekday } from '@daymark/domain/dates';
import { inLikelyYear, nextWeekday, nthWeekdayOf } from './calendar.ts';
import { dateNumberAt, isDecimal, type WrittenDate, writtenDateAt } from './date-forms.ts';
import type { Lead } from './leads.ts';
import { as, isMark, isWeak } from './lexemes.ts';
import { endsHere, type Read, type Scan } from './scan.ts';
import { timeAt } from './times.ts';
import type { DayPart } from './token.ts';

/** A day as written, before it is resolved. */
export interface Point {
  written: WrittenDate | null;
  /** Already a day: "tomorrow". */
  day: Day | null;
  feast: string | null;
  weekday: Weekday | null;
  which: 'this' | 'next' | 'last' | null;
  part: DayPart | null;
  /** Whether the month is missing: it is only a day if something next to it confirms it. */
  bare: boolean;
}

const POINT: Point = {
  written: null,
  day: null,
  feast: null,
  weekday: null,
  which: null,
  part: null,
  bare: false,
};

/** The weekday at this lexeme; a short form that is also another word needs a cue word. */
export function weekdayAt({ lexemes }: Scan, at: number, led: boolean): Weekday | null {
  const lexeme = lexemes[at];
  const weekday = as(lexeme, 'weekday');
  if (weekday === undefined || !lexeme || (!led && isWeak(lexeme, 'weekday'))) return null;
  return weekday as Weekday;
}

/** The index after a weekday: "Fri., the", "Dienstag, der". */
function pastWeekday({ lexemes }: Scan, at: number): number {
  let next = at;
  if (isMark(lexemes[next], '.') && !lexemes[next]?.spaced) next += 1;
  if (isMark(lexemes[next], ',')) next += 1;
  if (as(lexemes[next], 'article')) next += 1;
  return next;
}

/** What may follow a day: its weekday in brackets, a part of the day, or its end. */
function withTail(scan: Scan, point: Read<Point>): Read<Point> {
  const { lexemes } = scan;
  const inside = isMark(lexemes[point.next], '(') ? weekdayAt(scan, point.next + 1, true) : null;
  if (inside !== null && isMark(lexemes[point.next + 2], ')'))
    return { ...point, weekday: inside, next: point.next + 3 };
  const behind = lexemes[point.next];
  if (as(behind, 'dayEnd') !== undefined) return { ...point, next: point.next + 1 };
  // "Wednesday mornings" recur every week; "el lunes por la mañana" is one.
  const isOne =
    point.written !== null ||
    as(behind, 'parts') === undefined ||
    (behind?.text.includes(' ') && !behind.text.endsWith('s'));
  const part = isOne ? (as(behind, 'part') ?? as(behind, 'parts')) : undefined;
  return part === undefined ? point : { ...point, part, next: point.next + 1 };
}

/** The colon of "10:30", and not that of "Sat 5: wash the walls". */
const isMinutes = (lexemes: Scan['lexemes'], at: number): boolean =>
  isMark(lexemes[at], ':') && lexemes[at + 1]?.spaced === false;

/** "Sa 10-14 Uhr", "Fri 2pm": a time of day confirms a short weekday. */
function isBeforeTime({ lexemes }: Scan, at: number): boolean {
  if (lexemes[at]?.kind !== 'number') return false;
  const to = isMark(lexemes[at + 1], '-–—') || as(lexemes[at + 1], 'to') !== undefined ? at + 3 : at + 1;
  const clock = as(lexemes[to], 'clock');
  return isMinutes(lexemes, at + 1) || (clock !== undefined && clock !== 'hour');
}

/** "Monday the 30th", "sat 30 jan", "next Friday", "Friday". */
function byWeekday(scan: Scan, at: number, led: boolean): Read<Point> | null {
  const { lexemes } = scan;
  const which = as(lexemes[at], 'which') ?? null;
  const from = which ? at + 1 : at;
  // "Le mercredi 13" is a day although "le mercredi" alone is every one; "Saturdays 10" is none.
  const isPhrase = lexemes[from]?.text.includes(' ') === true;
  const plural = isPhrase ? (as(lexemes[from], 'weekdays') as Weekday | undefined) : undefined;
  const weekday = weekdayAt(scan, from, true) ?? plural ?? null;
  if (weekday === null) return null;
  const behind = pastWeekday(scan, from + 1);
  // "Friday evening 11.12.": the part of the day may stand between the weekday and its date.
  const part = as(lexemes[behind], 'part') ?? null;
  const written = writtenDateAt(scan, part === null ? behind : behind + 1, true);
  if (written) return withTail(scan, { ...POINT, weekday, written, part, next: written.next });
  const number = dateNumberAt(scan, behind);
  // "Fri 26th all day" is a date whatever follows, where "Monday 2nd draft" is none.
  const isHigh = number?.ordinal === true && number.date > WORDS_OF_ORDER_MAX;
  const isDate =
    number &&
    !isDecimal(scan, behind) &&
    (isHigh || endsHere(scan, number.next)) &&
    !isMinutes(lexemes, number.next) &&
    !isMark(lexemes[number.next], '-–%');
  if (
    isDate &&
    !as(lexemes[number.next], 'to') &&
    !as(lexemes[number.next], 'unit') &&
    !as(lexemes[number.next], 'clock')
  )
    return withTail(scan, {
      ...POINT,
      weekday,
      which,
      written: { year: null, month: null, date: number.date },
      next: number.next,
    });
  // Behind the weekday: "Montag nächster Woche", "lunes que viene", "lundi prochain".
  const later = which ? undefined : as(lexemes[from + 1], 'which');
  const isAlone =
    plural === undefined &&
    (led ||
      which !== null ||
      later !== undefined ||
      isBeforeTime(scan, from + 1) ||
      weekdayAt(scan, from, false) !== null);
  if (!isAlone) return null;
  return withTail(scan, {
    ...POINT,
    weekday,
    which: which ?? later ?? null,
    next: later ? from + 2 : from + 1,
  });
}

/** "The first Monday of December", "second Sunday in March". */
function nthOfMonthAt(scan: Scan, at: number): Read<Point> | null {
  const { lexemes, setting } = scan;
  const nth = as(lexemes[at], 'which') === 'last' ? -1 : as(lexemes[at], 'ordinal');
  const weekday = nth === undefined || nth > 4 ? null : weekdayAt(scan, at + 1, true);
  const joint = lexemes[at + 2];
  const month =
    (as(joint, 'of') ?? as(joint, 'cue')) === undefined ? undefined : as(lexemes[at + 3], 'month');
  if (nth === undefined || weekday === null || month === undefined) return null;
  const day = inLikelyYear((year) => nthWeekdayOf(year, month, weekday, nth), setting, true);
  return day === undefined ? null : { ...POINT, weekday, day, next: at + 4 };
}

const MORNING_LEADS = ['article', 'every', 'which', 'weekday', 'weekdays', 'relative'] as const;

/** "Mañana" and "morgen" also mean the morning: then an article precedes it, or it has a capital. */
function isTomorrow(scan: Scan, at: number): boolean {
  const [before, lexeme] = [scan.lexemes[at - 1], scan.lexemes[at]];
  if (!lexeme || !isWeak(lexeme, 'relative')) return true;
  const isMorning = MORNING_LEADS.some((role) => as(before, role) !== undefined);
  return !isMorning && !(lexeme.capital && before?.kind === 'word');
}

const TIME_OF_A_FEAST = /^(?:holidays?|break|week|weekend|time|period|season|days?)$/;

/** "At the Christmas market", "the Easter menu": English puts the name of a feast before what it is for. */
function isNamedAfterFeast({ lexemes, setting }: Scan, at: number): boolean {
  const behind = lexemes[at + 1];
  return (
    setting.language === 'en' &&
    as(lexemes[at - 1], 'article') !== undefined &&
    behind?.kind === 'word' &&
    behind.entry === null &&
    !TIME_OF_A_FEAST.test(behind.text)
  );
}

const WORDS_OF_ORDER_MAX = 12;

/** One day as written; `lead` is the words before it. */
export function pointAt(scan: Scan, at: number, lead: Lead): Read<Point> | null {
  const { lexemes, setting } = scan;
  const led = lead.cue !== null && lead.cue !== 'not';
  const relative = as(lexemes[at], 'relative');
  const isSaid = relative !== undefined && isTomorrow(scan, at);
  if (isSaid && !lead.article)
    return withTail(scan, { ...POINT, day: addDays(setting.today, relative), next: at + 1 });
  const feast = as(lexemes[at], 'feast');
  // "The Thanksgiving menu" is no day.
  const isFeast =
    lexemes[at] && (!isWeak(lexemes[at], 'feast') || lead.cue !== null || endsHere(scan, at + 1));
  if (feast !== undefined && isFeast && !isNamedAfterFeast(scan, at))
    return { ...POINT, feast, next: at + 1 };
  const nth = nthOfMonthAt(scan, at);
  if (nth) return nth;
  if (lead.article && as(lexemes[at], 'which') === 'last' && weekdayAt(scan, at + 1, true) !== null) {
    const weekday = weekdayAt(scan, at + 1, true) as Weekday;
    return { ...POINT, weekday, day: addDays(nextWeekday(weekday, setting.to), -7), next: at + 2 };
  }
  const byName = byWeekday(scan, at, led || lead.cue === 'not');
  if (byName) return byName;
  const written = writtenDateAt(scan, at, led || lead.article);
  if (written) return withTail(scan, { ...POINT, written, next: written.next });
  const number = dateNumberAt(scan, at);
  if (!number || !(number.ordinal || (lead.article && setting.language !== 'en'))) return null;
  const bare = { ...POINT, written: { year: null, month: null, date: number.date }, bare: true };
  return withTail(scan, { ...bare, next: number.next });
}

/** "The 18th", "by the 18th", "le 18": a number alone is a day only after an article and if no noun follows. */
export function isBorneOut(scan: Scan, point: Read<Point>, lead: Lead): boolean {
  if (!point.bare) return true;
  // "The first is easy": a small number in a word is mostly no day.
  const isWord =
    scan.lexemes[point.next - 1]?.kind === 'word' &&
    as(scan.lexemes[point.next - 1], 'ordinal') !== undefined;
  if (isWord && lead.cue === null && (point.written?.date ?? 0) <= WORDS_OF_ORDER_MAX) return false;
  const behind = scan.lexemes[point.next];
  const isAmount = as(behind, 'unit') ?? as(behind, 'clock') ?? as(behind, 'of') ?? as(behind, 'numbered');
  // "Am 3. Kapitel" is no day, "am 3. vormittags" is one, where every noun has a capital.
  const isAdverb =
    scan.lexicon.nounsBy === 'capital' &&
    isMark(scan.lexemes[point.next - 1], '.') &&
    behind?.kind === 'word' &&
    !behind.capital;
  const noun = isMark(behind, '.') && scan.lexicon.nounsBy === 'capital' ? point.next + 1 : point.next;
  // "Rehearsal 17th 6pm": an hour says that it is a day.
  if (!isWord && timeAt(scan, point.next)) return true;
  return (
    (lead.article || lead.cue !== null) &&
    (isAdverb || (endsHere(scan, point.next) && endsHere(scan, noun))) &&
    !isAmount &&
    !isMark(behind, '-–%:')
  );
}
