import { expect, test } from 'vitest';
import { SPAN } from '../testing/busy-time.ts';
import { boundsOf, busyDays } from './busy-days.ts';
import type { BareCalendar, Component, Property } from './jcal.ts';
import { occurrencesOf } from './occurrences.ts';

/** As the first versions stored it: written by ical.js, whose rules number the days of the week from Sunday. */
const EARLIER: BareCalendar = {
  events: [
    [
      ['uid', {}, 'text', '1'],
      ['dtstart', { tzid: 'Here' }, 'date-time', '2026-11-02T10:00:00'],
      ['duration', {}, 'duration', 'PT1H'],
      [
        'rrule',
        {},
        'recur',
        { freq: 'WEEKLY', interval: 2, wkst: 1, byday: ['MO', 'SU'], until: '2026-11-30T09:00:00Z' },
      ],
      ['exdate', { tzid: 'Here' }, 'date-time', '2026-11-16T10:00:00'],
      ['rdate', {}, 'period', ['2026-11-24T09:00:00Z', 'PT30M']],
    ] satisfies Property[],
    [
      ['uid', {}, 'text', '1'],
      ['recurrence-id', {}, 'date-time', '2026-11-15T09:00:00Z'],
      ['dtstart', {}, 'date', '2026-11-18'],
      ['status', {}, 'text', 'CANCELLED'],
    ] satisfies Property[],
  ],
  zones: [
    [
      'vtimezone',
      [['tzid', {}, 'text', 'Here']],
      [
        [
          'standard',
          [
            ['dtstart', {}, 'date-time', '1970-01-01T00:00:00'],
            ['tzoffsetfrom', {}, 'utc-offset', '+01:00'],
            ['tzoffsetto', {}, 'utc-offset', '+01:00'],
          ],
          [],
        ],
      ],
    ] satisfies Component,
  ],
};

test('a calendar that an earlier version stored is still read', () => {
  const { found, problems } = occurrencesOf(EARLIER, boundsOf(SPAN));
  expect(problems).toEqual([]);
  expect(busyDays(found, SPAN).map(({ date, minutes }) => `${date} ${minutes}`)).toEqual([
    '2026-11-02 60',
    '2026-11-24 30',
    '2026-11-29 60',
    '2026-11-30 60',
  ]);
});
