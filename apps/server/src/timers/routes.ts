import type { timerRoutes } from '@daymark/contract/timers';
import type { Handlers } from '../http/mount.ts';
import { currentTimer, discardTimer, startTimer, stopTimer, takeTimerBack } from './service.ts';

export const timerHandlers: Handlers<typeof timerRoutes> = {
  current: (_input, context) => currentTimer(context),
  start: ({ body }, context) => startTimer(context, body.subtaskId),
  stop: ({ body }, context) => stopTimer(context, body?.minutes),
  discard: (_input, context) => discardTimer(context),
  undo: ({ params }, context) => takeTimerBack(context, params.id),
};
