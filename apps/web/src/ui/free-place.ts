interface Stretch {
  top: number;
  bottom: number;
}

/** Pixels between a toast and a control. */
const GAP = 4;

/** The uppermost top of a box of this height within the room that covers nothing taken; undefined if there is none. */
function uppermostFree(height: number, room: Stretch, taken: readonly Stretch[]): number | undefined {
  const isFree = (top: number) =>
    taken.every((one) => top + height <= one.top - GAP || top >= one.bottom + GAP);
  const lowest = Math.max(room.top, room.bottom - height);
  const places = [room.top, ...taken.map(({ bottom }) => bottom + GAP)];
  const free = places.filter((top) => top >= room.top && top <= lowest && isFree(top));
  return free.length > 0 ? Math.min(...free) : undefined;
}

/**
 * Where a box of this height covers no control and, if that can be, no heading: as far up as possible. Where every place covers a
 * control, it is at the end of the room that is named.
 */
export function freePlace(
  height: number,
  room: Stretch,
  {
    controls,
    headings,
    end,
  }: { controls: readonly Stretch[]; headings: readonly Stretch[]; end: keyof Stretch },
): number {
  const last = end === 'top' ? room.top : Math.max(room.top, room.bottom - height);
  return (
    uppermostFree(height, room, [...controls, ...headings]) ?? uppermostFree(height, room, controls) ?? last
  );
}
