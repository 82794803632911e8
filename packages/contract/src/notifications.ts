import { NOTIFICATION_KINDS } from '@daymark/domain/notifications';
import { z } from 'zod';
import { paths } from './paths.ts';
import { data, envelope, page, route } from './route.ts';
import { shape } from './shape.ts';
import { Day, Id, Instant, paging } from './values.ts';

/** Not a UUID: made of the kind, the day and the subject, so that it changes with them. */
const NotificationId = z.string().max(120);

export const Notification = shape('Notification', {
  id: NotificationId,
  _id: NotificationId,
  kind: z.enum(NOTIFICATION_KINDS),
  /** The name of the subtask, project or milestone; for a plan, the name of its project. */
  title: z.string(),
  /** "Overdue by 3 days", "Due today at 12:00". */
  message: z.string(),
  projectId: Id,
  projectName: z.string(),
  subtaskId: Id.nullable(),
  milestoneId: Id.nullable(),
  dueDate: Day,
  /** The first day on which there was a reason for it; today for a broken plan. */
  since: Day,
  readAt: Instant.nullable(),
});
export type Notification = z.output<typeof Notification>;

export const NotificationListQuery = z.object({
  ...paging,
  /** Only unread notifications. */
  unread: z.stringbool().default(false),
});

export const notificationRoutes = {
  list: route({
    endpoint: paths.notifications.list,
    access: 'read',
    summary: 'What is due, overdue and no longer holds now, the newest first; at most the newest 100',
    query: NotificationListQuery,
    refusals: ['overloaded'],
    answer: envelope({ ...page(Notification).envelope.shape, unreadCount: z.int() }),
  }),
  read: route({
    endpoint: paths.notifications.read,
    access: 'write',
    summary: 'Mark a notification as read',
    params: z.object({ id: NotificationId }),
    refusals: ['overloaded'],
    answer: data(z.object({ notification: Notification })),
  }),
  readAll: route({
    endpoint: paths.notifications.readAll,
    access: 'write',
    summary: 'Mark all notifications as read',
    refusals: ['overloaded'],
    answer: data(z.object({ unreadCount: z.int() })),
  }),
} as const;
