import { addDays, isDay } from '@daymark/domain/dates';
import {
  CALENDAR_ADDRESS_MAX_LENGTH,
  CALENDAR_NAME_MAX_LENGTH,
  DAY_OFF_MAX_DAYS,
  DAY_OFF_NAME_MAX_LENGTH,
} from '@daymark/domain/limits';
import { t } from '@daymark/words/t';
import { z } from 'zod';
import { calendarAddressOf } from './calendar-addresses.ts';
import { paths } from './paths.ts';
import { data, envelope, route } from './route.ts';
import { shape } from './shape.ts';
import { line } from './text.ts';
import { ById, Day, HoursOff, Id, Instant, identity } from './values.ts';

/** Days on which a person does not work, both ends included, or hours of a single day. */
export const DayOff = shape('DayOff', {
  ...identity,
  name: z.string(),
  firstDay: Day,
  lastDay: Day,
  /** The hours of the day that are taken off; null for whole days. */
  hoursOff: z.number().nullable(),
});
export type DayOff = z.output<typeof DayOff>;

export const NewDayOff = z
  .object({
    name: line(DAY_OFF_NAME_MAX_LENGTH, t`Please name the day off`),
    firstDay: Day,
    lastDay: Day,
    /** Hours of a single day; null for whole days. */
    hoursOff: HoursOff.nullable().default(null),
  })
  .superRefine(({ firstDay, lastDay, hoursOff }, context) => {
    if (!isDay(firstDay) || !isDay(lastDay)) return;
    const refuse = (message: string, field = 'lastDay') =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (hoursOff !== null && lastDay !== firstDay) refuse(t`Hours off need a single day`, 'hoursOff');
    if (lastDay < firstDay) refuse(t`The last day must not lie before the first`);
    if (lastDay >= addDays(firstDay, DAY_OFF_MAX_DAYS))
      refuse(t`Days off can be at most ${DAY_OFF_MAX_DAYS} days long`);
  })
  .meta({ id: 'NewDayOff' });
export type NewDayOff = z.input<typeof NewDayOff>;

const REGION = t`Please choose a country or region from the list`;
const Code = z.string(REGION).regex(/^[A-Z0-9]{1,6}$/, REGION);

/** A public holiday of the country and region that the user chose. */
export const Holiday = shape('Holiday', {
  date: Day,
  name: z.string(),
  /** The user works on this holiday. */
  isWorked: z.boolean(),
});
export type Holiday = z.output<typeof Holiday>;

/** The country and region whose public holidays are days off, with the holidays of the next year. */
export const Holidays = shape('Holidays', {
  country: z.string(),
  region: z.string().nullable(),
  days: z.array(Holiday),
});
export type Holidays = z.output<typeof Holidays>;

/** An imported calendar. Only its busy times are stored. */
export const CalendarFeed = shape('CalendarFeed', {
  ...identity,
  name: z.string(),
  source: z.enum(['file', 'address']),
  /** The host of its address. The rest of the address may be a secret. */
  host: z.string().nullable(),
  state: z.enum(['reading', 'ready', 'failed']),
  /** When it was last read successfully. If reading fails, the old busy times stay. */
  readAt: Instant.nullable(),
  failure: z.string().nullable(),
  /** The number of days from today on which it blocks time. */
  busyDays: z.int(),
  /** Events that could not be read, not completely, or not with certainty. */
  unreadEvents: z.int(),
  /** Names these events and says why; null if there are none. */
  unreadNote: z.string().nullable(),
  createdAt: Instant,
});
export type CalendarFeed = z.output<typeof CalendarFeed>;

/** What changes a user's week: days off, holidays, and imported calendars. */
export const Calendar = shape('Calendar', {
  daysOff: z.array(DayOff),
  holidays: Holidays.nullable(),
  feeds: z.array(CalendarFeed),
});
export type Calendar = z.output<typeof Calendar>;

const Named = z.object({ code: z.string(), name: z.string() });
export const Country = Named.extend({ regions: z.array(Named) }).meta({ id: 'Country' });
export type Country = z.output<typeof Country>;

const name = line(CALENDAR_NAME_MAX_LENGTH, t`Please name the calendar`);

export const NewCalendarFeed = shape('NewCalendarFeed', {
  name,
  /** Its address, which usually ends in .ics; calendar apps show it under sharing. */
  address: z
    .string(t`Please enter the address of the calendar`)
    .max(CALENDAR_ADDRESS_MAX_LENGTH, t`Please use at most ${CALENDAR_ADDRESS_MAX_LENGTH} characters`)
    .check((context) => {
      const read = calendarAddressOf(context.value);
      if ('problem' in read)
        context.issues.push({ code: 'custom', message: read.problem, input: context.value });
    })
    .overwrite((value) => {
      const read = calendarAddressOf(value);
      return 'address' in read ? read.address : value;
    }),
});
export type NewCalendarFeed = z.input<typeof NewCalendarFeed>;

const one = data(z.object({ feed: CalendarFeed }));
const gone = envelope({ message: z.string(), data: z.object({ id: Id }) });

export const calendarRoutes = {
  get: route({
    endpoint: paths.calendars.get,
    access: 'read',
    summary: 'Days off, the holidays of the year to come, and the imported calendars',
    refusals: ['overloaded'],
    answer: data(
      Calendar.extend({
        /** The country of the time zone, if no holidays are free and those of this country could be. */
        suggestedCountry: z.string().nullable(),
      }),
    ),
  }),
  countries: route({
    endpoint: paths.calendars.countries,
    access: 'read',
    summary: 'Countries and regions whose public holidays are known',
    refusals: ['overloaded'],
    answer: data(z.array(Country)),
  }),
  addDayOff: route({
    endpoint: paths.calendars.addDayOff,
    access: 'write',
    summary: 'Add a day off, some in a row, or hours of a day',
    status: 201,
    creates: true,
    body: NewDayOff,
    refusals: ['conflict'],
    answer: data(z.object({ dayOff: DayOff })),
  }),
  removeDayOff: route({
    endpoint: paths.calendars.removeDayOff,
    access: 'write',
    summary: 'Remove a day off; added again with the same words it is as it was',
    params: ById,
    answer: gone,
  }),
  chooseHolidays: route({
    endpoint: paths.calendars.chooseHolidays,
    access: 'write',
    summary: 'Choose whose public holidays are free; null for none',
    body: z.object({ country: Code.nullable(), region: Code.nullable().default(null) }),
    refusals: ['overloaded'],
    answer: data(z.object({ holidays: Holidays.nullable() })),
  }),
  workHoliday: route({
    endpoint: paths.calendars.workHoliday,
    access: 'write',
    summary: 'Work on a public holiday, or take it off again',
    body: z.object({ date: Day, isWorked: z.boolean() }),
    refusals: ['overloaded'],
    answer: data(z.object({ holidays: Holidays.nullable() })),
  }),
  addFeed: route({
    endpoint: paths.calendars.addFeed,
    access: 'session',
    summary: 'Import a calendar from its address; it is read soon, and again every few hours',
    status: 201,
    creates: true,
    body: NewCalendarFeed,
    refusals: ['too_many_attempts'],
    answer: one,
  }),
  uploadFeed: route({
    endpoint: paths.calendars.uploadFeed,
    access: 'session',
    summary: 'Import a calendar from a file (.ics) of at most 1 MB',
    upload: 'calendar',
    refusals: ['conflict', 'too_many_attempts', 'overloaded'],
    answer: one,
  }),
  renameFeed: route({
    endpoint: paths.calendars.renameFeed,
    access: 'session',
    summary: 'Rename an imported calendar',
    params: ById,
    body: z.object({ name }),
    answer: one,
  }),
  refreshFeed: route({
    endpoint: paths.calendars.refreshFeed,
    access: 'session',
    summary: 'Read an imported calendar again, soon',
    params: ById,
    refusals: ['too_many_attempts'],
    answer: one,
  }),
  removeFeed: route({
    endpoint: paths.calendars.removeFeed,
    access: 'session',
    summary: 'Remove an imported calendar; for 30 days it can be restored',
    params: ById,
    answer: gone,
  }),
  restoreFeed: route({
    endpoint: paths.calendars.restoreFeed,
    access: 'session',
    summary: 'Bring back an imported calendar that was removed',
    params: ById,
    refusals: ['conflict'],
    answer: one,
  }),
} as const;
