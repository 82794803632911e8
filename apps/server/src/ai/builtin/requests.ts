import type { Meaning } from './vocabulary.ts';

export const TALKS = [
  'hello',
  'thanks',
  'bye',
  'yes',
  'no',
  'praise',
  'wellbeing',
  'help',
  'adding',
  'setting',
  'undo',
  'offTopic',
  'newProject',
] as const;

export const ASKS = [
  'overdue',
  'daysOff',
  'isDone',
  'doneOn',
  'done',
  'milestones',
  'deadlines',
  'startsOn',
  'order',
  'several',
  'misjudged',
  'waits',
  'answered',
  'worked',
  'promised',
  'took',
  'dueOn',
  'fits',
  'busy',
  'free',
  'amount',
  'priorities',
  'behind',
  'next',
  'progress',
  'projects',
  'totals',
  'due',
  'tell',
  'howLong',
  'whenDone',
  'takeOn',
] as const;

export const ACTS = [
  'sick',
  'dayOff',
  'workTime',
  'waitFor',
  'reopen',
  'complete',
  'priority',
  'spend',
  'estimate',
  'remove',
  'replan',
  'move',
  'deadline',
  'start',
  'breakDown',
  'planWeek',
  'skip',
  'timer',
  'add',
  'rename',
] as const;

export type Talk = (typeof TALKS)[number];

export type Ask = (typeof ASKS)[number];

export type Act = (typeof ACTS)[number];

/**
 * The grammar of a request. Every word of the message must match `needs` or `may`: with any other word it is a
 * different request.
 */
export interface Rule<Is extends string = Talk | Ask | Act> {
  is: Is;
  /** One word of each group is required. */
  needs: readonly (readonly Meaning[])[];
  may: ReadonlySet<Meaning>;
  names: readonly [least: number, most: number];
  /** Dates in the message: none, past ones, any, or at least one. */
  days: 'none' | 'past' | 'any' | 'must';
  /** Lengths of time: none, hours ("3 h"), hours or days that may be said, one of both, a bound ("under 3 h"), or "4 hours a day". */
  lengths: 'none' | 'hours' | 'hours?' | 'days?' | 'time?' | 'rate' | 'bound' | 'bound?';
  form: 'ask' | 'tell' | 'any';
  /** Whether a part of a day is allowed. */
  dayParts: boolean;
  /** Whether it is only about projects, or only about a name that several things share. */
  of?: 'project' | 'several';
}
