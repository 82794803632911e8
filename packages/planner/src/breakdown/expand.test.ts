import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { lineOf } from '@daymark/domain/library';
import type { Statement } from '@daymark/domain/reading';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isRepeat, isWait, type ProjectKind } from '../library/entries.ts';
import { libraryIn } from '../library/library.ts';
import { kindsIn } from '../library/parse.ts';
import { planProject } from '../plan.ts';
import { requestFor } from '../testing/requests.ts';
import { RUNS } from '../testing/runs.ts';
import { withSteps } from './expand.ts';
import { asSteps, keptSteps } from './kind-steps.ts';

const { kinds } = libraryIn('en');

function onlyKind(text: string, domain: string): ProjectKind {
  const [kind] = kindsIn(text, domain);
  if (!kind) throw new Error('It was not read');
  return kind;
}

const stepsOf = (kind: ProjectKind) =>
  asSteps(
    kind.steps,
    new Map(),
    { estimate: 'usual', longestMinutes: Number.POSITIVE_INFINITY, practice: 1 },
    'en',
  );

const wholeOf = (kind: ProjectKind): Statement => ({
  id: 'wish',
  words: { text: kind.name, start: 0, end: kind.name.length },
  sure: true,
  statedBy: 'reader',
  kind: 'library',
  title: kind.name,
  wish: kind.name,
  project: kind.id,
  steps: stepsOf(kind),
  ...{ from: null, by: null, weekdays: [], except: [], exceptWeekdays: [], after: [] },
});

const START: Day = '2026-11-23';

const FENCE = onlyKind(
  `# fence | Fence
1. Order the fence | 1h
2. wait 14d | Fence is delivered | by the dealer
3. Set the posts in concrete | 4h
4. wait 3d least 3d | Concrete hardens
5. Screw the panels on | 4h`,
  'home',
);

test('whatever the kind: steps in their order, waits between them, inside the days of the project', () => {
  const some = fc.constantFrom(...kinds.filter(({ steps }) => !steps.some(isRepeat)));
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
      expect(waits).toHaveLength(kind.steps.filter(isWait).length);
    }),
    { numRuns: RUNS / 4 },
  );
});

test('each step is one statement, named by its place, and the same in every reading', () => {
  for (const kind of kinds.filter(({ steps }) => !steps.some(isRepeat)).slice(0, 60)) {
    const { statements } = withSteps({ statements: [wholeOf(kind)] });
    expect(statements).toHaveLength(kind.steps.length);
    expect(new Set(statements.map(({ id }) => id)).size).toBe(kind.steps.length);
    expect(withSteps({ statements: [wholeOf(kind)] })).toEqual({ statements });
    expect(withSteps({ statements })).toEqual({ statements });
  }
});

test('usual waits are shortened as little as necessary if time is short, with a remark', () => {
  const planBy = (dueDate: Day) => {
    return planProject({
      ...requestFor({ startDate: START, dueDate }),
      reading: { statements: [wholeOf(FENCE)] },
    });
  };
  const [long, short, hopeless] = [planBy('2027-03-31'), planBy('2026-12-09'), planBy('2026-11-25')];
  const saidOf = ({ assumptions }: typeof long) => assumptions.filter(({ id }) => id === 'shortened waits');
  const daysOf = ({ waits }: typeof long, title: string) => {
    const { from, to } = waits.find((one) => one.title === title) ?? {};
    return from && to ? daysBetween(from, to) : undefined;
  };
  expect([long.feasible, short.feasible, hopeless.feasible]).toEqual([true, true, false]);
  // With less time still, a fifth of it: the concrete needs its three days.
  const shortest = planBy('2026-12-01');
  expect(daysOf(shortest, 'Fence is delivered')).toBe(3);
  expect(daysOf(shortest, 'Concrete hardens')).toBe(3);
  expect([long, short, hopeless].map((plan) => saidOf(plan).length)).toEqual([0, 1, 0]);
  expect(daysOf(long, 'Fence is delivered')).toBe(14);
  expect(daysOf(short, 'Fence is delivered')).toBeGreaterThanOrEqual(7);
  expect(daysOf(short, 'Fence is delivered')).toBeLessThan(14);
  expect(daysOf(short, 'Concrete hardens')).toBe(3);
  expect(saidOf(short)[0]?.text).toMatch(/“Fence is delivered” \d+ instead of 14 days/);
});

test('links lead past steps that are left out', () => {
  const [first, , third] = keptSteps(FENCE.steps, () => true);
  expect(keptSteps(FENCE.steps, ({ place }) => place !== 2)).toMatchObject([
    first,
    { ...third, after: [1] },
    {},
    {},
  ]);
});

test('practice has a row for each topic, one after the other, and what follows it comes after all of them', () => {
  const kind = onlyKind(
    `# tango | Tango
1. Find a class | 1h
2. repeat 3x 30m | Practise tango | topics: Walking; Turning; Embracing
3. Dance for an hour | 1h`,
    'learning',
  );
  const request = requestFor({
    startDate: START,
    dueDate: '2027-01-29',
    reading: { statements: [wholeOf(kind)] },
  });
  const { tasks } = planProject(request);
  const daysOf = (title: string) => tasks.flatMap((one) => (one.title === title ? (one.dueDate ?? []) : []));
  const [walking, turning, embracing] = ['walking', 'turning', 'embracing'].map((topic) =>
    daysOf(`Practise tango: ${topic[0]?.toUpperCase()}${topic.slice(1)}`),
  );
  if (!walking || !turning || !embracing) throw new Error('A topic has no days');
  expect(walking.length + turning.length + embracing.length).toBeGreaterThan(20);
  expect((walking.at(-1) ?? '') < (turning[0] ?? '')).toBe(true);
  expect((turning.at(-1) ?? '') < (embracing[0] ?? '')).toBe(true);
  expect((daysOf('Dance for an hour')[0] ?? '') >= (embracing.at(-1) ?? '')).toBe(true);
});

test('a step that comes so many days later keeps that distance', () => {
  const kind = onlyKind(
    `# shop | Shop
1. Open the shop | 2h
2. Look at the figures after a month | 1h | in 30d`,
    'shop',
  );
  const statements = withSteps({ statements: [wholeOf(kind)] }).statements;
  expect(statements.at(-1)).toMatchObject({ after: [{ lag: { days: 30, unit: 'calendar' } }] });
  const { tasks } = planProject(
    requestFor({ startDate: START, dueDate: '2027-01-29', today: START, reading: { statements } }),
  );
  const [opened, looked] = tasks.map(({ dueDate }) => dueDate ?? '');
  expect(daysBetween(opened ?? '', looked ?? '')).toBeGreaterThanOrEqual(30);
});
