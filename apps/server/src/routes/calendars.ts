import type { calendarRoutes } from '@daymark/contract/calendars';
import { addDayOff, removeDayOff } from '../calendars/days-off.ts';
import { addFeed, refreshFeed, removeFeed, renameFeed, restoreFeed, uploadFeed } from '../calendars/feeds.ts';
import { knownCountries } from '../calendars/holidays/holidays.ts';
import { chooseHolidays, countryOf, workHoliday } from '../calendars/public-holidays.ts';
import { calendarOf } from '../calendars/service.ts';
import type { Handlers } from './mount.ts';

export const calendarHandlers: Handlers<typeof calendarRoutes> = {
  get: async (_, context) => {
    const calendar = await calendarOf(context);
    return { ...calendar, suggestedCountry: calendar.holidays ? null : await countryOf(context) };
  },
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
