import type { Axis } from './calendar.ts';
import { dayAfter } from './lag.ts';
import type { Placed } from './pieces.ts';
import type { Work } from './work.ts';

/** Work that found no day though there is time enough in all, and the most that is left for it on one. */
export interface TooLong {
  index: number;
  /** Between which days it may lie, once what it waits for has its own: `from` may come after `to`. */
  from: number;
  to: number;
  /** The day with most time left, the first of them; null where none has any. */
  freeOn: number | null;
  freeUnits: number;
}

/** The first work without a day, which waits for no other without one, and what the days have left. */
export function tooLongAmong(
  work: readonly Work[],
  axis: Axis,
  { placed, unplaced }: { placed: readonly Placed[]; unplaced: readonly number[] },
): TooLong | undefined {
  const out = new Set(unplaced);
  const index = unplaced.find((one) => work[one]?.after.every((before) => !out.has(before.index)));
  const one = index === undefined ? undefined : work[index];
  if (index === undefined || !one) return undefined;
  const room = Int32Array.from(axis.capacity);
  const lastDay = new Map<number, number>();
  for (const { index: other, day, units } of placed) {
    room[day] = (room[day] as number) - units;
    lastDay.set(other, Math.max(lastDay.get(other) ?? 0, day));
  }
  const behind = one.after.map((before) => dayAfter(axis, lastDay.get(before.index) ?? 0, before));
  const [from, to] = [Math.max(one.releaseDay, ...behind), one.deadlineDay];
  let [freeOn, freeUnits]: [number | null, number] = [null, 0];
  for (let day = from; day <= to; day++)
    if ((room[day] ?? 0) > freeUnits) [freeOn, freeUnits] = [day, room[day] as number];
  return { index, from, to, freeOn, freeUnits };
}
