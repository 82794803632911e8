import type { Placed } from './pieces.ts';
import type { Work } from './work.ts';

/**
 * Pieces of one count keep their order, also where they had to be cut to fit: the time that they have together goes to the
 * first of them first. Left as it was where that would break a day or cut one of them small.
 */
export function inTurn(work: readonly Work[], placed: Placed[]): Placed[] {
  const rows = Map.groupBy(
    placed.filter(({ index }) => work[index]?.row !== undefined),
    ({ index }) => work[index]?.row,
  );
  let current = placed;
  for (const slots of rows.values()) {
    if (isInTurn(slots)) continue;
    const refilled = refill(work, slots);
    const others = current.filter((one) => !slots.includes(one));
    const next = [...others, ...refilled].sort((a, b) => a.day - b.day);
    if ((refilled.length <= slots.length || !isCutSmall(refilled)) && isKept(work, next)) current = next;
  }
  return current;
}

const isInTurn = (slots: readonly Placed[]): boolean =>
  slots.every((slot, at) => at === 0 || (slots[at - 1] as Placed).index <= slot.index);

/** More than a beginning and an end of one piece. */
const isCutSmall = (parts: readonly Placed[]): boolean =>
  [...Map.groupBy(parts, ({ index }) => index).values()].some((own) => own.length > 2);

/** The same time on the same days, given to the pieces in the order of their count. */
function refill(work: readonly Work[], slots: readonly Placed[]): Placed[] {
  const pieces = [...new Set(slots.map(({ index }) => index))].sort((a, b) => a - b);
  const room = slots.map(({ units }) => units);
  const filled: Placed[] = [];
  let at = 0;
  for (const index of pieces) {
    let left = (work[index] as Work).units;
    while (left > 0 && at < slots.length) {
      const { day } = slots[at] as Placed;
      const units = Math.min(left, room[at] as number);
      const last = filled.at(-1);
      if (last?.index === index && last.day === day) last.units += units;
      else filled.push({ index, day, units });
      left -= units;
      room[at] = (room[at] as number) - units;
      if (room[at] === 0) at++;
    }
  }
  return filled;
}

/** Whether every piece lies within its days and behind what it waits for. */
function isKept(work: readonly Work[], placed: readonly Placed[]): boolean {
  const last = new Map(placed.map(({ index, day }) => [index, day]));
  return placed.every(({ index, day }) => {
    const { releaseDay, deadlineDay, after } = work[index] as Work;
    const waits = after.every(
      (before) => (last.get(before.index) ?? -before.lagDays) + before.lagDays <= day,
    );
    return releaseDay <= day && day <= deadlineDay && waits;
  });
}
