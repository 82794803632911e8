import { addDays, type Day, daysFrom } from '@daymark/domain/dates';
import type { DayRange, StatementFields } from '@daymark/domain/reading';
import { readRule, settledOn } from '@daymark/domain/recurrence';
import { fallsOn } from '../compile/repeats.ts';
import { first, last, type Said, withRelation } from './said.ts';

/** Work for one of several dates begins after the date before it, or so long before its own where they lie near each other. */
const NEAR_DAYS = 13;
const TIMES_MAX = 366;

/** The days of what happens several times: dates of its own, those of its parts, or those of a habit. */
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

/** Stretches that end on these days, each of which begins after the end of the one before. */
export function windowsUpTo(ends: readonly Day[], begin: Day): DayRange[] {
  return ends.map((to, at) => {
    const before = ends[at - 1];
    const near = addDays(to, -NEAR_DAYS);
    const behind = before === undefined ? begin : addDays(before, 1);
    const from = before === undefined || behind < near ? behind : near;
    return { from: from < begin ? (begin < to ? begin : to) : from, to };
  });
}

/** Where each part has an end or a beginning of its own: the days between which each lies. Empty where none has. */
export function windowsFrom(said: Said): DayRange[] {
  if (!said.statement.each) return [];
  const ends = withRelation(said, 'by').flatMap((days) => last(days) ?? []);
  const begins = withRelation(said, 'from').flatMap((days) => first(days) ?? []);
  const count = said.statement.parts?.count ?? ends.length;
  if (ends.length < 2 || count < 2) return [];
  if (ends.length < count || (begins.length > 1 && begins.length !== ends.length)) {
    said.doubt();
    return [];
  }
  const own = begins.length > 1 ? begins : [];
  const begin = own.length === 0 && begins[0] ? begins[0] : said.span.from;
  const sorted = ends.toSorted().slice(0, count);
  return windowsUpTo(sorted, begin).map(({ from, to }, at) => {
    const said = own[at];
    return { from: said !== undefined && said <= to ? said : from, to };
  });
}
