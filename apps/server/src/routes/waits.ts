import type { waitRoutes } from '@daymark/contract/waits';
import { reminderOf } from '../waits/reminder.ts';
import {
  answerWait,
  changeWait,
  dropWait,
  listWaits,
  noteReminder,
  reopenWait,
  runningWaits,
  startWait,
} from '../waits/service.ts';
import type { Handlers } from './mount.ts';

export const waitHandlers: Handlers<typeof waitRoutes> = {
  list: async ({ params }, context) => {
    const data = await listWaits(context, params.projectId);
    return { data, count: data.length };
  },
  running: async (_request, context) => {
    const data = await runningWaits(context);
    return { data, count: data.length };
  },
  start: ({ params, body }, context) => startWait(context, params.projectId, body),
  change: ({ params, body, ifVersion }, context) => changeWait(context, params.id, body, ifVersion),
  answer: ({ params, body }, context) => answerWait(context, params.id, body),
  reopen: ({ params }, context) => reopenWait(context, params.id),
  drop: ({ params }, context) => dropWait(context, params.id),
  reminder: ({ params }, context) => reminderOf(context, params.id),
  reminded: ({ params }, context) => noteReminder(context, params.id),
};
