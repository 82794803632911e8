import type { Reading } from '@daymark/domain/reading';
import type { WaitStep } from '@daymark/domain/steps';

/** The fewest days of a library wait: its own minimum, as for drying paint, else half of the usual. */
const leastDays = ({ days, least }: WaitStep): number => least ?? Math.ceil(days / 2);

/** A library wait that was planned with fewer days than usual. */
export interface ShortenedWait {
  title: string;
  usual: number;
  days: number;
}

export interface Shortened {
  reading: Reading;
  waits: ShortenedWait[];
}

/** The most days by which any library wait can be shortened. */
export const mostDaysLess = ({ statements }: Reading): number =>
  Math.max(
    0,
    ...statements.flatMap((one) =>
      one.kind === 'library'
        ? one.steps.flatMap((step) => ('wait' in step ? step.days - leastDays(step) : []))
        : [],
    ),
  );

/** A Reading with each library wait shortened by up to so many days. The user's own waits are unchanged. */
export const withShorterWaits = (reading: Reading, daysLess: number): Shortened =>
  withWaits(reading, (step) => Math.max(Math.min(step.days, leastDays(step)), step.days - daysLess));

/**
 * As a last resort only a share of each library wait that is not bound to a time, and a day at the least: the answer may be there
 * already.
 */
export const withShareOfWaits = (reading: Reading, share: number): Shortened =>
  withWaits(reading, ({ days, least }) => Math.min(days, least ?? Math.max(1, Math.round(days * share))));

function withWaits({ statements }: Reading, daysOf: (step: WaitStep) => number): Shortened {
  const waits: ShortenedWait[] = [];
  const shortened = statements.map((one) => {
    if (one.kind !== 'library') return one;
    const steps = one.steps.map((step) => {
      if (!('wait' in step)) return step;
      const days = daysOf(step);
      if (days < step.days) waits.push({ title: step.wait, usual: step.days, days });
      return { ...step, days };
    });
    return { ...one, steps };
  });
  return { reading: { statements: shortened }, waits };
}
