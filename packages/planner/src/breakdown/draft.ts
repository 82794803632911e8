import type { Day } from '@daymark/domain/dates';
import type { PlannedTask, Remark } from '../shape.ts';

export interface Wait {
  draft: number;
  lagDays: number;
  /** It is only how the trade does it: when time is short this gives way. */
  usual?: true;
  /** It is only done first because it takes long to come: nobody waits for it here. */
  early?: true;
}

export interface Unit {
  noun: string;
  from: number;
  to: number;
  total: number;
  stage: number;
}

/** A task before it has a day. */
export interface Draft {
  title: string;
  /** When it is done: one condition each, in the brief's language. */
  done: string[];
  hours: number;
  /** What the hours were multiplied by, after the person's own history. */
  factor?: number;
  /** The brief itself says how long it takes, or it follows from what it says. */
  stated: boolean;
  source: { text: string; start: number; end: number } | null;
  playbook: string | null;
  tags: string[];
  optional: boolean;
  /** It asks somebody for approval. */
  approval: boolean;
  /** 0 clarify, 1 gather, 2 design or draft, 3 make, 4 check, 5 hand over, 6 afterwards. */
  phase: number;
  /** Nothing of it before this day, nothing after that one. */
  release: Day | null;
  deadline: Day | null;
  /** The same as far as the brief itself says it: milestones, the order of the work and the due date aside. */
  said?: Pick<PlannedTask, 'earliestOn' | 'latestOn'> | undefined;
  milestoneId: string | null;
  /** Its dates follow a pace that the brief gives; when time is short these hold instead. */
  paced?: { release: Day | null; deadline: Day | null } | undefined;
  /** Which of the things that are counted it is about, and the how-manieth thing that is done with them. */
  unit?: Unit | undefined;
  /** Positions in the list of drafts, and the calendar days that must pass in between. */
  after: Wait[];
  /** Names it across proposals, as `Proposed.key`; hours and title of the whole, before it was cut into parts. */
  key?: string | undefined;
  wholeHours?: number | undefined;
  wholeTitle?: string | undefined;
  /** It was given fewer hours than are usual so that everything fits. */
  shortened?: true | undefined;
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
  /** The hours that it has, and those that it would have, had it not been shortened then. */
  hours: number;
  usualHours: number;
}

export interface Breakdown {
  drafts: Draft[];
  assumptions: Remark[];
  questions: Remark[];
}
