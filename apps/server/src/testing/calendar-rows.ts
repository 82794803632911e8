import type { Row } from './authorization-row.ts';
import { calendarFile } from './calendars.ts';
import type { Owner } from './owner.ts';

/** A form with a calendar of one event. */
function calendarForm(): FormData {
  const form = new FormData();
  const file = calendarFile('DTSTART:20261124T100000Z\nDTEND:20261124T113000Z');
  form.set('calendar', new File([file], 'work.ics'));
  return form;
}

const CONTENTS = { kinds: ['task'], withCompleted: false, isTimed: true };

const feed = (owner: Owner) => ({ id: owner.feedId });

/** A call for each operation of calendars. */
export const CALENDAR_ROWS: Record<string, Row> = {
  'calendars.get': { own: () => ({}), ofOneself: true },
  'calendars.countries': { own: () => ({}), ofOneself: true },
  'calendars.addDayOff': {
    own: () => ({ body: { name: 'Trip', firstDay: '2026-12-24', lastDay: '2026-12-27' } }),
    ofOneself: true,
    mixed: (victim) => [
      {
        body: {
          id: victim.dayOffId,
          userId: victim.userId,
          name: 'Trip',
          firstDay: '2026-12-24',
          lastDay: '2026-12-27',
        },
      },
    ],
  },
  'calendars.removeDayOff': { own: (owner) => ({ params: { id: owner.dayOffId } }) },
  'calendars.chooseHolidays': {
    own: () => ({ body: { country: 'DE', region: 'BY' } }),
    ofOneself: true,
    mixed: (victim) => [{ body: { userId: victim.userId, country: 'FR' } }],
  },
  'calendars.workHoliday': {
    own: () => ({ body: { date: '2026-12-25', isWorked: true } }),
    ofOneself: true,
    mixed: (victim) => [{ body: { userId: victim.userId, date: '2026-12-25', isWorked: true } }],
  },
  'calendars.addFeed': {
    own: () => ({ body: { name: 'Club', address: 'https://calendars.example/club.ics' } }),
    ofOneself: true,
    mixed: (victim) => [
      {
        body: {
          id: victim.feedId,
          userId: victim.userId,
          name: 'Club',
          address: 'https://calendars.example/club.ics',
        },
      },
    ],
  },
  'calendars.uploadFeed': { own: () => ({ body: calendarForm() }), ofOneself: true },
  'calendars.renameFeed': {
    own: (owner) => ({ params: feed(owner), body: { name: 'Renamed' } }),
    mixed: (victim, attacker) => [{ params: feed(attacker), body: { id: victim.feedId, name: 'Mine' } }],
  },
  'calendars.refreshFeed': { own: (owner) => ({ params: feed(owner) }) },
  'calendars.removeFeed': { own: (owner) => ({ params: feed(owner) }) },
  'publishedCalendars.list': { own: () => ({}), ofOneself: true },
  'publishedCalendars.publish': {
    own: (owner) => ({ body: { ...CONTENTS, projectId: owner.projectId } }),
    mixed: (victim) => [{ body: { ...CONTENTS, id: victim.publishedCalendarId, userId: victim.userId } }],
  },
  'publishedCalendars.revoke': { own: (owner) => ({ params: { id: owner.publishedCalendarId } }) },
  // Whoever knows its address may read it, and nobody else: it has no other check.
  'publishedCalendars.read': { own: (owner) => ({ params: { file: owner.publishedFile } }) },
  'calendars.restoreFeed': { own: (owner) => ({ params: { id: owner.removedFeedId } }) },
};
