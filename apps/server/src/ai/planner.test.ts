import type { PlanRequest } from '@daymark/planner/plan';
import { expect, onTestFinished, test, vi } from 'vitest';
import { startPlanner } from './planner.ts';

const REQUEST: PlanRequest = {
  name: 'Newsletter',
  description: 'Pick 6 products, write the texts, test it with 5 friends, send it on 3 December.',
  category: 'marketing',
  tags: [],
  priority: 'High',
  startDate: '2026-11-23',
  dueDate: '2026-12-04',
  today: '2026-11-20',
  milestones: [],
  calendar: { weekdays: [1, 2, 3, 4, 5], hoursPerDay: 6, daysOff: [], busyHours: {} },
  locale: 'en-GB',
  kept: [],
};

function planner(options: Parameters<typeof startPlanner>[0] = {}) {
  const started = startPlanner(options);
  onTestFinished(() => started.stop());
  return started;
}

test('plans in a thread and gives what the planner gives', async () => {
  const plan = await planner().plan(REQUEST);
  expect(plan).toMatchObject({ engine: 'built-in planner', feasible: true });
  expect(plan.tasks.length).toBeGreaterThan(3);
});

test('a plan that takes too long is given up, and says so', async () => {
  await expect(planner({ deadlineMilliseconds: 1 }).plan(REQUEST)).rejects.toMatchObject({
    code: 'ai_unavailable',
    message: 'The planner took too long over this brief. Please shorten it and try again.',
  });
});

test('more briefs than may wait are refused, the others are planned', async () => {
  const busy = planner({ waitingMax: 2 });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => busy.plan(REQUEST)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThan(8);
  for (const { reason } of refused)
    expect(reason).toMatchObject({ code: 'overloaded', details: { retryAfterSeconds: 5 } });
});

test('a plan that waits for its turn has its whole time when it comes', async () => {
  const { plan } = planner();
  await plan(REQUEST);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const [first, second] = [plan(REQUEST), plan(REQUEST)];
  vi.advanceTimersByTime(14_000);
  await first;
  vi.advanceTimersByTime(14_000);
  expect((await second).feasible).toBe(true);
});
