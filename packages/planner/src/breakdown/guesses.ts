import type { Statement } from '@daymark/domain/reading';
import { isWorkStep, type Step, type WorkStep } from '@daymark/domain/steps';

/** Longer days have room for the end of one step and the beginning of the next. */
const SHORT_DAY_MINUTES = 240;

/** Steps of the library whose time is a guess. */
const isEstimate = (step: Step): step is WorkStep =>
  isWorkStep(step) &&
  !step.said &&
  !step.each &&
  step.on === undefined &&
  (step.by ?? 'library') === 'library';

/** The statements with other guesses of the library. */
const withMinutes = (statements: readonly Statement[], minutesOf: (minutes: number) => number): Statement[] =>
  statements.map((one) =>
    (one.kind === 'task' || one.kind === 'library') && one.steps
      ? {
          ...one,
          steps: one.steps.map((step) =>
            isEstimate(step) ? { ...step, minutes: minutesOf(step.minutes) } : step,
          ),
        }
      : one,
  );

/** With a share of the time that is guessed for each step, in quarters of an hour. */
export const inLessTime = (statements: readonly Statement[], share: number): Statement[] =>
  share >= 1
    ? [...statements]
    : withMinutes(statements, (minutes) =>
        Math.min(minutes, Math.max(LEAST_MINUTES, Math.round((minutes * share) / QUARTER) * QUARTER)),
      );
const QUARTER = 15;
const LEAST_MINUTES = 30;
/** The scheduler cuts nothing shorter (decision 0274). */
const LEAST_CUT_MINUTES = 135;

/** Days so short have one thing each: practice, or a step. */
const ONE_THING_MINUTES = 60;
/** What takes little longer than such a day is done in it. */
const LITTLE_LONGER = 1.75;

/**
 * On short days estimated steps that take longer than one fill whole days, as many as they take about: steps of seven hours on
 * days of three would leave a part of every third day unused, or become many small pieces.
 */
export function inWholeDays(
  statements: readonly Statement[],
  { dayMinutes, practiceMinutes }: { dayMinutes: number; practiceMinutes: number },
): Statement[] {
  if (dayMinutes > 0 && dayMinutes <= ONE_THING_MINUTES)
    return withMinutes(statements, (minutes) => {
      if (minutes <= dayMinutes) return minutes;
      // Where practice has the days, what goes with it has one of them.
      return (practiceMinutes > 0 ? 1 : daysFor(minutes, dayMinutes)) * dayMinutes;
    });
  const whole = Math.floor((dayMinutes - practiceMinutes) / QUARTER) * QUARTER;
  if (whole < LEAST_MINUTES || whole > SHORT_DAY_MINUTES) return [...statements];
  return withMinutes(statements, (minutes) => {
    if (minutes <= whole) return minutes;
    return minutes < LEAST_CUT_MINUTES ? whole : Math.round(minutes / whole) * whole;
  });
}

const daysFor = (minutes: number, whole: number): number =>
  minutes <= whole * LITTLE_LONGER ? 1 : Math.round(minutes / whole);
