import { type Property, propertiesNamed } from './jcal.ts';
import { jcalOf, Unreadable, type Written, writtenIn } from './values.ts';

export const FREQUENCIES = [
  'SECONDLY',
  'MINUTELY',
  'HOURLY',
  'DAILY',
  'WEEKLY',
  'MONTHLY',
  'YEARLY',
] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** From Monday, 0. */
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'];

export interface NthWeekday {
  /** 2 is the second of the month or year, -1 the last; 0 is each. */
  nth: number;
  weekday: number;
}

/** The smallest and the largest value of each list of numbers. Those of days, weeks and positions also count from the end. */
const LISTS = {
  bysecond: [0, 60],
  byminute: [0, 59],
  byhour: [0, 23],
  bymonthday: [-31, 31],
  byyearday: [-366, 366],
  byweekno: [-53, 53],
  bymonth: [1, 12],
  bysetpos: [-366, 366],
} as const;
type ListName = keyof typeof LISTS;

/** A recurrence rule. Its end is compared by the series, because its form often differs from that of the beginning. */
export interface Rule extends Partial<Record<ListName, ReadonlySet<number>>> {
  freq: Frequency;
  interval: number;
  count: number | null;
  until: Written | null;
  /** The first day of a week. */
  wkst: number;
  byday?: readonly NthWeekday[];
}

/** The value of a rule in jCal: names in small letters, lists as arrays. */
type RuleData = Record<string, unknown>;

const valuesIn = (value: unknown): string[] =>
  (Array.isArray(value) ? value : String(value).split(',')).map((one) => String(one).toUpperCase());

function wholeNumber(value: unknown, [least, most]: readonly [number, number]): number {
  const number = Number(value);
  const isZero = number === 0 && least < 0;
  if (!/^[+-]?\d+$/.test(String(value)) || number < least || number > most || isZero)
    throw new Unreadable(`Not a number of a rule: ${value}`);
  return number;
}

function weekdayOf(name: unknown): number {
  const weekday = WEEKDAYS.indexOf(String(name));
  if (weekday < 0) throw new Unreadable(`Not a day of the week: ${name}`);
  return weekday;
}

function nthWeekday(text: string): NthWeekday {
  const [, nth, name] = /^([+-]?\d+)?(\w\w)$/.exec(text) ?? [];
  return { nth: nth === undefined ? 0 : wholeNumber(nth, LISTS.byweekno), weekday: weekdayOf(name) };
}

/** Calendars that were stored earlier number the days from Sunday, 1. */
const firstWeekday = (value: unknown): number =>
  typeof value === 'number' ? (value + 5) % 7 : weekdayOf(value);

const COUNT_MAX = 1_000_000;

function ruleFrom({ freq, interval = 1, count, until, wkst = 'MO', byday, ...lists }: RuleData): Rule {
  const frequency = FREQUENCIES.find((one) => one === freq);
  if (!frequency) throw new Unreadable(`Not a frequency: ${freq}`);
  const unknown = Object.keys(lists).find((name) => !(name in LISTS));
  if (unknown !== undefined) throw new Unreadable(`Unknown part of a rule: ${unknown}`);
  const numbers = Object.entries(lists).map(([name, value]) => {
    const border = LISTS[name as ListName];
    return [name, new Set(valuesIn(value).map((one) => wholeNumber(one, border)))];
  });
  return {
    ...Object.fromEntries(numbers),
    freq: frequency,
    // Some programs write 0.
    interval: Math.max(1, wholeNumber(interval, [0, COUNT_MAX])),
    count: count === undefined ? null : wholeNumber(count, [1, COUNT_MAX]),
    until: until === undefined ? null : writtenIn(String(until)),
    wkst: firstWeekday(wkst),
    ...(byday !== undefined && { byday: valuesIn(byday).map(nthWeekday) }),
  };
}

/** More than a rule with every day of the year has. */
const RULE_MAX_CHARACTERS = 2_000;
/** They say what a rule without them says. */
const USUAL = /^(?:X-.*|RSCALE=GREGORIAN|SKIP=OMIT)?$/;

/** The value of a rule in jCal, from the text of a file. */
export function ruleIn(text: string): RuleData {
  if (text.length > RULE_MAX_CHARACTERS) throw new Unreadable('A rule that is too long');
  const parts = text.toUpperCase().replaceAll(/\s+/g, '').split(';');
  const data: RuleData = {};
  for (const part of parts.filter((one) => !USUAL.test(one))) {
    const [name = '', value = ''] = part.split('=');
    if (name === 'UNTIL') data.until = jcalOf(writtenIn(value));
    else data[name.toLowerCase()] = name.startsWith('BY') ? valuesIn(value.replace(/,+$/, '')) : value;
  }
  ruleFrom(data);
  return data;
}

/** The rules of a name, `rrule` or `exrule`. */
export const rulesNamed = (properties: readonly Property[], name: string): Rule[] =>
  propertiesNamed(properties, name).map(([, , , value]) => ruleFrom(value as RuleData));

/** A rule of an event on whole days, where hours mean nothing. */
export function withoutHours({ byhour: _, byminute: __, bysecond: ___, ...rule }: Rule): Rule {
  return rule;
}
