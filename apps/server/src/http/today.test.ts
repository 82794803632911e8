import { expect, test } from 'vitest';
import { dayIn, offsetsUntil, startOfMonth, timezoneNamed } from './today.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

test('a zone is kept under the name that days are computed in, an alias included', () => {
  const kept = ['Asia/Calcutta', 'Asia/Kolkata', 'US/Pacific', 'UTC', 'EST5EDT'];
  expect(kept.map(timezoneNamed)).toEqual(kept);
  // Intl knows it, but Temporal does not.
  for (const unknown of ['US/Pacific-New', 'PST', '+05:00', ''])
    expect(timezoneNamed(unknown)).toBeUndefined();
});

test('in every zone that can be chosen there are days', () => {
  const zones = Intl.supportedValuesOf('timeZone');
  expect(zones.filter((zone) => timezoneNamed(zone) === undefined)).toEqual([]);
  expect(zones.filter((zone) => !/^2026-11-(19|20|21)$/.test(dayIn(zone, NOON)))).toEqual([]);
});

test.each(['PST', 'IST', 'US/Pacific-New', '\u221201:00', ''])(
  'in %j, an unknown zone, days go on',
  (zone) => {
    expect(dayIn(zone, new Date('2026-11-20T07:59:00Z'))).toBe('2026-11-19');
    expect(startOfMonth(zone, '2026-11-20')).toEqual(new Date('2026-11-01T07:00:00Z'));
  },
);

/** A skipped day, one that begins twice, and clock changes at midnight and at noon in UTC. */
const CHANGES = [
  ['Pacific/Apia', '2011-12-30T10:00:00Z'],
  ['America/St_Johns', '2010-11-07T02:31:00Z'],
  ['America/Havana', '2026-11-01T05:00:00Z'],
  ['Europe/London', '2026-10-25T01:00:00Z'],
  ['Australia/Lord_Howe', '2026-10-03T15:30:00Z'],
  ['UTC', '2026-12-31T23:59:00Z'],
] as const;

test.each(CHANGES)('in %s, what is kept of a day and its offsets ends where they change', (zone, around) => {
  const middle = Date.parse(around);
  const minutes = Array.from({ length: 400 }, (_, n) => (n * 7_919) % 6_000);
  for (const minute of minutes) {
    const instant = new Date(middle + (minute - 3_000) * 60_000);
    const there = instant.toTemporalInstant().toZonedDateTimeISO(zone);
    expect([instant, dayIn(zone, instant)]).toEqual([instant, there.toPlainDate().toString()]);
    expect([instant, offsetsUntil(zone, instant).seconds.at(-1)]).toEqual([
      instant,
      there.offsetNanoseconds / 1e9,
    ]);
  }
});
