import { type Day, daysBetween } from '@daymark/domain/dates';
import { addMonths, dateOf, dayOf, monthOf, nextWeekday, yearOf } from './calendar.ts';
import { dateNumberAt } from './date-forms.ts';
import { type Lead, leadAt } from './leads.ts';
import { as, isMark } from './lexemes.ts';
import { type Point, pointAt } from './points.ts';
import { dayFrom, feastIn, guessedIn, isConflict } from './resolve-day.ts';
import { endsHere, type Read, type Scan, spanOf } from './scan.ts';
import type { RangeToken } from './token.ts';

/** Longer ranges are probably misread. */
const RANGE_MAX_DAYS = 800;

const hasMonth = ({ written, day, feast }: Point): boolean =>
  day !== null || feast !== null || written?.month != null;

const bareNumber = (date: number): Point => ({
  written: { year: null, month: null, date },
  day: null,
  feast: null,
  weekday: null,
  which: null,
  part: null,
  bare: true,
});

/** One end of a range: a day, or only its number. */
function endAt(scan: Scan, at: number, lead: Lead): Read<Point> | null {
  const article = as(scan.lexemes[at], 'article') !== undefined;
  const from = article ? at + 1 : at;
  const point = pointAt(scan, from, { cue: lead.cue ?? 'on', article: false, next: from, vague: false });
  if (point) return point;
  const number = dateNumberAt(scan, from);
  return number && { ...bareNumber(number.date), next: number.next };
}

/** The index after the word or dash between both ends: "to", "bis", "–". */
function joinAt({ lexemes }: Scan, at: number, between: boolean): number | null {
  const lexeme = lexemes[at];
  if (between && as(lexeme, 'and') !== undefined) return at + 1;
  if (as(lexeme, 'to') !== undefined || isMark(lexeme, '-–—'))
    return at + (as(lexemes[at + 1], 'to') ? 2 : 1);
  return null;
}

/** The first possible day of the right end on or after `left`. */
function rightDay(right: Point, left: Day): Day | undefined {
  const { written, feast, weekday, day } = right;
  if (day !== null) return day;
  const fromLeft = (dayIn: (year: number) => Day | undefined) =>
    [0, 1, 2].map((by) => dayIn(yearOf(left) + by)).find((one) => one !== undefined && one >= left);
  if (feast !== null) return fromLeft((year) => feastIn(year, feast));
  if (written === null) return weekday === null ? undefined : nextWeekday(weekday, left);
  const { year, month, date } = written;
  if (month === null) {
    const inMonth = date >= dateOf(left) ? left : addMonths(`${left.slice(0, 7)}-01`, 1);
    return dayOf(yearOf(inMonth), monthOf(inMonth), date);
  }
  return year === null ? fromLeft((one) => dayOf(one, month, date)) : dayOf(year, month, date);
}

/** The left end with the month of the right one. */
function completed(left: Point, right: Point): Point {
  const [one, two] = [left.written, right.written];
  if (!one || one.month !== null || two?.month == null) return left;
  const isMonthBefore = one.date > two.date;
  const month = isMonthBefore ? ((two.month + 10) % 12) + 1 : two.month;
  const year = two.year === null ? null : two.year - (isMonthBefore && two.month === 1 ? 1 : 0);
  return { ...left, written: { ...one, month, year }, bare: false };
}

/** The left end with the year of the right one: "24 December to 3 January 2027". */
function withYearOf(left: Point, right: Point): Point {
  const [one, two] = [left.written, right.written];
  if (!one || one.year !== null || one.month === null || two?.year == null || two.month === null) return left;
  return { ...left, written: { ...one, year: one.month > two.month ? two.year - 1 : two.year } };
}

/** Whether both ends together mean days, not numbers. */
function areDays(scan: Scan, left: Read<Point>, right: Read<Point>, isBetween: boolean, lead: Lead): boolean {
  const areNumbered = [left, right].every(({ weekday, written }) => weekday !== null && written !== null);
  if (areNumbered) return true;
  if (hasMonth(right)) return right.day === null || hasMonth(left) || left.weekday !== null;
  const behind = scan.lexemes[right.next];
  const isOpen =
    !endsHere(scan, right.next) || isMark(behind, ':%') || (isMark(behind, '-') && !behind?.spaced);
  if (isOpen) return right.written === null && right.weekday !== null && hasMonth(left);
  if (hasMonth(left)) return true;
  const areOrdinals = [left, right].every(
    ({ next }) => as(scan.lexemes[next - 1], 'suffix') ?? as(scan.lexemes[next - 1], 'ordinal'),
  );
  return (
    areOrdinals ||
    ((isBetween || lead.article) && lead.cue !== null && left.written !== null && right.written !== null)
  );
}

/** "24–27 december", "from Christmas Eve to 4 January", "vom 24.12. bis 3.1.", "between the 24th and the 26th". */
export function rangeAt(scan: Scan, at: number): Read<{ tokens: RangeToken[] }> | null {
  const before = leadAt(scan, at);
  const isBetween = as(scan.lexemes[before.next], 'between') !== undefined;
  const lead = isBetween ? { ...leadAt(scan, before.next + 1), cue: before.cue } : before;
  const left = endAt(scan, lead.next, { ...lead, cue: lead.cue ?? 'on' });
  const join = left && joinAt(scan, left.next, isBetween);
  const right = join ? endAt(scan, join, lead) : null;
  if (!left || !right || !areDays(scan, left, right, isBetween, lead)) return null;
  const first = withYearOf(completed(left, right), right);
  const from = dayFrom(scan, first, lead.cue === 'not' || lead.cue === 'except' ? null : 'from');
  const to = from && rightDay(right, from);
  if (!from || !to || to < from || daysBetween(from, to) > RANGE_MAX_DAYS) return null;
  const guesses = [guessedIn(first), guessedIn(right)];
  const token: RangeToken = {
    type: 'range',
    ...spanOf(scan, at, right.next),
    cue: lead.cue === 'from' || lead.cue === 'on' ? null : lead.cue,
    bare: scan.lexemes[lead.next]?.start ?? 0,
    from,
    to,
    period: 'days',
    conflict: isConflict(first.weekday, from) || isConflict(right.weekday, to),
    guessed: {
      year: guesses.some(({ year }) => year),
      month: first.written?.month === null,
      week: guesses.some(({ week }) => week),
    },
  };
  return { tokens: [token], next: right.next };
}
