import type { DayRange } from '@daymark/domain/amounts';
import { type Day, daysFrom, type Weekday, weekdayOf } from '@daymark/domain/dates';
import type { StatedDays } from './days.ts';
import type { PlannedStatement } from './gather.ts';
import type { Relation } from './statement.ts';

/** One statement of a model with its checks: the input for the fields of its kind. */
export interface CheckedStatement {
  statement: PlannedStatement;
  title: string;
  days: readonly StatedDays[];
  /** First and last day of the project. */
  span: DayRange;
  /** Whether a number is in its words; a step that the model added has none. */
  stands: (number: number) => boolean;
  /** Whether a number is anywhere in the brief: a later sentence may give the hours of an earlier one. */
  standsElsewhere: (number: number) => boolean;
  /** Records a failed check: the user has to review the statement. */
  doubt: () => void;
}

export const first = ({ days, range }: StatedDays): Day | null => days[0] ?? range?.from ?? null;
export const last = ({ days, range }: StatedDays): Day | null => days.at(-1) ?? range?.to ?? null;

export const withRelation = ({ days }: CheckedStatement, ...relations: Relation[]): StatedDays[] =>
  days.filter(({ rel }) => relations.includes(rel));

export const weekdaysOf = (days: readonly StatedDays[]): Weekday[] =>
  [...new Set(days.flatMap(({ weekdays }) => weekdays))].toSorted();

/** Most excluded days; a longer pause becomes a question. */
const EXCEPT_MAX = 100;

/** Excluded days: "but not the 23rd", "except in the holidays". If the work has weekdays, only those. */
export function exceptIn(checked: CheckedStatement, weekdays: readonly Weekday[]): Day[] {
  const days = withRelation(checked, 'not')
    .flatMap(({ days, range }) => [...days, ...(range ? daysFrom(range.from, range.to) : [])])
    .filter((day) => weekdays.length === 0 || weekdays.includes(weekdayOf(day)));
  if (days.length > EXCEPT_MAX) checked.doubt();
  return [...new Set(days.slice(0, EXCEPT_MAX))].toSorted();
}

/** The earliest and the latest day; null if not stated. */
export function boundsOf(checked: CheckedStatement): { from: Day | null; until: Day | null } {
  const from = withRelation(checked, 'from');
  const until = from.find(({ range }) => range !== null)?.range?.to ?? null;
  const by = withRelation(checked, 'by').map(last);
  const firsts = from.map(first).filter((day) => day !== null);
  const lasts = [...by, until].filter((day) => day !== null);
  const bounds = { from: firsts.toSorted().at(-1) ?? null, until: lasts.toSorted()[0] ?? null };
  if (bounds.from !== null && bounds.until !== null && bounds.until < bounds.from) {
    checked.doubt();
    return { from: null, until: bounds.until };
  }
  return bounds;
}
