import { type Day, daysBetween } from './dates.ts';

/**
 * What moves a date. The order is that in which days are booked when several causes moved it at once: what a client or
 * added work explains is not booked to others, and what nothing explains is booked to oneself.
 */
export const DELAY_CAUSES = ['client', 'scope', 'calendar', 'others', 'me'] as const;
export type DelayCause = (typeof DELAY_CAUSES)[number];

/** A possible cause of a move. */
export interface Evidence<About = unknown> {
  cause: DelayCause;
  /** The days by which it alone moves the date, negative if it wins days back; null for as many as there are. */
  days: number | null;
  about: About;
}

/** Days of a move that are booked to a cause: negative if they were won back. */
export interface Booking<About = unknown> {
  cause: DelayCause;
  days: number;
  /** Null if nothing else explains them. */
  about: About | null;
}

const rankOf = ({ cause }: Evidence): number => DELAY_CAUSES.indexOf(cause);

/**
 * Books every day by which a date moved. Causes take their days in the order of `DELAY_CAUSES`, those of one cause as
 * they are given; a cause takes no more than it explains, and only days in the direction of the move. The rest is `me`.
 */
export function bookMove<About>(
  { from, to }: { from: Day; to: Day },
  evidence: readonly Evidence<About>[],
): Booking<About>[] {
  let left = daysBetween(from, to);
  const booked: Booking<About>[] = [];
  for (const one of evidence.toSorted((a, b) => rankOf(a) - rankOf(b))) {
    const explains = one.days ?? left;
    if (left === 0 || Math.sign(explains) !== Math.sign(left)) continue;
    const days = Math.sign(left) * Math.min(Math.abs(explains), Math.abs(left));
    booked.push({ cause: one.cause, days, about: one.about });
    left -= days;
  }
  return left === 0 ? booked : [...booked, { cause: 'me', days: left, about: null }];
}

/** A recorded move of a date. `from` is null when the date was given for the first time, `to` when it was lost. */
export interface DateMove<About = unknown> {
  from: Day | null;
  to: Day | null;
  parts: readonly Booking<About>[];
}

/** A line of the ledger. `move` is null for what moved the date between two records. */
export interface LedgerLine<Move> {
  from: Day;
  to: Day;
  parts: readonly Booking[];
  move: Move | null;
}

export interface Ledger<Move> {
  /** The first known date, and the present one; null if there is none. */
  first: Day | null;
  now: Day | null;
  /** Days from the first date to the present one. */
  slip: number;
  lines: LedgerLine<Move>[];
  /** The days of each cause. They add up to the slip. */
  sums: Record<DelayCause, number>;
}

/** The history of one date. What happened between its records, by hand for example, is booked to oneself. */
export function ledgerOf<Move extends DateMove>(moves: readonly Move[], present: Day | null): Ledger<Move> {
  const lines: LedgerLine<Move>[] = [];
  let at = moves.find(({ from, to }) => from !== null || to !== null)?.from ?? null;
  let first = at;
  const go = (to: Day, move: Move | null): void => {
    if (at !== null && to !== at)
      lines.push({ from: at, to, parts: move?.parts ?? bookMove({ from: at, to }, []), move });
    at = to;
    first ??= to;
  };
  for (const move of moves) {
    if (move.from !== null) go(move.from, null);
    // Days between dates of which one is not known are nobody's: the next known date continues from the last one.
    if (move.to !== null) go(move.to, move.from === null ? null : move);
  }
  if (present !== null) go(present, null);
  const sums = { client: 0, scope: 0, calendar: 0, others: 0, me: 0 };
  for (const { parts } of lines) for (const { cause, days } of parts) sums[cause] += days;
  return { first, now: at, slip: first === null || at === null ? 0 : daysBetween(first, at), lines, sums };
}
