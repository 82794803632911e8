import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { countOf, read, tasksIn } from './testing/read.ts';

const HOUR = 3_600_000;

describe('hours are counted once', () => {
  const hours = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1, maxLength: 5 });
  /** A task of Super Productivity with its parts: it sums up what was spent, and what of the estimates is left. */
  const superProductivity = (parts: readonly { estimate: number; spent: number; isDone: boolean }[]) => {
    const sum = (of: (part: (typeof parts)[number]) => number) =>
      parts.reduce((total, part) => total + of(part), 0);
    const task = (id: string, estimate: number, spent: number, more: object) => ({
      ...{ id, title: id, projectId: 'p', timeEstimate: estimate * HOUR, timeSpent: spent * HOUR, ...more },
    });
    const left = sum(({ estimate, spent, isDone }) => (isDone ? 0 : Math.max(0, estimate - spent)));
    const whole = task(
      'whole',
      left,
      sum(({ spent }) => spent),
      {},
    );
    const own = parts.map((part, n) =>
      task(`part ${n}`, part.estimate, part.spent, { parentId: 'whole', isDone: part.isDone }),
    );
    return {
      project: { ids: ['p'], entities: { p: { id: 'p', title: 'Thesis' } } },
      task: { ids: [], entities: Object.fromEntries([whole, ...own].map((one) => [one.id, one])) },
    };
  };

  test('those of the parts of Super Productivity', async () => {
    const part = fc.record({
      estimate: fc.integer({ min: 1, max: 9 }),
      spent: fc.nat(9),
      isDone: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(part, { minLength: 1, maxLength: 5 }), async (parts) => {
        const tasks = tasksIn(await read(superProductivity(parts)));
        const sum = (all: readonly (number | null)[]) =>
          all.reduce<number>((total, one) => total + (one ?? 0), 0);
        expect(sum(tasks.map((task) => task.hours))).toBe(sum(parts.map(({ estimate }) => estimate)));
        expect(sum(tasks.map((task) => task.spentHours))).toBe(sum(parts.map(({ spent }) => spent)));
      }),
    );
  });

  test('those of the parts in Todoist, if they are their sum, and else all of them', async () => {
    await fc.assert(
      fc.asyncProperty(hours, fc.nat(3), async (parts, more) => {
        const total = parts.reduce((sum, one) => sum + one, 0);
        const item = (id: string, minutes: number, parent: string | null) => ({
          ...{
            id,
            content: id,
            project_id: 'p',
            parent_id: parent,
            duration: { amount: minutes * 60, unit: 'minute' },
          },
        });
        const file = await read({
          projects: [{ id: 'p', name: 'Errands' }],
          items: [
            item('whole', total + more, null),
            ...parts.map((one, n) => item(`part ${n}`, one, 'whole')),
          ],
        });
        const isSum = more === 0 && parts.length > 1;
        expect(tasksIn(file)[0]?.hours).toBe(isSum ? null : total + more);
        expect(countOf(file, 'Hours')).toBe(isSum ? 1 : 0);
      }),
    );
  });
});
