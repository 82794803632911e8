/** An instant as it crosses the wire; PostgreSQL's own JSON writes it with an offset. */
export const instant = (value: Date | string): string => new Date(value).toISOString();

export const instantOrNull = (value: Date | string | null): string | null =>
  value === null ? null : instant(value);
