import type { Day } from './dates.ts';

/** How a client was told a date: by a quote, on their link, with a change that was taken on, or by hand. */
export const TOLD_BY = ['quote', 'link', 'change', 'hand'] as const;
export type ToldBy = (typeof TOLD_BY)[number];

export const PROMISE_STATES = ['open', 'kept', 'broken', 'moved', 'withdrawn'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

export interface PromiseFacts {
  /** The day that was promised. */
  day: Day;
  toldOn: Day;
  withdrawnOn: Day | null;
  /** When its project was finished; null if it is not. */
  finishedOn: Day | null;
  /** What the client was told next about the project; null if nothing. */
  next: { day: Day; toldOn: Day; toldBy: ToldBy } | null;
}

/**
 * Whether a later day took the place of a promise. One that is corrected on the day on which it was told is not moved, and
 * neither is one whose day moved because the client asked for a change.
 */
const isPostponed = ({ day, toldOn, next }: PromiseFacts): boolean =>
  next !== null && next.day > day && next.toldOn > toldOn && next.toldBy !== 'change';

/**
 * A promise is kept if its project was finished by its day, broken once the day has passed without that, and moved if a later
 * day took its place. Withdrawing one that is kept or broken already changes nothing.
 */
export function promiseState(promise: PromiseFacts, today: Day): PromiseState {
  const { day, withdrawnOn, finishedOn } = promise;
  const wasOpen =
    withdrawnOn !== null && withdrawnOn <= day && (finishedOn === null || finishedOn >= withdrawnOn);
  if (wasOpen && !isPostponed(promise)) return 'withdrawn';
  if (finishedOn !== null && finishedOn <= day) return 'kept';
  if (wasOpen) return 'moved';
  return finishedOn !== null || today > day ? 'broken' : 'open';
}

/** How many of the decided promises were kept. Those that were moved to a later day were not; open and withdrawn ones do not count. */
export function keptOf(states: readonly PromiseState[]): { kept: number; moved: number; decided: number } {
  const count = (state: PromiseState) => states.filter((one) => one === state).length;
  const [kept, moved] = [count('kept'), count('moved')];
  return { kept, moved, decided: kept + moved + count('broken') };
}

/** Smoothing: the share is computed as if there were five more promises, four of them kept. */
const SMOOTHING = { kept: 4, decided: 5 };
const USUAL_SHARE = SMOOTHING.kept / SMOOTHING.decided;
const STRENGTH = 0.5;

/**
 * The factor for the span of the next quote: 1 with no decided promises, down to 0.9 if all of many were kept, and up to 1.4
 * if none was. It never leaves this range, as the share is between 0 and 1.
 */
export function quoteFactor({ kept, decided }: { kept: number; decided: number }): number {
  const share = (kept + SMOOTHING.kept) / (decided + SMOOTHING.decided);
  return Math.round((1 + STRENGTH * (USUAL_SHARE - share)) * 100) / 100;
}

/** Whether a project that ends on a day breaks a promise. */
export const breaksPromise = (day: Day, finish: Day | null): finish is Day => finish !== null && finish > day;
