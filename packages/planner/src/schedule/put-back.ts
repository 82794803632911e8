import type { Axis } from './calendar.ts';
import { dayAfter } from './lag.ts';
import { type Worth, worthOf } from './leave-out.ts';
import type { Placed } from './pieces.ts';
import type { Windows } from './windows.ts';
import type { Work } from './work.ts';

/** Places work that was left out if a day has room after all, the most important first. */
export function putBack(work: readonly Work[], axis: Axis, windows: Windows, placed: Placed[]): Placed[] {
  const lastDay = new Int32Array(work.length).fill(-1);
  const room = Int32Array.from(axis.capacity);
  const put = ({ index, day, units }: Placed) => {
    lastDay[index] = Math.max(lastDay[index] as number, day);
    room[day] = (room[day] as number) - units;
  };
  placed.forEach(put);
  const left = [...windows.order].filter((index) => lastDay[index] === -1);
  if (left.length === 0) return placed;
  const worth = worthOf(work, windows);
  left.sort((a, b) => {
    const [one, other] = [worth[a] as Worth, worth[b] as Worth];
    return other.anchor - one.anchor || other.weight - one.weight;
  });
  const found = left.flatMap((index): Placed[] => {
    const day = firstDayFor(work[index] as Work, axis, room, lastDay);
    if (day === undefined) return [];
    const one = { index, day, units: (work[index] as Work).units };
    put(one);
    return [one];
  });
  return [...placed, ...found].sort((a, b) => a.day - b.day);
}

/** The first day with room for the whole work after all its dependencies. */
function firstDayFor(
  { units, after, releaseDay, deadlineDay }: Work,
  axis: Axis,
  room: Int32Array,
  lastDay: Int32Array,
) {
  let day = releaseDay;
  for (const before of after) {
    const earlier = lastDay[before.index] as number;
    if (earlier === -1) return undefined;
    day = Math.max(day, dayAfter(axis, earlier, before));
  }
  for (; day <= deadlineDay && day < room.length; day++) if ((room[day] as number) >= units) return day;
  return undefined;
}
