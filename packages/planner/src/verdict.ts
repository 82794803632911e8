import { addDays, type Day } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { withoutNumber } from './compile/titles.ts';
import { unitsOfDraft, workOf } from './frame.ts';
import type { Layout } from './layout.ts';
import { dayAt, hoursOf, startOf } from './schedule/calendar.ts';
import { tooLongAmong } from './schedule/too-long.ts';
import { windowsOf } from './schedule/windows.ts';
import { withoutCircles } from './schedule/work.ts';

/** Why a plan does not fit, in a sentence; null if it fits. */
export function whyItDoesNotFit(layout: Layout): string | null {
  const { certificate, feasible, late, tight } = layout.schedule;
  if (feasible) return null;
  if (late !== null) return tooLate(layout, late);
  if (!certificate) return noDay(layout);
  const { from, to, neededHours, availableHours } = certificate;
  const names = new Set(tight.map((index) => titleOf(layout.frame, index)));
  return names.size === 1
    ? `${[...names][0]} takes ${durationText(neededHours)} ${span(from, to)}, and ${durationText(availableHours)} ${availableHours === 1 ? 'is' : 'are'} free then.`
    : `There are ${durationText(neededHours)} of work ${span(from, to)}, and ${durationText(availableHours)} of time.`;
}

const span = (from: Day, to: Day): string => (from === to ? `on ${from}` : `from ${from} to ${to}`);

const titleOf = ({ drafts }: Layout['frame'], index: number): string =>
  `“${withoutNumber(drafts[index]?.title ?? '')}”`;

const nameOf = (frame: Layout['frame'], index: number): string =>
  `${titleOf(frame, index)} (${durationText(frame.drafts[index]?.hours ?? 0)})`;

/** Whether the brief names days on which it is done, or is not. */
function hasOwnDays({ request, drafts }: Layout['frame'], index: number): boolean {
  const one = request.reading.statements.find(({ id }) => id === drafts[index]?.statement);
  if (one?.kind !== 'task') return false;
  return [one.weekdays, one.windows, one.except, one.exceptWeekdays].some(({ length }) => length > 0);
}

/** Its dependencies, or its own first day, leave it no time before its deadline. */
function tooLate({ frame, axis }: Layout, index: number): string | null {
  const work = withoutCircles(workOf(frame, axis));
  const begins = windowsOf(work, axis).release[index] ?? 0;
  const deadlineDay = work[index]?.deadlineDay ?? 0;
  const is = `${nameOf(frame, index)} is to be done by ${addDays(frame.from, deadlineDay)}`;
  const left = startOf(axis, deadlineDay + 1) - begins;
  if (left > 0) return `${is}, and what comes before it leaves ${durationText(hoursOf(left))} for it.`;
  const own = work[index]?.releaseDay ?? 0;
  if (own === axis.days.length && hasOwnDays(frame, index))
    return `No day is left for ${nameOf(frame, index)} of those on which it may be done.`;
  const first = own > deadlineDay ? own : dayAt(axis, begins);
  return first > deadlineDay && (first === own || first < axis.days.length)
    ? `${is}, and cannot begin before ${addDays(frame.from, first)}.`
    : `${is}, and what comes before it leaves no time for it.`;
}

/** There are enough hours, but no day has room for this: what it is, and the longest time left on a day. */
function noDay({ frame, axis, schedule }: Layout): string | null {
  const found = tooLongAmong(workOf(frame, axis), axis, schedule);
  if (!found) return null;
  const { index, freeOn, freeUnits } = found;
  const [name, hours] = [nameOf(frame, index), frame.drafts[index]?.hours ?? 0];
  const [from, to] = [addDays(frame.from, found.from), addDays(frame.from, found.to)];
  if (from > to) return `${name} is to be done by ${to}, and cannot begin before ${from}.`;
  if (freeOn === null) return `No time is left for ${name} ${span(from, to)}.`;
  const most = `${durationText(hoursOf(freeUnits))}${from === to ? '' : `, on ${addDays(frame.from, freeOn)}`}`;
  return freeUnits < unitsOfDraft(hours, frame)
    ? `No day has room for ${name} in one piece ${span(from, to)}: the most that is left is ${most}.`
    : `${name} does not fit on any day ${span(from, to)} beside the other work.`;
}
