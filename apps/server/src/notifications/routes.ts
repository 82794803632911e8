import type { notificationRoutes } from '@daymark/contract/notifications';
import type { Handlers } from '../http/mount.ts';
import { listNotifications, readAllNotifications, readNotification } from './service.ts';

export const notificationHandlers: Handlers<typeof notificationRoutes> = {
  list: ({ query }, context) => listNotifications(context, query),
  read: ({ params }, context) => readNotification(context, params.id),
  readAll: (_, context) => readAllNotifications(context),
};
