import type { publishedCalendarRoutes } from '@daymark/contract/published-calendars';
import { publishCalendar, publishedCalendarsOf, revokeCalendar } from '../auth/published-calendars.ts';
import { readPublishedCalendar } from '../published-calendars/service.ts';
import type { Handlers } from './mount.ts';

export const publishedCalendarHandlers: Handlers<typeof publishedCalendarRoutes> = {
  list: (_, context) => publishedCalendarsOf(context),
  publish: ({ body }, context) => publishCalendar(context, body),
  revoke: ({ params }, context) => revokeCalendar(context, params.id),
  read: ({ params }, context) => readPublishedCalendar(context, params.file),
};
