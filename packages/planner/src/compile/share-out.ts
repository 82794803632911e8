import { type Day, daysBetween } from '@daymark/domain/dates';

/** What is left of the hours of one week. All amounts are units of the scheduler. */
export interface Budget {
  left: number;
}

/** An open day of a week, and its share of the budgets of which it is part. */
export interface Share {
  day: Day;
  /** Its share in a regular week. */
  regular: number;
  /** The most that it may have. */
  room: number;
  budgets: readonly Budget[];
  units: number;
  /** The part of its units that work with this day uses. */
  taken: number;
}

/** What a day brings to its week, wherever it can be used. */
export interface Lost {
  day: Day;
  units: number;
}

/** How much more a day can get. */
export const spareOf = ({ room, units, budgets }: Share): number =>
  Math.max(0, Math.min(room - units, ...budgets.map(({ left }) => left)));

export function give(share: Share, wanted: number): number {
  const units = Math.max(0, Math.min(wanted, spareOf(share)));
  share.units += units;
  for (const budget of share.budgets) budget.left -= units;
  return units;
}

export function takeBack(share: Share, units: number): void {
  share.units -= units;
  for (const budget of share.budgets) budget.left += units;
}

/** The days that come into question for hours of another day, best first. */
function inOrder(shares: readonly Share[], { day, units }: Lost, sitting: number): Share[] {
  // A whole sitting goes to a day of its own; less than one only makes another day longer.
  const wantsOwn = units >= sitting;
  const isUnlike = ({ units: own }: Share) => Number(own > 0 === wantsOwn);
  const distance = (share: Share) => Math.abs(daysBetween(day, share.day));
  return shares.toSorted(
    (a, b) => isUnlike(a) - isUnlike(b) || distance(a) - distance(b) || (a.day > b.day ? -1 : 1),
  );
}

/** Gives hours to other days of the week: to one that has room for all of them, else to each some. */
function placeElsewhere(shares: readonly Share[], given: Lost, sitting: number): void {
  // More than the week has left is nobody's to give.
  const most = Math.max(
    0,
    ...shares.map(({ budgets }) => Math.min(given.units, ...budgets.map(({ left }) => left))),
  );
  const lost = { ...given, units: most };
  const ordered = inOrder(shares, lost, sitting);
  const whole = ordered.find((share) => spareOf(share) >= lost.units);
  if (whole) {
    give(whole, lost.units);
    return;
  }
  for (let left = lost.units, before = 0; left > 0 && left !== before; ) {
    before = left;
    for (const share of ordered) if (left > 0) left -= give(share, 1);
  }
}

/** Rests of days together as whole sittings, so that work finds one long enough. */
function asSittings(rests: readonly Lost[], sitting: number): Lost[] {
  const units = rests.reduce((sum, one) => sum + one.units, 0);
  const count = Math.max(1, Math.floor(units / sitting));
  return Array.from({ length: count }, (_, at) => ({
    day: rests[at]?.day ?? '',
    units: Math.floor(units / count) + (at < units % count ? 1 : 0),
  })).filter((one) => one.units > 0);
}

/**
 * Gives the days of a week their regular shares, as far as there is room for them, and puts what is lost on other days.
 * Then whatever is left of the budgets goes where there is room.
 */
export function shareOut(shares: readonly Share[], lost: readonly Lost[], sitting: number): void {
  const elsewhere = [...lost];
  const rests: Lost[] = [];
  for (const share of shares) {
    const wanted = share.regular - share.units;
    const room = share.room - share.units;
    // A rest in which nobody would begin anything is better used on another day.
    const isRest = share.taken > 0 && wanted < sitting;
    const given = isRest || (wanted > room && room < sitting) ? 0 : give(share, wanted);
    if (wanted > given) (isRest ? rests : elsewhere).push({ day: share.day, units: wanted - given });
  }
  for (const one of [...elsewhere, ...asSittings(rests, sitting)]) placeElsewhere(shares, one, sitting);
  for (const share of shares) {
    const left = spareOf(share);
    if (left > 0) placeElsewhere(shares, { day: share.day, units: left }, sitting);
  }
}
