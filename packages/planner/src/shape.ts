import type { CalibrationGroup } from '@daymark/domain/calibration';
import type { Day, Weekday } from '@daymark/domain/dates';
import type { Priority } from '@daymark/domain/priorities';
import type { Reading } from '@daymark/domain/reading';
import type { Status } from '@daymark/domain/statuses';
import type { WorkingCalendar } from './schedule/calendar.ts';
import type { Certificate } from './schedule/certificate.ts';

export type { WorkingCalendar } from './schedule/calendar.ts';
export type { Certificate } from './schedule/certificate.ts';

/** What was proposed of a row: by this a later proposal knows it again, whatever became of the row since. */
export interface Proposed {
  /** Names the task: the words it comes from and what is done, without numbers. The same in every proposal. */
  key: string;
  /** The statement of the Reading that it comes from; nothing in plans from before there were Readings. */
  statement?: string | undefined;
  /** Which part of the task it is, from 1; a long task is several rows. */
  part: number;
  /** The words of the brief exactly, or the piece of trade knowledge. */
  words: string;
  /** Of the whole task, before it was cut into days. */
  title: string;
  /** Hours of the whole task as it was broken down, and hours of this row. */
  wholeHours: number;
  hours: number;
  /** What the hours were multiplied by, after the person's own history. */
  factor?: number | undefined;
}

/** Work that stands and is not proposed again: completed, started, edited and pinned rows. It takes its hours on its day. */
export interface KeptTask {
  id: string;
  title: string;
  dueDate: Day | null;
  estimatedHours: number;
  status: Status;
  /** Null when the person made it. */
  proposed?: Proposed | null;
}

/** A row of an earlier plan that nobody touched: it stays as it is, on its day, as long as nothing else is asked. */
export interface StandingTask {
  id: string;
  title: string;
  dueDate: Day | null;
  /** Ids of the rows that it waits for. */
  dependsOn: readonly string[];
  proposed: Proposed;
}

export interface PlanMilestone {
  id: string;
  name: string;
  dueDate: Day;
}

/** How long sittings are: up to a day, up to four hours, or up to two. */
export type Granularity = 'fewer' | 'normal' | 'finer';

export interface PlanRequest {
  name: string;
  description: string;
  /** What the name and description were understood to say. */
  reading: Reading;
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
  /** How long the person's work takes beside what they estimate, by sorts, the most telling first. */
  calibration?: readonly CalibrationGroup[];
  /** What an earlier proposal left; nothing when there was none. */
  standing?: readonly StandingTask[];
  /** What was proposed earlier and deleted since: not proposed again until the brief asks in other words. */
  declined?: readonly Proposed[];
  granularity?: Granularity;
  /** Ids of statements that are cut further, however the others are. */
  finer?: readonly string[];
}

export interface PlannedTask {
  /** `t1`, `t2` … in plan order, unique in the plan. */
  ref: string;
  title: string;
  /** When it is done, as Markdown bullets. */
  description: string;
  /** Decimal hours of this row. */
  estimatedHours: number;
  /** Nobody said how long it takes: the hours are an estimate. */
  guessed: boolean;
  priority: Priority;
  tags: string[];
  milestoneId: string | null;
  /** Refs of tasks that come before; none is dated later. */
  dependsOn: string[];
  /** For those of `dependsOn` after which days must pass, how many calendar days. */
  lags: { ref: string; days: number }[];
  /** The words of the description it comes from: `text` stands at `start` up to `end` in it, exactly as it was sent. */
  source: { text: string; start: number; end: number } | null;
  /** Who has added it where no words of the brief ask for it: `model`, or the id of a library's step. */
  playbook: string | null;
  /** The statement of the Reading that it comes from. */
  statement: string;
  /** It is one day of a habit. */
  repeat: boolean;
  /** Null only when it does not fit. */
  dueDate: Day | null;
  /** The days between which the brief itself puts it ("not before 3 March", "by Friday"); null where it says none. */
  earliestOn: Day | null;
  latestOn: Day | null;
  optional: boolean;
  /** The row of the earlier plan that this is; null when it is new. */
  rowId: string | null;
  /** Rows among the kept ones that come before, and the calendar days that must pass in between. */
  dependsOnRows: { id: string; days: number }[];
  proposed: Proposed;
}

export type RemedyKind = 'later-due-date' | 'more-hours' | 'drop-optional' | 'move-milestone';

/** Days and hours of work as a brief has them; null or nothing where it does not say. */
export interface WorkingTime {
  weekdays: Weekday[] | null;
  hoursPerDay: number | null;
  /** Hours of weekdays that have their own. */
  hoursByWeekday?: Partial<Record<Weekday, number>>;
  daysOff: Day[];
}

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

/** What is taken for granted or asked. */
export interface Remark {
  /** The same for the same words of a brief, however often it is planned. */
  id: string;
  text: string;
}

/** Time that is somebody else's or nobody's, between the work. */
export interface PlannedWait {
  /** The id of its statement. */
  statement: string;
  title: string;
  who: string | null;
  /** The last day of what it stands behind, and the day on which it is over; null where that is not known. */
  from: Day | null;
  to: Day | null;
}

export interface Plan {
  /** In the order in which they are to be done; those without a day last. */
  tasks: PlannedTask[];
  waits: PlannedWait[];
  feasible: boolean;
  /** Of the whole plan; of the tight interval when it cannot fit. */
  neededHours: number;
  availableHours: number;
  remedies: Remedy[];
  assumptions: Remark[];
  questions: Remark[];
  /** The tight interval that proves that it cannot fit; null where it does not fit for another reason. */
  certificate: Certificate | null;
  /** Why it does not fit, in a sentence with ISO days; null where it does. */
  why: string | null;
  /** When the brief says that the work is done; null where it says nothing about that. */
  workingTime: WorkingTime | null;
}
