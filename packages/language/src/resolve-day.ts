import { addDays, type Day, startOfWeek, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { dayOf, easter, inLikelyMonth, inLikelyYear, nextWeekday, nthWeekdayOf } from './calendar.ts';
import type { Point } from './points.ts';
import type { Scan } from './scan.ts';
import type { Cue, DayToken } from './token.ts';

/** `nth4-4-11` is the fourth Thursday of November, `nth4-4-11+1` the day after it, `nth-1-1-5` the last Monday of May. */
const NTH_WEEKDAY = /^nth(-?\d)-(\d)-(\d{1,2})(?:\+(\d))?$/;

function nthFeastIn(year: number, feast: string): Day | undefined {
  const [, nth, weekday, month, more = '0'] = NTH_WEEKDAY.exec(feast) ?? [];
  const day = nthWeekdayOf(year, Number(month), Number(weekday) as Weekday, Number(nth));
  return day && addDays(day, Number(more));
}

/** A feast in a year: `12-24`, `easter-2`, `nth4-4-11`. */
export function feastIn(year: number, feast: string): Day | undefined {
  if (feast.startsWith('easter')) return addDays(easter(year), Number(feast.slice('easter'.length)));
  if (feast.startsWith('nth')) return nthFeastIn(year, feast);
  return dayOf(year, Number(feast.slice(0, 2)), Number(feast.slice(3)));
}

function weekdayFrom(weekday: Weekday, which: Point['which'], today: Day): Day {
  const thisWeek = addDays(startOfWeek(today), weekday - 1);
  if (which === 'next') return addDays(thisWeek, 7);
  if (which === 'last') return thisWeek < today ? thisWeek : addDays(thisWeek, -7);
  return which === 'this' ? thisWeek : nextWeekday(weekday, today);
}

/** "Last Wednesday, the 18th": the latest one before today. */
function latestDate(date: number, today: Day): Day | undefined {
  for (let by = 1; by <= 62; by++) {
    const day = addDays(today, -by);
    if (Number(day.slice(8)) === date) return day;
  }
  return undefined;
}

/** Cue words whose day is not in the past. */
const LOOKS_AHEAD: ReadonlySet<Cue | null> = new Set<Cue | null>(['by', 'from', 'until']);

/** The day that a point names; undefined if it does not exist, such as 30 February. */
export function dayFrom(
  scan: Scan,
  { written, day, feast, weekday, which }: Point,
  cue: Cue | null,
): Day | undefined {
  const { setting, lastDay } = scan;
  if (day !== null) return day;
  const mayBePast = !LOOKS_AHEAD.has(cue);
  if (feast !== null) return inLikelyYear((year) => feastIn(year, feast), setting, mayBePast);
  if (written === null) return weekday === null ? undefined : weekdayFrom(weekday, which, setting.today);
  const { year, month, date } = written;
  if (month === null)
    return which === 'last'
      ? latestDate(date, setting.today)
      : inLikelyMonth(date, weekday, setting, lastDay);
  return year === null
    ? inLikelyYear((one) => dayOf(one, month, date), setting, mayBePast)
    : dayOf(year, month, date);
}

export const guessedIn = ({ written, day, feast, weekday }: Point): DayToken['guessed'] => ({
  year: day === null && (feast !== null || (written !== null && written.year === null)),
  month: written !== null && written.month === null,
  week: day === null && feast === null && written === null && weekday !== null,
});

/** Whether the given weekday contradicts the day. */
export const isConflict = (weekday: Weekday | null, day: Day): boolean =>
  weekday !== null && weekdayOf(day) !== weekday;
