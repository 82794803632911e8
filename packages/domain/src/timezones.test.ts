import { expect, test } from 'vitest';
import { isTimezone } from './timezones.ts';

test('every zone that a runtime lists is one', () => {
  expect(Intl.supportedValuesOf('timeZone').filter((zone) => !isTimezone(zone))).toEqual([]);
});

// Names that browsers report for the system's time zone, old ones included.
test.each([
  ...['UTC', 'GMT', 'EST', 'EST5EDT', 'Japan', 'GB-Eire', 'Etc/GMT+5', 'Etc/UTC', 'US/Pacific'],
  ...['Asia/Calcutta', 'Asia/Kolkata', 'Europe/Kiev', 'Europe/Kyiv', 'America/Argentina/Buenos_Aires'],
])('%s is one', (zone) => {
  expect(isTimezone(zone)).toBe(true);
});

test.each([
  ...['', 'Mars/Olympus', 'Europe/Atlantis', 'Etc/Unknown', 'Factory', ' UTC', 'UTC\n', 'Europe/London\n'],
  ...['+05:00', '-01:00', '\u221201:00', 'UTC+1', '2026-01-01T00:00[Asia/Tokyo]'],
  // Names that only ICU has.
  ...['PST', 'IST', 'ACT', 'AET', 'CST', 'JST', 'SystemV/PST8'],
])('%j is none', (zone) => {
  expect(isTimezone(zone)).toBe(false);
});
