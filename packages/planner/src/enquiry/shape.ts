import type { Day } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import type { ReplanRequest } from '../replan/shape.ts';
import type { PlanRequest, Remark } from '../shape.ts';

/** A job that somebody asks for, beside everything that is promised already. */
export interface EnquiryRequest {
  /** The job from its first possible day; `busyHours` has what calendars take, and no work of other projects. */
  request: PlanRequest;
  /** The wished last day; null for the one in the enquiry's words. */
  wished: Day | null;
  /** The day that the enquiry asks for, if it is known otherwise than from the Reading. */
  said?: Day | null | undefined;
  /** Whether no kind of project is known for it, so that even the most that it may take is a guess. */
  isVague?: boolean | undefined;
  /** All open work of other projects. */
  others: ReplanRequest;
}

/** The terms on which a job is taken on. */
export interface Terms {
  startDate: Day;
  dueDate: Day;
  /** The hours of each working day of the job; null for the usual ones. */
  hoursPerDay: number | null;
  /** Lines of the enquiry that are different with these terms. */
  corrections: Statement[];
}

/** Terms that were tried, and with which everything fits without moving other work. */
export interface Offer extends Terms {
  kind: 'as-wished' | 'within-hours' | 'earliest' | 'more-hours' | 'leave-out' | 'earlier-start';
  /** First and last day of work that takes the most that it may. */
  firstDay: Day;
  lastDay: Day;
  /** Of the earliest days the last one if the work takes no more than usual; else that above. */
  usualLastDay: Day;
  /** The most hours with which the day holds; null if it holds anyway. */
  mostHours: number | null;
  /** The days with more than the usual hours, and how many more. */
  overtime: { day: Day; hours: number }[];
  /** The part that is left out, and whether the enquiry calls it optional. */
  leftOut: { words: string; hours: number; optional: boolean } | null;
}

/** A promise that would break. */
export interface Break {
  projectId: string;
  /** The milestone or task that has its own day; null for the due date of the project. */
  what: { kind: 'milestone' | 'task'; name: string } | null;
  promised: Day;
  /** By how many days. */
  days: number;
}

export interface Wish {
  day: Day;
  /** Whether the day is from the words of the enquiry. */
  isRead: boolean;
  /**
   * `fits` as all other work stands, whatever the work may take; `within` some hours, of which there may be more;
   * `moves` if other work moves within its own promises; `breaks` promises, of which none is named if they would be
   * more than a year late; `alone` it would not even fit if there was no other work.
   */
  holds: 'fits' | 'within' | 'moves' | 'breaks' | 'alone';
  /** Ids of the tasks of other projects that would move. */
  moving: string[];
  breaks: Break[];
  /** Why it does not fit alone, in a sentence. */
  why: string | null;
}

export interface Enquiry {
  /** The usual hours, the least and the most, and how many of the usual ones the enquiry does not say. */
  hours: { total: number; low: number; high: number; guessed: number };
  wish: Wish | null;
  /** The honest answer first: as wished, or the earliest; then the smallest concessions that keep the wished day. */
  offers: Offer[];
  /** Ids of tasks of other projects that fit on no day already, without the job. */
  stuck: string[];
  /** What the hours rest on, and what was assumed. */
  assumptions: Remark[];
  questions: Remark[];
}
