import { lineOf } from '@daymark/domain/library';
import type { Axis } from './calendar.ts';
import { dayWindowsOf } from './day-windows.ts';
import { Heap } from './heap.ts';
import { dayAfter } from './lag.ts';
import type { Placed } from './pieces.ts';
import { type Windows, windowsOf } from './windows.ts';
import { only, type Work } from './work.ts';

/** The share of the work that must have a likely day, so that a plan is made around these days. */
const LEAST_SHARE = 0.5;

/** Whether so much of the work has a likely day that the plan is made around these days. */
export const hasLikelyDays = (work: readonly Work[]): boolean =>
  work.filter(({ likelyDay }) => likelyDay !== undefined).length >= work.length * LEAST_SHARE &&
  work.length > 0;

/** So often what found no day is put before the others, which then give way to it. */
const MOST_TRIES = 60;

/**
 * Each piece on its likely day, or on the first day after it that has room, else on the last before it: as its maker would do it,
 * but within every limit. A piece without a likely day stands behind the one above it. With `cutting`, what fits on no day
 * whole goes on over several. What finds no day is placed before the others in the next try; a piece that finds none even then is
 * returned.
 */
export function placeNear(
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
  cutting: boolean,
): Placed[] | number {
  const wished = wishedDays(work, windows);
  const days = dayWindowsOf(work, axis, windows);
  const urgent = new Set<number>();
  for (let tries = 1; ; tries++) {
    const found = inTurn(work, axis, windows, { ...days, wished, urgent, cutting });
    if (typeof found !== 'number' || urgent.has(found) || tries === MOST_TRIES) return found;
    withPredecessors(found, work, urgent);
  }
}

/** More than this left out is another plan. */
const MOST_LEFT_OUT = 20;

/**
 * As many pieces as find a day near their likely ones. Left out is what nothing waits for, in the days in which there is too little
 * room: the least important, of those the shortest, and of those the last. Undefined if too much had to be left out.
 */
export function placeMostNear(work: readonly Work[], axis: Axis): Placed[] | undefined {
  let kept = [...work.keys()];
  for (let left = 0; left <= MOST_LEFT_OUT; left++) {
    const rest = only(work, kept);
    const windows = windowsOf(rest, axis);
    const found = placeNear(rest, axis, windows, true);
    if (typeof found !== 'number') return found.map((one) => ({ ...one, index: kept[one.index] as number }));
    const { first, last } = dayWindowsOf(rest, axis, windows);
    const isNear = (index: number) =>
      (first[index] as number) <= (last[found] as number) &&
      (last[index] as number) >= (first[found] as number);
    const [out] = [...rest.keys()]
      .filter((index) => (windows.successors[index]?.length ?? 0) === 0 && !rest[index]?.anchor)
      .filter((index) => index === found || isNear(index))
      .sort((a, b) => worth(rest[a] as Work) - worth(rest[b] as Work) || b - a);
    if (out === undefined) return undefined;
    kept = kept.filter((_, position) => position !== out);
  }
  return undefined;
}

/** First its weight, then its length. */
const worth = ({ weight, units }: Work): number => weight * 1_000 + units;

/** Adds a piece and all that it waits for. */
function withPredecessors(index: number, work: readonly Work[], found: Set<number>): void {
  const open = [index];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    for (const before of work[next]?.after ?? []) open.push(before.index);
  }
}

interface Turn {
  first: Int32Array;
  last: Int32Array;
  wished: Int32Array;
  /** Placed before the others. */
  urgent: ReadonlySet<number>;
  cutting: boolean;
}

/** Places one piece after the other; the piece that finds no day if there is one. */
function inTurn(
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
  { first, last, wished, urgent, cutting }: Turn,
): Placed[] | number {
  const room = Int32Array.from(axis.capacity);
  const placed: Placed[] = [];
  /** The last day of each piece. */
  const days = new Int32Array(work.length).fill(-1);
  const put = (index: number, day: number, units: number) => {
    days[index] = day;
    room[day] = (room[day] as number) - units;
    placed.push({ index, day, units });
  };
  for (const [index, { anchor, releaseDay, units }] of work.entries())
    if (anchor && first[index] === last[index]) {
      if ((room[releaseDay] as number) < units) return index;
      put(index, releaseDay, units);
    }

  const behind = (axis.capacity.length + 1) * work.length;
  const keys = Float64Array.from(
    wished,
    (day, index) => (urgent.has(index) ? 0 : behind) + day * work.length + (windows.rank[index] as number),
  );
  // What is pushed behind its day takes the rest of its line along.
  const dayOfLine = new Map<string, number>();
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
      const to = last[index] as number;
      const line = lineOf(one.series ?? `${index}`);
      const behindLine = urgent.has(index) ? from : Math.max(from, dayOfLine.get(line) ?? 0);
      const span = { from: behindLine <= to ? behindLine : from, to };
      const day = dayNear(wished[index] as number, span, one.units, room);
      const parts =
        day !== undefined
          ? [{ day, units: one.units }]
          : cutting && !one.isWhole
            ? partsNear(wished[index] as number, span, one.units, room)
            : [];
      if (parts.length === 0) return index;
      for (const part of parts) put(index, part.day, part.units);
      if (!urgent.has(index)) dayOfLine.set(line, days[index] as number);
    } else if ((days[index] as number) < from) return index;
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
