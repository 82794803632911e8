import { addDays } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import { plural, t } from '@daymark/words/t';
import { withoutNumber } from './compile/titles.ts';
import { unitsOfDraft, workOf } from './frame.ts';
import type { Layout } from './layout.ts';
import { type Overfull, overfullDays } from './overfull.ts';
import { dayAt, hoursOf, startOf } from './schedule/calendar.ts';
import { tooLongAmong } from './schedule/too-long.ts';
import { windowsOf } from './schedule/windows.ts';
import { withoutCircles } from './schedule/work.ts';

/** Why a plan does not fit, in a sentence; null if it fits. */
export function whyItDoesNotFit(layout: Layout): string | null {
  const { feasible, late } = layout.schedule;
  if (feasible) return null;
  if (late !== null) return tooLate(layout, late);
  const overfull = overfullDays(layout);
  return overfull ? tooMuch(layout, overfull) : noDay(layout);
}

function tooMuch({ frame }: Layout, { certificate, members }: Overfull): string {
  const { from, to, neededHours, availableHours } = certificate;
  const names = new Set(members.map((index) => titleOf(frame, index)));
  const [needed, free] = [durationText(neededHours), durationText(availableHours)];
  if (names.size > 1)
    return from === to
      ? t`There are ${needed} of work on ${from}, and ${free} of time.`
      : t`There are ${needed} of work from ${from} to ${to}, and ${free} of time.`;
  const [title = ''] = names;
  return from === to
    ? t`${title} takes ${needed} on ${from}, and ${free} ${plural(availableHours, 'is', 'are')} free then.`
    : t`${title} takes ${needed} from ${from} to ${to}, and ${free} ${plural(availableHours, 'is', 'are')} free then.`;
}

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
function tooLate({ basis: frame, axis }: Layout, index: number): string | null {
  const work = withoutCircles(workOf(frame, axis));
  const begins = windowsOf(work, axis).release[index] ?? 0;
  const deadlineDay = work[index]?.deadlineDay ?? 0;
  const [name, day] = [nameOf(frame, index), addDays(frame.from, deadlineDay)];
  const left = startOf(axis, deadlineDay + 1) - begins;
  if (left > 0)
    return t`${name} is to be done by ${day}, and what comes before it leaves ${durationText(hoursOf(left))} for it.`;
  const own = work[index]?.releaseDay ?? 0;
  if (own === axis.days.length && hasOwnDays(frame, index))
    return t`No day is left for ${name} of those on which it may be done.`;
  const first = own > deadlineDay ? own : dayAt(axis, begins);
  return first > deadlineDay && (first === own || first < axis.days.length)
    ? t`${name} is to be done by ${day}, and cannot begin before ${addDays(frame.from, first)}.`
    : t`${name} is to be done by ${day}, and what comes before it leaves no time for it.`;
}

/** There are enough hours, but no day has room for this: what it is, and the longest time left on a day. */
function noDay({ basis: frame, axis, schedule }: Layout): string | null {
  const found = tooLongAmong(workOf(frame, axis), axis, schedule);
  if (!found) return null;
  const { index, freeOn, freeUnits } = found;
  const [name, hours] = [nameOf(frame, index), frame.drafts[index]?.hours ?? 0];
  const [from, to] = [addDays(frame.from, found.from), addDays(frame.from, found.to)];
  if (from > to) return t`${name} is to be done by ${to}, and cannot begin before ${from}.`;
  const isOneDay = from === to;
  if (freeOn === null)
    return isOneDay
      ? t`No time is left for ${name} on ${from}.`
      : t`No time is left for ${name} from ${from} to ${to}.`;
  const most = durationText(hoursOf(freeUnits));
  if (freeUnits < unitsOfDraft(hours, frame))
    return isOneDay
      ? t`No day has room for ${name} in one piece on ${from}: the most that is left is ${most}.`
      : t`No day has room for ${name} in one piece from ${from} to ${to}: the most that is left is ${most}, on ${addDays(frame.from, freeOn)}.`;
  return isOneDay
    ? t`${name} does not fit on any day on ${from} beside the other work.`
    : t`${name} does not fit on any day from ${from} to ${to} beside the other work.`;
}
