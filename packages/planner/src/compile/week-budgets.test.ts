import { addDays, type Day, daysFrom, startOfWeek, weekdayOf } from '@daymark/domain/dates';
import type { Statement } from '@daymark/domain/reading';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Plan, PlanRequest } from '../plan.ts';
import { DEFAULT_CALENDAR } from '../schedule/calendar.ts';
import { dayName, planOf } from '../testing/planned.ts';
import { availability, event, hours, repeat, task } from '../testing/readings.ts';
import { weekShares } from './week-budgets.ts';

const budget = (inAll: number) => availability(`${inAll} hours a week`, { minutes: inAll * 60, per: 'week' });

/** Tasks of two hours: six hours a week are three sittings, regularly on Monday, Wednesday and Friday. */
const sittings = (count: number) =>
  Array.from({ length: count }, (_, at) => task(`Step ${at + 1}`, { effort: hours(2) }));

const withDaysOff = (...daysOff: Day[]): Partial<PlanRequest> => ({
  calendar: { ...DEFAULT_CALENDAR, daysOff },
});

/** The days of work with their hours: `Mon 11-23 2`. */
function daysOf({ tasks }: Plan): string[] {
  const byDay = Map.groupBy(tasks, ({ dueDate }) => dueDate);
  return [...byDay].map(
    ([day, there]) => `${dayName(day)} ${there.reduce((sum, one) => sum + one.estimatedHours, 0)}`,
  );
}

const twoWeeks = (statements: readonly Statement[], change: Partial<PlanRequest> = {}) =>
  planOf(statements, { dueDate: '2026-12-06', ...change });

test('a regular week has whole sittings on the same weekdays', () => {
  expect(daysOf(twoWeeks([budget(6), ...sittings(6)]))).toEqual([
    ...['Mon 11-23 2', 'Wed 11-25 2', 'Fri 11-27 2'],
    ...['Mon 11-30 2', 'Wed 12-02 2', 'Fri 12-04 2'],
  ]);
});

test('a week has sittings of two hours where work is longer than that', () => {
  const long = task('Write the first chapter', { effort: hours(8) });
  expect(daysOf(twoWeeks([budget(4), long]))).toEqual([
    ...['Mon 11-23 2', 'Fri 11-27 2'],
    ...['Mon 11-30 2', 'Fri 12-04 2'],
  ]);
});

test('so many days a week are as many weekdays, beside those that are named', () => {
  const evenings = availability('two evenings a week', { days: 2, minutes: 120 });
  expect(daysOf(twoWeeks([evenings, ...sittings(4)]))).toEqual([
    ...['Mon 11-23 2', 'Fri 11-27 2'],
    ...['Mon 11-30 2', 'Fri 12-04 2'],
  ]);
  const saturdays = availability('Saturdays', { rule: 'only', weekdays: [6] });
  expect(daysOf(twoWeeks([evenings, saturdays, ...sittings(6)]))).toHaveLength(6);
  const days = availability('a day a week', { days: 1 });
  const fewDays = planOf([days, ...sittings(3)], { dueDate: '2026-11-25' });
  expect(daysOf(fewDays)).toEqual(['Mon 11-23 6']);
});

test('the hours of a day off go to another day of the same week, and the working time stays the regular one', () => {
  const plan = twoWeeks([budget(6), ...sittings(6)], withDaysOff('2026-11-25', '2026-12-04'));
  expect(daysOf(plan)).toEqual([
    ...['Mon 11-23 2', 'Thu 11-26 2', 'Fri 11-27 2'],
    ...['Mon 11-30 2', 'Wed 12-02 2', 'Thu 12-03 2'],
  ]);
  expect(plan.workingTime?.hoursByWeekday).toEqual({ 1: 2, 2: 0, 3: 2, 4: 0, 5: 2 });
  expect(plan.workingTime?.hoursByDay).toEqual({ '2026-11-26': 2, '2026-12-03': 2 });
});

test('a day that other projects fill gives its hours to a day with room', () => {
  const calendar = { ...DEFAULT_CALENDAR, busyHours: { '2026-11-23': 6, '2026-11-24': 5 } };
  expect(daysOf(twoWeeks([budget(6), ...sittings(3)], { calendar, dueDate: '2026-11-29' }))).toEqual([
    ...['Wed 11-25 2', 'Thu 11-26 2', 'Fri 11-27 2'],
  ]);
});

test('what is due on Tuesday gets hours of its week before they are regularly there', () => {
  const offer = task('Write the offer', { effort: hours(4), by: '2026-11-24' });
  const plan = twoWeeks([budget(6), offer, ...sittings(1)]);
  expect(plan.feasible).toBe(true);
  expect(daysOf(plan).slice(0, 2)).toEqual(['Mon 11-23 2', 'Tue 11-24 2']);
});

test('what comes before a stated day is counted too', () => {
  const plan = twoWeeks([
    budget(6),
    task('Draw', { effort: hours(2) }),
    task('Show it', {
      ...{ effort: hours(2), by: '2026-11-24' },
      after: [{ statement: task('Draw').id, lag: null, each: false }],
    }),
  ]);
  expect(plan.feasible).toBe(true);
});

test('work with its own weekday finds hours of the week there', () => {
  const thursdays = task('Photograph', { effort: hours(2), weekdays: [4] });
  const plan = twoWeeks([budget(6), thursdays, ...sittings(2)]);
  expect(plan.feasible).toBe(true);
  expect(daysOf(plan)).toContain('Thu 11-26 2');
});

test('a day with stated work and a habit use hours of their week', () => {
  const fair = event('The fair', '2026-11-26', { effort: hours(3) });
  const plan = twoWeeks([budget(6), fair, repeat('Stretch', 'FREQ=WEEKLY;BYDAY=TU', { minutes: 60 })]);
  const plenty = twoWeeks([
    ...[budget(6), fair, repeat('Stretch', 'FREQ=WEEKLY;BYDAY=TU', { minutes: 60 })],
    ...sittings(20),
  ]);
  const first = plenty.tasks.filter(({ dueDate }) => dueDate && dueDate < '2026-11-30');
  expect(plan.feasible).toBe(true);
  expect(first.reduce((sum, one) => sum + one.estimatedHours, 0)).toBeLessThanOrEqual(6);
});

test('what habits leave of a week comes together, so that a task finds a whole sitting', () => {
  const habit = repeat('Practise', 'FREQ=WEEKLY;BYDAY=MO,WE,FR', { minutes: 40 });
  const plan = twoWeeks([
    ...[budget(3), habit, task('Talk to somebody', { effort: hours(0.75) })],
    task('Record it', { effort: hours(0.75) }),
  ]);
  expect(plan.feasible).toBe(true);
});

test('a part of a week has the shares of its days, and one sitting if it has none', () => {
  const from = (startDate: Day) => ({ startDate, today: startDate, dueDate: '2026-12-06' });
  const plenty = [budget(6), ...sittings(20)];
  const inFirstWeek = (startDate: Day) =>
    daysOf(planOf(plenty, from(startDate))).filter((day) => / 11-2\d/.test(day));
  expect(inFirstWeek('2026-11-24')).toEqual(['Wed 11-25 2', 'Fri 11-27 2']);
  expect(inFirstWeek('2026-11-26')).toEqual(['Fri 11-27 2']);
  const mondays = planOf([budget(2), ...sittings(3)], from('2026-11-26'));
  expect(daysOf(mondays)).toEqual(['Thu 11-26 2', 'Mon 11-30 2', 'no day 2']);
  const tuesdays = planOf(plenty, { dueDate: '2026-12-08' });
  expect(
    daysOf(tuesdays)
      .filter((day) => day.includes(' 12-0'))
      .slice(-1),
  ).toEqual(['Mon 12-07 2']);
});

test('hours that are left of a week can still be used in the rest of it', () => {
  const kept = [
    { id: 'k', title: 'Step 9', dueDate: '2026-11-23', estimatedHours: 2, status: 'Completed' as const },
  ];
  const plan = twoWeeks([budget(6), ...sittings(6)], { kept, today: '2026-11-26' });
  const first = plan.tasks.filter(({ dueDate }) => dueDate && dueDate < '2026-11-30');
  expect(first.reduce((sum, one) => sum + one.estimatedHours, 0)).toBe(4);
});

test('rows stay on their days although the week would now be shared differently', () => {
  const statements = [budget(6), ...sittings(6)];
  const before = twoWeeks(statements, withDaysOff('2026-11-25'));
  const standing = before.tasks.map(({ ref, title, dueDate, proposed }) => ({
    ...{ id: ref, title, dueDate, proposed, dependsOn: [] },
  }));
  const again = twoWeeks(statements, { standing });
  expect(daysOf(again)).toEqual(daysOf(before));
});

test('hours a week until a day leave the days after it as they are', () => {
  const until = availability('6 hours a week until 2 December', {
    ...{ minutes: 360, per: 'week', until: '2026-12-02' },
  });
  const plan = twoWeeks([until, ...sittings(20)], withDaysOff('2026-11-25'));
  expect(daysOf(plan)).toEqual([
    ...['Mon 11-23 2', 'Thu 11-26 2', 'Fri 11-27 2'],
    ...['Mon 11-30 2', 'Wed 12-02 2', 'Thu 12-03 6', 'Fri 12-04 6'],
    'no day 18',
  ]);
});

test('without hours a week nothing is shared', () => {
  const span = { from: '2026-11-23', to: '2026-12-06' };
  const setting = { person: DEFAULT_CALENDAR, start: span.from, span, fixed: {}, standing: {}, longest: 0 };
  expect(
    weekShares({ ...setting, statements: [availability('2 h a day', { minutes: 120 })] }),
  ).toBeUndefined();
  const decided = { ...DEFAULT_CALENDAR, decided: ['hours'] as const };
  expect(weekShares({ ...setting, person: decided, statements: [budget(6)] })).toBeUndefined();
});

const weeks = fc.record({
  quarters: fc.integer({ min: 1, max: 160 }),
  limit: fc.option(fc.integer({ min: 1, max: 20 })),
  hoursPerDay: fc.integer({ min: 1, max: 10 }),
  start: fc.integer({ min: 0, max: 6 }),
  length: fc.integer({ min: 1, max: 30 }),
  off: fc.array(fc.integer({ min: 0, max: 30 }), { maxLength: 12 }),
  busy: fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 40 })), {
    maxLength: 15,
  }),
  fixed: fc.array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 1, max: 20 })), {
    maxLength: 2,
  }),
});

test('no week has more than its hours, no day more than it may, and a whole week can use all that has room', () => {
  fc.assert(
    fc.property(weeks, ({ quarters, limit, hoursPerDay, ...drawn }) => {
      const from = addDays('2026-11-23', drawn.start);
      const span = { from, to: addDays(from, drawn.length - 1) };
      const byDay = (some: [number, number][]) =>
        Object.fromEntries(some.map(([at, units]) => [addDays(from, at), units / 4]));
      const [busyHours, fixed] = [byDay(drawn.busy), byDay(drawn.fixed)];
      const daysOff = drawn.off.map((at) => addDays(from, at));
      const person = { ...DEFAULT_CALENDAR, hoursPerDay, daysOff, busyHours };
      const found = weekShares({
        statements: [
          availability('A week', { minutes: quarters * 15, per: 'week' }),
          ...(limit === null ? [] : [availability('A day', { minutes: limit * 15 })]),
        ],
        ...{ person, start: from, span, fixed, standing: {}, longest: 0 },
      });
      const most = Math.min(limit ?? Number.POSITIVE_INFINITY, hoursPerDay * 4);
      const shares = (found ?? []).flat();
      for (const { day, units } of shares) {
        expect(daysOff).not.toContain(day);
        expect(weekdayOf(day)).toBeLessThanOrEqual(5);
        if (limit !== null) expect(units).toBeLessThanOrEqual(limit);
        expect(units).toBeGreaterThanOrEqual(0);
      }
      const open = daysFrom(span.from, span.to).filter(
        (day) => weekdayOf(day) <= 5 && !daysOff.includes(day),
      );
      for (const [monday, days] of Map.groupBy(daysFrom(span.from, span.to), (day) => startOfWeek(day))) {
        const sum = shares
          .filter(({ day }) => startOfWeek(day) === monday)
          .reduce((units, one) => units + one.units, 0);
        expect(sum).toBeLessThanOrEqual(quarters);
        const isWhole = daysFrom(monday, addDays(monday, 4)).every((day) => days.includes(day));
        if (!isWhole || drawn.fixed.length > 0) continue;
        const room = open
          .filter((day) => days.includes(day))
          .reduce((units, day) => units + Math.max(0, most - (busyHours[day] ?? 0) * 4), 0);
        expect(sum).toBeGreaterThanOrEqual(Math.min(quarters, room));
      }
    }),
  );
});
