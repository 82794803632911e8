import type { notificationRoutes } from '@daymark/contract/notifications';
import { listNotifications, readAllNotifications, readNotification } from '../notifications/service.ts';
import type { Handlers } from './mount.ts';

export const notificationHandlers: Handlers<typeof notificationRoutes> = {
  list: ({ query }, context) => listNotifications(context, query),
  read: ({ params }, context) => readNotification(context, params.id),
  readAll: (_, context) => readAllNotifications(context),
};
