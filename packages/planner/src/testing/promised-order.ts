import type { Lag, Parts } from '@daymark/domain/amounts';
import { addDays, type Day, daysBetween, weekdayOf } from '@daymark/domain/dates';
import type { After, Statement } from '@daymark/domain/reading';
import type { PlannedTask } from '../plan.ts';
import { type KnownPlan, placeOf, when } from './known-plan.ts';

/** Parts and sittings are in order, and nothing is before its dependencies. */
export function orderFaults(known: KnownPlan, one: Statement): string[] {
  if (one.kind !== 'task') return [];
  const rows = known.rowsOf(one.id).filter(({ dueDate }) => dueDate !== null);
  const places = rows.map(placeOf);
  const isOut = places.some((place, at) => {
    const before = places[at - 1];
    return (
      before && (before.from > place.from || (before.from === place.from && before.sitting > place.sitting))
    );
  });
  const first = rows[0];
  const apart = rows.flatMap((row, at) => {
    const before = rows[at - 1];
    const isNext = before && placeOf(before).from < placeOf(row).from;
    return when(
      `${row.title} lies too near behind its part before`,
      !!one.apart && !!isNext && (row.dueDate ?? '') < dayAfter(before.dueDate ?? '', one.apart),
    );
  });
  const early = one.after.flatMap((link) => {
    if (link.previous) return previousFaults(known, link, rows, one.parts);
    const isEach = link.each && one.parts !== null;
    return (isEach ? rows : first ? [first] : []).flatMap((row) => {
      const over = overOn(
        known,
        link,
        isEach ? { from: placeOf(row).from, of: one.parts } : null,
        new Set([one.id]),
      );
      return when(
        `${row.title} begins on ${row.dueDate}, before ${over}`,
        !!over && (row.dueDate ?? '~') < over,
      );
    });
  });
  return [...when(`${one.words.text} is out of order`, isOut), ...apart, ...early];
}

/** With `previous`, each part except the first is after the previous part of its dependency. */
function previousFaults(
  known: KnownPlan,
  link: After,
  rows: readonly PlannedTask[],
  of: Parts | null,
): string[] {
  const first = rows[0] && placeOf(rows[0]).from;
  return rows.flatMap((row) => {
    const { from, sitting } = placeOf(row);
    const named = known.byId.get(link.statement);
    const own = named?.kind === 'task' ? named.parts : null;
    const upTo = own ? numberIn(own, { from: from - 1, of }) : from - 1;
    const before = known.rowsOf(link.statement).filter((one) => placeOf(one).to <= upTo && one.dueDate);
    const last = latest(before.map(({ dueDate }) => dueDate));
    return when(
      `${row.title} begins before the part before it is over on ${last}`,
      from !== first && sitting === 1 && !!last && (row.dueDate ?? '~') < last,
    );
  });
}

interface PartAsked {
  from: number;
  of: Parts | null;
}

/** A part in the numbering of other work: the third of 6 days is the ninth of 18 recipes. */
const numberIn = (own: Parts, { from, of }: PartAsked): number =>
  of && own.first === 1 && of.first === 1 ? Math.ceil((from * own.count) / of.count) : from;

/** The first day after a lag; working days are Mondays to Fridays. */
function dayAfter(day: Day, { days, unit }: Lag): Day {
  if (unit === 'calendar') return addDays(day, days);
  let at = day;
  for (let left = days; left > 0; ) {
    at = addDays(at, 1);
    if (weekdayOf(at) <= 5) left--;
  }
  return at;
}

const latest = (days: readonly (Day | null)[]): Day | null =>
  days.reduce((last, day) => (day && (!last || day > last) ? day : last), null);

/** The first day after a dependency has ended; null if that is unknown. */
function overOn(
  known: KnownPlan,
  { statement, lag }: Pick<After, 'statement' | 'lag'>,
  part: PartAsked | null,
  seen: Set<string>,
): Day | null {
  const one = known.byId.get(statement);
  if (!one || seen.has(statement)) return null;
  const over = (day: Day | null) => (day && lag ? dayAfter(day, lag) : day);
  if (one.kind === 'event') return over(latest([one.until, one.on]));
  if (one.kind === 'theirs') return over(one.by);
  if (one.kind === 'wait') {
    const before = one.after.map((id) =>
      overOn(known, { statement: id, lag: null }, part, new Set([...seen, statement])),
    );
    const begins = one.after.length > 0 ? latest(before) : one.lag && known.request.startDate;
    // If the wait also has a length, its end is only the latest day.
    if (one.after.length > 0 && begins && one.lag) return over(dayAfter(begins, one.lag));
    return over(latest([one.until, begins && one.lag ? dayAfter(begins, one.lag) : begins]));
  }
  const rows = known.rowsOf(statement);
  const parts = one.kind === 'task' ? one.parts : null;
  const own = part && parts ? rows.filter((row) => placeOf(row).from <= numberIn(parts, part)) : rows;
  return own.some(({ dueDate, repeat }) => dueDate === null || repeat)
    ? null
    : over(latest(own.map(({ dueDate }) => dueDate)));
}

const DAYS_A_WEEK = 7;

/** No day or week has more parts than the pace allows. */
export function paceFaults(known: KnownPlan, one: Statement): string[] {
  if (one.kind !== 'task' || !one.pace || one.on.length > 0) return [];
  const { per, parts } = one.pace;
  const begins = known.rowsOf(one.id).filter((row) => row.dueDate !== null && placeOf(row).begins);
  return begins.flatMap((row, at) => {
    const { from, to } = placeOf(row);
    const next = begins[at + 1];
    const days = next ? daysBetween(row.dueDate ?? '', next.dueDate ?? '') : DAYS_A_WEEK;
    return [
      ...when(`${row.title} is more than its pace`, to - from + 1 > parts),
      ...when(`${next?.title} follows too soon`, days < (per === 'week' ? DAYS_A_WEEK : 1)),
    ];
  });
}
