import type { Axis } from './calendar.ts';
import {
  type Certificate,
  certificateOf,
  inWholeDays,
  type TightInterval,
  tightestInterval,
} from './certificate.ts';
import { earliestDueFirst, type Run } from './edf.ts';
import { hopelessAmong, leastWanted } from './leave-out.ts';
import type { Placed } from './pieces.ts';
import { putBack } from './put-back.ts';
import { aroundLikelyDays, mostAroundLikelyDays, spread } from './spread.ts';
import { type Windows, windowsOf } from './windows.ts';
import { only, type Work, withoutCircles } from './work.ts';

export interface Schedule {
  feasible: boolean;
  /** In order of day; split work has several entries. */
  placed: Placed[];
  /** Work that was left out so that the rest fits, dependencies before their dependents; empty if everything fits. */
  unplaced: number[];
  /** The range of days with more work than time; null if that is not the reason. */
  certificate: Certificate | null;
  /** Otherwise the work that can never be in time, whatever else is left out. */
  late: number | null;
  /** The work in the range. */
  tight: number[];
  /** Units in the range, or all units and all time without one. */
  neededUnits: number;
  availableUnits: number;
}

/**
 * Gives every piece of work its day, or says what cannot fit and why. Deterministic; never outside of the axis. Pieces
 * stay whole, so it may leave out work that would fit if it were split.
 */
export function scheduleWork(given: readonly Work[], axis: Axis): Schedule {
  const work = withoutCircles(given);
  const windows = windowsOf(work, axis);
  const likely = aroundLikelyDays(work, axis, windows);
  if (likely) return { feasible: true, placed: likely, unplaced: [], ...inAll(work, axis) };
  const run = earliestDueFirst(work, axis, windows);
  const isLate = run.lateness > 0;
  const most = mostAroundLikelyDays(work, axis);
  const placed = putBack(work, axis, windows, most ?? inItsOwnWay(work, axis, windows, run));
  const isPlaced = new Set(placed.map(({ index }) => index));
  const unplaced = [...windows.order].filter((index) => !isPlaced.has(index));
  const feasible = unplaced.length === 0;
  return { feasible, placed, unplaced, ...(isLate ? whyLate(work, axis, windows, run) : inAll(work, axis)) };
}

/** What fits, spread over the days that there are. */
function inItsOwnWay(work: readonly Work[], axis: Axis, windows: Windows, run: Run): Placed[] {
  if (run.lateness <= 0) return spread(work, axis, windows, 'evenly');
  const kept = whatFits(work, axis, windows, run);
  const part = only(work, kept);
  const spaced = spread(part, axis, windowsOf(part, axis), 'soon');
  return spaced.map((one) => ({ ...one, index: kept[one.index] as number }));
}

type Reasons = Omit<Schedule, 'feasible' | 'placed' | 'unplaced'>;

const inAll = (work: readonly Work[], axis: Axis): Reasons => ({
  certificate: null,
  late: null,
  tight: [],
  neededUnits: total(work),
  availableUnits: axis.starts.at(-1) ?? 0,
});

/** The range of days with more work than time; else the work that is too late whatever else is planned. */
function whyLate(work: readonly Work[], axis: Axis, windows: Windows, run: Run): Reasons {
  const interval = tightestInterval(work, windows) ?? latestAlone(work, windows, run);
  const whole = inWholeDays(interval, work, axis, windows);
  const hopeless = whole ? new Set() : hopelessAmong(work, axis, windows);
  const late = windows.order.find((index) => hopeless.has(index));
  if (late !== undefined) return { ...inAll(work, axis), late };
  const { members: tight, needed: neededUnits, available: availableUnits } = whole ?? interval;
  const certificate = certificateOf(whole ?? interval, axis);
  return { certificate, late: null, tight, neededUnits, availableUnits };
}

/** Whether everything can be done in time. Exact without lags. */
export function fits(given: readonly Work[], axis: Axis): boolean {
  const work = withoutCircles(given);
  return earliestDueFirst(work, axis, windowsOf(work, axis)).lateness <= 0;
}

/** The work of the tightest overfull interval; empty if everything can be done in time. */
export function overfull(given: readonly Work[], axis: Axis): number[] {
  const work = withoutCircles(given);
  const windows = windowsOf(work, axis);
  const run = earliestDueFirst(work, axis, windows);
  if (run.lateness <= 0) return [];
  return (tightestInterval(work, windows) ?? latestAlone(work, windows, run)).members;
}

const total = (work: readonly Work[]): number => work.reduce((sum, one) => sum + one.units, 0);

/**
 * Leaves out work that can never be in time, then from each overfull interval in turn the least important work, until
 * the rest fits.
 */
function whatFits(work: readonly Work[], axis: Axis, windows: Windows, run: Run): number[] {
  let kept = [...work.keys()];
  let current = { work, windows, run };
  for (let out = hopelessAmong(work, axis, windows); ; ) {
    if (out.size > 0) {
      kept = kept.filter((_, position) => !out.has(position));
      const subset = only(work, kept);
      const subsetWindows = windowsOf(subset, axis);
      current = { work: subset, windows: subsetWindows, run: earliestDueFirst(subset, axis, subsetWindows) };
    }
    if (current.run.lateness <= 0) return kept;
    const tight =
      tightestInterval(current.work, current.windows) ??
      latestAlone(current.work, current.windows, current.run);
    out = leastWanted(tight, current.work, axis, current.windows);
  }
}

/**
 * With lags the greedy order may fail although no interval is overfull: then only the latest work is left out, or for
 * an anchor, the work due before it.
 */
function latestAlone(work: readonly Work[], { release, due }: Windows, run: Run): TightInterval {
  const index = run.latest;
  const needed = work[index]?.units ?? 0;
  const to = due[index] ?? 0;
  const members = work[index]?.anchor
    ? [...work.keys()].filter((other) => (due[other] as number) <= to)
    : [index];
  return { from: release[index] ?? 0, to, needed, available: Math.max(0, needed - run.lateness), members };
}
