import { addDays, type Day } from '@daymark/domain/dates';
import type { WorkStep } from '@daymark/domain/steps';
import type { Season } from '../library/entries.ts';
import type { BreakdownRequest } from './request.ts';

/** The days of a project on which something is in season. */
interface Window {
  first: Day;
  last: Day;
}

/** The days of a step that is bound to a season, as far as those of the project do not limit it. */
export type SeasonDays = Pick<WorkStep, 'earliestOn' | 'latestOn'>;

/** Where summer is at the turn of the year. */
const SOUTHERN = new Set(['AU', 'NZ', 'ZA', 'AR', 'CL', 'UY', 'PY', 'BO', 'PE', 'BR']);
const HALF_A_YEAR = 6;
const MONTHS = 12;

export type SeasonTime = Pick<BreakdownRequest, 'startDate' | 'dueDate' | 'locale' | 'minutesUntil'>;

const isSouthern = (locale: string): boolean => SOUTHERN.has(new Intl.Locale(locale).region ?? '');

const firstOf = (year: number, month: number): Day =>
  `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-01`;

const firstOfNext = (year: number, month: number): Day =>
  month === MONTHS ? firstOf(year + 1, 1) : firstOf(year, month + 1);

/** The seasons of all years that a project has days of, the earliest first. */
export function windowsOf(season: Season, { startDate, dueDate, locale }: SeasonTime): Window[] {
  const here = (month: number) => (isSouthern(locale) ? ((month - 1 + HALF_A_YEAR) % MONTHS) + 1 : month);
  const [from, to] = [here(season.from), here(season.to)];
  const windows: Window[] = [];
  for (let year = Number(startDate.slice(0, 4)) - 1; year <= Number(dueDate.slice(0, 4)); year++) {
    const first = firstOf(year, from);
    const last = addDays(firstOfNext(to < from ? year + 1 : year, to), -1);
    if (last >= startDate && first <= dueDate)
      windows.push({ first: first < startDate ? startDate : first, last: last > dueDate ? dueDate : last });
  }
  return windows;
}

/** The days of a step in a season; those of the project need not be said. */
export const daysOfWindow = ({ first, last }: Window, { startDate, dueDate }: SeasonTime): SeasonDays => ({
  ...(first > startDate && { earliestOn: first }),
  ...(last < dueDate && { latestOn: last }),
});

export const laterOf = (one: Day | undefined, other: Day | undefined) =>
  one && other ? (one > other ? one : other) : (one ?? other);
export const earlierOf = (one: Day | undefined, other: Day | undefined) =>
  one && other ? (one < other ? one : other) : (one ?? other);

/** The days of a step or line within its season; its own ones if they contradict that. */
export function withinSeason<D extends SeasonDays & { on?: Day | undefined }>(
  own: D,
  season: SeasonDays | undefined,
): D {
  if (!season || own.on) return own;
  const earliestOn = laterOf(own.earliestOn, season.earliestOn);
  const latestOn = earlierOf(own.latestOn, season.latestOn);
  if (earliestOn && latestOn && earliestOn > latestOn) return own;
  return { ...own, ...(earliestOn && { earliestOn }), ...(latestOn && { latestOn }) };
}
