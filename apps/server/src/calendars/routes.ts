import type { calendarRoutes } from '@daymark/contract/calendars';
import type { Handlers } from '../http/mount.ts';
import { addDayOff, removeDayOff } from './days-off.ts';
import { addFeed, refreshFeed, removeFeed, renameFeed, restoreFeed, uploadFeed } from './feeds.ts';
import { knownCountries } from './holidays/holidays.ts';
import { chooseHolidays, workHoliday } from './public-holidays.ts';
import { calendarOf } from './service.ts';

export const calendarHandlers: Handlers<typeof calendarRoutes> = {
  get: (_, context) => calendarOf(context),
  countries: () => knownCountries(),
  addDayOff: ({ body }, context) => addDayOff(context, body),
  removeDayOff: ({ params }, context) => removeDayOff(context, params.id),
  chooseHolidays: ({ body }, context) => chooseHolidays(context, body),
  workHoliday: ({ body }, context) => workHoliday(context, body),
  addFeed: ({ body }, context) => addFeed(context, body),
  uploadFeed: ({ upload }, context) => uploadFeed(context, upload),
  renameFeed: ({ params, body }, context) => renameFeed(context, params.id, body.name),
  refreshFeed: ({ params }, context) => refreshFeed(context, params.id),
  removeFeed: ({ params }, context) => removeFeed(context, params.id),
  restoreFeed: ({ params }, context) => restoreFeed(context, params.id),
};
