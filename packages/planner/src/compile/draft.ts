import type { Day } from '@daymark/domain/dates';
import type { Words } from '@daymark/domain/reading';

/** What has to be done first: another draft, and how many days lie between its day and the day of this one. */
export interface DraftAfter {
  /** Position in the list of drafts. */
  draft: number;
  /** 0 where the same day will do. */
  lagDays: number;
  /** The days are counted Monday to Friday. */
  working?: true | undefined;
}

/** One piece of work, done on one day, before it has that day. */
export interface Draft {
  /** The id of the statement that it comes from; pieces of one statement share it. */
  statement: string;
  /** With the number of its part and sitting: "Concept 2/3", "Build the site (1/4)". */
  title: string;
  hours: number;
  /** The brief says how long it takes; otherwise it is an estimate. */
  stated: boolean;
  /** What the hours were multiplied by, after the person's own history. */
  factor?: number;
  source: Words | null;
  /** Who has added the step, where no words of the brief ask for it: `model`, or the id of a library's step. */
  library: string | null;
  /** By what one sees that it is done. */
  done: string | null;
  optional: boolean;
  /** It belongs to its very day: an exam, a delivery. It is never offered for leaving out. */
  isAnchor: boolean;
  /** Nothing of it before this day, nothing after that one. */
  release: Day | null;
  deadline: Day | null;
  /** The same as far as the brief itself says it: milestones and waits aside. */
  said: { earliestOn: Day | null; latestOn: Day | null };
  milestoneId: string | null;
  after: DraftAfter[];
  /** Names it across proposals, as `Proposed.key`; hours and title of the whole, before what is done of it was left out. */
  key?: string | undefined;
  wholeHours?: number | undefined;
  wholeTitle?: string | undefined;
  /** The row of the earlier plan that it is. */
  stands?: Standing | undefined;
  /** Rows of the earlier plan that it replaces part by part. */
  replaces?: readonly string[] | undefined;
  /** Parts that were settled: kept by the person, or deleted. */
  settledParts?: readonly number[] | undefined;
  /** Kept rows that come before it. */
  afterRows?: readonly { id: string; days: number }[] | undefined;
}

/** The row of an earlier plan that a draft is, and as which part; with its title where that is the same. */
export interface Standing {
  id: string;
  title: string | null;
  day: Day | null;
  part: number;
  hours: number;
}

/** A habit before its days are held against what stands: one row for each of its days. */
export interface RepeatDraft {
  statement: string;
  title: string;
  hours: number;
  stated: boolean;
  source: Words | null;
  library: string | null;
  /** Those that are left of it, from today on. */
  days: Day[];
  /** How many there are in all, with those that have passed; null without end. */
  times: number | null;
  key?: string | undefined;
}
