import { type Axis, startOf, UNITS_AN_HOUR } from './calendar.ts';
import type { TightInterval } from './certificate.ts';
import { unitBefore } from './lag.ts';
import type { Windows } from './windows.ts';
import { type Work, withFollowers } from './work.ts';

/** The cost of leaving work out. */
export interface Worth {
  /** 2 for an anchor, 1 for a dependency of one, 0 for all other work. */
  anchor: number;
  /** The greatest weight of it and its dependents. */
  weight: number;
  /** The longest chain of its dependents; sittings of one series count as one task. */
  followers: number;
}

export function worthOf(work: readonly Work[], { order, successors }: Windows): Worth[] {
  const worth: Worth[] = work.map(({ anchor, weight }) => ({ anchor: anchor ? 2 : 0, weight, followers: 0 }));
  for (const index of order.toReversed()) {
    const own = worth[index] as Worth;
    const { series } = work[index] as Work;
    for (const { index: next } of successors[index] ?? []) {
      const follower = worth[next] as Worth;
      const isSame = series !== undefined && series === work[next]?.series;
      own.anchor = Math.max(own.anchor, Math.min(1, follower.anchor));
      own.weight = Math.max(own.weight, follower.weight);
      own.followers = Math.max(own.followers, follower.followers + (isSame ? 0 : 1));
    }
  }
  return worth;
}

/**
 * Equal portions differ by a quarter of an hour because of rounding: the last of them are left out, not the largest.
 */
const wholeHours = ({ units }: Work): number => Math.round(units / UNITS_AN_HOUR);

/** The least important and heaviest first, and of equal pieces the last in the brief. */
function leastWantedFirst(work: readonly Work[], worth: readonly Worth[]) {
  return (a: number, b: number): number => {
    const [one, other] = [worth[a] as Worth, worth[b] as Worth];
    const bySize = wholeHours(work[b] as Work) - wholeHours(work[a] as Work);
    return (
      one.anchor - other.anchor ||
      one.weight - other.weight ||
      one.followers - other.followers ||
      bySize ||
      b - a
    );
  };
}

/**
 * Work that can never be in time, because its dependencies end too late whatever else is left out. With all its
 * dependents.
 */
export function hopelessAmong(
  work: readonly Work[],
  axis: Axis,
  { release, successors }: Windows,
): Set<number> {
  const late = [...work.keys()].filter((index) => {
    const { units, deadlineDay } = work[index] as Work;
    return (release[index] as number) + units > startOf(axis, deadlineDay + 1);
  });
  return withFollowers(late, successors);
}

/** Some work of an overfull interval, enough to remove the excess, with all its dependents. */
export function leastWanted(
  { members, needed, available }: TightInterval,
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
): Set<number> {
  const worth = worthOf(work, windows);
  const inside = withPressing(members, work, axis, windows);
  const out = new Set<number>();
  let freed = 0;
  for (const index of [...inside].sort(leastWantedFirst(work, worth))) {
    if (freed >= needed - available) break;
    if (out.has(index)) continue;
    for (const one of withFollowers([index], windows.successors)) {
      if (out.has(one)) continue;
      out.add(one);
      if (inside.has(one)) freed += (work[one] as Work).units;
    }
  }
  return out;
}

/** Adds the dependents that make it due when it is: without them it would have more time. */
function withPressing(
  members: readonly number[],
  work: readonly Work[],
  axis: Axis,
  { due, successors }: Windows,
): Set<number> {
  const reached = new Set(members);
  for (const index of reached)
    for (const next of successors[index] ?? []) {
      const start = (due[next.index] as number) - (work[next.index] as Work).units;
      if (unitBefore(axis, start, next) <= (due[index] as number)) reached.add(next.index);
    }
  return reached;
}
