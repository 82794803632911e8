interface Stretch {
  top: number;
  bottom: number;
}

/** Pixels between a toast and a control. */
const GAP = 4;

/** The uppermost top of a box of this height within the room that covers nothing taken; where there is none, the lowest. */
export function freePlace(height: number, room: Stretch, taken: readonly Stretch[]): number {
  const isFree = (top: number) =>
    taken.every((one) => top + height <= one.top - GAP || top >= one.bottom + GAP);
  const lowest = Math.max(room.top, room.bottom - height);
  const places = [room.top, ...taken.map(({ bottom }) => bottom + GAP)];
  const free = places.filter((top) => top >= room.top && top <= lowest && isFree(top));
  return free.length > 0 ? Math.min(...free) : lowest;
}
