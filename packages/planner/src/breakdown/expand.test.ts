import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { lineOf } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planProject } from '../plan.ts';
import { readBrief } from '../read/read.ts';
import { requestFor } from '../testing/requests.ts';
import { withSteps } from './expand.ts';
import { isWork, type ProjectKind } from './kind.ts';
import { kindsIn } from './kinds.ts';
import { stepsOf } from './steps.ts';

const wholeOf = (kind: ProjectKind): Statement => ({
  id: 'wish',
  words: { text: kind.name, start: 0, end: kind.name.length },
  sure: true,
  statedBy: 'reader',
  kind: 'library',
  title: kind.name,
  wish: kind.name,
  project: kind.id,
  steps: stepsOf(kind, [], 'en'),
  ...{ from: null, by: null, weekdays: [], except: [], exceptWeekdays: [], after: [] },
});

const START: Day = '2026-11-23';

test('whatever the kind: steps in their order, waits between them, inside the days of the project', () => {
  const some = fc.constantFrom(...kindsIn('en'));
  fc.assert(
    fc.property(some, fc.integer({ min: 5, max: 400 }), (kind, days) => {
      const dueDate = addDays(START, days);
      const request = {
        ...requestFor({ startDate: START, dueDate }),
        reading: { statements: [wholeOf(kind)] },
      };
      const { tasks, waits } = planProject(request);
      const byRef = new Map(tasks.map((task) => [task.ref, task]));
      for (const task of tasks) {
        expect(task.playbook).toMatch(new RegExp(`^${kind.id}/\\d+$`));
        expect(task).toMatchObject({ source: null, guessed: true });
        expect(lineOf(task.statement)).toBe('wish');
        if (task.dueDate === null) continue;
        expect(task.dueDate >= START && task.dueDate <= dueDate).toBe(true);
        for (const ref of task.dependsOn) {
          const before = byRef.get(ref)?.dueDate;
          const lag = task.lags.find((one) => one.ref === ref)?.days ?? 0;
          if (before) expect(task.dueDate >= addDays(before, lag)).toBe(true);
        }
      }
      expect(waits).toHaveLength(kind.steps.filter((step) => !isWork(step)).length);
    }),
    { numRuns: 60 },
  );
});

test('each step is one statement, named by its place, and the same in every reading', () => {
  for (const kind of kindsIn('en').slice(0, 40)) {
    const { statements } = withSteps({ statements: [wholeOf(kind)] });
    expect(statements).toHaveLength(kind.steps.length);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(kind.steps.length);
    expect(withSteps({ statements: [wholeOf(kind)] })).toEqual({ statements });
    expect(withSteps({ statements })).toEqual({ statements });
  }
});

const dates = { startDate: START, dueDate: '2027-01-29', today: START, locale: 'en' } as const;

test('limits beside a wish hold for its steps', () => {
  const description = "Do my tax return by 18 December. I don't work on Fridays.";
  const request = requestFor({ ...dates, description });
  const { tasks } = planProject({ ...request, reading: readBrief({ name: 'Tax', description, ...dates }) });
  expect(tasks.length).toBeGreaterThan(4);
  for (const { dueDate } of tasks) {
    expect(dueDate && dueDate <= '2026-12-18').toBe(true);
    expect(new Date(dueDate ?? '').getUTCDay()).not.toBe(5);
  }
});

test('usual waits are shortened as little as necessary if time is short, with a remark', () => {
  const planBy = (dueDate: Day) => {
    const kind = kindsIn('en').find(({ id }) => id === 'fence-building');
    if (!kind) throw new Error('There is no such kind');
    return planProject({
      ...requestFor({ startDate: START, dueDate }),
      reading: { statements: [wholeOf(kind)] },
    });
  };
  const [long, short, hopeless] = [planBy('2027-03-31'), planBy('2026-12-10'), planBy('2026-12-01')];
  const saidOf = ({ assumptions }: typeof long) => assumptions.filter(({ id }) => id === 'shortened waits');
  const daysOf = ({ waits }: typeof long, title: string) => {
    const { from, to } = waits.find((one) => one.title === title) ?? {};
    return from && to ? daysBetween(from, to) : undefined;
  };
  expect([long.feasible, short.feasible, hopeless.feasible]).toEqual([true, true, false]);
  expect([long, short, hopeless].map((plan) => saidOf(plan).length)).toEqual([0, 1, 0]);
  expect(daysOf(long, 'Fence is delivered')).toBe(14);
  expect(daysOf(short, 'Fence is delivered')).toBeGreaterThanOrEqual(7);
  expect(daysOf(short, 'Fence is delivered')).toBeLessThan(14);
  expect(daysOf(short, 'Concrete hardens')).toBe(3);
  expect(saidOf(short)[0]?.text).toMatch(/“Fence is delivered” \d+ instead of 14 days/);
});

test('what is done already is no step, and what came after it follows what came before it', () => {
  const kind: ProjectKind = {
    ...{ id: 'lamp', name: 'Lamp', also: [] },
    steps: [
      { title: 'Choose a shade', minutes: 30 },
      { title: 'Collect the receipts', minutes: 60 },
      { title: 'Screw the bulb in', minutes: 15 },
    ],
  };
  expect(stepsOf(kind, ['I have collected all receipts'], 'en')).toMatchObject([
    { place: 1, after: [] },
    { place: 3, after: [1] },
  ]);
});
