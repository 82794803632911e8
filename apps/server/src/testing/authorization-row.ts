import type { Owner } from './owner.ts';

export interface Attempt {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Row {
  /** The owner's own call. */
  own: (owner: Owner) => Attempt;
  /**
   * Calls with the owner's ids mixed with somebody else's own rows. Each must be refused or return nothing of the
   * owner's.
   */
  mixed?: (victim: Owner, attacker: Owner) => Attempt[];
  /** The route takes no id: a stranger gets an answer about themselves. */
  ofOneself?: true;
}
