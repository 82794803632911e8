import type { Day } from '@daymark/domain/dates';
import { dayAfter, dayBefore, earliestOf, latestOf } from './days.ts';
import { type Draft, lagOf } from './draft.ts';
import { type DayRule, inOrderOfLinks } from './own-weekdays.ts';
import { give, type Share, spareOf, takeBack } from './share-out.ts';
import { upToUnits } from './week-budgets.ts';

/** The last day of each draft, if it has one before the end of the plan: its own, or that of what waits for it. */
function lastDays(drafts: readonly Draft[], order: readonly number[], to: Day): (Day | null)[] {
  const last = drafts.map(({ deadline }) => (deadline !== null && deadline < to ? deadline : null));
  for (const index of order.toReversed())
    for (const before of drafts[index]?.after ?? []) {
      const own = last[index];
      if (own) last[before.draft] = earliestOf(last[before.draft], dayBefore(own, lagOf(before)));
    }
  return last;
}

/** Hours of work that must be on some days of the plan. */
interface Need {
  units: number;
  isOn: (day: Day) => boolean;
  /** The days of other sittings of the same task: another one is better on another day. */
  others: ReadonlySet<Day>;
  stands: Day | null;
}

const freeOf = ({ units, taken }: Share): number => units - taken;

/** The other days of the week that can give hours to this one: rests of sittings first, then late days. */
const givers = (week: readonly Share[], to: Share): Share[] =>
  week
    .filter(
      (share) =>
        share !== to && freeOf(share) > 0 && to.budgets.every((budget) => share.budgets.includes(budget)),
    )
    .toSorted((a, b) => freeOf(a) - freeOf(b) || (a.day > b.day ? -1 : 1));

/** Makes a day of the week long enough for the work, if it has room and the others have the hours. */
function lengthen(week: readonly Share[], share: Share, units: number): boolean {
  const lack = units - freeOf(share);
  const others = givers(week, share);
  const most = others.reduce((sum, other) => sum + freeOf(other), spareOf(share));
  if (share.room - share.units < lack || most < lack) return false;
  let left = lack - give(share, lack);
  for (const other of others) {
    const given = Math.min(left, freeOf(other));
    takeBack(other, given);
    left -= give(share, given);
  }
  return left === 0;
}

interface Place {
  share: Share;
  /** All days of its week. */
  week: readonly Share[];
}

/** Reserves the hours on a day that has them, or on one that can get them of other days of its week. */
function reserve(places: readonly Place[], { units, isOn, others, stands }: Need): Day | undefined {
  const possible = places.filter(({ share }) => isOn(share.day));
  const has = ({ share }: Place) => freeOf(share) >= units;
  const isShared = ({ share }: Place) => Number(others.has(share.day));
  const found =
    possible.find((one) => one.share.day === stands && has(one)) ??
    possible.find((one) => has(one) && !isShared(one)) ??
    possible
      .toSorted((a, b) => isShared(a) - isShared(b) || freeOf(b.share) - freeOf(a.share))
      .find((one) => has(one) || lengthen(one.week, one.share, units));
  if (!found) return undefined;
  found.share.taken += units;
  return found.share.day;
}

/** The work that may not be on all days of the plan: what is due first comes first, then their order. */
function inOrderOfDays(
  order: readonly number[],
  isNeeding: (index: number) => boolean,
  last: readonly (Day | null)[],
): number[] {
  const rank = new Map(order.map((index, at) => [index, at]));
  return order.filter(isNeeding).sort((a, b) => {
    const [one, other] = [last[a] ?? '~', last[b] ?? '~'];
    return one < other ? -1 : one > other ? 1 : (rank.get(a) ?? 0) - (rank.get(b) ?? 0);
  });
}

/**
 * Moves hours within their week to where work needs them: before a stated day, or on the days on which it may be. Other
 * work takes the days as they are.
 */
export function moveToNeeds(
  weeks: readonly (readonly Share[])[],
  drafts: readonly Draft[],
  dayRules: ReadonlyMap<string, DayRule>,
  to: Day,
): void {
  const places = weeks.flatMap((week) => week.map((share): Place => ({ share, week })));
  const order = inOrderOfLinks(drafts);
  const last = lastDays(drafts, order, to);
  const isNeeding = (index: number) => last[index] !== null || dayRules.has(drafts[index]?.statement ?? '');
  const days: (Day | undefined)[] = [];
  const sittings = new Map<string, Set<Day>>();
  for (const index of inOrderOfDays(order, isNeeding, last)) {
    const { isAnchor, release, hours, after, statement, stands } = drafts[index] as Draft;
    if (isAnchor) {
      // Work with a fixed day has its hours already.
      days[index] = release ?? undefined;
      continue;
    }
    const behind = after.map((before) => {
      const day = days[before.draft];
      return day ? dayAfter(day, lagOf(before)) : null;
    });
    const [from, by] = [latestOf(release, ...behind), last[index] ?? null];
    const rule = dayRules.get(statement);
    const others = sittings.get(statement) ?? new Set();
    const day = reserve(places, {
      units: upToUnits(hours),
      isOn: (one) => (from === null || one >= from) && (by === null || one <= by) && (rule?.(one) ?? true),
      others,
      stands: stands?.day ?? null,
    });
    days[index] = day;
    if (day) sittings.set(statement, others.add(day));
  }
}
