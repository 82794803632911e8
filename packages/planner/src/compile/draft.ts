import type { Lag } from '@daymark/domain/amounts';
import type { Day } from '@daymark/domain/dates';
import type { Words } from '@daymark/domain/reading';

/** A dependency on another draft, and the days between the two. */
export interface DraftAfter {
  /** Index in the list of drafts. */
  draft: number;
  /** 0 if both may be on the same day. */
  lagDays: number;
  /** Counts Monday to Friday only. */
  working?: true | undefined;
}

export const lagOf = ({ lagDays, working }: DraftAfter): Lag => ({
  days: lagDays,
  unit: working ? 'working' : 'calendar',
});

/** One piece of work for one day, before it has that day. */
export interface Draft {
  /** The id of its statement; pieces of one statement share it. */
  statement: string;
  /** With the number of its part and sitting: "Concept 2/3", "Build the site (1/4)". */
  title: string;
  hours: number;
  /** Whether the brief states the duration; otherwise it is an estimate. */
  stated: boolean;
  /** The calibration factor of the hours. */
  factor?: number;
  source: Words | null;
  /** Who added the step, if no words of the brief ask for it: `model`, or the id of a library step. */
  library: string | null;
  /** The deliverable that it is part of, by its name; null if none is known. */
  deliverable?: string | null;
  /** How one sees that it is done. */
  done: string | null;
  optional: boolean;
  /** It goes on with the piece before it: a further sitting of the same part. */
  continues?: true | undefined;
  /** The day on which its maker would do it. */
  likelyOn?: Day | undefined;
  /** It has a fixed day: an exam, a delivery. It is never proposed for leaving out. */
  isAnchor: boolean;
  /** The first and the last possible day. */
  release: Day | null;
  deadline: Day | null;
  /** The part of these limits that the brief states, without milestones and waits. */
  said: { earliestOn: Day | null; latestOn: Day | null };
  milestoneId: string | null;
  after: DraftAfter[];
  /** Its identity across proposals, as `Proposed.key`; hours and title of the whole, including completed parts. */
  key?: string | undefined;
  wholeHours?: number | undefined;
  wholeTitle?: string | undefined;
  /** The row of the earlier plan for it. */
  stands?: Standing | undefined;
  /** Rows of the earlier plan that its parts replace. */
  replaces?: readonly string[] | undefined;
  /** Parts that are decided: kept or deleted by the user. */
  settledParts?: readonly number[] | undefined;
  /** Kept rows that it depends on. */
  afterRows?: readonly { id: string; days: number }[] | undefined;
}

/** The row of an earlier plan for a draft, and its part; with the row's title if that is unchanged. */
export interface Standing {
  id: string;
  title: string | null;
  day: Day | null;
  part: number;
  hours: number;
}

/** A habit before its days are compared with existing rows: one row for each day. */
export interface RepeatDraft {
  statement: string;
  title: string;
  hours: number;
  stated: boolean;
  source: Words | null;
  library: string | null;
  /** The remaining days, from today on. */
  days: Day[];
  /** The number of all its days including past ones; null without end. */
  times: number | null;
  key?: string | undefined;
}
