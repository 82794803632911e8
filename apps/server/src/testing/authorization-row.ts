import type { Owner } from './owner.ts';

export interface Attempt {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: unknown;
}

export interface Row {
  /** The call as the owner of everything makes it. */
  own: (owner: Owner) => Attempt;
  /** The call with the owner's ids mixed into somebody else's own things; each must be refused or answer nothing of the owner's. */
  mixed?: (victim: Owner, attacker: Owner) => Attempt[];
  /** The answer names no id: a stranger gets an answer of their own. */
  ofOneself?: true;
}
