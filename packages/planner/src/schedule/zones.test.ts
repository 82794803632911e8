import { addDays, type Day, isDay, weekdayOf } from '@daymark/domain/dates';
import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { planProject } from '../plan.ts';
import { requestFor } from '../testing/requests.ts';
import { axisOf, DEFAULT_CALENDAR } from './calendar.ts';

/** The ends of the map, and zones whose clocks change at midnight, so that one day of the year has none. */
const ZONES = [
  'UTC',
  'Pacific/Pago_Pago',
  'Pacific/Kiritimati',
  'America/Santiago',
  'Asia/Beirut',
  'Africa/Cairo',
  'America/Asuncion',
];

/** Days around which calendars go wrong: leap days, ends of years, and the changes of the zones above. */
const EDGES: Day[] = [
  '2028-02-29',
  '2100-02-28',
  '2026-12-31',
  '2027-04-04',
  '2026-03-29',
  '2027-04-30',
  '2026-09-06',
];

/** Reckoned by hand from the rules of the Gregorian calendar, with no `Date` in it. */
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

test('a brief gets the same days wherever the process runs', () => {
  const briefs = fc.constantFrom(
    'Write 6 letters until tomorrow evening, call Ben on the last Sunday in March at 0:00.',
    'Only Tuesdays and Thursdays, 3 hours. Draft by 29.2., print in two weeks, every Monday a report.',
    'Steuer bis Jahresende, Termin am Sonntag um Mitternacht, Bericht bis 31.12. und in KW 1 der Versand.',
    'Demander 3 devis avant le 1er janvier, peindre demain, livrer le dernier jour du mois.',
  );
  fc.assert(
    fc.property(zones, starts, briefs, (zone, today, description) => {
      const request = requestFor({ description, today, startDate: today, dueDate: addDays(today, 70) });
      expect(inZone(zone, () => planProject(request))).toEqual(inZone('UTC', () => planProject(request)));
    }),
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 10) },
  );
});
