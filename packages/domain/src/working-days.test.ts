import { describe, expect, test } from 'vitest';
import { halfOf } from './half-day.ts';
import {
  hoursBeside,
  isDayOff,
  type ProjectOnDays,
  sharedDays,
  type WorkingCalendarFacts,
  workingDays,
} from './working-days.ts';

const USUAL: WorkingCalendarFacts = {
  weekdays: [1, 2, 3, 4, 5],
  hoursPerDay: 6,
  usersHoursPerDay: 6,
  daysOff: [],
  holidays: [],
  busyDays: [],
  windowHours: 6,
};

/** Each day in a short notation. */
const told = (facts: Partial<WorkingCalendarFacts>, from: string, to = from) =>
  workingDays({ ...USUAL, ...facts }, from, to).map(({ why, hours, name }) =>
    [why, hours, ...(name === null ? [] : [name])].join(' '),
  );

test('a week has working days and days without work', () => {
  expect(told({}, '2026-11-20', '2026-11-23')).toEqual(['working 6', 'weekday 0', 'weekday 0', 'working 6']);
});

test('a single day has its own hours before those of its weekday, unless it is off', () => {
  const hours = { hoursByWeekday: { 1: 2, 2: 0 }, hoursByDay: { '2026-11-24': 2, '2026-11-25': 1 } };
  const daysOff = [{ name: 'Trip', firstDay: '2026-11-25', lastDay: '2026-11-25', hoursOff: null }];
  expect(told({ ...hours, daysOff }, '2026-11-23', '2026-11-25')).toEqual([
    ...['working 2', 'working 2', 'day-off 0 Trip'],
  ]);
});

test('a day off has its name, takes precedence over a holiday and a weekend, and only applies within its range', () => {
  const daysOff = [{ name: 'Wedding', firstDay: '2028-02-28', lastDay: '2028-02-29', hoursOff: null }];
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

test('an event takes of a day only what no longer fits beside it between the beginning and the end of work', () => {
  const day = { usual: 6, windowHours: 9 };
  expect([0, 2, 3, 4.5, 6, 9, 20].map((busy) => hoursBeside(busy, day))).toEqual([6, 6, 6, 4.5, 3, 0, 0]);
  expect(hoursBeside(2, { usual: 6, windowHours: 4 })).toBe(4);
  const busyDays = [{ date: '2026-11-20', hours: 6, isWholeDay: false, calendar: 'Work' }];
  const [worked] = workingDays({ ...USUAL, busyDays, windowHours: 9 }, '2026-11-20', '2026-11-20');
  expect(worked).toMatchObject({ why: 'working', hours: 3, busyHours: 3, name: 'Work' });
});

describe('hours off', () => {
  const DAY = '2026-11-20';
  const off = (hoursOff: number | null, name = 'Dentist') => ({
    name,
    ...{ firstDay: DAY, lastDay: DAY, hoursOff },
  });
  const on = (day: string, ...daysOff: ReturnType<typeof off>[]) => told({ daysOff }, day)[0];

  test('leave the rest of their day, and no other day is touched', () => {
    expect(on(DAY, off(2.5))).toBe('working 3.5 Dentist');
    expect(on('2026-11-23', off(2.5))).toBe('working 6');
  });

  test('are added up, and are the whole day from its hours on', () => {
    expect(on(DAY, off(3), off(1, 'School'))).toBe('working 2 Dentist, School');
    expect(on(DAY, off(3), off(1))).toBe('working 2 Dentist');
    expect(on(DAY, off(3), off(3, 'School'))).toBe('day-off 0 Dentist, School');
    expect(on(DAY, off(24))).toBe('day-off 0 Dentist');
  });

  test('give way to a whole day off, a holiday and a weekend', () => {
    expect(on(DAY, off(2), off(null, 'Wedding'))).toBe('day-off 0 Wedding');
    const holidays = [{ name: 'Thanksgiving', firstDay: DAY, lastDay: DAY }];
    expect(told({ daysOff: [off(2)], holidays }, DAY)).toEqual(['holiday 0 Thanksgiving']);
    const saturday = { ...off(2), firstDay: '2026-11-21', lastDay: '2026-11-21' };
    expect(told({ daysOff: [saturday] }, '2026-11-21')).toEqual(['weekday 0']);
  });

  test('come off the own hours of the person: a shorter project keeps what the day still has', () => {
    const of = (hoursPerDay: number) => told({ hoursPerDay, usersHoursPerDay: 8, daysOff: [off(4)] }, DAY)[0];
    expect([8, 4, 2, 10].map(of)).toEqual([4, 4, 2, 6].map((left) => `working ${left} Dentist`));
  });

  test('and events take time of the same day, each in its own figure', () => {
    const busyDays = [{ date: DAY, hours: 2, isWholeDay: false, calendar: 'Work' }];
    const [day] = workingDays({ ...USUAL, daysOff: [off(3)], busyDays }, DAY, DAY);
    expect(day).toMatchObject({ why: 'working', hours: 1, offHours: 3, busyHours: 2, name: 'Dentist, Work' });
    const [wide] = workingDays({ ...USUAL, daysOff: [off(3)], busyDays, windowHours: 9 }, DAY, DAY);
    expect(wide).toMatchObject({ hours: 3, offHours: 3, busyHours: 0 });
    const [full] = workingDays({ ...USUAL, daysOff: [off(4.5)], busyDays }, DAY, DAY);
    expect(full).toMatchObject({ why: 'busy', hours: 0, offHours: 4.5, busyHours: 1.5 });
  });

  test('of half a day are half of what the day had before anything took time of it', () => {
    const day = { hours: 6, offHours: 0, busyHours: 0, doneHours: 0 };
    expect(halfOf(day)).toBe(3);
    expect(halfOf({ hours: 1, offHours: 3, busyHours: 1, doneHours: 1 })).toBe(3);
    expect(halfOf({ ...day, hours: 7.25 })).toBe(3.75);
    expect(halfOf({ ...day, hours: 0 })).toBe(0);
  });
});

test('no day in an empty range, and one in a range of one day', () => {
  expect(told({}, '2026-11-21', '2026-11-20')).toEqual([]);
  expect(told({}, '2026-11-20')).toEqual(['working 6']);
});

/** The days from Friday to Monday as they are shown with these projects on them. */
function shared(...projects: (Partial<ProjectOnDays> & { facts?: Partial<WorkingCalendarFacts> })[]) {
  const span = ['2026-11-20', '2026-11-23'] as const;
  const usual = workingDays(USUAL, ...span);
  const on = projects.map(({ facts, ...project }) => ({
    days: workingDays({ ...USUAL, ...facts }, ...span),
    workDays: new Set<string>(),
    plannersDays: new Set<string>(),
    plannedWeekdays: USUAL.weekdays,
    ...project,
  }));
  return sharedDays(USUAL, usual, on).map(({ why, hours }) => `${why} ${hours}`);
}

test('a day has the hours of the project on it that works longest, and else those of the person', () => {
  const long = { facts: { hoursPerDay: 8, weekdays: [5, 6] as const } };
  expect(shared(long)).toEqual(['working 6', 'weekday 0', 'weekday 0', 'working 6']);
  const workDays = new Set(['2026-11-20', '2026-11-21', '2026-11-23']);
  expect(shared({ ...long, workDays })).toEqual(['working 8', 'working 8', 'weekday 0', 'working 6']);
  const short = { facts: { hoursPerDay: 2 }, workDays };
  expect(shared(short)).toEqual(['working 6', 'weekday 0', 'weekday 0', 'working 6']);
});

test('a weekday that is never worked is worked if a brief asks for it, but not if the week was changed since', () => {
  const sunday = new Set(['2026-11-22']);
  const asked = { workDays: sunday, plannersDays: sunday };
  expect(shared(asked)[2]).toBe('asked 6');
  expect(shared({ workDays: sunday })[2]).toBe('weekday 0');
  expect(shared({ ...asked, plannedWeekdays: [7] })[2]).toBe('weekday 0');
  expect([isDayOff({ why: 'asked' }), isDayOff({ why: 'weekday' })]).toEqual([false, true]);
});
