import type { Axis } from './calendar.ts';
import { dayAfter } from './lag.ts';
import type { Placed } from './pieces.ts';
import type { Work } from './work.ts';

/** Work without a day although there is enough time in total, and the longest time left on one day. */
export interface TooLong {
  index: number;
  /** Its possible days, given the days of its dependencies: `from` may be after `to`. */
  from: number;
  to: number;
  /** The first day with the most time left; null if none has any. */
  freeOn: number | null;
  freeUnits: number;
}

/** The first work without a day whose dependencies all have one, and the time left on the days. */
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
