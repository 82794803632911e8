import type { Depth } from '@daymark/domain/steps';
import type { HowFine } from './kind-steps.ts';

/** How finely and how generously a brief is broken down. */
export interface Fine extends HowFine {
  /** From how many minutes on a line is divided into its steps. */
  dividedFrom: number;
  withExtras: boolean;
  /** The places of steps of the kind that are only offered, because there is no time for all. */
  leftOut: ReadonlySet<number>;
}

export const NEVER = Number.POSITIVE_INFINITY;
/** From so many minutes on a line is also divided where the person has a plan of their own: one row of five hours says little. */
export const LONG_LINE_MINUTES = 270;

/**
 * From how many minutes on a line is divided into its steps, and a step of the kind into those of its deliverable: the finest
 * level first. The first one of `balanced` is for projects with much time.
 */
export const LEVELS: Record<Depth, readonly Pick<Fine, 'dividedFrom' | 'longestMinutes'>[]> = {
  'as-written': [{ dividedFrom: NEVER, longestMinutes: NEVER }],
  balanced: [
    { dividedFrom: 90, longestMinutes: 240 },
    { dividedFrom: 180, longestMinutes: 300 },
    { dividedFrom: 300, longestMinutes: 480 },
    { dividedFrom: 300, longestMinutes: 960 },
    { dividedFrom: 300, longestMinutes: NEVER },
  ],
  detailed: [
    { dividedFrom: 45, longestMinutes: 90 },
    { dividedFrom: 180, longestMinutes: 300 },
  ],
};
/** About how many tasks a working day has; a short project has more a day. */
export const TASKS_A_DAY: Record<Depth, number> = { 'as-written': NEVER, balanced: 1.2, detailed: 3 };
export const LEAST_TASKS = 15;
