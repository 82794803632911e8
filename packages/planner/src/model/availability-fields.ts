import type { DayRange } from '@daymark/domain/amounts';
import { addDays, type Day, daysFrom, weekdayOf } from '@daymark/domain/dates';
import { type AvailabilityFields, UNSAID } from '@daymark/domain/reading';
import {
  boundsOf,
  type CheckedStatement,
  first,
  last,
  weekdaysOf,
  withRelation,
} from './checked-statement.ts';
import { minutesOf } from './lengths.ts';
import { needsNoNumber } from './numbers.ts';

const HOURS_A_DAY = 24;
/** Of a day a week whose hours nobody says. */
const HOURS_OF_A_DAY = 6;
const MINUTES_A_DAY = 1_440;
const MINUTES_A_WEEK = 10_080;
const DAYS_A_WEEK = 7;

const OFF_MAX = 366;
const RULES = ['never', 'only', 'also'] as const;
const RELATION = { never: 'not', only: 'only', also: 'also' } as const;

/** Additional working days. */
const alsoDays = (checked: CheckedStatement): Day[] =>
  withRelation(checked, 'also')
    .flatMap(({ days, range }) => [...days, ...(range ? daysFrom(range.from, range.to) : [])])
    .slice(0, OFF_MAX);

/** Days off without the working days among them: "off over Christmas, but not on the 29th". */
function offDays(checked: CheckedStatement): DayRange[] {
  const also = new Set(alsoDays(checked));
  return withRelation(checked, 'not')
    .flatMap(({ days, range }) => [...days.map((day) => ({ from: day, to: day })), ...(range ? [range] : [])])
    .flatMap((range) => (also.size > 0 ? without(range, also) : [range]))
    .slice(0, OFF_MAX);
}

function without({ from, to }: DayRange, days: ReadonlySet<Day>): DayRange[] {
  const left: DayRange[] = [];
  for (const day of daysFrom(from, to)) {
    if (days.has(day)) continue;
    const last = left.at(-1);
    if (last && addDays(last.to, 1) === day) last.to = day;
    else left.push({ from: day, to: day });
  }
  return left;
}

/** The limit in minutes per day or week. */
function limitOf({
  statement: { amount, hours },
  stands,
  doubt,
}: CheckedStatement): Pick<AvailabilityFields, 'minutes' | 'per' | 'days'> {
  const per = amount?.per === 'week' ? 'week' : 'day';
  if (!amount && hours !== null && hours <= HOURS_A_DAY) {
    // "Evenings only" has no number, so it has to be reviewed.
    doubt();
    return { minutes: Math.max(1, Math.round(hours * 60)), per };
  }
  if (!amount) return { minutes: null, per };
  if (per === 'week' && (amount.unit === 'day' || amount.unit === 'workday')) {
    // "Two evenings a week" has no hours, so it has to be reviewed.
    doubt();
    const each = Math.min(HOURS_A_DAY, hours ?? HOURS_OF_A_DAY);
    const days = Math.min(DAYS_A_WEEK, Math.max(1, Math.round(amount.n)));
    return { minutes: Math.round(each * 60), per: 'day', days };
  }
  const minutes = minutesOf(amount);
  const most = per === 'day' ? MINUTES_A_DAY : MINUTES_A_WEEK;
  const isThere = stands(amount.n) || needsNoNumber(amount.n);
  if (minutes !== undefined && isThere && minutes >= 1 && minutes <= most)
    return { minutes: Math.round(minutes), per };
  doubt();
  return { minutes: null, per };
}

/** "Except 3 February": single working days. */
function alsoOnDays(checked: CheckedStatement): Rule {
  const days = alsoDays(checked);
  const weekdays = [...new Set(days.map(weekdayOf))].toSorted();
  const [from, until] = [days.toSorted()[0] ?? null, days.toSorted().at(-1) ?? null];
  const opened =
    from && until ? daysFrom(from, until).filter((day) => weekdays.includes(weekdayOf(day))) : [];
  // Otherwise the same weekdays between them would be opened too.
  if (opened.length > new Set(days).size) checked.doubt();
  return { rule: 'also', weekdays, from, until };
}

interface Rule extends Pick<AvailabilityFields, 'rule' | 'weekdays'> {
  /** When the rule applies; null if it does not say. */
  from: Day | null;
  until: Day | null;
}

const ALWAYS = { from: null, until: null };

/** The weekdays and their rule. A statement with two rules becomes a question. */
function ruleOf(checked: CheckedStatement, isOff: boolean): Rule {
  const found = RULES.map((rule) => ({ rule, weekdays: weekdaysOf(withRelation(checked, RELATION[rule])) }));
  const [one, other] = found.filter(({ weekdays }) => weekdays.length > 0);
  const hasDays = alsoDays(checked).length > 0;
  if (other || (one && one.rule !== 'also' && hasDays)) checked.doubt();
  if (one) return { ...one, ...ALWAYS };
  if (hasDays && !isOff) return alsoOnDays(checked);
  return { rule: null, weekdays: weekdaysOf(withRelation(checked, 'on')), ...ALWAYS };
}

/** "Nothing before the 25th": the part of the project without work. */
function outsideOf(checked: CheckedStatement): DayRange[] {
  const { from, until } = boundsOf(checked);
  const { span } = checked;
  const before = from && from > span.from ? [{ from: span.from, to: addDays(from, -1) }] : [];
  const after = until && until < span.to ? [{ from: addDays(until, 1), to: span.to }] : [];
  return [...before, ...after];
}

/** Undefined if it neither limits nor opens days. */
export function availabilityFields(checked: CheckedStatement): AvailabilityFields | undefined {
  const off = offDays(checked);
  const limit = limitOf(checked);
  const { rule, weekdays, from, until } = ruleOf(checked, off.length > 0);
  const within = withRelation(checked, 'on', 'only').filter((days) => days.weekdays.length === 0);
  const bounds = boundsOf(checked);
  // Weekdays without hours and a rule are ambiguous.
  const statesWeekdays = weekdays.length > 0 && (rule !== null || limit.minutes !== null);
  if (off.length === 0 && limit.minutes === null && !statesWeekdays) {
    const outside = outsideOf(checked);
    return outside.length > 0 ? { kind: 'availability', ...UNSAID.availability, off: outside } : undefined;
  }
  return {
    kind: 'availability',
    weekdays: statesWeekdays ? weekdays : [],
    rule: statesWeekdays ? rule : null,
    ...limit,
    off,
    from: bounds.from ?? from ?? within.map(first).find((day) => day !== null) ?? null,
    until: bounds.until ?? until ?? within.map(last).findLast((day) => day !== null) ?? null,
  };
}
