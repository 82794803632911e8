import type { timeEntryRoutes } from '@daymark/contract/time-entries';
import { addTimeEntry, changeTimeEntry, deleteTimeEntry, timeOfWeek } from '../timers/time-entries.ts';
import type { Handlers } from './mount.ts';

export const timeEntryHandlers: Handlers<typeof timeEntryRoutes> = {
  week: ({ query }, context) => timeOfWeek(context, query.from),
  create: ({ body }, context) => addTimeEntry(context, body),
  change: ({ params, body }, context) => changeTimeEntry(context, params.id, body),
  delete: ({ params }, context) => deleteTimeEntry(context, params.id),
};
