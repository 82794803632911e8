import type { timerRoutes } from '@daymark/contract/timers';
import { currentTimer, discardTimer, startTimer, stopTimer, takeTimerBack } from '../timers/service.ts';
import type { Handlers } from './mount.ts';

export const timerHandlers: Handlers<typeof timerRoutes> = {
  current: (_input, context) => currentTimer(context),
  start: ({ body }, context) => startTimer(context, body.subtaskId),
  stop: ({ body }, context) => stopTimer(context, body?.minutes),
  discard: (_input, context) => discardTimer(context),
  undo: ({ params }, context) => takeTimerBack(context, params.id),
};
