import { addDays, type Day } from '@daymark/domain/dates';
import { addMonths, addWorkdays } from './calendar.ts';
import { dayToken } from './days.ts';
import { leadAt } from './leads.ts';
import { lengthAt } from './lengths.ts';
import { as } from './lexemes.ts';
import { isBorneOut, pointAt } from './points.ts';
import { type Read, type Scan, spanOf } from './scan.ts';
import type { AnchorToken, DayToken, Length, RangeToken } from './token.ts';

const DAYS_A_WEEK = 7;

/** The day at a distance after or before another. */
export function dayAfter(day: Day, { max, unit }: Length, side: 'before' | 'after'): Day | undefined {
  const n = side === 'before' ? -max : max;
  if (unit === 'minutes' || !Number.isInteger(n) || Math.abs(n) > 2000) return undefined;
  if (unit === 'workdays') return addWorkdays(day, n);
  return unit === 'months' ? addMonths(day, n) : addDays(day, unit === 'weeks' ? n * DAYS_A_WEEK : n);
}

const counted = (
  scan: Scan,
  at: number,
  next: number,
  day: Day,
  vague: boolean,
): Read<{ tokens: DayToken[] }> => ({
  tokens: [
    {
      type: 'day',
      ...spanOf(scan, at, next),
      cue: null,
      bare: scan.lexemes[at]?.start ?? 0,
      day,
      weekday: null,
      conflict: false,
      guessed: { year: false, month: false, week: false },
      vague,
      part: null,
    },
  ],
  next,
});

/** "In two weeks", "vor 3 Tagen", "two weeks ago", "3 weeks from today": counted from today. */
function fromTodayAt(scan: Scan, at: number): Read<{ tokens: DayToken[] }> | null {
  const { lexemes, setting } = scan;
  const ahead = as(lexemes[at], 'ahead');
  const length = lengthAt(scan, ahead === undefined ? at : at + 1);
  if (!length || length.part !== null || length.weekday !== null) return null;
  const isAgo = ahead === undefined && as(lexemes[length.next], 'side') === 'ago';
  if (ahead === undefined && !isAgo) return null;
  const isPer =
    as(lexemes[length.next], 'per') ?? as(lexemes[length.next], 'side') ?? as(lexemes[length.next], 'of');
  if (!isAgo && isPer !== undefined) return null;
  const day = dayAfter(setting.today, length, isAgo || ahead === 'ago' ? 'before' : 'after');
  if (day === undefined) return null;
  const read = counted(scan, at, isAgo ? length.next + 1 : length.next, day, true);
  const { min, max, unit, bound } = length;
  return ahead === 'ahead'
    ? { ...read, tokens: read.tokens.map((token) => ({ ...token, ahead: { min, max, unit, bound } })) }
    : read;
}

const ONE_OF: Readonly<Record<string, Length['unit']>> = {
  day: 'days',
  week: 'weeks',
  month: 'months',
  workday: 'workdays',
};

/** "The week before", "the day after": a single unit, within which the day lies. */
function oneUnitAt(scan: Scan, at: number): Read<{ length: Length }> | null {
  const { lexemes } = scan;
  const isThe =
    as(lexemes[at], 'article') !== undefined ||
    (as(lexemes[at], 'per') !== undefined && lexemes[at]?.text.includes(' '));
  const unit = !isThe ? undefined : ONE_OF[as(lexemes[at + 1], 'unit') ?? ''];
  return unit === undefined ? null : { length: { min: 1, max: 1, unit, bound: 'exact' }, next: at + 2 };
}

/** "The week before Christmas": the whole unit up to the day before, or from the day after. */
function wholeOf(
  scan: Scan,
  at: number,
  next: number,
  base: Day,
  other: Day,
): Read<{ tokens: RangeToken[] }> {
  const [from, to] = other < base ? [other, addDays(base, -1)] : [addDays(base, 1), other];
  const token: RangeToken = {
    type: 'range',
    ...spanOf(scan, at, next),
    cue: null,
    bare: scan.lexemes[at]?.start ?? 0,
    from,
    to,
    period: 'days',
    conflict: false,
    guessed: { year: false, month: false, week: false },
  };
  return { tokens: [token], next };
}

/** "Two weeks before", "min. 5 days before", "the week before": counted from what the words after it name. */
export function anchorAt(
  scan: Scan,
  at: number,
): Read<{ tokens: (AnchorToken | DayToken | RangeToken)[] }> | null {
  const fromToday = fromTodayAt(scan, at);
  if (fromToday) return fromToday;
  const one = oneUnitAt(scan, at);
  const read = one ? null : lengthAt(scan, at);
  const next = one?.next ?? read?.next;
  const length = one?.length ?? read;
  if (next === undefined || !length || read?.part) return null;
  const side = as(scan.lexemes[next], 'side');
  if (side === undefined || side === 'ago') return null;
  const lead = leadAt(scan, next + 1);
  const direct = { ...lead, cue: lead.cue ?? ('on' as const) };
  const point = pointAt(scan, lead.next, direct);
  const base = point && isBorneOut(scan, point, direct) ? dayToken(scan, lead.next, point, direct) : null;
  const day = base && dayAfter(base.day, length, side);
  if (point && day && one && length.unit !== 'days') return wholeOf(scan, at, point.next, base.day, day);
  if (point && day) return counted(scan, at, point.next, day, length.bound !== 'exact');
  const { min, max, unit, bound } = length;
  const token: AnchorToken = {
    type: 'anchor',
    ...spanOf(scan, at, next + 1),
    side,
    length: { min, max, unit, bound },
    within: one !== null,
  };
  return { tokens: [token], next: next + 1 };
}
