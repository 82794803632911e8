import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Certificate, PlanMilestone } from '../shape.ts';

export type { Certificate } from '../shape.ts';

/** A day of the user: `hours` are what the calendar leaves of it; 0 on a day off. */
export interface OwnDay {
  date: Day;
  hours: number;
  /** Whether it is worked, but completed work has used up its hours. */
  isUsedUp?: boolean;
  /** The name of the day off, the holiday or the calendar that blocks it; null if there is none. */
  name: string | null;
}

/** Somebody's answer that came before its agreed day. */
export interface EarlyAnswer {
  who: string;
  on: Day;
  agreedOn: Day;
}

export interface ReplanProject {
  id: string;
  startDate: Day;
  dueDate: Day;
  milestones: readonly PlanMilestone[];
  /** Hours of each of the request's days if the project has its own days and hours; null for the user's. */
  hours: readonly number[] | null;
}

/** Somebody's answer that has not come by its agreed day. */
export interface LateAnswer {
  who: string;
  days: number;
}

/** An open subtask. Completed ones and links to them are left out. */
export interface ReplanTask {
  id: string;
  projectId: string;
  title: string;
  /** Null for none. */
  dueDate: Day | null;
  /** Its remaining hours; 0 without an estimate. */
  hours: number;
  priority: Priority;
  milestoneId: string | null;
  /** Ids of its dependencies in the request, with their lags in calendar days. */
  after: readonly { id: string; lagDays: number }[];
  /** The earliest day, because of the lag of a completed dependency, or tomorrow while an answer is late. */
  notBefore: Day | null;
  /** An answer that it needs and that is late by so many days. */
  late?: LateAnswer | null;
  /** The days that its brief states. One that is past or outside of the project is ignored. */
  earliestOn: Day | null;
  latestOn: Day | null;
  /** Whether it must not move: pinned, dated by hand, of another project, or without a day by the user's choice. */
  isHeld: boolean;
  /** Whether its brief puts it on a day without other work. */
  opensDay?: boolean;
  /** Whether it is one day of a habit. */
  isHabit?: boolean;
}

export interface ReplanRequest {
  today: Day;
  /** Each day from today to the last relevant one, without a gap. */
  days: readonly OwnDay[];
  projects: readonly ReplanProject[];
  tasks: readonly ReplanTask[];
}

/** Why a subtask cannot stay where it is. `other` is a task; `hours` are those beyond the day's time. */
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
  | ({ kind: 'late-answer' } & LateAnswer)
  | { kind: 'early-answer'; who: string; days: number }
  | { kind: 'overfull'; hours: number }
  | { kind: 'makes-room' };

export interface Move {
  id: string;
  from: Day | null;
  to: Day;
  reason: MoveReason;
}

export interface Replan {
  /** Whether every movable task has a feasible day. */
  feasible: boolean;
  /** In the order of their new days. */
  moves: Move[];
  /** Ids of tasks that fit on no day. */
  unplaced: string[];
  certificate: Certificate | null;
}

/** A remedy for a plan that cannot fit, tried before it is proposed. */
export type WayOut =
  | { kind: 'later-due-date'; date: Day }
  | { kind: 'more-hours'; hoursPerDay: number }
  | { kind: 'move-milestone'; milestoneId: string; date: Day }
  | { kind: 'leave-out'; ids: string[] };
