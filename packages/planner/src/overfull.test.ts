import { addDays, type Day, daysFrom } from '@daymark/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Plan, planProject } from './plan.ts';
import { KnownPlan } from './testing/known-plan.ts';
import { planOf } from './testing/planned.ts';
import { after, availability, days, hours, minutes, requestOf, task } from './testing/readings.ts';

const MONDAY = '2026-11-23';

test('days without any time are named, not the working day before them', () => {
  const between = task('Print', { effort: hours(2), from: '2026-11-26', by: '2026-11-29' });
  const off = availability('closed', { off: [{ from: '2026-11-26', to: '2026-11-27' }] });
  const { certificate, why } = planOf([off, between, task('Sew', { effort: hours(2) })]);
  expect(certificate).toMatchObject({ from: '2026-11-26', to: '2026-11-29', availableHours: 0 });
  expect(why).toBe('“Print” takes 2 h from 2026-11-26 to 2026-11-29, and 0 h are free then.');
});

test('what the brief puts on a weekend is done on it, also by who works on no weekend', () => {
  const weekend = task('Hand out leaflets', { effort: hours(2), from: '2026-11-28', by: '2026-11-29' });
  const { tasks, feasible } = planOf([weekend, task('Sew', { effort: hours(2) })]);
  expect(feasible).toBe(true);
  expect(tasks.find(({ title }) => title === 'Hand out leaflets')?.dueDate).toBe('2026-11-28');
});

test('the hours of a week are all those up to the day, and the work is all that needs them', () => {
  const plan = planOf([
    availability('3 hours a week', { minutes: 180, per: 'week' }),
    task('Draw', { effort: hours(2), by: '2026-11-24' }),
    task('Sew', { effort: hours(2), from: '2026-11-24', by: '2026-11-26' }),
  ]);
  expect(plan.why).toBe('There are 4 h of work from 2026-11-23 to 2026-11-26, and 3 h of time.');
  expect(plan).toMatchObject({ neededHours: 4, availableHours: 3 });
});

test('who has some hours a week is told how many more it would be a week', () => {
  const { remedies } = planOf(
    [availability('5 hours a week', { minutes: 300, per: 'week' }), task('Sew', { effort: hours(12) })],
    { dueDate: '2026-12-04' },
  );
  expect(remedies.find(({ kind }) => kind === 'more-hours')?.text).toBe(
    'Work 1 h 30 min on each working day, 7 h 30 min a week; then everything fits.',
  );
});

const drawnTask = fc.record({
  quarters: fc.integer({ min: 1, max: 32 }),
  by: fc.option(fc.integer({ min: 0, max: 8 }), { freq: 2 }),
  from: fc.option(fc.integer({ min: 0, max: 6 }), { freq: 4 }),
  after: fc.option(fc.nat(8), { freq: 1 }),
  lag: fc.option(fc.integer({ min: 1, max: 3 }), { freq: 2 }),
});

const briefs = fc.record({
  tasks: fc.array(drawnTask, { minLength: 1, maxLength: 8 }),
  span: fc.integer({ min: 1, max: 10 }),
  week: fc.option(fc.integer({ min: 2, max: 20 })),
  day: fc.option(fc.integer({ min: 1, max: 6 })),
});

const dayOf = (at: number | null): Day | null => (at === null ? null : addDays(MONDAY, at));

const minutesIn = (text: string): number =>
  Number(/(\d+) h/.exec(text)?.[1] ?? 0) * 60 + Number(/(\d+) min/.exec(text)?.[1] ?? 0);

/** What a plan says of its hours, and is not so. */
function untrueOf(plan: Plan, known: KnownPlan): string[] {
  const { certificate, why, feasible } = plan;
  const untrue = feasible === (why === null) ? [] : ['It says nothing'];
  if (certificate) {
    const there = daysFrom(certificate.from, certificate.to).reduce(
      (sum, day) => sum + known.hoursOn(day) + known.openedOn(day),
      0,
    );
    if (there !== certificate.availableHours) untrue.push(`There are ${there} h`);
    if (certificate.neededHours <= certificate.availableHours) untrue.push('It would fit');
  }
  const [, needed = '', left = '0 h'] =
    /\((.+?)\) is to be done by .* leaves (.+) for it/.exec(why ?? '') ?? [];
  if (needed && minutesIn(left) >= minutesIn(needed)) untrue.push('It has the time');
  return untrue;
}

test('what is said of a plan that does not fit is so: its days have that time, and less than the work takes', () => {
  fc.assert(
    fc.property(briefs, ({ tasks, span, week, day }) => {
      const statements = tasks.map((one, at) =>
        task(`Step ${at}`, {
          ...{ effort: minutes(one.quarters * 15), by: dayOf(one.by), from: dayOf(one.from) },
          after:
            one.after === null || one.after >= at
              ? []
              : [after(`Step ${one.after}`, { lag: one.lag === null ? null : days(one.lag) })],
        }),
      );
      if (week !== null) statements.push(availability('A week', { minutes: week * 60, per: 'week' }));
      if (day !== null) statements.push(availability('A day', { minutes: day * 60 }));
      const request = requestOf(statements, { dueDate: addDays(MONDAY, span) });
      const plan = planProject(request);
      expect(untrueOf(plan, new KnownPlan(plan, request))).toEqual([]);
    }),
  );
});
