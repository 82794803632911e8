import { plural, t } from '@daymark/words/t';
import { addDays, type Day, daysBetween } from './dates.ts';
import { DUE_SOON_DAYS, PLAN_SLIPS_MIN_COUNT } from './limits.ts';
import type { Status } from './statuses.ts';

export const NOTIFICATION_KINDS = [
  'subtask_due_today',
  'subtask_overdue',
  'project_due_soon',
  'project_overdue',
  'milestone_due_soon',
  'milestone_overdue',
  'plan_broken',
  'client_note',
] as const;

export type NotificationKind = (typeof NOTIFICATION_KINDS)[number];

/** Something with a due date, in a project that is not completed. Times are `HH:MM`. */
export type Dated =
  | { subject: 'subtask' | 'project'; status: Status; dueDate: Day; dueTime: string | null }
  /** A milestone has no status. It is done when it has subtasks and none of them is open. */
  | { subject: 'milestone'; subtasks: number; openSubtasks: number; dueDate: Day };

/** How many open subtasks break the future plan of a project, by reason. */
export interface PlanBreaks {
  subject: 'plan';
  /** Past their due date. */
  slipped: number;
  /** Due after the project's due date. */
  late: number;
  /** For which the planner found no day. */
  unplaced: number;
  /** On a day that had time for them when the plan was made and has none now. */
  timeless: number;
  /**
   * The day of the notification: that of the last subtask after the due date, else of the first that is overdue or lost
   * its time, else the due date.
   */
  dueDate: Day;
}

/** Notes of clients about a project that the person has not seen. Its day is that of the newest. */
export interface UnseenNotes {
  subject: 'notes';
  notes: number;
  dueDate: Day;
}

/** One notification about one thing on one day. */
export interface Notice {
  kind: NotificationKind;
  /** The first day on which there was a reason for it. */
  since: Day;
  message: string;
}

function isOpen(thing: Dated): boolean {
  if (thing.subject === 'milestone') return thing.subtasks === 0 || thing.openSubtasks > 0;
  return thing.status !== 'Completed';
}

function messageOf(thing: Dated, today: Day): string {
  const days = daysBetween(today, thing.dueDate);
  if (thing.subject === 'milestone' && thing.openSubtasks > 0) return openText(days, thing.openSubtasks);
  const time = thing.subject === 'milestone' ? null : thing.dueTime;
  if (days < 0) return t`Overdue by ${plural(-days, '# day')}`;
  if (days === 0) return time ? t`Due today at ${time}` : t`Due today`;
  if (days > 1) return t`Due in ${plural(days, '# day')}`;
  return time ? t`Due tomorrow at ${time}` : t`Due tomorrow`;
}

/** A milestone with open subtasks. */
function openText(days: number, open: number): string {
  if (days < 0) return t`Overdue by ${plural(-days, '# day')} with ${plural(open, '# open task')}`;
  if (days === 0) return t`Due today with ${plural(open, '# open task')}`;
  return days === 1
    ? t`Due tomorrow with ${plural(open, '# open task')}`
    : t`Due in ${plural(days, '# day')} with ${plural(open, '# open task')}`;
}

/** The notification about a plan. It has today's date, because a broken plan has no date of its own. */
function noticeOfPlan({ slipped, late, unplaced, timeless }: PlanBreaks, today: Day): Notice | null {
  if (late + unplaced + timeless === 0 && slipped < PLAN_SLIPS_MIN_COUNT) return null;
  const breaks = [
    { count: slipped, first: t`${plural(slipped, '# open task')} behind`, next: t`${slipped} behind` },
    {
      count: late,
      first: t`${plural(late, '# open task')} after the due date`,
      next: t`${late} after the due date`,
    },
    {
      count: unplaced,
      first: t`${plural(unplaced, '# open task')} without a day`,
      next: t`${unplaced} without a day`,
    },
    {
      count: timeless,
      first: t`${plural(timeless, '# open task')} on days without time`,
      next: t`${timeless} on days without time`,
    },
  ]
    .filter(({ count }) => count > 0)
    .map(({ first, next }, index) => (index === 0 ? first : next));
  const message = t`The plan no longer holds: ${breaks.join(', ')}`;
  return { kind: 'plan_broken', since: today, message };
}

const noticeOfNotes = ({ notes, dueDate }: UnseenNotes): Notice => ({
  kind: 'client_note',
  since: dueDate,
  message: notes === 1 ? t`Your client wrote a note` : t`Your client wrote ${plural(notes, '# note')}`,
});

/** How many days before its due date a thing is notified about. */
export const daysAhead = (subject: Dated['subject']): number => (subject === 'subtask' ? 0 : DUE_SOON_DAYS);

/**
 * The notification about a thing on a day, or null. Subtasks are notified on their day, projects and milestones from
 * three days before, everything overdue, plans that are broken, and notes of clients.
 */
export function noticeOf(thing: Dated | PlanBreaks | UnseenNotes, today: Day): Notice | null {
  if (thing.subject === 'notes') return noticeOfNotes(thing);
  if (thing.subject === 'plan') return noticeOfPlan(thing, today);
  const { subject, dueDate } = thing;
  const since = addDays(dueDate, -daysAhead(subject));
  if (!isOpen(thing) || today < since) return null;
  const message = messageOf(thing, today);
  if (today <= dueDate)
    return { kind: subject === 'subtask' ? 'subtask_due_today' : `${subject}_due_soon`, since, message };
  if (subject === 'milestone' && thing.openSubtasks === 0) return null;
  return { kind: `${subject}_overdue`, since: addDays(dueDate, 1), message };
}

/**
 * The id of a notification. It stays the same as long as the kind, the subject and its day are the same. A new day
 * makes a new, unread notification.
 */
export const notificationId = (kind: NotificationKind, dueDate: Day, subjectId: string): string =>
  `${kind}.${dueDate}.${subjectId}`;

/** The id of what a notification is about. */
export const subjectOf = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
