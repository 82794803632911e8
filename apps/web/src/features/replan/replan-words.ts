import type { MoveReason, Replan, WayOut } from '@daymark/contract/replans';
import type { Day } from '@daymark/domain/dates';
import { hoursOver } from '@daymark/domain/load';
import { plural, t } from '@daymark/words/t';
import { formatDayFrom, formatHours } from '../../platform/format.ts';
import { answeredEarly, followsWait } from './late-answer.ts';

/** The summary of a preview. */
export function introText(
  { moves, feasible, unfinished, today }: Pick<Replan, 'moves' | 'feasible' | 'unfinished' | 'today'>,
  hasLeft: boolean,
): string {
  if (hasLeft) return t`Tasks that you exclude stay; the others are planned around them.`;
  if (moves.length > 0)
    return t`As few tasks as possible are moved, each as little as possible. Pinned tasks and days that you set stay.`;
  if (!feasible) return t`Moving tasks alone does not make everything fit.`;
  if (unfinished.count > 0)
    return t`The unfinished tasks are on days that you set or pinned. They only move if you say so.`;
  return hoursOver(today) > 0
    ? t`You set or pinned more for today than there is time for. Nothing moves unless you postpone it.`
    : t`Every task can be done on its day. Nothing moves.`;
}

/** Why a subtask moves, as a sentence without a full stop. */
export function reasonText(reason: MoveReason, from: Day | null, today: Day): string {
  switch (reason.kind) {
    case 'overdue':
      return from === null
        ? t`Is not done`
        : t`Was due ${formatDayFrom(from, today, 'short')} and is not done`;
    case 'undated':
      return t`Had no day yet`;
    case 'day-off':
      return reason.name === null ? t`That day is a day off now` : t`That day is blocked by ${reason.name}`;
    case 'past-milestone':
      return t`Due after its milestone “${reason.name}”`;
    case 'past-due-date':
      return t`Due after the due date of the project`;
    case 'too-early':
      return t`Cannot begin so early`;
    case 'too-late':
      return t`Due after the day that the brief names`;
    case 'waits-for':
      return reason.hasMoved ? t`Waits for “${reason.title}”, which moves` : t`Waits for “${reason.title}”`;
    case 'waited-for':
      return t`“${reason.title}” waits for it`;
    case 'late-answer':
      return followsWait(reason);
    case 'early-answer':
      return answeredEarly(reason);
    case 'overfull':
      return t`That day is overbooked by ${formatHours(reason.hours)}`;
    case 'makes-room':
      return t`Makes room for what is due sooner`;
  }
}

/** A remedy as the label of a button. */
export function wayText(way: WayOut, today: Day): string {
  switch (way.kind) {
    case 'later-due-date':
      return t`Move the due date to ${formatDayFrom(way.date, today)}`;
    case 'more-hours':
      return t`Work ${formatHours(way.hoursPerDay)} a day on this project only`;
    case 'move-milestone':
      return t`Move “${way.name}” to ${formatDayFrom(way.date, today)}`;
    case 'leave-out':
      return t`Leave out ${plural(way.titles.length, '# task')} of low priority (${formatHours(way.hours)})`;
  }
}
