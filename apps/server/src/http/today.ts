import type { Day } from '@daymark/domain/dates';

/** The calendar day that an instant falls on in a time zone. */
export const dayIn = (timezone: string, instant: Date): Day =>
  instant.toTemporalInstant().toZonedDateTimeISO(timezone).toPlainDate().toString();

/** The instant at which the month of a day begins in a time zone. */
export const startOfMonth = (timezone: string, day: Day): Date =>
  new Date(Temporal.PlainDate.from(day).with({ day: 1 }).toZonedDateTime(timezone).epochMilliseconds);
