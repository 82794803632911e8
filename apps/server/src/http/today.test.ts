import { expect, test } from 'vitest';
import { dayIn, startOfMonth, timezoneNamed } from './today.ts';

const NOON = new Date('2026-11-20T12:00:00Z');

test('a zone is kept under the name that days are computed in, an alias included', () => {
  const kept = ['Asia/Calcutta', 'Asia/Kolkata', 'US/Pacific', 'UTC', 'EST5EDT'];
  expect(kept.map(timezoneNamed)).toEqual(kept);
  // Intl knows it still, Temporal does not.
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
