import { addDays, weekdayOf } from '@daymark/domain/dates';
import { type Axis, dayAt, startOf } from '../schedule/calendar.ts';
import type { Precedence } from '../schedule/work.ts';
import type { Instance } from './instances.ts';

/** Whether work without dependencies fits its windows: a maximum flow from work to days saturates the work. */
export function fitsByFlow({ axis, work }: Instance): boolean {
  const room = Array.from(axis.capacity);
  const given = work.map(() => room.map(() => 0));

  const push = (index: number, seen: Set<number>): boolean => {
    const one = work[index];
    if (!one) return false;
    for (let day = one.releaseDay; day <= one.deadlineDay; day++) {
      if (seen.has(day)) continue;
      seen.add(day);
      if ((room[day] ?? 0) > 0) {
        room[day] = (room[day] ?? 0) - 1;
        move(index, day, 1);
        return true;
      }
      for (let other = 0; other < work.length; other++) {
        if ((given[other]?.[day] ?? 0) > 0 && push(other, seen)) {
          move(other, day, -1);
          move(index, day, 1);
          return true;
        }
      }
    }
    return false;
  };
  const move = (index: number, day: number, by: number) => {
    const row = given[index];
    if (row) row[day] = (row[day] ?? 0) + by;
  };

  return work.every((one, index) => Array.from({ length: one.units }).every(() => push(index, new Set())));
}

/** The first day after a lag, counted day by day. */
export function dayBehind({ days }: Axis, day: number, { lagDays, working }: Precedence): number {
  let at = day;
  for (let left = lagDays; left > 0; ) {
    at++;
    if (!working || weekdayOf(addDays(days[0] ?? '', at)) <= 5) left--;
  }
  return at;
}

/** The minimum of the greatest lateness in units, by trying every order unit by unit. For a few small tasks. */
export function leastLateness({ axis, work }: Instance): number {
  const known = new Map<string, number>();
  /** Dependents only need the day on which these end. */
  const waitedFor = new Set(
    work.flatMap((one) => one.after.flatMap(({ index, lagDays }) => (lagDays > 0 ? [index] : []))),
  );
  const due = work.map((one) => startOf(axis, one.deadlineDay + 1));

  const search = (now: number, left: readonly number[], finish: readonly number[]): number => {
    if (left.every((units) => units === 0)) return Number.NEGATIVE_INFINITY;
    const key = `${now}|${left}|${finish.map((end, index) => (waitedFor.has(index) && end >= 0 ? dayAt(axis, end - 1) : 0))}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    let best = Number.POSITIVE_INFINITY;
    const ready = left.flatMap((units, index) => (units > 0 && readyAt(index, finish) <= now ? [index] : []));
    for (const index of ready) {
      const units = (left[index] ?? 0) - 1;
      const nextFinish = units === 0 ? finish.with(index, now + 1) : finish;
      const own = units === 0 ? now + 1 - (due[index] ?? 0) : Number.NEGATIVE_INFINITY;
      best = Math.min(best, Math.max(own, search(now + 1, left.with(index, units), nextFinish)));
    }
    if (ready.length === 0) best = search(now + 1, left, finish);
    known.set(key, best);
    return best;
  };
  const readyAt = (index: number, finish: readonly number[]): number => {
    const one = work[index];
    let at = startOf(axis, one?.releaseDay ?? 0);
    for (const before of one?.after ?? []) {
      const end = finish[before.index] ?? -1;
      if (end < 0) return Number.POSITIVE_INFINITY;
      at = Math.max(
        at,
        before.lagDays > 0 ? startOf(axis, dayBehind(axis, dayAt(axis, end - 1), before)) : end,
      );
    }
    return at;
  };

  return search(
    0,
    work.map((one) => one.units),
    work.map(() => -1),
  );
}
