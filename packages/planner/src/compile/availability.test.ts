import { addDays, type Day, startOfWeek } from '@daymark/domain/dates';
import type { AvailabilityFields } from '@daymark/domain/reading';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan } from '../plan.ts';
import { DEFAULT_CALENDAR } from '../schedule/calendar.ts';
import { dayName, planOf } from '../testing/planned.ts';
import { availability, hours, minutes, parts, task } from '../testing/readings.ts';

function minutesByDay({ tasks }: Plan, dayOf = (day: Day): Day => day): Map<Day, number> {
  const minutes = new Map<Day, number>();
  for (const { dueDate, estimatedHours } of tasks)
    if (dueDate) minutes.set(dayOf(dueDate), (minutes.get(dayOf(dueDate)) ?? 0) + estimatedHours * 60);
  return minutes;
}

/** The days and minutes of a long task under these rules. */
function plentyWith(...rules: Partial<AvailabilityFields>[]) {
  const plan = planOf(
    [
      task('Sew', { parts: parts(60), effort: hours(0.5, 'part') }),
      ...rules.map((rule, at) => availability(`Rule ${at}`, rule)),
    ],
    { dueDate: '2026-12-06' },
  );
  const minutes = minutesByDay(plan);
  return { plan, minutes, days: [...minutes.keys()].sort().map((day) => dayName(day)) };
}

const isWithin = (minutes: ReadonlyMap<string, number>, most: number) =>
  [...minutes.values()].every((one) => one <= most);

test('only Tuesdays and Thursdays are worked on', () => {
  const { days } = plentyWith({ rule: 'only', weekdays: [2, 4] });
  expect(days).toEqual(['Tue 11-24', 'Thu 11-26', 'Tue 12-01', 'Thu 12-03']);
});

test('never on Fridays leaves the other days', () => {
  const { days } = plentyWith({ rule: 'never', weekdays: [5] });
  expect(days.filter((day) => day.startsWith('Fri'))).toEqual([]);
  expect(days).toContain('Thu 11-26');
});

test('Saturdays too are added to the usual week', () => {
  const { plan } = plentyWith({ rule: 'also', weekdays: [6] });
  expect(plan.workingTime?.weekdays).toEqual([1, 2, 3, 4, 5, 6]);
});

test('two hours a day at most', () => {
  const { minutes, plan } = plentyWith({ minutes: 120 });
  expect(isWithin(minutes, 120)).toBe(true);
  expect(plan.workingTime?.hoursPerDay).toBe(2);
});

test('hours on a weekday that is usually free are all the time for the work, with those of other weekdays', () => {
  const { days, minutes } = plentyWith({ minutes: 240, weekdays: [7] }, { minutes: 120, weekdays: [3] });
  expect(days).toEqual(['Wed 11-25', 'Sun 11-29', 'Wed 12-02', 'Sun 12-06']);
  expect([...minutes.values()]).toEqual([120, 240, 120, 240]);
  expect(plentyWith({ minutes: 120, weekdays: [5] }).plan.workingTime?.weekdays).toBeNull();
});

test('three hours on Mondays, one on other days', () => {
  const { minutes } = plentyWith({ minutes: 180, weekdays: [1] }, { minutes: 60, weekdays: [2, 3, 4, 5] });
  const over = [...minutes].filter(([day, one]) => one > (dayName(day).startsWith('Mon') ? 180 : 60));
  expect(over).toEqual([]);
});

test.each([3, 5, 7, 10, 13])('%i hours a week are kept in each week, and can be used up', (inAll) => {
  const { minutes, plan } = plentyWith({ minutes: inAll * 60, per: 'week' });
  const weeks = [0, 0];
  for (const [day, one] of minutes)
    weeks[day < '2026-11-30' ? 0 : 1] = (weeks[day < '2026-11-30' ? 0 : 1] ?? 0) + one;
  expect(weeks.every((one) => one <= inAll * 60)).toBe(true);
  const { hoursPerDay, hoursByWeekday = {} } = plan.workingTime ?? {};
  const week = hoursPerDay === null ? Object.values(hoursByWeekday) : Array(5).fill(hoursPerDay);
  expect(week.reduce((sum, one) => sum + one, 0)).toBe(inAll);
});

test('a week off is free, and so is a day', () => {
  const off = [{ from: '2026-11-26', to: '2026-12-01' }];
  const { days } = plentyWith({ off });
  expect(days).toEqual(['Mon 11-23', 'Tue 11-24', 'Wed 11-25', 'Wed 12-02', 'Thu 12-03', 'Fri 12-04']);
});

test('time off that began long ago or never ends is free as far as the plan goes', () => {
  expect(plentyWith({ off: [{ from: '2020-01-01', to: '2026-12-02' }] }).days).toEqual([
    'Thu 12-03',
    'Fri 12-04',
  ]);
  expect(plentyWith({ off: [{ from: '2026-11-25', to: '2099-01-01' }] }).days).toEqual([
    'Mon 11-23',
    'Tue 11-24',
  ]);
});

test('until December only at weekends: these are open until then, too', () => {
  const { days } = plentyWith({ rule: 'only', weekdays: [6, 7], until: '2026-11-29' });
  expect(days.slice(0, 4)).toEqual(['Sat 11-28', 'Sun 11-29', 'Mon 11-30', 'Tue 12-01']);
});

test('hours of every day do not limit a weekday that has hours of its own', () => {
  const { plan } = plentyWith(
    { rule: 'only', weekdays: [1, 2, 3, 4, 5, 6, 7], minutes: 120 },
    { rule: 'also', weekdays: [7], minutes: 300 },
  );
  expect(plan.workingTime?.hoursByWeekday).toEqual({ 1: 2, 2: 2, 3: 2, 4: 2, 5: 2, 6: 2, 7: 5 });
});

test('until December only on Mondays, and from then on as usual', () => {
  const { days } = plentyWith({ rule: 'only', weekdays: [1], until: '2026-11-30' });
  expect(days).toEqual(['Mon 11-23', 'Mon 11-30', 'Tue 12-01', 'Wed 12-02', 'Thu 12-03', 'Fri 12-04']);
});

test('from December never on Wednesdays', () => {
  const { days } = plentyWith({ rule: 'never', weekdays: [3], from: '2026-12-01' });
  expect(days).toContain('Wed 11-25');
  expect(days).not.toContain('Wed 12-02');
});

test('an hour a day until the end of the month, and as much as usual afterwards', () => {
  const { minutes } = plentyWith({ minutes: 60, until: '2026-11-30' });
  expect([...minutes].filter(([day, one]) => day <= '2026-11-30' && one > 60)).toEqual([]);
  expect([...minutes].some(([, one]) => one > 60)).toBe(true);
});

test('five hours a week until the end of the month, and as much as usual afterwards', () => {
  const { minutes } = plentyWith({ minutes: 300, per: 'week', until: '2026-11-30' });
  const first = [...minutes].reduce((sum, [day, one]) => sum + (day < '2026-11-30' ? one : 0), 0);
  expect(first).toBeLessThanOrEqual(300);
  expect([...minutes].some(([, one]) => one > 60)).toBe(true);
});

test('never on Wednesdays but on the one of the third', () => {
  const { days } = plentyWith(
    { rule: 'never', weekdays: [3] },
    { rule: 'also', weekdays: [3], from: '2026-12-02', until: '2026-12-02' },
  );
  expect(days).toContain('Wed 12-02');
  expect(days).not.toContain('Wed 11-25');
});

test('one Saturday is worked on, and no other', () => {
  const { days } = plentyWith({ rule: 'also', weekdays: [6], from: '2026-11-28', until: '2026-11-28' });
  expect(days.filter((day) => day.startsWith('Sat'))).toEqual(['Sat 11-28']);
});

test('of two limits the smaller holds', () => {
  expect(isWithin(plentyWith({ minutes: 120 }, { minutes: 60 }).minutes, 60)).toBe(true);
});

test('a setting of the project overrides the brief', () => {
  const calendar = {
    ...{ weekdays: [6, 7] as const, hoursPerDay: 4, daysOff: [], busyHours: {} },
    decided: ['weekdays', 'hours'] as const,
  };
  const plan = planOf(
    [
      task('Sew', { effort: hours(6) }),
      availability('Only Mondays for an hour', { rule: 'only', weekdays: [1], minutes: 60 }),
    ],
    { calendar },
  );
  expect(plan.feasible).toBe(true);
  expect(plan.tasks.every(({ dueDate }) => /^(Sat|Sun)/.test(dayName(dueDate)))).toBe(true);
});

test('hours that a brief gives itself are its own: other projects take from the rest of the day first', () => {
  const calendar = { ...DEFAULT_CALENDAR, busyHours: { '2026-11-23': 5, '2026-11-24': 5.5 } };
  const mine = availability('5 hours a week', { minutes: 300, per: 'week' });
  const { feasible, tasks } = planOf(
    [mine, task('Write', { effort: hours(1) }), task('Paint', { effort: hours(1) })],
    {
      ...{ calendar, startDate: '2026-11-23', today: '2026-11-23', dueDate: '2026-11-25' },
    },
  );
  expect(feasible).toBe(true);
  expect(tasks.every(({ dueDate }) => dueDate !== null && dueDate !== '2026-11-24')).toBe(true);
});

const minutesByWeek = (plan: Plan): number[] => [...minutesByDay(plan, startOfWeek).values()];

test('what a week may hold is never more, whatever the tasks are and how long the days', () => {
  const lengths = fc.array(fc.constantFrom(20, 30, 45, 60, 75, 90, 120, 150, 240, 600), {
    minLength: 1,
    maxLength: 12,
  });
  const limits = fc.record({
    inAll: fc.integer({ min: 2, max: 30 }),
    each: fc.option(fc.constantFrom(45, 60, 90, 120, 240)),
    days: fc.integer({ min: 2, max: 40 }),
  });
  fc.assert(
    fc.property(lengths, limits, (all, { inAll, each, days: span }) => {
      const plan = planOf(
        [
          ...all.map((length, at) => task(`Step ${at}`, { effort: minutes(length) })),
          availability('So much a week', { minutes: inAll * 60, per: 'week' }),
          ...(each === null ? [] : [availability('So much a day', { minutes: each })]),
        ],
        { dueDate: addDays('2026-11-23', span) },
      );
      expect(Math.max(0, ...minutesByWeek(plan))).toBeLessThanOrEqual(inAll * 60);
      if (each !== null) expect(isWithin(minutesByDay(plan), each)).toBe(true);
    }),
  );
});

test('a few hours a week lie on as many days as have a sitting each, so that two hours are not cut', () => {
  const few = availability('6 hours a week', { minutes: 360, per: 'week' });
  const plan = planOf(
    [few, ...['Draw', 'Cut', 'Sew'].map((name) => task(name, { effort: hours(2) })), task('Pack')],
    { dueDate: '2026-12-13' },
  );
  expect(plan.feasible).toBe(true);
  expect(plan.tasks.map(({ title }) => title)).toEqual(['Draw', 'Cut', 'Sew', 'Pack']);
});

test('the hours of a week go to more days where each has little room', () => {
  const { plan } = plentyWith({ minutes: 360, per: 'week' }, { minutes: 90 });
  const hoursOf = Object.values(plan.workingTime?.hoursByWeekday ?? {});
  expect(hoursOf.reduce((sum, one) => sum + one, 0)).toBe(6);
  expect(Math.max(...hoursOf)).toBeLessThanOrEqual(1.5);
});

test('a plan of three days has the hours of a week on them', () => {
  const few = availability('3 hours a week', { minutes: 180, per: 'week' });
  const plan = planOf([few, task('Draw', { effort: hours(3) })], {
    ...{ startDate: '2026-11-24', today: '2026-11-24', dueDate: '2026-11-26' },
  });
  expect(plan.feasible).toBe(true);
});

test('hours of a weekday hold instead of those of all days', () => {
  const plan = planOf(
    [
      availability('2 hours in the evenings', { minutes: 120 }),
      availability('All day on Saturdays', { rule: 'also', weekdays: [6], minutes: 420 }),
      task('Cook', { effort: hours(6), on: [] }),
    ],
    { dueDate: '2026-11-28' },
  );
  expect(plan.workingTime).toMatchObject({ hoursByWeekday: { 1: 2, 5: 2, 6: 7 } });
});
