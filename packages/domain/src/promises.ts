import type { Day } from './dates.ts';

/** How a client was told a date: by a quote, on their link, with a change that was taken on, or by hand. */
export const TOLD_BY = ['quote', 'link', 'change', 'hand'] as const;
export type ToldBy = (typeof TOLD_BY)[number];

export const PROMISE_STATES = ['open', 'kept', 'broken', 'withdrawn'] as const;
export type PromiseState = (typeof PROMISE_STATES)[number];

export interface PromiseFacts {
  /** The day that was promised. */
  day: Day;
  withdrawnOn: Day | null;
  /** When its project was finished; null if it is not. */
  finishedOn: Day | null;
}

/** A promise is kept if its project was finished by its day, and broken once the day has passed without that. */
export function promiseState({ day, withdrawnOn, finishedOn }: PromiseFacts, today: Day): PromiseState {
  if (withdrawnOn !== null) return 'withdrawn';
  if (finishedOn !== null) return finishedOn <= day ? 'kept' : 'broken';
  return today > day ? 'broken' : 'open';
}

/** How many of the decided promises were kept. Open and withdrawn ones do not count. */
export function keptOf(states: readonly PromiseState[]): { kept: number; decided: number } {
  const kept = states.filter((state) => state === 'kept').length;
  return { kept, decided: kept + states.filter((state) => state === 'broken').length };
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
