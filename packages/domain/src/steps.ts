import type { Day } from './dates.ts';

/** How finely a plan is broken down. */
export const DEPTHS = ['as-written', 'balanced', 'detailed'] as const;
export type Depth = (typeof DEPTHS)[number];
export const USUAL_DEPTH: Depth = 'balanced';

/** What a step is for, in the order in which work passes through them. */
export const PHASES = ['decide', 'prepare', 'make', 'check', 'finish'] as const;
export type Phase = (typeof PHASES)[number];

/** Who made a step: the library of know-how, a language model, or the user. */
export type StepBy = 'library' | 'model' | 'person';

/** A step of the library, such as `tax-return/3`, and if the library has it, how one sees that the step is done. */
export interface OfLibrary {
  step: string;
  done: string | null;
}

/**
 * What a line takes, whoever made it. `place` identifies a step in its line, and `after` has the places of the steps
 * that it follows; a step without them follows what its line follows.
 */
interface Placed {
  place: number;
  after: number[];
  /** Statements outside its line that it follows as well: other lines, or their steps. */
  behind?: string[] | undefined;
  phase?: Phase | undefined;
  /** The day on which its maker would do it: a wish, which gives way to every limit. */
  likelyOn?: Day | undefined;
  /** Missing for a step of the library. */
  by?: StepBy | undefined;
}

/** Work that one can sit down to. */
export interface WorkStep extends Placed {
  title: string;
  minutes: number;
  /** The minutes are its share of hours that the brief says, and no guess. */
  said?: true | undefined;
  done: string | null;
  /** The day on which it is done, as it is the event itself, or the days between which it is. */
  on?: Day | undefined;
  earliestOn?: Day | undefined;
  latestOn?: Day | undefined;
  /** Calendar days that lie between it and what it follows. */
  lagDays?: number | undefined;
  /** The minutes are for each of the line's parts: "Write the draft" of "4 blog posts". */
  each?: true | undefined;
  /** The step of the library that it is, if not `<project>/<place>`. */
  library?: string | undefined;
  /** The deliverable of the library that it is part of, by its name. */
  deliverable?: string | undefined;
}

/** A wait between steps, in calendar days, for somebody else or for nothing but time. */
export interface WaitStep extends Placed {
  wait: string;
  who: string | null;
  days: number;
  /** The fewest days that make sense if time is short; half of `days` if omitted. */
  least?: number | undefined;
}

/** Practice on some days of each week. Its topics follow one another, each with its share of the weeks. */
export interface RepeatStep extends Placed {
  title: string;
  /** Minutes of one day. */
  minutes: number;
  timesAWeek: number;
  topics: string[];
  /** The first day of practice, behind what it follows, and the last one, if it ends before the project. */
  earliestOn?: Day | undefined;
  latestOn?: Day | undefined;
}

export type Step = WorkStep | WaitStep | RepeatStep;

export const isWaitStep = (step: Step): step is WaitStep => 'wait' in step;
export const isRepeatStep = (step: Step): step is RepeatStep => 'timesAWeek' in step;
export const isWorkStep = (step: Step): step is WorkStep => !isWaitStep(step) && !isRepeatStep(step);
