import { type Axis, dayAt, withCapacity } from './calendar.ts';
import { type Certificate, certificateOf, tightestInterval } from './certificate.ts';
import { earliestDueFirst, type Run } from './edf.ts';
import { type PlaceOptions, placeWhole } from './place.ts';
import { type Windows, windowsOf } from './windows.ts';
import { type Work, withoutCircles } from './work.ts';

/** One stretch of a piece of work on one day. */
export interface Placed {
  index: number;
  /** Index into the axis. */
  day: number;
  units: number;
}

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

/** Shares of the working days that are kept free before the end, in order of preference. */
const SLACK = [0.1, 0.05, 0];

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
      placed: spread(work, axis, windows, run),
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
    const heldWindows = share > 0 ? windowsOf(held, axis) : windows;
    const heldRun = share > 0 ? earliestDueFirst(held, axis, heldWindows) : run;
    if (heldRun.lateness > 0) continue;
    const placed =
      placeSplitting(held, axis, { level: true, everyDay }) ??
      placeSplitting(held, axis, { level: false, everyDay });
    if (placed) return placed;
    return inParts(held, axis, heldRun);
  }
  return inParts(work, axis, run);
}

/** The same work with the flexible deadlines moved before the last `slackDays` working days. */
function withSlack(work: readonly Work[], axis: Axis, slackDays: number): Work[] {
  let last = axis.days.length - 1;
  for (let free = slackDays; last > 0; last--) {
    if ((axis.capacity[last] as number) === 0) continue;
    if (free === 0) break;
    free--;
  }
  return work.map((one) => (one.flexible ? { ...one, deadlineDay: Math.min(one.deadlineDay, last) } : one));
}

/** The preemptive schedule cut at the ends of days, on the even share of each day's time that cuts least. */
function inParts(work: readonly Work[], axis: Axis, run: Run): Placed[] {
  let best = cutAtDays(run, axis);
  for (const share of [0.95, 0.9, 0.85, 0.8, 0.75, 0.7]) {
    const capacity = axis.capacity.map((units) => Math.floor(units * share));
    const calmer = withCapacity(axis, capacity);
    const calmerRun = earliestDueFirst(work, calmer, windowsOf(work, calmer));
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

/** How many pieces of work are halved before whole days are given up. */
const MOST_HALVINGS = 24;

/** Whole days for all that gets one; what does not is halved, and halved again, until everything has its days. */
function placeSplitting(given: readonly Work[], axis: Axis, options: PlaceOptions): Placed[] | undefined {
  const work = [...given];
  const origin = given.map((_, index) => index);
  for (let halvings = 0; halvings <= MOST_HALVINGS; halvings++) {
    const result = placeWhole(work, axis, windowsOf(work, axis), options);
    if (!('missed' in result)) return joined(work, origin, result);
    const { missed } = result;
    const units = missed === null ? 0 : (work[missed]?.units ?? 0);
    if (missed === null || units < 2) return undefined;
    halve(work, origin, missed, Math.floor(units / 2));
  }
  return undefined;
}

/** Cuts the later part off a piece of work; whatever waited for the whole waits for both. */
function halve(work: Work[], origin: number[], index: number, units: number): void {
  const one = work[index] as Work;
  const later = work.length;
  for (const [at, other] of work.entries()) {
    const waits = other.after.find((before) => before.index === index);
    if (waits) work[at] = { ...other, after: [...other.after, { index: later, lagDays: waits.lagDays }] };
  }
  work[index] = { ...one, units: one.units - units };
  work.push({ ...one, units, after: [{ index, lagDays: 0 }] });
  origin.push(origin[index] as number);
}

/** In order of day, the parts of one piece of work that came to lie on one day put together again. */
function joined(work: readonly Work[], origin: readonly number[], days: Int32Array): Placed[] {
  const placed = new Map<string, Placed>();
  for (const [at, { units }] of work.entries()) {
    const [index, day] = [origin[at] as number, days[at] as number];
    const before = placed.get(`${index}/${day}`);
    if (before) before.units += units;
    else placed.set(`${index}/${day}`, { index, day, units });
  }
  return [...placed.values()].sort((a, b) => a.day - b.day);
}

/** Leaves out, from each overfull interval in turn, what matters least and weighs most, until the rest fits. */
function whatFits(work: readonly Work[], axis: Axis, windows: Windows, run: Run): Schedule {
  const tight = tightestInterval(work, windows) ?? latestAlone(work, windows, run);
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
  const placed = spread(current.work, axis, current.windows, current.run);
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

function leastWanted(members: readonly number[], work: readonly Work[], excess: number): number[] {
  const wanted = [...members].sort((a, b) => {
    const [one, other] = [work[a] as Work, work[b] as Work];
    return one.weight - other.weight || other.units - one.units || b - a;
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
