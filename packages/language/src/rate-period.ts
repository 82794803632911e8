import type { Weekday } from '@daymark/domain/dates';
import { as, isMark } from './lexemes.ts';
import type { Read, Scan } from './scan.ts';
import type { DayPart } from './token.ts';
import { weekdayListAt } from './weekday-phrases.ts';

export interface RatePeriod {
  per: 'hour' | 'day' | 'workday' | 'week' | 'month';
  weekdays: Weekday[];
  part: DayPart | null;
}

/** The index after "a", "per", "each", "/" and similar words. */
const pastPer = ({ lexemes }: Scan, at: number): number | null => {
  if (lexemes[at]?.joint === '/') return at;
  if (isMark(lexemes[at], '/')) return at + 1;
  if (as(lexemes[at], 'per') === undefined) return null;
  if (as(lexemes[at + 1], 'unit') !== undefined) return at + 1;
  // "An einem Abend", "in the week": an article may follow.
  const isArticle = as(lexemes[at + 1], 'article') !== undefined || as(lexemes[at + 1], 'one') !== undefined;
  return isArticle ? at + 2 : at + 1;
};

const PERIODS: ReadonlySet<string> = new Set<RatePeriod['per']>(['hour', 'day', 'workday', 'week', 'month']);

/** "A day", "per week", "an evening", "a Saturday", "daily": the period that an amount applies to. */
export function ratePeriodAt(scan: Scan, at: number): Read<RatePeriod> | null {
  const { lexemes } = scan;
  const adverb = as(lexemes[at], 'adverb');
  if (adverb !== undefined) return { per: adverb, weekdays: [], part: null, next: at + 1 };
  const from = pastPer(scan, at);
  if (from === null) return null;
  const unit = as(lexemes[from], 'unit');
  if (unit !== undefined && PERIODS.has(unit))
    return { per: unit as RatePeriod['per'], weekdays: [], part: null, next: from + 1 };
  const part = as(lexemes[from], 'part');
  if (part !== undefined) return { per: 'day', weekdays: [], part, next: from + 1 };
  const list = weekdayListAt(scan, from);
  if (!list) return null;
  const weekdays = list.items.flatMap((item) => item.weekdays);
  return { per: 'day', weekdays: [...weekdays], part: list.items[0]?.part ?? null, next: list.next };
}
