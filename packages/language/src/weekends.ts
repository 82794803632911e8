import { addDays, type Day, startOfWeek } from '@daymark/domain/dates';
import { inLikelyYear, nextWeekday, nthWeekdayOf } from './calendar.ts';
import { as, type Lexeme } from './lexemes.ts';
import type { Period } from './period.ts';
import { type Point, pointAt } from './points.ts';
import { dayFrom } from './resolve-day.ts';
import type { Read, Scan } from './scan.ts';

/** For a Monday the weekend before it, for every other day the one of its week. */
const weekendOf = (day: Day): Day => addDays(startOfWeek(addDays(day, -1)), 5);

/** A single weekend; "on the weekend" is also the word for all of them. */
const isWeekend = (lexeme: Lexeme | undefined): boolean =>
  as(lexeme, 'weekend') !== undefined ||
  (as(lexeme, 'group') === 'weekend' && /(?:week ?end|wochenende)$/.test(lexeme?.text ?? ''));

/** The day after "the weekend of" and similar words. */
function dayBehind(scan: Scan, at: number): (Read<Point> & { said: Day }) | null {
  const isArticle = as(scan.lexemes[at], 'article') !== undefined;
  const from = isArticle ? at + 1 : at;
  const point = pointAt(scan, from, { cue: 'on', article: isArticle, next: from, vague: false });
  const said = point && dayFrom(scan, point, null);
  return point && said ? { ...point, said } : null;
}

/** "The weekend of the 12th", "the weekend before Christmas", "das Wochenende vom 12. Dezember". */
export function weekendByDayAt(scan: Scan, at: number): Read<Period> | null {
  const { lexemes } = scan;
  if (!isWeekend(lexemes[at])) return null;
  const joint = lexemes[at + 1];
  const side = as(joint, 'side');
  const isBeside = side === 'before' || side === 'after';
  const isOf = [as(joint, 'of'), as(joint, 'article')].some((role) => role !== undefined);
  const day = isBeside || isOf ? dayBehind(scan, at + 2) : null;
  if (!day) return null;
  const beside =
    side === 'before' ? addDays(nextWeekday(7, addDays(day.said, -8)), -1) : nextWeekday(6, day.said);
  const from = isBeside ? beside : weekendOf(day.said);
  return {
    from,
    to: addDays(from, 1),
    period: 'weekend',
    yearGuessed: day.written?.year === null || day.feast !== null,
    next: day.next,
  };
}

/** "The first weekend of January", "am letzten Wochenende im März": that of the nth Saturday. */
export function weekendOfMonthAt(scan: Scan, at: number): Read<Period> | null {
  const { lexemes, setting } = scan;
  const nth = as(lexemes[at], 'which') === 'last' ? -1 : as(lexemes[at], 'ordinal');
  if (nth === undefined || nth > 4 || !isWeekend(lexemes[at + 1])) return null;
  const isJoined = (as(lexemes[at + 2], 'of') ?? as(lexemes[at + 2], 'cue')) !== undefined;
  const place = isJoined ? at + 3 : at + 2;
  const month = as(lexemes[place], 'month');
  if (month === undefined) return null;
  const from = inLikelyYear((year) => nthWeekdayOf(year, month, 6, nth), setting, true);
  if (from === undefined) return null;
  return { from, to: addDays(from, 1), period: 'weekend', yearGuessed: true, next: place + 1 };
}
