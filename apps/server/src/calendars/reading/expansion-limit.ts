/** Most steps of one series: an hourly one over five years, a daily one over a century. */
const STEPS_MAX_COUNT = 50_000;
/** CPU time for all series of a calendar, and for each. Other load on the machine does not count. */
const MILLISECONDS_MAX = 1_000;
const MILLISECONDS_EACH = 250;
/** Reading the clock costs as much as a step. */
const TIME_ASKED_EVERY_STEPS = 16;

const MICROSECONDS_A_MILLISECOND = 1_000;

function processorMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS_A_MILLISECOND;
}

/** Thrown when the limit is reached. */
export class ExpansionTooLong extends Error {}

/** Limits the time for expanding the recurring events and the time zones of one calendar. */
export interface ExpansionLimit {
  /** Begins a series with its own step count. Throws `ExpansionTooLong` if the calendar's time is used up. */
  begin(): void;
  /** Counts a period that a rule looks at, or a time that it finds. Throws `ExpansionTooLong` at the limit. */
  step(): void;
}

export function limitExpansion(): ExpansionLimit {
  const endsAt = processorMilliseconds() + MILLISECONDS_MAX;
  let seriesEndsAt = endsAt;
  let steps = 0;

  return {
    begin() {
      const now = processorMilliseconds();
      if (now > endsAt) throw new ExpansionTooLong('The time of this calendar is over');
      seriesEndsAt = Math.min(endsAt, now + MILLISECONDS_EACH);
      steps = 0;
    },
    step() {
      steps++;
      if (steps > STEPS_MAX_COUNT) throw new ExpansionTooLong('Too many steps');
      if (steps % TIME_ASKED_EVERY_STEPS === 0 && processorMilliseconds() > seriesEndsAt)
        throw new ExpansionTooLong('The time of this series is over');
    },
  };
}
