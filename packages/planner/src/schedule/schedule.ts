import { type Axis, dayAt, withCapacity } from './calendar.ts';
import { type Certificate, certificateOf, inWholeDays, tightestInterval } from './certificate.ts';
import { earliestDueFirst, type Run } from './edf.ts';
import { type Placed, placeCalmly, placeSplitting } from './pieces.ts';
import { SLACK, withSlack } from './slack.ts';
import { inTurn } from './turns.ts';
import { type Windows, windowsOf } from './windows.ts';
import { type Work, withoutCircles } from './work.ts';

export interface Schedule {
  feasible: boolean;
  /** In order of day; a piece of work that fits no single day comes in several. */
  placed: Placed[];
  /** What was left out so that the rest fits; empty when everything fits. */
  unplaced: number[];
  certificate: Certificate | null;
  /** Units in the tightest interval (all units and all time when everything fits). */
  neededUnits: number;
  availableUnits: number;
}

/** Up to this many working days a plan is short: it keeps no slack and leaves no working day empty. */
const SHORT_PLAN_DAYS = 10;

/** Gives every piece of work its day or days, or says what cannot fit and why. Deterministic; never outside the axis. */
export function scheduleWork(given: readonly Work[], axis: Axis): Schedule {
  const work = withoutCircles(given);
  const windows = windowsOf(work, axis);
  const run = earliestDueFirst(work, axis, windows);
  if (run.lateness <= 0) {
    return {
      feasible: true,
      placed: inTurn(work, spread(work, axis, windows, run)),
      unplaced: [],
      certificate: null,
      neededUnits: total(work),
      availableUnits: axis.starts.at(-1) ?? 0,
    };
  }
  return whatFits(work, axis, windows, run);
}

/** Whether everything can be done in time. Exact without lags. */
export function fits(given: readonly Work[], axis: Axis): boolean {
  const work = withoutCircles(given);
  return earliestDueFirst(work, axis, windowsOf(work, axis)).lateness <= 0;
}

/** The work of the tightest overfull interval; empty when everything can be done in time. */
export function overfull(given: readonly Work[], axis: Axis): number[] {
  const work = withoutCircles(given);
  const windows = windowsOf(work, axis);
  const run = earliestDueFirst(work, axis, windows);
  if (run.lateness <= 0) return [];
  return (tightestInterval(work, windows) ?? latestAlone(work, windows, run)).members;
}

const total = (work: readonly Work[]): number => work.reduce((sum, one) => sum + one.units, 0);

/** Even days with slack where they can be had; in whole pieces before parts, and in any case in time. */
function spread(work: readonly Work[], axis: Axis, windows: Windows, run: Run): Placed[] {
  const workingDays = axis.capacity.reduce((count, capacity) => count + (capacity > 0 ? 1 : 0), 0);
  const everyDay = workingDays <= SHORT_PLAN_DAYS;
  for (const share of everyDay ? [0] : SLACK) {
    const held = share > 0 ? withSlack(work, axis, Math.ceil(workingDays * share)) : work;
    const heldWindows = share > 0 ? windowsOf(held, axis, windows) : windows;
    const heldRun = share > 0 ? earliestDueFirst(held, axis, heldWindows) : run;
    if (heldRun.lateness > 0) continue;
    const placed =
      placeCalmly(held, axis, heldWindows, everyDay) ??
      placeSplitting(held, axis, { level: true, everyDay }) ??
      placeSplitting(held, axis, { level: false, everyDay });
    if (placed) return placed;
    return inParts(held, axis, heldWindows, heldRun);
  }
  return inParts(work, axis, windows, run);
}

/** The preemptive schedule cut at the ends of days, on the even share of each day's time that cuts least. */
function inParts(work: readonly Work[], axis: Axis, windows: Windows, run: Run): Placed[] {
  let best = cutAtDays(run, axis);
  for (const share of [0.95, 0.9, 0.85, 0.8, 0.75, 0.7]) {
    const capacity = axis.capacity.map((units) => Math.floor(units * share));
    const calmer = withCapacity(axis, capacity);
    const calmerRun = earliestDueFirst(work, calmer, windowsOf(work, calmer, windows));
    if (calmerRun.lateness > 0) break;
    const placed = cutAtDays(calmerRun, calmer);
    if (placed.length < best.length) best = placed;
  }
  return best;
}

function cutAtDays(run: Run, axis: Axis): Placed[] {
  const byDay = new Map<number, Map<number, number>>();
  for (const { index, from, to } of run.stretches) {
    for (let at = from; at < to; ) {
      const day = dayAt(axis, at);
      const end = Math.min(to, axis.starts[day + 1] as number);
      const onDay = byDay.get(day) ?? new Map<number, number>();
      byDay.set(day, onDay.set(index, (onDay.get(index) ?? 0) + end - at));
      at = end;
    }
  }
  return [...byDay].flatMap(([day, parts]) => [...parts].map(([index, units]) => ({ index, day, units })));
}

/** Leaves out, from each overfull interval in turn, what matters least and weighs most, until the rest fits. */
function whatFits(work: readonly Work[], axis: Axis, windows: Windows, run: Run): Schedule {
  const tight = inWholeDays(tightestInterval(work, windows) ?? latestAlone(work, windows, run), work, axis);
  const left = new Set<number>();
  let kept = work.map((_, index) => index);
  let current = { work: [...work], windows, run };
  while (current.run.lateness > 0) {
    const overfull =
      tightestInterval(current.work, current.windows) ??
      latestAlone(current.work, current.windows, current.run);
    for (const position of leastWanted(
      overfull.members,
      current.work,
      overfull.needed - overfull.available,
    )) {
      left.add(kept[position] as number);
    }
    kept = kept.filter((index) => !left.has(index));
    const subset = only(work, kept);
    const subsetWindows = windowsOf(subset, axis);
    current = { work: subset, windows: subsetWindows, run: earliestDueFirst(subset, axis, subsetWindows) };
  }
  const placed = inTurn(current.work, spread(current.work, axis, current.windows, current.run));
  return {
    feasible: false,
    placed: placed.map((one) => ({ ...one, index: kept[one.index] as number })),
    unplaced: [...left].sort((a, b) => a - b),
    certificate: certificateOf(tight, axis),
    neededUnits: tight.needed,
    availableUnits: tight.available,
  };
}

/** With lags the greedy order may fail where no interval is overfull: then the one that comes too late stands alone. */
function latestAlone(work: readonly Work[], { release, due }: Windows, run: Run) {
  const index = run.latest;
  const needed = work[index]?.units ?? 0;
  const to = due[index] ?? 0;
  return {
    from: release[index] ?? 0,
    to,
    needed,
    available: Math.max(0, needed - run.lateness),
    members: [index],
  };
}

/** Portions of one thing differ by a quarter of an hour: the last of them are left out, not the largest. */
const wholeHours = ({ units }: Work): number => Math.round(units / UNITS_AN_HOUR);
const UNITS_AN_HOUR = 4;

function leastWanted(members: readonly number[], work: readonly Work[], excess: number): number[] {
  const wanted = [...members].sort((a, b) => {
    const [one, other] = [work[a] as Work, work[b] as Work];
    return one.weight - other.weight || wholeHours(other) - wholeHours(one) || b - a;
  });
  const out: number[] = [];
  for (let freed = 0; freed < excess && out.length < wanted.length; ) {
    const index = wanted[out.length] as number;
    out.push(index);
    freed += (work[index] as Work).units;
  }
  return out;
}

/** The work at these indices alone; what depended on work that is left out no longer waits for it. */
function only(work: readonly Work[], indices: readonly number[]): Work[] {
  const position = new Map(indices.map((index, at) => [index, at]));
  return indices.map((index) => {
    const one = work[index] as Work;
    const after = one.after.flatMap(({ index: before, lagDays }) => {
      const at = position.get(before);
      return at === undefined ? [] : [{ index: at, lagDays }];
    });
    return { ...one, after };
  });
}
