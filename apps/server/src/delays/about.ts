import type { Day } from '@daymark/domain/dates';
import type { Booking, Evidence } from '@daymark/domain/delays';

/** What happened that moved a date. The title is that of a task. */
export type About =
  | { kind: 'wait'; waitId: string; title: string; who: string | null; agreedOn: Day; answeredOn: Day | null }
  | { kind: 'change-request' }
  | { kind: 'work'; hours: number }
  | { kind: 'day-off'; name: string | null }
  | { kind: 'week' }
  | { kind: 'other-work'; title: string }
  | { kind: 'not-before'; title: string }
  | { kind: 'overdue'; title: string }
  | { kind: 'overfull'; title: string }
  | { kind: 'hand' };

export type Why = Evidence<About>;

/** A stored part of a move. */
export type Part = Booking<About>;
