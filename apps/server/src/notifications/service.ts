import type { Notification, NotificationListQuery } from '@daymark/contract/notifications';
import { withAlias } from '@daymark/contract/values';
import type { Day } from '@daymark/domain/dates';
import { NOTIFICATIONS_MAX_COUNT } from '@daymark/domain/limits';
import { noticeOf, notificationId, subjectOf } from '@daymark/domain/notifications';
import type { z } from 'zod';
import { timeLost } from '../calendars/service.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { instantOrNull } from '../http/shapes.ts';
import { findNotificationRows, insertReads, type NotificationRow, type ReadToInsert } from './store.ts';

function toNotification(row: NotificationRow, today: Day): Notification | undefined {
  const notice = noticeOf(row, today);
  if (!notice) return undefined;
  const { subject, id, title, projectId, projectName, dueDate } = row;
  return withAlias({
    id: notificationId(notice.kind, dueDate, id),
    kind: notice.kind,
    title,
    message: notice.message,
    projectId,
    projectName,
    subtaskId: subject === 'subtask' ? id : null,
    milestoneId: subject === 'milestone' ? id : null,
    dueDate,
    since: notice.since,
    readAt: instantOrNull(row.reads?.[notice.kind] ?? null),
  });
}

const timeOf = (row: NotificationRow): string => ('dueTime' in row && row.dueTime) || '';

/** Notes of clients are before broken plans, and those before what is due. */
const rankOf = ({ subject }: NotificationRow): number =>
  subject === 'notes' ? 2 : Number(subject === 'plan');

/** Newest first, notes and plans before everything else; within a day the latest due date first, then by time. */
function byNewest(
  [a, rowA]: [Notification, NotificationRow],
  [b, rowB]: [Notification, NotificationRow],
): number {
  const order = (first: string, second: string) => (first < second ? -1 : first > second ? 1 : 0);
  return (
    rankOf(rowB) - rankOf(rowA) ||
    order(b.since, a.since) ||
    order(b.dueDate, a.dueDate) ||
    order(timeOf(rowA) || '~', timeOf(rowB) || '~') ||
    order(rowA.id, rowB.id)
  );
}

/** All current notifications of a user. */
async function notificationsOf(context: UserContext): Promise<Notification[]> {
  const { db, userId, today } = context;
  const rows = await findNotificationRows(db, userId, today, await timeLost(context));
  const shown = rows.flatMap((row): [Notification, NotificationRow][] => {
    const notification = toNotification(row, today);
    return notification ? [[notification, row]] : [];
  });
  return shown
    .toSorted(byNewest)
    .slice(0, NOTIFICATIONS_MAX_COUNT)
    .map(([notification]) => notification);
}

const isUnread = ({ readAt }: Notification): boolean => readAt === null;

export async function listNotifications(
  context: UserContext,
  { page, limit, unread }: z.output<typeof NotificationListQuery>,
) {
  const all = await notificationsOf(context);
  const unreadOnes = all.filter(isUnread);
  const matching = unread ? unreadOnes : all;
  const data = matching.slice((page - 1) * limit, page * limit);
  return {
    data,
    page,
    pages: Math.ceil(matching.length / limit),
    total: matching.length,
    count: data.length,
    limit,
    unreadCount: unreadOnes.length,
  };
}

const toRead = ({ kind, dueDate, id }: Notification): ReadToInsert => ({
  kind,
  dueDate,
  subjectId: subjectOf(id),
});

export async function readNotification(
  context: UserContext,
  id: string,
): Promise<{ notification: Notification }> {
  const { db, userId, now } = context;
  const notification = (await notificationsOf(context)).find((one) => one.id === id);
  if (!notification) throw notFound('Notification');
  if (!isUnread(notification)) return { notification };
  const readAt = now();
  await insertReads(db, userId, [toRead(notification)], readAt);
  return { notification: { ...notification, readAt: readAt.toISOString() } };
}

export async function readAllNotifications(context: UserContext): Promise<{ unreadCount: number }> {
  const { db, userId, now } = context;
  const unread = (await notificationsOf(context)).filter(isUnread);
  if (unread.length > 0) await insertReads(db, userId, unread.map(toRead), now());
  return { unreadCount: 0 };
}
