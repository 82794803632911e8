import { type Axis, withCapacity } from './calendar.ts';
import { dayWindowsOf } from './day-windows.ts';
import { earliestDueFirst } from './edf.ts';
import { hasLikelyDays, placeMostNear, placeNear } from './near.ts';
import { leastPeak } from './peak.ts';
import { type Pieces, type Placed, piecesOf } from './pieces.ts';
import { type Days, placeMost, placeWhole } from './place.ts';
import { sittingsApart } from './series.ts';
import { SLACK, withSlack } from './slack.ts';
import { type Windows, windowsOf } from './windows.ts';
import { only, type Work, withFollowers } from './work.ts';

/** Whether days are even, or full from the first on, because there is too little time for all of it. */
type Manner = 'evenly' | 'soon';

/** Up to this many working days a plan is short: it keeps no slack and leaves no working day empty. */
const SHORT_PLAN_DAYS = 10;
/** How far the fullest day may exceed the lower bound, tried in this order before days are filled completely. */
const ABOVE_LEAST_PEAK = [1.05, 1.1, 1.2, 1.35];
/** The ways to fill days completely. */
const ON_FULL_DAYS = [
  { level: true, inBriefOrder: true },
  { level: true, inBriefOrder: false },
  { level: false, inBriefOrder: false },
];
/** Sittings of a series per day: one, and if whole pieces do not fit like that, two, or any number. */
const SITTINGS_A_DAY = [1, 2, Infinity];
/** How often missed pieces are tried again with higher urgency, and for how many pieces in total. */
const MOST_TRIES = 12;
const MOST_TRIED = 20_000;

/**
 * Days for work that can be done in time: even and with slack if possible, one sitting of a series a day, and as much
 * of it as possible. Work that is missing in the result found no day as a whole piece.
 */
export function spread(
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
  manner: Manner = 'evenly',
): Placed[] {
  const never = neverWhole(work, axis, windows);
  const found =
    never.size === 0 ? inWholePieces(work, axis, windows, manner) : without(never, work, axis, manner);
  if (found.missing === 0) return found.placed;
  // Work without a day must not crowd the others: they are scheduled again without it.
  const placed = new Set(found.placed.map(({ index }) => index));
  const again = without(new Set([...work.keys()].filter((index) => !placed.has(index))), work, axis, manner);
  return again.missing === 0 ? again.placed : found.placed;
}

/** Work that fits on no day even if it came first, and its dependents. */
function neverWhole(work: readonly Work[], axis: Axis, windows: Windows): Set<number> {
  const { work: pieces, origin } = piecesOf(work, axis, windows);
  const { first } = dayWindowsOf(pieces, axis, pieces === work ? windows : windowsOf(pieces, axis));
  const late = origin.filter((_, piece) => (first[piece] as number) > (pieces[piece] as Work).deadlineDay);
  return withFollowers(late, windows.successors);
}

/** All except these, which no other work depends on. */
function without(out: ReadonlySet<number>, work: readonly Work[], axis: Axis, manner: Manner): Found {
  const kept = [...work.keys()].filter((index) => !out.has(index));
  const rest = only(work, kept);
  const { placed, missing } = inWholePieces(rest, axis, windowsOf(rest, axis), manner);
  return { placed: placed.map((one) => ({ ...one, index: kept[one.index] as number })), missing };
}

/** The days that were found, and the weight of the work without one. */
interface Found {
  placed: Placed[];
  missing: number;
}

function inWholePieces(work: readonly Work[], axis: Axis, windows: Windows, manner: Manner): Found {
  const hasSeries = work.some(({ series }) => series !== undefined);
  let best: Found = { placed: [], missing: Infinity };
  for (const most of hasSeries ? SITTINGS_A_DAY : [Infinity]) {
    const pieces = piecesFor(work, axis, windows, most);
    const days = manner === 'soon' ? soon(pieces.work, axis) : withSlackDays(pieces.work, axis);
    if (days) return { placed: placedOn(pieces, days), missing: 0 };
    const found = asMuchAsFits(work, axis, windows, most);
    if (found.missing < best.missing) best = found;
    if (best.missing === 0) break;
  }
  return best;
}

/** The work in pieces, with at most so many of one series a day. */
function piecesFor(
  work: readonly Work[],
  axis: Axis,
  windows: Windows,
  most: number,
  more?: ReadonlyMap<number, number>,
): Pieces {
  const pieces = piecesOf(work, axis, windows, more);
  if (most === Infinity) return pieces;
  const own = pieces.work === work ? windows : windowsOf(pieces.work, axis);
  return { ...pieces, work: sittingsApart(pieces.work, axis, own, most) };
}

const placedOn = ({ work, origin }: Pieces, days: Days): Placed[] =>
  work
    .flatMap(({ units }, piece): Placed[] => {
      const day = days[piece] as number;
      return day < 0 ? [] : [{ index: origin[piece] as number, day, units }];
    })
    .sort((a, b) => a.day - b.day);

/** With much time, work ends early rather than standing further apart than this. */
const MOST_WORKING_DAYS_APART = 3;

/** The free days at the end that are tried, the most first. */
function freeDaysFor(work: readonly Work[], workingDays: number): number[] {
  const shares = SLACK.map((share) => Math.ceil(workingDays * share));
  const early = workingDays - work.length * MOST_WORKING_DAYS_APART;
  return early > Math.max(...shares) ? [early, ...shares] : shares;
}

/** Around the days on which its maker would do it; undefined if it says too few of them, or something finds no day. */
export function aroundLikelyDays(work: readonly Work[], axis: Axis, windows: Windows): Placed[] | undefined {
  if (!hasLikelyDays(work)) return undefined;
  for (const cutting of [false, true])
    for (const most of SITTINGS_A_DAY) {
      const { work: pieces, origin } = piecesFor(work, axis, windows, most);
      const placed = placeNear(pieces, axis, windowsOf(pieces, axis), cutting);
      if (typeof placed !== 'number')
        return placed.map((one) => ({ ...one, index: origin[one.index] as number }));
    }
  return undefined;
}

/** The same for what fits, if not everything does. */
export const mostAroundLikelyDays = (work: readonly Work[], axis: Axis): Placed[] | undefined =>
  hasLikelyDays(work) ? placeMostNear(work, axis) : undefined;

/** As early as possible: what could not be planned at all may then find a day. */
function soon(work: readonly Work[], axis: Axis): Days | undefined {
  const windows = windowsOf(work, axis);
  for (const inBriefOrder of [true, false]) {
    const days = placeWhole(work, axis, windows, { level: false, everyDay: false, inBriefOrder });
    if (!('missed' in days)) return days;
  }
  return undefined;
}

/** With as many free days at the end as possible. */
function withSlackDays(work: readonly Work[], axis: Axis): Days | undefined {
  const own = windowsOf(work, axis);
  const workingDays = axis.capacity.reduce((count, capacity) => count + (capacity > 0 ? 1 : 0), 0);
  const everyDay = workingDays <= SHORT_PLAN_DAYS;
  for (const free of everyDay ? [0] : freeDaysFor(work, workingDays)) {
    const held = free > 0 ? withSlack(work, axis, free) : work;
    const heldWindows = free > 0 ? windowsOf(held, axis, own) : own;
    if (earliestDueFirst(held, axis, heldWindows).lateness > 0) continue;
    const days = evenly(held, axis, heldWindows, everyDay);
    if (days) return days;
  }
  return undefined;
}

/**
 * First in the order of the brief, with no day much fuller than necessary; then on full days; then earliest due date
 * first.
 */
function evenly(work: readonly Work[], axis: Axis, windows: Windows, everyDay: boolean): Days | undefined {
  const least = leastPeak(work, axis, windows);
  const largest = work.reduce((most, one) => Math.max(most, one.units), 0);
  for (const above of ABOVE_LEAST_PEAK) {
    const share = least * above;
    if (share >= 1) break;
    const calm = withCapacity(
      axis,
      axis.capacity.map((units) => Math.min(units, Math.max(largest, Math.ceil(units * share)))),
    );
    const calmWindows = windowsOf(work, calm, windows);
    for (const level of [true, false]) {
      const days = placeWhole(work, calm, calmWindows, { level, everyDay, inBriefOrder: true });
      if (!('missed' in days)) return days;
    }
  }
  const dayWindows = dayWindowsOf(work, axis, windows);
  for (const way of ON_FULL_DAYS) {
    const days = placeWhole(work, axis, windows, { ...way, everyDay }, dayWindows);
    if (!('missed' in days)) return days;
  }
  return undefined;
}

/** As early as possible, repeatedly with missed work made more urgent or split further: the best of the tries. */
function asMuchAsFits(work: readonly Work[], axis: Axis, windows: Windows, most: number): Found {
  const more = new Map<number, number>();
  const earlier = new Map<number, number>();
  let best: Found = { placed: [], missing: Infinity };
  const tries = Math.min(MOST_TRIES, Math.ceil(MOST_TRIED / work.length));
  for (let round = 0; round < tries && best.missing > 0; round++) {
    const pieces = piecesFor(work, axis, windows, most, more);
    const own = windowsOf(pieces.work, axis);
    const hurried = pieces.work.map((one, piece) => {
      const by = earlier.get(pieces.origin[piece] as number);
      return by === undefined ? one : { ...one, deadlineDay: Math.max(one.releaseDay, one.deadlineDay - by) };
    });
    const days = placeMost(pieces.work, axis, own, windowsOf(hurried, axis, own));
    const missed = new Set(pieces.origin.filter((_, piece) => days[piece] === -1));
    const out = withFollowers(missed, windows.successors);
    const missing = weightOf(work, out);
    if (missing < best.missing)
      best = { placed: placedOn(pieces, days).filter(({ index }) => !out.has(index)), missing };
    for (const index of missed) {
      const { releaseDay, deadlineDay } = work[index] as Work;
      earlier.set(index, Math.max(1, Math.ceil(((earlier.get(index) ?? 0) + deadlineDay - releaseDay) / 2)));
      more.set(index, (more.get(index) ?? 0) + 1);
    }
  }
  return best;
}

/** The weight of work without a day: anchors first, then by weight, then by amount. */
function weightOf(work: readonly Work[], out: ReadonlySet<number>): number {
  let sum = 0;
  for (const index of out) {
    const { anchor, weight, units } = work[index] as Work;
    sum += (anchor ? 1e9 : 0) + weight * 1e5 + units;
  }
  return sum;
}
