import type { DoneWork } from './calibration.ts';
import { normalizeTag } from './tags.ts';

/** With fewer comparable tasks there is no history. */
export const HISTORY_MIN_TASKS = 20;
/** Ratios beyond these are no measurement but a forgotten timer or a typing error. */
const MIN_RATIO = 0.1;
const MAX_RATIO = 10;
/** How strongly tasks of one project deviate together, until enough projects tell it. */
const USUAL_CORRELATION = 0.2;
const MIN_PROJECTS = 4;
const DRAWS = 1_000;
const SEED = 20_391;

/** A finished task of a project. */
export interface FinishedWork extends DoneWork {
  projectId: string;
}

/** How much longer than estimated a person's finished work took. */
export interface WorkHistory {
  /** Actual by estimated hours of comparable tasks, ascending. */
  ratios: readonly number[];
  /** How strongly the tasks of one project deviate together, from 0 to 1. */
  correlation: number;
}

export interface Forecast {
  /** Hours that half of such work needs at most. */
  p50: number;
  /** Hours that four fifths of such work needs at most. */
  p80: number;
}

const meanOf = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

/** The intraclass correlation of the logarithms of the ratios (ANOVA). */
function correlationOf(groups: readonly (readonly number[])[]): number {
  const all = groups.flat();
  const [n, k] = [all.length, groups.length];
  if (k < MIN_PROJECTS || n <= k) return USUAL_CORRELATION;
  const mean = meanOf(all);
  const between = groups.reduce((sum, one) => sum + one.length * (meanOf(one) - mean) ** 2, 0) / (k - 1);
  const within =
    groups.reduce((sum, one) => sum + one.reduce((own, value) => own + (value - meanOf(one)) ** 2, 0), 0) /
    (n - k);
  const size = (n - groups.reduce((sum, one) => sum + one.length ** 2, 0) / n) / (k - 1);
  const shared = between - within;
  const correlation = shared / (shared + size * within);
  return Number.isFinite(correlation) ? Math.min(1, Math.max(0, correlation)) : USUAL_CORRELATION;
}

/**
 * The history of work that is comparable with a category: that of the category if it has enough tasks, else all. Null if
 * there are too few tasks.
 */
export function historyOf(done: readonly FinishedWork[], category: string): WorkHistory | null {
  const measured = done
    .map((work) => ({ ...work, ratio: work.actualHours / work.estimatedHours }))
    .filter(({ ratio }) => ratio >= MIN_RATIO && ratio <= MAX_RATIO);
  const same = measured.filter((work) => normalizeTag(work.category) === normalizeTag(category));
  const comparable = same.length >= HISTORY_MIN_TASKS ? same : measured;
  if (comparable.length < HISTORY_MIN_TASKS) return null;
  const byProject = Map.groupBy(comparable, ({ projectId }) => projectId);
  return {
    ratios: comparable.map(({ ratio }) => ratio).toSorted((a, b) => a - b),
    correlation: correlationOf([...byProject.values()].map((own) => own.map(({ ratio }) => Math.log(ratio)))),
  };
}

/** The value below which a part of the population lies, by a sample of it in ascending order. */
function quantile(sorted: readonly number[], part: number): number {
  const place = Math.min(sorted.length, Math.max(1, part * (sorted.length + 1)));
  const low = sorted[Math.floor(place) - 1] ?? 1;
  const high = sorted[Math.ceil(place) - 1] ?? low;
  return low + (high - low) * (place - Math.floor(place));
}

/** Numbers from 0 to 1, always the same (mulberry32), so that a quote does not change by being looked at. */
function seeded(): () => number {
  let state = SEED;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return (((mixed ^ (mixed >>> 14)) >>> 0) + 0.5) / 2 ** 32;
  };
}

function normalNumbers(): () => number {
  const next = seeded();
  return () => Math.sqrt(-2 * Math.log(next())) * Math.cos(2 * Math.PI * next());
}

/** The part of a normal distribution below a value (Abramowitz and Stegun 26.2.17, error below 1e-7). */
function partBelow(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) *
    t *
    (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  return z > 0 ? 1 - tail : tail;
}

/**
 * What work of tasks with these estimated hours needs, by the history: many projects are drawn from it, in which the
 * tasks deviate together as much as they did.
 */
export function forecastOf(hours: readonly number[], { ratios, correlation }: WorkHistory): Forecast {
  if (hours.length <= 1) {
    const [estimate = 0] = hours;
    return { p50: estimate * quantile(ratios, 0.5), p80: estimate * quantile(ratios, 0.8) };
  }
  const next = normalNumbers();
  const [together, alone] = [Math.sqrt(correlation), Math.sqrt(1 - correlation)];
  const sums = Array.from({ length: DRAWS }, () => {
    const shared = together * next();
    return hours.reduce(
      (sum, estimate) => sum + estimate * quantile(ratios, partBelow(shared + alone * next())),
      0,
    );
  }).toSorted((a, b) => a - b);
  return { p50: quantile(sums, 0.5), p80: quantile(sums, 0.8) };
}
