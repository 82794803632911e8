import ICAL from 'ical.js';

/** The steps of one series: an hourly one over five years, a daily one over a century. */
const STEPS_MAX_COUNT = 50_000;
/** Processor time for all series of a calendar, and for each; a busy machine takes none of it away. */
const MILLISECONDS_MAX = 1_000;
const MILLISECONDS_EACH = 250;
/** To ask for the time costs as much as a step. */
const TIME_ASKED_EVERY_STEPS = 16;

const MICROSECONDS_A_MILLISECOND = 1_000;

function processorMilliseconds(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / MICROSECONDS_A_MILLISECOND;
}

/** Thrown at the limit. */
export class ExpansionTooLong extends Error {}

/** Bounds what the repeating events of one calendar may take to expand. */
export interface ExpansionLimit {
  /** Begins a series with steps of its own. Throws `ExpansionTooLong` when the calendar's time is over. */
  begin(): void;
  /** Has a series expanded within the limit. */
  bound(event: ICAL.Event): void;
}

/**
 * The library looks for the next occurrence in one call, which never returns when no date fulfils the rule. So the iterator
 * counts every date that it tries, and stops behind the last year that is looked at.
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
