import { addDays, type Day } from '@daymark/domain/dates';
import { OCCURRENCES_MAX_COUNT } from '@daymark/domain/limits';
import type { OnDayOff } from '@daymark/domain/recurrence';
import ICAL from 'ical.js';

export interface Occurrence {
  /** The day by the rule. */
  occursOn: Day;
  /** The day on which it is done, which may differ if the first one is a day off. */
  dueDate: Day;
}

export interface RuledDays {
  rule: string;
  startsOn: Day;
  /** No occurrence on or after this day. */
  endsBefore: Day | null;
}

/** The expansion of a rule without an end stops after this many days. */
const STEPS_MAX = 20_000;

/** The last of several days of each month: ical.js 2.2 ignores BYSETPOS with BYMONTHDAY. */
function lastOfEachMonth(days: readonly Day[]): Day[] {
  return days.filter((day, index) => days[index + 1]?.slice(0, 7) !== day.slice(0, 7));
}

const without = (rule: string, names: RegExp): string =>
  rule
    .split(';')
    .filter((part) => !names.test(part))
    .join(';');

function daysUntil(rule: string, startsOn: Day, until: Day): Day[] {
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(startsOn));
  const days: Day[] = [];
  for (let steps = 0; steps < STEPS_MAX; steps++) {
    const next = iterator.next()?.toString();
    if (next === undefined || next > until) break;
    days.push(next);
  }
  return days;
}

/**
 * The days of a rule in a range, both ends included, up to the limit of occurrences. They are calendar days, so clock
 * changes do not matter.
 */
export function ruledDays({ rule, startsOn, endsBefore }: RuledDays, until: Day): Day[] {
  const last = endsBefore !== null && endsBefore <= until ? addDays(endsBefore, -1) : until;
  const count = Number(/COUNT=(\d+)/.exec(rule)?.[1] ?? OCCURRENCES_MAX_COUNT);
  const takesLast = rule.includes('BYSETPOS=-1');
  // A month is complete only after its last day was seen.
  const seen = daysUntil(
    without(rule, /^(?:BYSETPOS|COUNT)=/),
    startsOn,
    takesLast ? addDays(last, 31) : last,
  );
  const days = takesLast ? lastOfEachMonth(seen).filter((day) => day <= last) : seen;
  return days.slice(0, Math.min(count, OCCURRENCES_MAX_COUNT));
}

/** The longest distance by which an occurrence may move. */
const GIVES_WAY_DAYS = 31;

function workingDayBeside(day: Day, step: 1 | -1, isOff: (day: Day) => boolean): Day | undefined {
  for (let away = 0; away <= GIVES_WAY_DAYS; away++) {
    const beside = addDays(day, away * step);
    if (!isOff(beside)) return beside;
  }
  return undefined;
}

/** The days on which occurrences are done, for given days off: never two on one day, and none after `until`. */
export function occurrencesOn(
  days: readonly Day[],
  { onDayOff, isOff, until }: { onDayOff: OnDayOff; isOff: (day: Day) => boolean; until: Day },
): Occurrence[] {
  const taken = new Set<Day>();
  const movedTo = (day: Day): Day | undefined => {
    if (onDayOff === 'keep' || !isOff(day)) return day;
    return onDayOff === 'skip' ? undefined : workingDayBeside(day, onDayOff === 'next' ? 1 : -1, isOff);
  };
  return days.flatMap((occursOn) => {
    const dueDate = movedTo(occursOn);
    if (dueDate === undefined || dueDate > until || taken.has(dueDate)) return [];
    taken.add(dueDate);
    return [{ occursOn, dueDate }];
  });
}
