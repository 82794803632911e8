import type { timerRoutes } from '@daymark/contract/timers';
import { currentTimer, discardTimer, startTimer, stopTimer, takeTimerBack } from '../timers/service.ts';
import { settleWaits } from '../waits/settling.ts';
import type { Handlers } from './mount.ts';

export const timerHandlers: Handlers<typeof timerRoutes> = {
  current: (_input, context) => currentTimer(context),
  start: async ({ body }, context) => {
    const started = await startTimer(context, body.subtaskId);
    await settleWaits(context, started.project.id);
    return started;
  },
  stop: ({ body }, context) => stopTimer(context, body?.minutes),
  discard: (_input, context) => discardTimer(context),
  undo: ({ params }, context) => takeTimerBack(context, params.id),
};
