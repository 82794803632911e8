import { addDays, type Day, startOfWeek } from '@daymark/domain/dates';
import { addMonths, lastOfMonth, monthOf, yearOf } from '../calendar.ts';
import { has, type Line, type Read, roleAt } from './line.ts';

const WEEK = 7;

type Period = 'week' | 'month' | 'year' | 'weekend' | 'quarter';
export interface Stretch {
  unit: Period;
  from: Day;
  to: Day;
}

/** The period that is `by` after the running one. */
export function stretchOf(unit: Period, today: Day, by: number): Stretch {
  const monday = addDays(startOfWeek(today), WEEK * by);
  if (unit === 'week') return { unit, from: monday, to: addDays(monday, 6) };
  if (unit === 'weekend') return { unit, from: addDays(monday, 5), to: addDays(monday, 6) };
  const months = { month: 1, quarter: 3, year: 12 }[unit];
  const first = Math.floor((monthOf(today) - 1) / months) * months + 1;
  const from = addMonths(`${yearOf(today)}-${String(first).padStart(2, '0')}-01`, months * by);
  return { unit, from, to: addDays(addMonths(from, months), -1) };
}

const periodUnit = (line: Line, at: number): Period | null => {
  if (has(line, at, 'weekend')) return 'weekend';
  const unit = roleAt(line, at, 'unit');
  return unit === 'week' || unit === 'month' || unit === 'year' || unit === 'quarter' ? unit : null;
};

const STEPS: Readonly<Record<string, number>> = { this: 0, next: 1, coming: 1, second: 2 };

/** "This week", "next month", "la semaine prochaine", "the week" after an edge. */
export function stretchAt(line: Line, at: number, isEdge: boolean): Read<Stretch> | null {
  const from = isEdge && (has(line, at, 'article') || has(line, at, 'of')) ? at + 1 : at;
  const which = roleAt(line, from, 'whichDay');
  if (which === 'past' || roleAt(line, from + 1, 'whichDay') === 'past') return null;
  const unit = periodUnit(line, which === undefined ? from : from + 1);
  // The coming weekend is this one.
  const step = (word: string, one: Period) =>
    one === 'weekend' && word === 'coming' && line.language !== 'fr' && line.language !== 'es'
      ? 0
      : (STEPS[word] ?? 0);
  if (which !== undefined)
    return unit && { ...stretchOf(unit, line.today, step(which, unit)), next: from + 2 };
  if (!unit) return null;
  const later = roleAt(line, from + 1, 'whichDay');
  if (later !== undefined && later !== 'this')
    return { ...stretchOf(unit, line.today, step(later, unit)), next: from + 2 };
  return isEdge || unit === 'weekend' ? { ...stretchOf(unit, line.today, 0), next: from + 1 } : null;
}

/** A month by its name, after an edge: "end of January". */
export function monthStretchAt(line: Line, at: number): Read<Stretch> | null {
  const from = has(line, at, 'of') ? at + 1 : at;
  const month = roleAt(line, from, 'month');
  if (month === undefined) return null;
  const year = yearOf(line.today) + (month < monthOf(line.today) ? 1 : 0);
  const first = `${year}-${String(month).padStart(2, '0')}-01`;
  return { unit: 'month', from: first, to: lastOfMonth(first), next: from + 1 };
}

export function edgeDay(edge: 'start' | 'middle' | 'end', { unit, from, to }: Stretch): Day {
  if (edge === 'end') return unit === 'week' ? addDays(from, 4) : to;
  if (edge === 'middle') return unit === 'week' ? addDays(from, 2) : addDays(from, 14);
  return from;
}

/** The day, or today if only the period goes on. */
export const notOver = (day: Day, { to }: Stretch, today: Day): Day =>
  day < today ? (to < today ? to : today) : day;
