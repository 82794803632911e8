import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { lookUpsOf } from './service.ts';

const TODAY = '2026-11-20';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

test('a missed day of a habit is neither overdue nor the next step', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: 'Health' });
  await addSubtask(user, project.id, { title: 'Run', dueDate: '2026-11-19', estimatedHours: 1 });
  await sql`update subtasks set repeat = true where user_id = ${user.userId}`.execute(app.db);
  await addSubtask(user, project.id, { title: 'Buy shoes', dueDate: TODAY });
  const { planner } = app.services;
  const asking = { db: app.db, userId: user.userId, today: TODAY, timezone: 'Europe/London', planner };
  const lookUp = lookUpsOf({ ...asking, signal: AbortSignal.any([]) });
  expect(await lookUp('overdue', '')).toMatchObject({ count: 0, tasks: [] });
  expect(await lookUp('today', '')).toMatchObject({ overdueCount: 0, count: 1 });
  expect(await lookUp('next-step', '')).toMatchObject({ task: { title: 'Buy shoes' }, reason: 'today' });

  const by = { dueDateTo: TODAY, includeCompleted: 'false' } as const;
  const all = await user.api.subtasks.stats({ query: by });
  expect(all).toMatchObject({ total: 2, stats: { overdue: 0 } });
  const asked = await user.api.subtasks.stats({ query: { ...by, includeMissed: 'false' } });
  expect(asked.data.map(({ title }) => title)).toEqual(['Buy shoes']);
  const { data: told } = await user.api.notifications.list({ query: { limit: 10 } });
  expect(told.map(({ title }) => title)).not.toContain('Run');
});
