import type { timesheetRoutes } from '@daymark/contract/timesheets';
import { exportTimesheet } from '../exports/timesheets.ts';
import { timesheetOf } from '../timesheets/service.ts';
import type { Handlers } from './mount.ts';

export const timesheetHandlers: Handlers<typeof timesheetRoutes> = {
  get: ({ query }, context) => timesheetOf(context, query),
  export: ({ query }, context) => exportTimesheet(context, query),
};
