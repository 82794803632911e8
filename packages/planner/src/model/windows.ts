import type { DayRange } from '@daymark/domain/amounts';
import { addDays, type Day, daysFrom } from '@daymark/domain/dates';
import type { StatementFields } from '@daymark/domain/reading';
import { readRule, settledOn } from '@daymark/domain/recurrence';
import { fallsOn } from '../compile/repeats.ts';
import { type CheckedStatement, first, last, withRelation } from './checked-statement.ts';

/**
 * Work for one of several dates begins after the previous date, or this many days before its own date if that is later.
 */
const NEAR_DAYS = 13;
const TIMES_MAX = 366;

/** The dates of a repeated event: its own, those of its parts, or those of a habit. */
export function timesOf(fields: StatementFields, span: DayRange): Day[] {
  if (fields.kind === 'task') return fields.on.length > 0 ? fields.on : fields.windows.map(({ to }) => to);
  const rule = fields.kind === 'repeat' && fields.timesAWeek === null ? readRule(fields.rule) : undefined;
  if (fields.kind !== 'repeat' || !rule) return [];
  const begin = fields.from ?? span.from;
  const { weekdays, ...settled } = settledOn(rule, begin);
  return daysFrom(begin, fields.until ?? span.to)
    .filter((day) => fallsOn(day, { ...settled, weekdays }, begin, weekdays) && !fields.except.includes(day))
    .slice(0, Math.min(rule.count ?? TIMES_MAX, TIMES_MAX));
}

/** Ranges that end on these days, each beginning after the end of the previous one. */
export function windowsUpTo(ends: readonly Day[], begin: Day): DayRange[] {
  return ends.map((to, at) => {
    const before = ends[at - 1];
    const near = addDays(to, -NEAR_DAYS);
    const behind = before === undefined ? begin : addDays(before, 1);
    const from = before === undefined || behind < near ? behind : near;
    return { from: from < begin ? (begin < to ? begin : to) : from, to };
  });
}

/** The ranges of the parts, if each has its own end or beginning. Empty otherwise. */
export function windowsFrom(checked: CheckedStatement): DayRange[] {
  if (!checked.statement.each) return [];
  const ends = withRelation(checked, 'by').flatMap((days) => last(days) ?? []);
  const begins = withRelation(checked, 'from').flatMap((days) => first(days) ?? []);
  const count = checked.statement.parts?.count ?? ends.length;
  if (ends.length < 2 || count < 2) return [];
  if (ends.length < count || (begins.length > 1 && begins.length !== ends.length)) {
    checked.doubt();
    return [];
  }
  const own = begins.length > 1 ? begins : [];
  const begin = own.length === 0 && begins[0] ? begins[0] : checked.span.from;
  const sorted = ends.toSorted().slice(0, count);
  return windowsUpTo(sorted, begin).map(({ from, to }, at) => {
    const ownBegin = own[at];
    return { from: ownBegin !== undefined && ownBegin <= to ? ownBegin : from, to };
  });
}
