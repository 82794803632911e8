/**
 * An instant in the API's format. PostgreSQL's JSON writes it with an offset and microseconds. If the offset is zero,
 * which is usual, string operations are several times as fast as a Date, and lists have many instants.
 */
export function instant(value: Date | string): string {
  if (typeof value !== 'string') return value.toISOString();
  if (value.length > 32 || !value.endsWith('+00:00')) return new Date(value).toISOString();
  const milliseconds = value.slice(20, -6).slice(0, 3).padEnd(3, '0');
  return `${value.slice(0, 19)}.${milliseconds}Z`;
}

export const instantOrNull = (value: Date | string | null): string | null =>
  value === null ? null : instant(value);
