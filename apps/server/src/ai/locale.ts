const formats = new Map<string, Intl.DateTimeFormat>();

/** A day with its weekday: "Fri, Nov 27", or "Fri, Nov 27, 2026". */
export function formatDay(day: string, locale: string, { hasYear }: { hasYear: boolean }): string {
  const key = `${locale} ${hasYear}`;
  const format =
    formats.get(key) ??
    new Intl.DateTimeFormat(locale, {
      weekday: 'short',
      day: 'numeric',
      month: 'short',
      ...(hasYear && { year: 'numeric' }),
      timeZone: 'UTC',
    });
  formats.set(key, format);
  return format.format(new Date(`${day}T00:00:00Z`));
}
