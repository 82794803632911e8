import { type Axis, dayAt } from './calendar.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** A part of a piece of work on one day. */
export interface Placed {
  index: number;
  /** Index into the axis. */
  day: number;
  units: number;
}

/** Work of 2 hours or less is never split, and no part is shorter than half an hour. */
const NEVER_CUT_UNITS = 8;
const LEAST_PART_UNITS = 2;

/** Work for scheduling: each piece on one day. */
export interface Pieces {
  work: readonly Work[];
  /** The work that each piece belongs to. */
  origin: Int32Array;
}

/**
 * Work that fits completely on no day of its window is split into parts for the largest of those days, one a day: as
 * few and as equal as possible, or `more` of them. All other work is one piece.
 */
export function piecesOf(
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
  more: ReadonlyMap<number, number> = new Map(),
): Pieces {
  const parts = work.map((one, index) => partsOf(one, index, axis, windows, more.get(index) ?? 0));
  if (parts.every(({ length }) => length === 1)) return { work, origin: Int32Array.from(work.keys()) };
  const origin: number[] = [];
  const last = parts.map(({ length }, index) => {
    for (let part = 0; part < length; part++) origin.push(index);
    return origin.length - 1;
  });
  const pieces = work.flatMap((one, index): Work[] => {
    const sizes = parts[index] as number[];
    const first = (last[index] as number) - sizes.length + 1;
    return sizes.map((units, part) => ({
      ...one,
      units,
      after:
        part > 0
          ? [{ index: first + part - 1, lagDays: 1 }]
          : one.after.map((before) => ({ ...before, index: last[before.index] as number })),
    }));
  });
  return { work: pieces, origin: Int32Array.from(origin) };
}

/** The units of each part. */
function partsOf({ units }: Work, index: number, axis: Axis, windows: Windows, more: number): number[] {
  if (units <= NEVER_CUT_UNITS) return [units];
  const until = dayAt(axis, (windows.due[index] as number) - 1);
  const rooms: { day: number; room: number }[] = [];
  for (let day = dayAt(axis, windows.release[index] as number); day <= until; day++) {
    const room = axis.capacity[day] ?? 0;
    if (room >= units) return [units];
    if (room >= LEAST_PART_UNITS) rooms.push({ day, room });
  }
  rooms.sort((a, b) => b.room - a.room || a.day - b.day);
  let [fewest, held] = [0, 0];
  while (held < units && fewest < rooms.length) held += rooms[fewest++]?.room ?? 0;
  const most = Math.min(rooms.length, Math.floor(units / LEAST_PART_UNITS));
  if (held < units || fewest > most) return [units];
  return levelled(units, rooms.slice(0, Math.min(fewest + more, most)));
}

/** The units spread evenly over these days as far as they have room, in the order of the days. */
function levelled(units: number, rooms: { day: number; room: number }[]): number[] {
  let left = units;
  const sizes = rooms
    .toSorted((a, b) => a.room - b.room)
    .map(({ day, room }, at) => {
      const size = Math.min(room, Math.floor(left / (rooms.length - at)));
      left -= size;
      return { day, size };
    });
  return sizes.sort((a, b) => a.day - b.day).map(({ size }) => size);
}
