import type { Axis } from './calendar.ts';
import { dayWindowsOf } from './day-windows.ts';
import { Heap } from './heap.ts';
import { dayAfter } from './lag.ts';
import type { Placed } from './pieces.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** The share of the work that must have a likely day, so that a plan is made around these days. */
const LEAST_SHARE = 0.5;

/** Whether so much of the work has a likely day that the plan is made around these days. */
export const hasLikelyDays = (work: readonly Work[]): boolean =>
  work.filter(({ likelyDay }) => likelyDay !== undefined).length >= work.length * LEAST_SHARE &&
  work.length > 0;

/**
 * Each piece on its likely day, or on the first day after it that has room, else on the last before it: as its maker would do it,
 * but within every limit. A piece without a likely day stands behind the one above it. With `cutting`, what fits on no day
 * whole goes on over several. Undefined if a piece finds no day.
 */
export function placeNear(
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
  cutting: boolean,
): Placed[] | undefined {
  const { first, last } = dayWindowsOf(work, axis, windows);
  const room = Int32Array.from(axis.capacity);
  const wished = wishedDays(work, windows);
  const placed: Placed[] = [];
  /** The last day of each piece. */
  const days = new Int32Array(work.length).fill(-1);
  const put = (index: number, day: number, units: number) => {
    days[index] = day;
    room[day] = (room[day] as number) - units;
    placed.push({ index, day, units });
  };
  for (const [index, { anchor, releaseDay, units }] of work.entries())
    if (anchor && first[index] === last[index]) put(index, releaseDay, units);
  if (room.some((units) => units < 0)) return undefined;

  const keys = Float64Array.from(wished, (day, index) => day * work.length + (windows.rank[index] as number));
  const ready = new Heap(keys);
  const open = Int32Array.from(work, ({ after }) => after.length);
  const earliest = Int32Array.from(first);
  work.forEach((_, index) => {
    if (open[index] === 0) ready.push(index);
  });
  for (let index = ready.pop(); index !== undefined; index = ready.pop()) {
    const one = work[index] as Work;
    const from = earliest[index] as number;
    if (days[index] === -1) {
      const span = { from, to: last[index] as number };
      const day = dayNear(wished[index] as number, span, one.units, room);
      const parts =
        day !== undefined
          ? [{ day, units: one.units }]
          : cutting && !one.isWhole
            ? partsNear(wished[index] as number, span, one.units, room)
            : [];
      if (parts.length === 0) return undefined;
      for (const part of parts) put(index, part.day, part.units);
    } else if ((days[index] as number) < from) return undefined;
    for (const next of windows.successors[index] ?? []) {
      const day = dayAfter(axis, days[index] as number, next);
      earliest[next.index] = Math.max(earliest[next.index] as number, day);
      open[next.index] = (open[next.index] as number) - 1;
      if (open[next.index] === 0) ready.push(next.index);
    }
  }
  return placed.sort((a, b) => a.day - b.day);
}

/** The likely day of each piece; without one, that of the piece above it in the order of the brief. */
function wishedDays(work: readonly Work[], { order }: Windows): Int32Array {
  const wished = new Int32Array(work.length);
  let day = 0;
  for (const index of order) {
    day = work[index]?.likelyDay ?? day;
    wished[index] = day;
  }
  return wished;
}

interface Days {
  from: number;
  to: number;
}

/** The first day with room from the wished one on, else the last one before it. */
function dayNear(wished: number, { from, to }: Days, units: number, room: Int32Array): number | undefined {
  const start = Math.max(from, Math.min(wished, to));
  for (let day = start; day <= to; day++) if ((room[day] as number) >= units) return day;
  for (let day = start - 1; day >= from; day--) if ((room[day] as number) >= units) return day;
  return undefined;
}

/** No part of a piece is shorter. */
const LEAST_UNITS = 2;

/** The piece over the days from the wished one on, or if these have too little room, from as late before it as holds it. */
function partsNear(
  wished: number,
  { from, to }: Days,
  units: number,
  room: Int32Array,
): { day: number; units: number }[] {
  for (let start = Math.max(from, Math.min(wished, to)); start >= from; start--) {
    const parts: { day: number; units: number }[] = [];
    let left = units;
    for (let day = start; day <= to && left > 0; day++) {
      const part = Math.min(left, room[day] as number);
      if (part < Math.min(LEAST_UNITS, left)) continue;
      parts.push({ day, units: part });
      left -= part;
    }
    if (left === 0) return parts;
  }
  return [];
}
