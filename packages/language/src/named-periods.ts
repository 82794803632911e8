import { addDays, type Day, startOfWeek } from '@daymark/domain/dates';
import { addMonths, dayOf, inLikelyYear, isoWeek, lastOfMonth, monthOf, yearOf } from './calendar.ts';
import { monthAt, writtenDateAt } from './date-forms.ts';
import type { Lead } from './leads.ts';
import { as, isMark, isWeak } from './lexemes.ts';
import type { Period } from './period.ts';
import { pointAt } from './points.ts';
import { dayFrom } from './resolve-day.ts';
import type { Read, Scan } from './scan.ts';
import type { Cue, RangeToken } from './token.ts';
import { weekendByDayAt, weekendOfMonthAt } from './weekends.ts';

/** Cue words after which a name that is also another word is a month. */
const LEADS_TO_MONTH: ReadonlySet<Cue | null> = new Set<Cue | null>([
  'on',
  'by',
  'from',
  'until',
  'before',
  'after',
  'during',
]);

function writtenYear({ lexemes }: Scan, at: number): Read<{ year: number }> | null {
  const from = as(lexemes[at], 'of') ? at + 1 : at;
  const { text = '', value = null } = lexemes[from] ?? {};
  return text.length === 4 && value !== null && value >= 1990 && value <= 2100
    ? { year: value, next: from + 1 }
    : null;
}

/** "January", "January 2027". */
function monthPeriodAt(scan: Scan, at: number, lead: Lead): Read<Period> | null {
  const month = monthAt(scan, at, LEADS_TO_MONTH.has(lead.cue));
  const lexeme = scan.lexemes[at];
  if (month === null || !lexeme || (isWeak(lexeme, 'month') && !LEADS_TO_MONTH.has(lead.cue))) return null;
  const year = writtenYear(scan, at + 1);
  // "Hand in Jan 20" is a day, whatever precedes it.
  if (!year && writtenDateAt(scan, at, true)) return null;
  const endIn = (one: number) => lastOfMonth(dayOf(one, month, 1) ?? scan.setting.today);
  const to = year ? endIn(year.year) : inLikelyYear(endIn, scan.setting, lead.cue !== 'by');
  return to
    ? { from: `${to.slice(0, 7)}-01`, to, period: 'month', yearGuessed: !year, next: year?.next ?? at + 1 }
    : null;
}

/** "Jan–March", "December to January". */
function monthsAt(scan: Scan, at: number, lead: Lead): Read<Period> | null {
  const { lexemes } = scan;
  const first = monthPeriodAt(scan, at, lead);
  if (!first) return null;
  const joint = lexemes[first.next];
  const isJoined = isMark(joint, '-–—') || as(joint, 'to') !== undefined;
  const from = joint?.joint === '-' ? first.next : isJoined ? first.next + 1 : null;
  const last = from === null ? null : monthPeriodAt(scan, from, { ...lead, cue: 'until' });
  if (!last) return first;
  const to = last.to < first.from ? lastOfMonth(addMonths(last.from, 12)) : last.to;
  // Only the later month has a year: the earlier one is the last before it.
  const start =
    last.yearGuessed || monthOf(first.from) > monthOf(to)
      ? first.from
      : `${yearOf(to)}${first.from.slice(4)}`;
  return { ...first, from: start, to, next: last.next };
}

/** The week, month, quarter or year that is `by` after the one of the day. */
export function periodAround(unit: RangeToken['period'], day: Day, by: number): Period | null {
  const made = (from: Day, to: Day): Period => ({ from, to, period: unit, yearGuessed: false });
  const monday = addDays(startOfWeek(day), 7 * by);
  if (unit === 'week') return made(monday, addDays(monday, 6));
  if (unit === 'weekend') return made(addDays(monday, 5), addDays(monday, 6));
  const months = { month: 1, quarter: 3, year: 12, days: 0 }[unit];
  if (months === 0) return null;
  const first = Math.floor((monthOf(day) - 1) / months) * months + 1;
  const from = addMonths(dayOf(yearOf(day), first, 1) ?? day, months * by);
  return made(from, addDays(addMonths(from, months), -1));
}

export const unitOf = ({ lexemes }: Scan, at: number): RangeToken['period'] | null => {
  if (as(lexemes[at], 'weekend') !== undefined) return 'weekend';
  const unit = as(lexemes[at], 'unit');
  return unit === 'week' || unit === 'month' || unit === 'quarter' || unit === 'year' ? unit : null;
};

const STEPS = { this: 0, next: 1, last: -1 } as const;

/** "This week", "next month", "la semaine prochaine"; "the last week" is the project's last one, "last week" is in the past. */
function relativePeriodAt(scan: Scan, at: number, lead: Lead): Read<Period> | null {
  const { lexemes, setting } = scan;
  const which = as(lexemes[at], 'which');
  const isFirst = as(lexemes[at], 'ordinal') === 1;
  const unit = unitOf(scan, at + 1);
  if (
    unit &&
    lead.article &&
    (which === 'last' || isFirst) &&
    (setting.language === 'en' || setting.language === 'de')
  ) {
    const days = unit === 'month' ? 30 : 7;
    const [from, to] = isFirst
      ? [setting.from, addDays(setting.from, days - 1)]
      : [addDays(setting.to, 1 - days), setting.to];
    return { from, to, period: unit, yearGuessed: false, next: at + 2 };
  }
  if (unit && which) return withNext(periodAround(unit, setting.today, STEPS[which]), at + 2);
  // "Over the weekend", "bis zum Wochenende"; "the weekend of the fair" is handled elsewhere.
  const isOther = as(lexemes[at + 1], 'of') ?? as(lexemes[at + 1], 'side');
  if (as(lexemes[at], 'weekend') !== undefined && lead.article && isOther === undefined)
    return withNext(periodAround('weekend', setting.today, 0), at + 1);
  const later = as(lexemes[at + 1], 'which');
  const first = unitOf(scan, at);
  return first && later && later !== 'this'
    ? withNext(periodAround(first, setting.today, STEPS[later]), at + 2)
    : null;
}

/** "The second week of December", "the last week of January". */
function weekOfMonthAt(scan: Scan, at: number): Read<Period> | null {
  const { lexemes } = scan;
  const nth =
    as(lexemes[at], 'which') === 'last' ? 5 : (as(lexemes[at], 'ordinal') ?? lexemes[at]?.value ?? 0);
  const unit = as(lexemes[at + 1], 'suffix') !== undefined ? at + 2 : at + 1;
  if (nth < 1 || nth > 5 || unitOf(scan, unit) !== 'week' || as(lexemes[unit + 1], 'of') === undefined)
    return null;
  const month = monthPeriodAt(scan, unit + 2, {
    cue: 'during',
    next: unit + 2,
    article: false,
    vague: false,
  });
  if (!month) return null;
  const from = nth === 5 ? addDays(month.to, -6) : addDays(month.from, 7 * (nth - 1));
  return { ...month, from, to: addDays(from, 6), period: 'week' };
}

/** "The first half of December". */
function halfOfMonthAt(scan: Scan, at: number): Read<Period> | null {
  const { lexemes } = scan;
  const half = as(lexemes[at], 'which') === 'last' ? 2 : as(lexemes[at], 'ordinal');
  if ((half !== 1 && half !== 2) || as(lexemes[at + 1], 'half') === undefined) return null;
  const from = as(lexemes[at + 2], 'of') === undefined ? at + 2 : at + 3;
  const month = monthPeriodAt(scan, from, { cue: 'during', next: from, article: false, vague: false });
  if (!month) return null;
  const middle = `${month.from.slice(0, 8)}15`;
  return half === 1 ? { ...month, to: middle } : { ...month, from: addDays(middle, 1) };
}

export const withNext = (period: Period | null, next: number): Read<Period> | null =>
  period && { ...period, next };

/** "KW 3", "Q1 2027", "the first quarter". */
function numberedPeriodAt(scan: Scan, at: number): Read<Period> | null {
  const { lexemes, setting } = scan;
  const [first, second] = [lexemes[at], lexemes[at + 1]];
  const dot = isMark(second, '.') ? 1 : 0;
  const week = as(first, 'isoWeek') === undefined ? null : (lexemes[at + 1 + dot]?.value ?? null);
  if (week !== null && week >= 1 && week <= 53) {
    const year = writtenYear(scan, isMark(lexemes[at + 2 + dot], '/') ? at + 3 + dot : at + 2 + dot);
    const sunday = year
      ? addDays(isoWeek(year.year, week), 6)
      : inLikelyYear((one) => addDays(isoWeek(one, week), 6), setting, false);
    return sunday
      ? {
          from: addDays(sunday, -6),
          to: sunday,
          period: 'week',
          yearGuessed: !year,
          next: year?.next ?? at + 2 + dot,
        }
      : null;
  }
  const glued =
    as(first, 'quarterLetter') !== undefined && second?.kind === 'number' && !second.spaced
      ? second.value
      : null;
  const said = as(second, 'unit') === 'quarter' ? (as(first, 'ordinal') ?? null) : null;
  const quarter = glued ?? said;
  if (quarter === null || quarter < 1 || quarter > 4) return null;
  const year = writtenYear(scan, at + 2);
  const endIn = (one: number) => lastOfMonth(dayOf(one, quarter * 3, 1) ?? setting.today);
  const to = year ? endIn(year.year) : inLikelyYear(endIn, setting, false);
  return to
    ? {
        from: addMonths(`${to.slice(0, 7)}-01`, -2),
        to,
        period: 'quarter',
        yearGuessed: !year,
        next: year?.next ?? at + 2,
      }
    : null;
}

/** "The week of 7 December". */
function weekOfDayAt(scan: Scan, at: number): Read<Period> | null {
  if (unitOf(scan, at) !== 'week' || as(scan.lexemes[at + 1], 'of') === undefined) return null;
  const article = as(scan.lexemes[at + 2], 'article') !== undefined;
  const point = pointAt(scan, article ? at + 3 : at + 2, { cue: 'on', article, next: at + 2, vague: false });
  const day = point && dayFrom(scan, point, null);
  if (!point || !day) return null;
  const from = startOfWeek(day);
  return {
    from,
    to: addDays(from, 6),
    period: 'week',
    yearGuessed: point.written?.year === null,
    next: point.next,
  };
}

/** A named period in any of the usual forms. */
export const periodFrom = (scan: Scan, at: number, lead: Lead): Read<Period> | null =>
  weekOfMonthAt(scan, at) ??
  halfOfMonthAt(scan, at) ??
  weekOfDayAt(scan, at) ??
  weekendByDayAt(scan, at) ??
  weekendOfMonthAt(scan, at) ??
  relativePeriodAt(scan, at, lead) ??
  numberedPeriodAt(scan, at) ??
  monthsAt(scan, at, lead);
