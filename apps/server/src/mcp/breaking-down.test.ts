import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApiToken } from '../testing/api-tokens.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { connectMcp, done } from '../testing/mcp-client.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

test('a task is broken down into steps of the assistant or of Daymark, and a plan is as fine as asked', async () => {
  const user = await makeUser(app);
  const description = 'Website with gallery, about page and contact form';
  const { project } = await makeProject(user, { name: 'Portfolio website', description });
  const page = await addSubtask(user, project.id, { title: 'About page', dueDate: '2026-11-24' });
  const form = await addSubtask(user, project.id, { title: 'Contact form', dueDate: '2026-11-25' });
  const { secret } = await makeApiToken(app, user, { scopes: ['read', 'propose', 'write'] });
  const client = await connectMcp(app, secret);
  const steps = [
    { title: 'Write the text', minutes: 60 },
    { title: 'Build it', minutes: 90 },
  ];
  const { proposals, leftOut } = await done(client, 'propose_change', {
    why: 'Smaller steps',
    changes: [
      { do: 'break_down_task', taskId: page.id, steps },
      { do: 'break_down_task', taskId: form.id, depth: 'as-written' },
      { do: 'plan_again', projectId: project.id, depth: 'detailed' },
    ],
  });
  expect(leftOut).toBe(0);
  const effects = proposals.map(({ effect }: { effect: string }) => effect);
  expect(effects[0]).toContain('by 2 steps: Write the text (1 h); Build it (1 h 30 min).');
  expect(effects[1]).toContain('by 3 steps');
  expect(effects[2]).toContain('in small steps');
  const accepted = await done(client, 'accept', { proposalIds: [proposals[0].id] });
  expect((await done(client, 'search', { words: 'About page' })).tasks).toHaveLength(2);
  await done(client, 'undo', { undo: accepted.done[0].undo });
  expect((await done(client, 'search', { words: 'About page' })).tasks).toMatchObject([{ id: page.id }]);

  const planned = async (depth: string) =>
    (await done(client, 'plan_brief', { name: 'Site', brief: description, dueDate: '2026-12-18', depth }))
      .tasks;
  expect((await planned('as-written')).length).toBeLessThan((await planned('detailed')).length);
});
