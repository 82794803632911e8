import { addDays } from '@daymark/domain/dates';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { lint } from '../lint/lint.ts';
import { histories } from '../testing/histories.ts';
import { nearestDays } from './alone.ts';
import { replan } from './replan.ts';
import type { ReplanTask } from './shape.ts';

test('the nearest day of each task is the one to which a replan would move it if only it were free', () => {
  fc.assert(
    fc.property(histories({ days: 14, tasks: 12, projects: 2, hours: 6 }), (request) => {
      const nearestDay = nearestDays(request, 'p0');
      for (const task of request.tasks.filter(({ projectId }) => projectId === 'p0')) {
        const tasks = request.tasks.map((one) => ({ ...one, isHeld: one.id !== task.id }));
        const [move] = replan({ ...request, tasks }).moves;
        expect(nearestDay(task)).toBe(move?.to ?? null);
      }
    }),
  );
});

const TODAY = '2026-11-23';

/** A project in which every task is before the twenty tasks that it depends on, and how often a link is read. */
function backwards(count: number) {
  let linksRead = 0;
  const tasks = Array.from({ length: count }, (_, index): ReplanTask => {
    const after = Array.from({ length: Math.min(index, 20) }, (_, back) => ({
      id: `${index - back - 1}`,
      lagDays: 1,
    }));
    return {
      ...{ id: `${index}`, projectId: 'p', title: `Print poster ${index}`, hours: 1, priority: 'Medium' },
      ...{ milestoneId: null, notBefore: null, earliestOn: null, latestOn: null, isHeld: false },
      dueDate: index % 3 === 0 ? null : addDays(TODAY, (count - index) % 300),
      get after() {
        linksRead += after.length;
        return after;
      },
    };
  });
  const days = Array.from({ length: 400 }, (_, index) => ({
    date: addDays(TODAY, index),
    hours: 6,
    name: null,
  }));
  const project = { id: 'p', startDate: TODAY, dueDate: addDays(TODAY, 399), milestones: [], hours: null };
  return { request: { today: TODAY, days, projects: [project], tasks }, linksRead: () => linksRead };
}

test('links are read a few times, however much is found wrong', () => {
  const { request, linksRead } = backwards(120);
  const links = request.tasks.reduce((sum, { after }) => sum + after.length, 0);
  const before = linksRead();
  expect(lint(request, 'p').length).toBeGreaterThan(60);
  expect(linksRead() - before).toBeLessThan(10 * links);
});
