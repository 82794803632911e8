import type { Day } from '@daymark/domain/dates';
import { type Axis, dayAt, hoursOf, startOf } from './calendar.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** A range of days with more work than time: proof that a plan cannot fit. */
export interface Certificate {
  from: Day;
  to: Day;
  neededHours: number;
  availableHours: number;
}

export interface TightInterval {
  /** In units of working time. */
  from: number;
  to: number;
  needed: number;
  available: number;
  members: number[];
}

/**
 * Horn's condition: everything fits exactly if no interval has more work, released in it and due in it, than time.
 * Returns the interval with the greatest excess, or undefined if there is none.
 */
export function tightestInterval(
  work: readonly Work[],
  { release, due }: Windows,
): TightInterval | undefined {
  const byDue = work.map((_, index) => index).sort((a, b) => (due[a] as number) - (due[b] as number));
  let best: { from: number; to: number; needed: number; excess: number } | undefined;
  for (const from of new Set(release)) {
    let needed = 0;
    for (const index of byDue) {
      if ((release[index] as number) < from) continue;
      needed += (work[index] as Work).units;
      const to = due[index] as number;
      const excess = needed - Math.max(0, to - from);
      if (excess > 0 && (best === undefined || excess > best.excess)) best = { from, to, needed, excess };
    }
  }
  if (!best) return undefined;
  const { from, to, needed } = best;
  const members = byDue.filter((index) => (release[index] as number) >= from && (due[index] as number) <= to);
  return { from, to, needed, available: Math.max(0, to - from), members };
}

/**
 * The interval extended to whole days, if these prove it too, because a moment within a day means nothing to a user. If
 * its own work does not fill them, all work that must be in them counts.
 */
export function inWholeDays(
  interval: TightInterval,
  work: readonly Work[],
  axis: Axis,
  { release, due }: Windows,
): TightInterval | undefined {
  const own = interval.members.map((index) => work[index] as Work);
  const lastDay = axis.days.length - 1;
  // Work that may only begin after its last day is in no range.
  if (own.some(({ releaseDay, deadlineDay }) => releaseDay > Math.min(lastDay, deadlineDay)))
    return undefined;
  const first = Math.min(...own.map(({ releaseDay }) => releaseDay));
  const last = Math.min(lastDay, Math.max(...own.map(({ deadlineDay }) => deadlineDay)));
  const [from, to] = [startOf(axis, first), startOf(axis, last + 1)];
  const available = to - from;
  if (available < interval.needed) return { ...interval, from, to, available };
  const members = [...work.keys()].filter(
    (index) => (release[index] as number) >= from && (due[index] as number) <= to,
  );
  const needed = members.reduce((sum, index) => sum + (work[index] as Work).units, 0);
  return available < needed ? { from, to, needed, available, members } : undefined;
}

/** The interval in days and hours, for display. */
export function certificateOf(interval: TightInterval, axis: Axis): Certificate | null {
  const last = axis.days.length - 1;
  const from = axis.days[Math.min(last, dayAt(axis, interval.from))];
  const to = axis.days[Math.max(0, Math.min(last, dayAt(axis, interval.to - 1)))];
  if (from === undefined || to === undefined) return null;
  return {
    from: from <= to ? from : to,
    to,
    neededHours: hoursOf(interval.needed),
    availableHours: hoursOf(interval.available),
  };
}
