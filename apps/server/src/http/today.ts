import type { Day } from '@daymark/domain/dates';

/** The calendar day that an instant falls on in a time zone. */
export const dayIn = (timezone: string, instant: Date): Day =>
  instant.toTemporalInstant().toZonedDateTimeISO(timezone).toPlainDate().toString();
