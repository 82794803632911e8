import type { reminderRoutes } from '@daymark/contract/reminders';
import {
  changeReminderSettings,
  readReminderSettings,
  reminderOfTask,
  setReminderOfTask,
  unsubscribe,
  unsubscribePage,
} from '../reminders/service.ts';
import type { Handlers } from './mount.ts';

export const reminderHandlers: Handlers<typeof reminderRoutes> = {
  settings: (_, context) => readReminderSettings(context),
  changeSettings: ({ body }, context) => changeReminderSettings(context, body),
  ofTask: ({ params }, context) => reminderOfTask(context, params.id),
  setOfTask: ({ params, body }, context) => setReminderOfTask(context, params.id, body.reminder),
  unsubscribePage: ({ params }, context) => unsubscribePage(context, params.token),
  unsubscribe: ({ params }, context) => unsubscribe(context, params.token),
};
