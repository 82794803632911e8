import type { ExpansionLimit } from './expansion-limit.ts';
import { completed, daysIn, hasDay, periodOf } from './rule-days.ts';
import type { Frequency, Rule } from './rules.ts';
import { DAY } from './values.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** How long each period of these is. Those of the others are years, months and weeks. */
const LENGTHS: Partial<Record<Frequency, number>> = {
  SECONDLY: SECOND,
  MINUTELY: MINUTE,
  HOURLY: HOUR,
  DAILY: DAY,
};

const sorted = (values: ReadonlySet<number>): number[] => [...values].toSorted((a, b) => a - b);

/** The values of a part of the time: of the rule, or the one of the period if the period is as short. */
function partsOf(list: ReadonlySet<number> | undefined, own: number, isOfPeriod: boolean): number[] {
  if (!list) return [own];
  return isOfPeriod ? [...list].filter((value) => value === own) : sorted(list);
}

/** The times of a day, in order. `at` is the beginning of a period, or of the series if its periods are days or longer. */
function* timesOfDay({ byhour, byminute, bysecond }: Rule, at: number, length: number): Generator<number> {
  const part = (unit: number, of: number) => Math.floor(at / unit) % of;
  for (const hour of partsOf(byhour, (part(HOUR, 24) + 24) % 24, length <= HOUR))
    for (const minute of partsOf(byminute, (part(MINUTE, 60) + 60) % 60, length <= MINUTE))
      for (const second of partsOf(bysecond, (part(SECOND, 60) + 60) % 60, length <= SECOND))
        yield hour * HOUR + minute * MINUTE + second * SECOND;
}

/** All times of a period, in order. */
function* timesIn(rule: Rule, period: number, start: number): Generator<number> {
  const length = LENGTHS[rule.freq];
  const begin = length === undefined ? start : period * length;
  const day = Math.floor(begin / DAY);
  const days = length === undefined ? daysIn(rule, period) : hasDay(rule, day) ? [day] : [];
  const clock = length === undefined || length === DAY ? start : begin;
  for (const one of days) for (const time of timesOfDay(rule, clock, length ?? DAY)) yield one * DAY + time;
}

/** The times at the positions that a rule names. */
function* atPositions(
  times: Iterable<number>,
  positions: ReadonlySet<number>,
  step: () => void,
): Generator<number> {
  const all: number[] = [];
  for (const time of times) {
    step();
    all.push(time);
  }
  const chosen = [...positions].map((position) => all.at(position > 0 ? position - 1 : position));
  yield* sorted(new Set(chosen.filter((time) => time !== undefined)));
}

const periodAt = (rule: Rule, wall: number): number => {
  const length = LENGTHS[rule.freq];
  return length === undefined ? periodOf(rule, Math.floor(wall / DAY)) : Math.floor(wall / length);
};

interface Range {
  /** The beginning of the series. */
  start: number;
  /** What is before is not needed. */
  from: number;
  to: number;
}

/**
 * The times of a rule in their order, from about `from` on. A rule that counts is followed from its beginning. Weeks of a
 * year reach into the years around it.
 */
function* timesFrom(named: Rule, { start, from, to }: Range, limit: ExpansionLimit): Generator<number> {
  const rule = completed(named, start);
  const first = periodAt(rule, start);
  const last = periodAt(rule, to) + 1;
  const ahead = rule.count === null ? Math.floor((periodAt(rule, from) - 1 - first) / rule.interval) : 0;
  for (let period = first + Math.max(0, ahead) * rule.interval; period <= last; period += rule.interval) {
    limit.step();
    const times = timesIn(rule, period, start);
    const chosen = rule.bysetpos ? atPositions(times, rule.bysetpos, limit.step) : times;
    for (const wall of chosen) {
      limit.step();
      if (wall >= start) yield wall;
    }
  }
}

/**
 * The times of a rule on the clock, in order, from about `from` on. The first time of a series counts as one of the rule's,
 * also where the rule does not have it.
 */
export function* timesOf(rule: Rule, range: Range, limit: ExpansionLimit): Generator<number> {
  let count = 0;
  for (const wall of timesFrom(rule, range, limit)) {
    if (count === 0 && wall !== range.start) count++;
    if (rule.count !== null && count >= rule.count) return;
    count++;
    yield wall;
  }
}
