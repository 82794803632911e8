import type { CalibrationGroup } from '@daymark/domain/calibration';
import type { Day, Weekday } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Reading } from '@daymark/domain/reading';
import type { Status } from '@daymark/domain/statuses';
import type { WorkingCalendar } from './schedule/calendar.ts';
import type { Certificate } from './schedule/certificate.ts';

export type { WorkingCalendar } from './schedule/calendar.ts';
export type { Certificate } from './schedule/certificate.ts';

/** The proposal for a row, by which later proposals recognise it, whatever has become of the row. */
export interface Proposed {
  /** Identifies the task: its words and its work, without numbers. The same in every proposal. */
  key: string;
  /** Its statement in the Reading; missing in plans that are older than Readings. */
  statement?: string | undefined;
  /** The number of its part, from 1; a long task has several rows. */
  part: number;
  /** The exact words of the brief, or the library step. */
  words: string;
  /** The title of the whole task, before it was split. */
  title: string;
  /** Hours of the whole task, and hours of this row. */
  wholeHours: number;
  hours: number;
  /** The calibration factor of the hours. */
  factor?: number | undefined;
  /** The deliverable of the library that it is part of, by its name. */
  deliverable?: string | undefined;
}

/**
 * Existing work that is not proposed again: completed, started, edited and pinned rows. Its hours are reserved on its
 * day.
 */
export interface KeptTask {
  id: string;
  title: string;
  dueDate: Day | null;
  estimatedHours: number;
  status: Status;
  /** Null if the user added it. */
  proposed?: Proposed | null;
}

/** A row of an earlier plan that the user has not changed: it stays on its day unless the request is different. */
export interface StandingTask {
  id: string;
  title: string;
  dueDate: Day | null;
  /** Ids of its dependencies. */
  dependsOn: readonly string[];
  proposed: Proposed;
}

export interface PlanMilestone {
  id: string;
  name: string;
  dueDate: Day;
}

/** The length of sittings: up to a day, up to four hours, or up to two. */
export type Granularity = 'fewer' | 'normal' | 'finer';

export interface PlanRequest {
  name: string;
  description: string;
  /** The Reading of the name and description. */
  reading: Reading;
  category: string;
  tags: readonly string[];
  priority: Priority;
  startDate: Day;
  dueDate: Day;
  /** Today in the user's time zone: nothing is planned before it, even if `startDate` is earlier. */
  today: Day;
  milestones: readonly PlanMilestone[];
  calendar: WorkingCalendar;
  /** BCP 47; decides the order of day and month in dates such as 3/4/2027. */
  locale: string;
  kept: readonly KeptTask[];
  /** The user's calibration factors by group, the most specific first. */
  calibration?: readonly CalibrationGroup[];
  /** The rows of an earlier plan, if there is one. */
  standing?: readonly StandingTask[];
  /** Proposals that the user deleted: not proposed again until the brief's words change. */
  declined?: readonly Proposed[];
  granularity?: Granularity;
  /** Ids of statements that are split further than the others. */
  finer?: readonly string[];
  /** The ids of statements with short sittings, because longer ones have no room. */
  shorter?: readonly string[];
  /** The longest of short sittings, in minutes; 120 if it is missing. */
  sittingMinutes?: number;
  /** The minutes of each sitting of some statements, where a plan with other sittings showed what fits. */
  sittings?: ReadonlyMap<string, readonly number[]>;
}

export interface PlannedTask {
  /** `t1`, `t2` … in plan order, unique in the plan. */
  ref: string;
  title: string;
  /** The completion criteria, as Markdown bullets. */
  description: string;
  /** Decimal hours of this row. */
  estimatedHours: number;
  /** Whether the hours are an estimate of the engine. */
  guessed: boolean;
  priority: Priority;
  tags: string[];
  milestoneId: string | null;
  /** Refs of its dependencies; none has a later date. */
  dependsOn: string[];
  /** The lags of `dependsOn` in calendar days, for those that have one. */
  lags: { ref: string; days: number }[];
  /**
   * The words of the description that it comes from: `text` is the description from `start` to `end`, as it was sent.
   */
  source: { text: string; start: number; end: number } | null;
  /** Who added it, if no words of the brief ask for it: `model`, or the id of a library step. */
  playbook: string | null;
  /** Its statement in the Reading. */
  statement: string;
  /** Whether it is one day of a habit. */
  repeat: boolean;
  /** Null only if it does not fit. */
  dueDate: Day | null;
  /** The dates that the brief states ("not before 3 March", "by Friday"); null if there are none. */
  earliestOn: Day | null;
  latestOn: Day | null;
  optional: boolean;
  /** The row of the earlier plan that it replaces; null for a new one. */
  rowId: string | null;
  /** Its dependencies among the kept rows, with their lags in calendar days. */
  dependsOnRows: { id: string; days: number }[];
  proposed: Proposed;
}

export type RemedyKind = 'later-due-date' | 'more-hours' | 'drop-optional' | 'move-milestone';

/** The working days and hours that a brief states; null or missing if it does not. */
export interface WorkingTime {
  weekdays: Weekday[] | null;
  hoursPerDay: number | null;
  /** Hours of weekdays that differ. */
  hoursByWeekday?: Partial<Record<Weekday, number>>;
  /** Hours of single days that differ from those of their weekday: moved hours of a week, or work with a stated day. */
  hoursByDay?: Record<Day, number>;
  daysOff: Day[];
}

/** A remedy for a plan that cannot fit, tried before it is proposed. */
export interface Remedy {
  kind: RemedyKind;
  text: string;
  /** The due date or milestone date with which it fits. */
  date?: Day;
  /** The hours a day with which it fits. */
  hoursPerDay?: number;
  /** The tasks to leave out. */
  refs?: string[];
  milestoneId?: string;
}

/** An assumption or a question. */
export interface Remark {
  /** A stable id: the same words of a brief get the same id in every plan. */
  id: string;
  text: string;
}

/** A wait between the work, for somebody else or for time to pass. */
export interface PlannedWait {
  /** The id of its statement. */
  statement: string;
  title: string;
  who: string | null;
  /** The last day of its dependencies, and the day on which it ends; null if unknown. */
  from: Day | null;
  to: Day | null;
}

export interface Plan {
  /** In the order of work; those without a day last. */
  tasks: PlannedTask[];
  waits: PlannedWait[];
  feasible: boolean;
  /** Of the whole plan, or of the overfull interval if it cannot fit. */
  neededHours: number;
  availableHours: number;
  remedies: Remedy[];
  assumptions: Remark[];
  questions: Remark[];
  /** The overfull interval that proves that it cannot fit; null if there is another reason. */
  certificate: Certificate | null;
  /** Why it does not fit, in a sentence with ISO days; null if it fits. */
  why: string | null;
  /** The working time that the brief states; null if it states none. */
  workingTime: WorkingTime | null;
}
