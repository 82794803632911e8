import { expect, test } from 'vitest';
import { type WorkingCalendarFacts, workingDays } from './working-days.ts';

const USUAL: WorkingCalendarFacts = {
  weekdays: [1, 2, 3, 4, 5],
  hoursPerDay: 6,
  daysOff: [],
  holidays: [],
  busyDays: [],
};

/** Each day in a short notation. */
const told = (facts: Partial<WorkingCalendarFacts>, from: string, to = from) =>
  workingDays({ ...USUAL, ...facts }, from, to).map(({ why, hours, name }) =>
    [why, hours, ...(name === null ? [] : [name])].join(' '),
  );

test('a week has working days and days without work', () => {
  expect(told({}, '2026-11-20', '2026-11-23')).toEqual(['working 6', 'weekday 0', 'weekday 0', 'working 6']);
});

test('a day off has its name, takes precedence over a holiday and a weekend, and only applies within its range', () => {
  const daysOff = [{ name: 'Wedding', firstDay: '2028-02-28', lastDay: '2028-02-29' }];
  const holidays = [{ name: 'Leap day', firstDay: '2028-02-29', lastDay: '2028-03-01' }];
  expect(told({ daysOff, holidays }, '2028-02-25', '2028-03-02')).toEqual([
    'working 6',
    'weekday 0',
    'weekday 0',
    'day-off 0 Wedding',
    'day-off 0 Wedding',
    'holiday 0 Leap day',
    'working 6',
  ]);
});

test('calendars take hours of a working day down to the quarter, and no more than it has', () => {
  const busy = (hours: number, calendar: string, isWholeDay = false) => ({
    date: '2026-11-20',
    hours,
    isWholeDay,
    calendar,
  });
  const one = (...busyDays: ReturnType<typeof busy>[]) => told({ busyDays }, '2026-11-20')[0];
  expect(one(busy(1.1, 'Work'))).toBe('working 4.75 Work');
  expect(one(busy(1, 'Work'), busy(2, 'Club'), busy(1, 'Work'))).toBe('working 2 Work, Club');
  expect(one(busy(5.9, 'Work'))).toBe('busy 0 Work');
  expect(one(busy(9, 'Work'))).toBe('busy 0 Work');
  expect(one(busy(1, 'Work'), busy(0, 'Holidays', true))).toBe('busy 0 Holidays');
  expect(told({ busyDays: [{ ...busy(3, 'Work'), date: '2026-11-21' }] }, '2026-11-21')).toEqual([
    'weekday 0',
  ]);
});

test('no day in an empty range, and one in a range of one day', () => {
  expect(told({}, '2026-11-21', '2026-11-20')).toEqual([]);
  expect(told({}, '2026-11-20')).toEqual(['working 6']);
});
