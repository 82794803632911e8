import { addDays, type Day, isDay, weekdayOf } from '@daymark/domain/dates';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { axisOf, DEFAULT_CALENDAR } from './calendar.ts';
import { scheduleWork } from './schedule.ts';
import type { Work } from './work.ts';

/** The extreme offsets, and zones with clock changes at midnight, in which one day of the year has no midnight. */
const ZONES = [
  'UTC',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Asuncion',
];

/** Critical days: leap days, ends of years, and the clock changes of the zones above. */
const EDGES: Day[] = [
  '2028-02-29',
  '2100-02-28',
  '2026-12-31',
  '2027-04-04',
  '2026-03-29',
  '2027-04-30',
  '2026-09-06',
];

/** Computed from the rules of the Gregorian calendar, without `Date`. */
const LENGTHS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const isLeap = (year: number) => (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
function dayAfter(day: Day): Day {
  const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
  const length = month === 2 && isLeap(year) ? 29 : (LENGTHS[month - 1] ?? 0);
  const [nextYear, nextMonth, nextDate] =
    date < length ? [year, month, date + 1] : month < 12 ? [year, month + 1, 1] : [year + 1, 1, 1];
  return `${nextYear}-${String(nextMonth).padStart(2, '0')}-${String(nextDate).padStart(2, '0')}`;
}

function inZone<T>(zone: string, work: () => T): T {
  vi.stubEnv('TZ', zone);
  return work();
}

afterEach(() => {
  vi.unstubAllEnvs();
});

const zones = fc.constantFrom(...ZONES);
const starts = fc
  .tuple(fc.constantFrom(...EDGES), fc.integer({ min: -9, max: 3 }))
  .map(([day, days]) => addDays(day, days));

test('the zones of these tests are those of the process', () => {
  const noon = () => new Date('2027-01-01T12:00:00Z').getDate();
  expect(ZONES.map((zone) => inZone(zone, noon))).toEqual([1, 1, 2, 1, 1, 1, 1]);
});

test('an axis of days has every day once and each with its weekday, wherever it is laid out', () => {
  fc.assert(
    fc.property(zones, starts, fc.integer({ min: 0, max: 800 }), (zone, from, length) => {
      const to = addDays(from, length);
      const axis = inZone(zone, () => axisOf(DEFAULT_CALENDAR, from, to));
      expect(axis.days[0]).toBe(from);
      expect(axis.days.length).toBe(length + 1);
      const faults = axis.days.filter((day, at) => {
        const next = axis.days[at + 1];
        const weekday = ((weekdayOf(from) + at - 1) % 7) + 1;
        return (
          !isDay(day) ||
          (next !== undefined && next !== dayAfter(day)) ||
          axis.capacity[at] !== (weekday <= 5 ? 24 : 0)
        );
      });
      expect(faults).toEqual([]);
    }),
  );
});

test('work gets the same days wherever the process runs', () => {
  const work = Array.from({ length: 12 }, (_, index): Work => {
    const waits = {
      index: index - 1,
      lagDays: index % 4,
      ...(index % 3 === 0 && { working: true as const }),
    };
    return {
      id: String(index),
      units: 4 + (index % 7),
      releaseDay: 0,
      deadlineDay: 70,
      flexible: true,
      after: index % 2 === 1 ? [waits] : [],
      weight: 1,
    };
  });
  fc.assert(
    fc.property(zones, starts, (zone, from) => {
      const planned = () => scheduleWork(work, axisOf(DEFAULT_CALENDAR, from, addDays(from, 70)));
      expect(inZone(zone, planned)).toEqual(inZone('UTC', planned));
    }),
  );
});
