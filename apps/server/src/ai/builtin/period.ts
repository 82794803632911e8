import { addDays, type Day, startOfWeek } from '@daymark/domain/dates';
import type { DaysMention } from '@daymark/language/time-mentions';
import { hasMeaning, type ParsedText } from './read.ts';
import { dayWords, type Words } from './words.ts';

/** The range of days that a message is about. */
export interface Period {
  from: Day;
  to: Day;
}

/** No plan is older. */
const FIRST_DAY: Day = '2000-01-01';

/** Length of a period without an end, such as "after Friday" or "from Monday on". */
const AHEAD_DAYS = 60;

const daysIn = ({ whens }: ParsedText): DaysMention[] =>
  whens.flatMap((one): DaysMention[] => {
    if (one.type === 'days') return [one];
    if (one.type !== 'weekdays') return [];
    const [first, last] = [one.next.toSorted()[0], one.next.toSorted().at(-1)];
    return first && last
      ? [{ ...one, type: 'days', from: first, to: last, part: null, isWeekday: false }]
      : [];
  });

/** In the past, a weekday is the most recent one, and never today, because people say "today". */
function latest(day: Day, today: Day): Day {
  let found = day;
  while (found >= today) found = addDays(found, -7);
  return found;
}

const yearBefore = (day: Day): Day => `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;

/** The days that a question is about. For questions about the past they are before today. */
export function periodOf(parsed: ParsedText, isPast = false): Period | undefined {
  const { today } = parsed.moment;
  const days = daysIn(parsed);
  const [one] = days;
  if (!one) return undefined;
  if (days.length > 1) {
    const [from, to] = [
      days.map((day) => day.from).toSorted()[0] ?? one.from,
      days
        .map((day) => day.to)
        .toSorted()
        .at(-1) ?? one.to,
    ];
    return { from, to };
  }
  if (isPast) {
    const isAhead = one.from > today && !one.isWeekday;
    const [from, to] = one.isWeekday
      ? [latest(one.from, today), latest(one.to, today)]
      : isAhead
        ? [yearBefore(one.from), yearBefore(one.to)]
        : [one.from, one.to];
    const begins = hasSince(parsed, one);
    return { from, to: begins || to > today ? today : to };
  }
  const isRange = one.from !== one.to;
  const before = parsed.text.slice(0, one.bare).toLowerCase();
  const first = one.to < today ? FIRST_DAY : today;
  if (/\bon or before\s*(?:the )?$/.test(before)) return { from: first, to: one.to };
  if (/(?:\b(?:before)|\bvor(?: dem| der)?)\s*(?:the )?$/.test(before))
    return { from: first, to: addDays(one.from, -1) };
  if (/\b(?:until|till|by|through|bis|bis zum|bis zur|spätestens)\s*(?:the |end of |ende )?$/.test(before))
    return { from: first, to: one.to };
  if (/\b(?:after|nach(?: dem| der)?)\s*(?:the )?$/.test(before))
    return { from: addDays(one.to, 1), to: addDays(one.to, AHEAD_DAYS) };
  if (!isRange && (one.cue === 'from' || /\b(?:from|since|ab|seit)\s*$/.test(before)))
    return { from: one.from, to: addDays(one.from, AHEAD_DAYS) };
  return { from: one.from, to: one.to };
}

/** The days of a length of time. */
export const daysSaid = ({ whens }: ParsedText): number | undefined =>
  whens.flatMap((one) => (one.type === 'length' && one.days ? [one.days] : []))[0];

/** The hours of a length of time. */
export const hoursSaid = ({ whens }: ParsedText): number | undefined =>
  whens.flatMap((one) =>
    one.type === 'length' && one.hours !== null ? [Math.round(one.hours * 100) / 100] : [],
  )[0];

/** Than which a task is bigger or smaller. */
export interface Bound {
  sign: '>' | '≥' | '<' | '≤';
  hours: number;
}

const BOUNDS: readonly [RegExp, Bound['sign']][] = [
  [/\b(?:can|could|should|kann|könnte|soll|schaff\w*)\b.*\b(?:in|within|innerhalb von)\s*$/i, '≤'],
  [
    /\b(?:(?:no|not) (?:more|longer) than|nicht (?:mehr|länger) als|at most|up to|max(?:imal|imum)?|höchstens|bis zu|only|just|nur|have|got|habe?)\s*$/i,
    '≤',
  ],
  [/\b(?:(?:no|not) less than|at least|mindestens)\s*$/i, '≥'],
  [/\b(?:(?:more|longer|bigger|larger|greater) than|over|above|(?:mehr|länger|größer) als|über)\s*$/i, '>'],
  [
    /\b(?:(?:less|shorter|smaller|quicker|fewer) than|under|below|(?:weniger|kürzer|kleiner) als|unter)\s*$/i,
    '<',
  ],
];

/** The hours that a task is said to be bigger or smaller than. */
export function boundOf(parsed: ParsedText): Bound | undefined {
  const length = parsed.whens.find((one) => one.type === 'length' && one.hours !== null);
  const hours = hoursSaid(parsed);
  if (!length || hours === undefined) return undefined;
  const lead = /^\D*?(?=\d|\b(?:an?|one|half|eine?)\b)/i.exec(parsed.text.slice(length.bare, length.end));
  const before = `${parsed.text.slice(0, length.bare)}${lead?.[0] ?? ''}`;
  const [, sign] = BOUNDS.find(([words]) => words.test(before)) ?? [];
  // "I have 20 minutes": what fits into them.
  const meant = sign ?? (hasMeaning(parsed, 'fit') ? '≤' : undefined);
  return meant && { sign: meant, hours };
}

const hasSince = ({ text }: ParsedText, { bare }: DaysMention): boolean =>
  /\b(?:since|seit)\s*(?:dem |der )?$/i.test(text.slice(0, bare));

/** Whether the days are a target and not the origin. */
const GOES_TO =
  /(?<!\p{L})(?:to|onto|until|till|for|auf|nach|bis|zum|in|into|on|à|au|a|al|para|pour|hasta)\s*(?:the |den |die |der |das |le |el )?$/iu;

const COMES_FROM =
  /(?<!\p{L})(?:from|von|vom|of|für|for|de|du|del|des|d['’]|desde)\s*(?:the |den |die |der |das |lo de |el )?$/iu;

/** The origin and the target days of a move. */
export function movedDays(parsed: ParsedText): { from?: Period; to?: Period } {
  const [first, second] = daysIn(parsed);
  if (!first) return {};
  const lead = (one: DaysMention) => parsed.text.slice(0, one.bare);
  if (!second && shiftOf(parsed) !== undefined) return { from: first };
  const isFrom = (one: DaysMention) => one.cue === 'from' || COMES_FROM.test(lead(one));
  if (second)
    return isFrom(second) && !isFrom(first) ? { from: second, to: first } : { from: first, to: second };
  const isToDay =
    first.from !== first.to &&
    /(?<!\p{L})(?:to|auf|nach|a|al|à|au)(?!\p{L})/iu.test(parsed.text.slice(first.bare, first.end));
  if (parsed.names.length === 0 && isToDay)
    return { from: { from: first.from, to: first.from }, to: { from: first.to, to: first.to } };
  if (isFrom(first) && first.from !== first.to)
    return { from: { from: first.from, to: first.from }, to: { from: first.to, to: first.to } };
  const isTarget =
    GOES_TO.test(lead(first)) || first.cue === 'by' || first.cue === 'until' || parsed.names.length > 0;
  return isTarget && !isFrom(first) ? { to: first } : { from: first };
}

/** By how many days something is to be moved. */
export function shiftOf(parsed: ParsedText): number | undefined {
  const days = daysSaid(parsed);
  const isEarlier = hasMeaning(parsed, 'earlier') && !hasMeaning(parsed, 'later');
  return days === undefined ? undefined : days * (isEarlier ? -1 : 1);
}

type PeriodName = keyof Words['periods'];

/** The name of a period, if it has one. */
export function periodName({ from, to }: Period, today: Day): PeriodName | undefined {
  const week = startOfWeek(today);
  const weeks: Partial<Record<number, PeriodName>> = { 0: 'this week', 7: 'next week', [-7]: 'last week' };
  for (const [by, name] of Object.entries(weeks)) {
    const first = addDays(week, Number(by));
    const isWhole = to === addDays(first, 6) && (from === first || (name === 'this week' && from === today));
    if (isWhole || (name === 'this week' && from === first && to === today && from !== to)) return name;
  }
  if (from === today && to === today) return 'today';
  if (from === to && to === addDays(today, -1)) return 'yesterday';
  const months = [-1, 0, 1].map((by) => monthAt(today, by));
  const isOf = (month: string) => from === `${month}-01` && to.slice(0, 7) === month && isMonthEnd(to, today);
  const at = months.findIndex(isOf);
  return (['last month', 'this month', 'next month'] as const)[at];
}

const monthAt = (today: Day, by: number): string => {
  const first = `${today.slice(0, 7)}-01`;
  return addDays(first, by < 0 ? -1 : by * 31).slice(0, 7);
};

const isMonthEnd = (day: Day, today: Day): boolean => addDays(day, 1).endsWith('-01') || day === today;

/** "This week", or "Mon 23 Nov to Fri 27 Nov". */
export function periodText(period: Period, words: Words, today: Day): string {
  const name = periodName(period, today);
  if (name) return words.periods[name];
  const day = dayWords(words, today);
  const from = period.from === FIRST_DAY ? '…' : day(period.from);
  return period.from === period.to ? from : words.fromTo(from, day(period.to));
}
