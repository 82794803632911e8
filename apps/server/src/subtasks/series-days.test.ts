import { addDays, daysFrom, weekdayOf } from '@daymark/domain/dates';
import { EVERY_MAX, type Recurrence, readRule, ruleOf } from '@daymark/domain/recurrence';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { occurrencesOn, ruledDays } from './series-days.ts';

const days = (rule: string, startsOn: string, until: string, endsBefore: string | null = null) =>
  ruledDays({ rule, startsOn, endsBefore }, until).join(' ');

test.each([
  ['FREQ=WEEKLY;BYDAY=FR;COUNT=3', '2026-12-01', '2027-12-31', '2026-12-04 2026-12-11 2026-12-18'],
  ['FREQ=MONTHLY;BYMONTHDAY=-1', '2026-11-30', '2027-02-28', '2026-11-30 2026-12-31 2027-01-31 2027-02-28'],
  [
    'FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1',
    '2027-01-30',
    '2027-03-30',
    '2027-01-30 2027-02-28 2027-03-30',
  ],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29;BYSETPOS=-1;COUNT=2', '2028-01-29', '2028-12-31', '2028-01-29 2028-02-29'],
  ['FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1', '2027-01-30', '2027-03-29', '2027-01-30 2027-02-28'],
  ['FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20270131', '2026-11-27', '2027-12-31', '2026-11-27 2026-12-25 2027-01-29'],
  ['FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,SU', '2026-11-22', '2026-12-08', '2026-11-22 2026-11-30 2026-12-06'],
  ['FREQ=DAILY', '2028-02-28', '2028-03-01', '2028-02-28 2028-02-29 2028-03-01'],
  // The nights of clock changes in Europe and, at midnight, in Chile.
  ['FREQ=DAILY', '2027-03-27', '2027-03-29', '2027-03-27 2027-03-28 2027-03-29'],
  ['FREQ=WEEKLY;BYDAY=SU', '2026-08-30', '2026-09-13', '2026-08-30 2026-09-06 2026-09-13'],
])('%s from %s', (rule, startsOn, until, expected) => expect(days(rule, startsOn, until)).toBe(expected));

test('nothing comes on the day before which it ends', () => {
  expect(days('FREQ=DAILY', '2026-12-30', '2027-02-01', '2027-01-02')).toBe(
    '2026-12-30 2026-12-31 2027-01-01',
  );
});

const recurrence: fc.Arbitrary<Recurrence> = fc
  .record({
    unit: fc.constantFrom('day' as const, 'week' as const, 'month' as const),
    every: fc.integer({ min: 1, max: EVERY_MAX }),
    weekdays: fc.subarray([1, 2, 3, 4, 5, 6, 7] as const),
    monthDay: fc.option(fc.integer({ min: 1, max: 31 })),
    place: fc.option(
      fc.record({ nth: fc.constantFrom(1, 2, 3, 4, -1), weekday: fc.constantFrom(1, 2, 3, 4, 5, 6, 7) }),
    ),
    count: fc.option(fc.integer({ min: 1, max: 30 })),
  })
  .map(({ unit, every, weekdays, monthDay, place, count }) => ({
    ...{ unit, every, count, until: null },
    weekdays: unit === 'week' ? [...weekdays] : [],
    monthDay: unit === 'month' && !place ? monthDay : null,
    place: unit === 'month' ? place : null,
  })) as fc.Arbitrary<Recurrence>;

test('what can be said is read back the same, and falls on the days that it says', () => {
  const startsOn = fc.integer({ min: 0, max: 3_000 }).map((days) => addDays('2026-01-01', days));
  fc.assert(
    fc.property(recurrence, startsOn, (said, from) => {
      const rule = ruleOf(said);
      expect(readRule(rule)).toEqual(said);
      const found = ruledDays({ rule, startsOn: from, endsBefore: null }, addDays(from, 800));
      expect(found).toEqual([...new Set(found)].toSorted());
      expect(found.length).toBeLessThanOrEqual(said.count ?? 366);
      for (const day of found) {
        expect(day >= from).toBe(true);
        if (said.weekdays.length > 0) expect(said.weekdays).toContain(weekdayOf(day));
        if (said.place) expect(weekdayOf(day)).toBe(said.place.weekday);
        const isLast = addDays(day, 1).slice(8) === '01';
        if (said.monthDay) expect(Number(day.slice(8)) === said.monthDay || isLast).toBe(true);
      }
    }),
  );
});

test('what falls on a day off stays, goes, or gives way to a working day beside, one a day', () => {
  const week = daysFrom('2026-11-27', '2026-11-30');
  const isOff = (day: string) => weekdayOf(day) > 5;
  const moved = (onDayOff: 'keep' | 'skip' | 'previous' | 'next', until = '2026-12-31') =>
    occurrencesOn(week, { onDayOff, isOff, until }).map(
      ({ occursOn, dueDate }) => `${occursOn.slice(8)}→${dueDate.slice(8)}`,
    );
  expect(moved('keep')).toEqual(['27→27', '28→28', '29→29', '30→30']);
  expect(moved('skip')).toEqual(['27→27', '30→30']);
  expect(moved('previous')).toEqual(['27→27', '30→30']);
  expect(moved('next')).toEqual(['27→27', '28→30']);
  expect(moved('next', '2026-11-29')).toEqual(['27→27']);
  expect(occurrencesOn(week, { onDayOff: 'next', isOff: () => true, until: '2026-12-31' })).toEqual([]);
});
