import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Certificate, PlanMilestone } from '../shape.ts';

export type { Certificate } from '../shape.ts';

/** A day on which somebody works, or not: `hours` are what is left of it by the calendar; 0 on a day off. */
export interface OwnDay {
  date: Day;
  hours: number;
  /** Of the day off, the holiday or the calendar that takes it; null where there is none. */
  name: string | null;
}

export interface ReplanProject {
  id: string;
  startDate: Day;
  dueDate: Day;
  milestones: readonly PlanMilestone[];
  /** Hours of each of the request's days where the project has days and hours of its own; null for the person's. */
  hours: readonly number[] | null;
}

/** An open subtask; completed ones are left out, and so is what waits for them. */
export interface ReplanTask {
  id: string;
  projectId: string;
  title: string;
  /** Null for what has no day. */
  dueDate: Day | null;
  /** Hours that are left of it; 0 where nobody said how long it takes. */
  hours: number;
  priority: Priority;
  milestoneId: string | null;
  /** Ids of tasks of the request, and the calendar days that must lie between. */
  after: readonly { id: string; lagDays: number }[];
  /** Nothing of it before this day: what it waited for was completed, and its days are not over. */
  notBefore: Day | null;
  /** The days between which its brief puts it. One that cannot be kept any more, or lies behind the project, holds no longer. */
  earliestOn: Day | null;
  latestOn: Day | null;
  /** It stands where it is: pinned, dated by hand, of another project, or without a day because a person wants it so. */
  isHeld: boolean;
  /** Its brief puts it on a day that is not worked otherwise. */
  opensDay?: boolean;
}

export interface ReplanRequest {
  today: Day;
  /** Each day from today to the last that matters, without a gap. */
  days: readonly OwnDay[];
  projects: readonly ReplanProject[];
  tasks: readonly ReplanTask[];
}

/** Why a subtask cannot stay where it is. `other` is a task; `hours` are those over the day's time. */
export type MoveReason =
  | { kind: 'overdue' }
  | { kind: 'undated' }
  | { kind: 'day-off'; name: string | null }
  | { kind: 'past-milestone'; name: string }
  | { kind: 'past-due-date' }
  | { kind: 'too-early' }
  | { kind: 'too-late' }
  | { kind: 'waits-for'; other: string; hasMoved: boolean }
  | { kind: 'waited-for'; other: string }
  | { kind: 'overfull'; hours: number }
  | { kind: 'makes-room' };

export interface Move {
  id: string;
  from: Day | null;
  to: Day;
  reason: MoveReason;
}

export interface Replan {
  /** Whether everything that may move has a day on which it can be done. */
  feasible: boolean;
  /** In the order of their new days. */
  moves: Move[];
  /** Ids of what fits on no day. */
  unplaced: string[];
  certificate: Certificate | null;
}

/** A way out of a plan that cannot fit, tried before it is named. */
export type WayOut =
  | { kind: 'later-due-date'; date: Day }
  | { kind: 'more-hours'; hoursPerDay: number }
  | { kind: 'move-milestone'; milestoneId: string; date: Day }
  | { kind: 'leave-out'; ids: string[] };
