import type { Day } from '@daymark/domain/dates';

type DayStyle = 'short' | 'medium' | 'long';

const DAY_STYLES: Record<DayStyle, Intl.DateTimeFormatOptions> = {
  short: { day: 'numeric', month: 'short' },
  medium: { weekday: 'short', day: 'numeric', month: 'short' },
  long: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
};

const formats = new Map<string, Intl.DateTimeFormat>();

function dayFormat(style: DayStyle, locale: string | undefined): Intl.DateTimeFormat {
  const key = `${style} ${locale ?? ''}`;
  const known = formats.get(key);
  if (known) return known;
  // A day has no time zone: it is read and written in UTC, so that nobody's clock moves it.
  const made = new Intl.DateTimeFormat(locale, { ...DAY_STYLES[style], timeZone: 'UTC' });
  formats.set(key, made);
  return made;
}

/** A calendar day in the person's locale: `short` "4 Dec", `medium` "Fri 4 Dec", `long` with the year. */
export const formatDay = (day: Day, style: DayStyle = 'medium', locale?: string): string =>
  dayFormat(style, locale).format(new Date(`${day}T00:00:00Z`));
