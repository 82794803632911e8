import ICAL from 'ical.js';

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

/** Limits the time for expanding the recurring events of one calendar. */
export interface ExpansionLimit {
  /** Begins a series with its own step count. Throws `ExpansionTooLong` if the calendar's time is used up. */
  begin(): void;
  /** Makes a series respect the limit. */
  bound(event: ICAL.Event): void;
}

/**
 * The library looks for the next occurrence in one call, which never returns if no date satisfies the rule. So the
 * iterator counts every date that it tries, and stops after the last year of interest.
 */
export function limitExpansion(lastInstant: number): ExpansionLimit {
  const endsAt = processorMilliseconds() + MILLISECONDS_MAX;
  const lastYear = new Date(lastInstant).getUTCFullYear() + 1;
  let seriesEndsAt = endsAt;
  let steps = 0;

  function step(): void {
    steps++;
    if (steps > STEPS_MAX_COUNT) throw new ExpansionTooLong('Too many steps');
    if (steps % TIME_ASKED_EVERY_STEPS === 0 && processorMilliseconds() > seriesEndsAt)
      throw new ExpansionTooLong('The time of this series is over');
  }

  class LimitedIterator extends ICAL.RecurIterator {
    override check_contracting_rules(): boolean {
      step();
      return this.last.year > lastYear || super.check_contracting_rules();
    }
    override increment_month(): void {
      step();
      super.increment_month();
    }
    override increment_year(years: number): void {
      step();
      super.increment_year(years);
    }
  }

  return {
    begin() {
      const now = processorMilliseconds();
      if (now > endsAt) throw new ExpansionTooLong('The time of this calendar is over');
      seriesEndsAt = Math.min(endsAt, now + MILLISECONDS_EACH);
      steps = 0;
    },
    bound({ component }) {
      for (const property of component.getAllProperties('rrule')) {
        const rule = property.getFirstValue();
        if (rule instanceof ICAL.Recur)
          rule.iterator = (start) => new LimitedIterator({ rule, dtstart: start });
      }
    },
  };
}
