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
] as const;

export const ASKS = [
  ...[
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
    'took',
    'dueOn',
    'fits',
    'busy',
    'free',
  ],
  ...['amount', 'priorities', 'behind', 'next', 'progress', 'projects', 'totals', 'due', 'tell'],
] as const;

export const ACTS = [
  ...[
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
  ],
  ...['move', 'deadline', 'start', 'breakDown'],
] as const;

export type Talk = (typeof TALKS)[number];

export type Ask = (typeof ASKS)[number];

export type Act = (typeof ACTS)[number];

/**
 * What a request is made of. Every word of the message has to be one that the rule `needs` or that it `may` have: a
 * request with anything else in it is another one.
 */
export interface Rule<Is extends string = Talk | Ask | Act> {
  is: Is;
  /** Of each group one word is there. */
  needs: readonly (readonly Meaning[])[];
  may: ReadonlySet<Meaning>;
  names: readonly [least: number, most: number];
  /** Days that are named: none, some that have been, any, or at least one. */
  days: 'none' | 'past' | 'any' | 'must';
  /** Lengths of time: none, hours ("3 h"), hours or days that may be said, a bound ("under 3 h"), or "4 hours a day". */
  lengths: 'none' | 'hours' | 'hours?' | 'days?' | 'rate' | 'bound' | 'bound?';
  form: 'ask' | 'tell' | 'any';
  /** Of a day a part can be meant. */
  dayParts: boolean;
  /** Only a project can be what it is about, or only a name that several things share. */
  of?: 'project' | 'several';
}
