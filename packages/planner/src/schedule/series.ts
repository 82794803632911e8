import type { Axis } from './calendar.ts';
import { tightestInterval } from './certificate.ts';
import { earliestDueFirst } from './edf.ts';
import { type Windows, windowsOf } from './windows.ts';
import type { Work } from './work.ts';

/** How often the rule is relaxed if it is impossible for all series together. */
const MOST_ROUNDS = 4;

type Series = ReadonlyMap<string, readonly number[]>;

/**
 * The same work with an additional rule: each sitting must be on a later day than the one `most` before it, so that a
 * series has at most that many sittings a day. The rule is expressed as dependencies, so that all other code respects
 * it. A series without enough time may have one more a day, and then any number.
 */
export function sittingsApart(work: readonly Work[], axis: Axis, windows: Windows, most: number): Work[] {
  const series = seriesOf(work, windows);
  const perDay = new Map([...series.keys()].map((name) => [name, most]));
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const spaced = withWaits(work, series, perDay);
    const tight = seriesWithoutTime(spaced, axis);
    if (!tight) return spaced;
    for (const name of tight) perDay.set(name, (perDay.get(name) ?? most) > most ? Infinity : most + 1);
  }
  return [...work];
}

/** The sittings of each series by due date, which is usually the order of the brief. */
function seriesOf(work: readonly Work[], { due, release, rank }: Windows): Series {
  const series = Map.groupBy(
    [...work.keys()].filter((index) => work[index]?.series !== undefined),
    (index) => work[index]?.series ?? '',
  );
  const by = (order: Int32Array, a: number, b: number) => (order[a] as number) - (order[b] as number);
  for (const sittings of series.values())
    sittings.sort((a, b) => by(due, a, b) || by(release, a, b) || by(rank, a, b));
  return series;
}

function withWaits(work: readonly Work[], series: Series, perDay: ReadonlyMap<string, number>): Work[] {
  const spaced = [...work];
  for (const [name, sittings] of series) {
    const most = perDay.get(name) ?? Infinity;
    for (let at = most; at < sittings.length; at++) {
      const [before, index] = [sittings[at - most] as number, sittings[at] as number];
      const one = spaced[index] as Work;
      const others = one.after.filter((wait) => wait.index !== before);
      const own = one.after.filter((wait) => wait.index === before && wait.lagDays > 0);
      const apart = own.length > 0 ? own : [{ index: before, lagDays: 1 }];
      spaced[index] = { ...one, after: [...others, ...apart] };
    }
  }
  return spaced;
}

/**
 * Series with sittings whose windows are too short, or that are in an overfull interval; undefined if everything fits.
 */
function seriesWithoutTime(work: readonly Work[], axis: Axis): Set<string> | undefined {
  const windows = windowsOf(work, axis);
  const { release, due } = windows;
  const named = (indices: readonly number[]) =>
    new Set(indices.flatMap((index) => work[index]?.series ?? []));
  const short = [...work.keys()].filter(
    (index) => (release[index] as number) + (work[index] as Work).units > (due[index] as number),
  );
  if (short.length > 0) return named(short);
  if (earliestDueFirst(work, axis, windows).lateness <= 0) return undefined;
  const tight = named(tightestInterval(work, windows)?.members ?? []);
  return tight.size > 0 ? tight : named([...work.keys()]);
}
