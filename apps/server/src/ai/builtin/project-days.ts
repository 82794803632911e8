import { addDays, type Day } from '@daymark/domain/dates';
import { type Moment, read } from './read.ts';

/** Words before the first day of a project. */
const BEGINS_ON =
  /\b(?:start(?:s|ing|et|end|date)?|begin(?:s|ning|nt|nen)?|beginn|los|ab|from|first day|erster tag)(?: (?:on|am|at|is|ist|date|dem|der|den|the|geht'?s|ab)){0,2}\s*[:=]?\s*$/i;

/** The last day that a message names: for a month its end, and an exact day before a vague one. */
export function dayIn(content: string, moment: Moment): Day | undefined {
  const { whens } = read(content, [], moment);
  const days = whens.flatMap((one) => {
    const isSpan = one.type === 'days' && one.from < one.to;
    if (!isSpan && BEGINS_ON.test(content.slice(0, one.bare))) return [];
    if (one.type === 'days')
      return [{ day: one.to, isExact: one.from === one.to || isExact(one.from, one.to) }];
    return one.type === 'weekdays' && one.next[0] && !one.recurring
      ? [{ day: one.next[0], isExact: false }]
      : [];
  });
  const length = whens.find((one) => one.type === 'length' && one.days !== null && one.days > 6);
  const exact = days.findLast(({ isExact }) => isExact) ?? days.at(-1);
  if (exact) return exact.day;
  const isIn = length && /\b(?:in|within|binnen|innerhalb von)\s*$/i.test(content.slice(0, length.bare));
  return length?.type === 'length' && isIn ? addDays(moment.today, length.days ?? 0) : undefined;
}

/** "Start 4 January", "ab 4.1.": the first day of the work. */
export function firstDayIn(content: string, moment: Moment): Day | undefined {
  const found = read(content, [], moment).whens.find(
    (one) => (one.type === 'days' || one.type === 'weekdays') && BEGINS_ON.test(content.slice(0, one.bare)),
  );
  const day = found?.type === 'days' ? found.from : found?.type === 'weekdays' ? found.next[0] : undefined;
  return day && day >= moment.today ? day : undefined;
}

/** A month or a week is too vague for a first day. */
export const isExact = (from: Day, to: Day): boolean =>
  !(from.endsWith('-01') && addDays(to, 1).endsWith('-01'));

/** The latest day to come that a whole brief names by its date: what is due in it is due by then. "At the weekend" is no date. */
export function latestDayIn(brief: string, moment: Moment): Day | undefined {
  const days = read(brief, [], moment).whens.flatMap((one) => {
    if (one.type !== 'days' || one.to <= moment.today) return [];
    const isNamed = one.from === one.to || /\d/.test(brief.slice(one.start, one.end));
    return isNamed ? [one.to] : [];
  });
  return days.sort().at(-1);
}
