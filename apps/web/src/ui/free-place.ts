interface Stretch {
  top: number;
  bottom: number;
}

/** Pixels between a toast and a control. */
const GAP = 4;

/**
 * The uppermost top of a box of this height within the room that covers nothing of the first of these that leaves a free place: controls
 * with headings, else controls alone. Where none does, it is at the end of the room that is named.
 */
export function freePlace(
  height: number,
  room: Stretch,
  takings: readonly (readonly Stretch[])[],
  end: keyof Stretch,
): number {
  const lowest = Math.max(room.top, room.bottom - height);
  for (const taken of takings) {
    const free = [room.top, ...taken.map(({ bottom }) => bottom + GAP)].filter(
      (top) =>
        top >= room.top &&
        top <= lowest &&
        taken.every((one) => top + height <= one.top - GAP || top >= one.bottom + GAP),
    );
    if (free.length > 0) return Math.min(...free);
  }
  return end === 'top' ? room.top : lowest;
}
