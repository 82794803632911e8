import { type Axis, withCapacity } from './calendar.ts';
import { leastPeak } from './peak.ts';
import { type PlaceOptions, placeWhole } from './place.ts';
import { type Windows, windowsOf } from './windows.ts';
import type { Work } from './work.ts';

/** One stretch of a piece of work on one day. */
export interface Placed {
  index: number;
  /** Index into the axis. */
  day: number;
  units: number;
}

/** How far above the least possible peak the fullest day may lie, tried in this order before days are filled to the brim. */
const ABOVE_LEAST_PEAK = [1.05, 1.1, 1.15, 1.2, 1.25, 1.35];

/** Whole days for all without a day that is much fuller than it must be; undefined when whole pieces do not come so even. */
export function placeCalmly(
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
  everyDay: boolean,
): Placed[] | undefined {
  const least = leastPeak(work, axis, windows);
  const largest = work.reduce((most, one) => Math.max(most, one.units), 0);
  for (const above of ABOVE_LEAST_PEAK) {
    const share = least * above;
    if (share >= 1) return undefined;
    const calm = withCapacity(
      axis,
      axis.capacity.map((units) => Math.min(units, Math.max(largest, Math.ceil(units * share)))),
    );
    const calmWindows = windowsOf(work, calm, windows);
    for (const level of [true, false]) {
      const days = placeWhole(work, calm, calmWindows, { level, everyDay });
      if (!('missed' in days)) return whole(work, days);
    }
  }
  return undefined;
}

/** How many pieces of work are halved before whole days are given up. */
const MOST_HALVINGS = 24;

/** Whole days for all that gets one; what does not is halved, and halved again, until everything has its days. */
export function placeSplitting(
  given: readonly Work[],
  axis: Axis,
  options: PlaceOptions,
): Placed[] | undefined {
  const work = [...given];
  const origin = given.map((_, index) => index);
  for (let halvings = 0; halvings <= MOST_HALVINGS; halvings++) {
    const result = placeWhole(work, axis, windowsOf(work, axis), options);
    if (!('missed' in result)) return halvings === 0 ? whole(work, result) : joined(work, origin, result);
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

/** In order of day, each piece of work on its one day. */
const whole = (work: readonly Work[], days: Int32Array): Placed[] =>
  work
    .map(({ units }, index) => ({ index, day: days[index] as number, units }))
    .sort((a, b) => a.day - b.day);

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
