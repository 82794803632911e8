import type { Day } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Status } from '@daymark/domain/statuses';
import type { WorkingCalendar } from './schedule/calendar.ts';
import type { Certificate } from './schedule/certificate.ts';

export type { WorkingCalendar } from './schedule/calendar.ts';
export type { Certificate } from './schedule/certificate.ts';

/** Work that stands and is not proposed again: completed, started, edited and pinned rows. It takes its hours on its day. */
export interface KeptTask {
  id: string;
  title: string;
  dueDate: Day | null;
  estimatedHours: number;
  status: Status;
}

export interface PlanMilestone {
  id: string;
  name: string;
  dueDate: Day;
}

export interface PlanRequest {
  name: string;
  description: string;
  category: string;
  tags: readonly string[];
  priority: Priority;
  startDate: Day;
  dueDate: Day;
  /** The user's today: nothing is planned before it, even when `startDate` is earlier. */
  today: Day;
  milestones: readonly PlanMilestone[];
  calendar: WorkingCalendar;
  /** BCP 47; decides the order of day and month in dates such as 3/4/2027. */
  locale: string;
  kept: readonly KeptTask[];
}

export interface PlannedTask {
  /** `t1`, `t2` … in plan order, unique in the plan. */
  ref: string;
  title: string;
  /** When it is done, as Markdown bullets. */
  description: string;
  /** 0.25 to 8, a multiple of 0.25. */
  estimatedHours: number;
  priority: Priority;
  tags: string[];
  milestoneId: string | null;
  /** Refs of tasks that come before; none is dated later. */
  dependsOn: string[];
  /** The words of the description it comes from: `text` stands at `start` up to `end` in it, exactly as it was sent. */
  source: { text: string; start: number; end: number } | null;
  /** `playbook/step` when it comes from trade knowledge and no words of the brief ask for it. */
  playbook: string | null;
  /** Null only when it does not fit. */
  dueDate: Day | null;
  optional: boolean;
}

export type RemedyKind = 'later-due-date' | 'more-hours' | 'drop-optional' | 'move-milestone';

/** A way out of a plan that cannot fit, tried before it is offered. */
export interface Remedy {
  kind: RemedyKind;
  text: string;
  /** The due date or the milestone's date that would do. */
  date?: Day;
  /** The hours a day that would do. */
  hoursPerDay?: number;
  /** The tasks to leave out. */
  refs?: string[];
  milestoneId?: string;
}

export interface Remark {
  id: string;
  text: string;
}

/** A task as a language model suggests it: never a date. */
export interface SuggestedTask {
  title: string;
  /** When it is done: one condition each. */
  done: string[];
  hours: number;
  /** The words of the brief that it comes from, or null. */
  quote: string | null;
  /** Places in the list, from 1, of what comes before it. */
  after: number[];
  /** The name of the milestone that it leads to. */
  milestone: string | null;
  optional: boolean;
}

/** What the reader finds in a brief. */
export interface BriefFacts {
  language: string;
  wanted: {
    words: string;
    count?: number;
    hours?: number;
    hoursEach?: number;
    optional?: true;
    approvedBy?: string;
  }[];
  before: { first: string; next: string }[];
  waits: { after: string; days: number }[];
  excluded: string[];
  alreadyDone: string[];
  forLater: string[];
}

export interface Plan {
  /** Who broke the brief down, as it is named on screen. */
  engine: string;
  /** In the order in which they are to be done; those without a day last. */
  tasks: PlannedTask[];
  feasible: boolean;
  /** Of the whole plan; of the tight interval when it cannot fit. */
  neededHours: number;
  availableHours: number;
  remedies: Remedy[];
  assumptions: Remark[];
  questions: Remark[];
  /** The tight interval that proves that it cannot fit. */
  certificate: Certificate | null;
}
