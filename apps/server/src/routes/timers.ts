import type { timerRoutes } from '@daymark/contract/timers';
import { currentTimer, stopTimer, takeTimerBack } from '../timers/service.ts';
import { beginTimed, discardTimed } from '../work/completing.ts';
import type { Handlers } from './mount.ts';

export const timerHandlers: Handlers<typeof timerRoutes> = {
  current: (_input, context) => currentTimer(context),
  start: ({ body }, context) => beginTimed(context, body.subtaskId),
  stop: ({ body }, context) => stopTimer(context, body?.minutes),
  discard: (_input, context) => discardTimed(context),
  undo: ({ params }, context) => takeTimerBack(context, params.id),
};
