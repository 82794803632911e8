import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApiToken } from '../testing/api-tokens.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { connectMcp, done } from '../testing/mcp-client.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

/** A user whose timer has run for so many minutes on a task, and a chat in which they ask to have one marked as done. */
async function makeTimed(minutes: number) {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: 'Bakery', description: '' });
  const [invoice, photos] = [
    await addSubtask(user, project.id, { title: 'Send the invoice' }),
    await addSubtask(user, project.id, { title: 'Photo shoot' }),
  ];
  await user.api.timers.start({ body: { subtaskId: invoice.id } });
  app.clock.advance({ minutes });
  const { chat } = (await user.api.chats.create({ body: { title: 'New chat' } })).data;
  const ask = async (content: string) => {
    const { assistantMessage } = (await user.api.chats.send({ params: { id: chat.id }, body: { content } }))
      .data;
    const params = { id: chat.id, proposalId: assistantMessage.proposals[0]?.id ?? '' };
    return async () => (await user.api.chats.acceptProposal({ params })).data.proposal;
  };
  const timer = async () => (await user.api.timers.current()).data.timer;
  const tasks = async () => (await user.api.subtasks.list({ params: { projectId: project.id } })).data;
  return { user, invoice, photos, ask, timer, tasks };
}

test('a task that is completed through the chat is timed no longer, and its time counts once', async () => {
  const { ask, timer, tasks } = await makeTimed(45);
  const accept = await ask('mark the invoice as done');
  expect(await timer()).toMatchObject({ title: 'Send the invoice' });
  expect(await accept()).toMatchObject({ status: 'accepted' });
  expect(await timer()).toBeNull();
  await accept();
  expect(await tasks()).toMatchObject([{ status: 'Completed', actualHours: 0.75 }, { status: 'Pending' }]);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('the timer of another task goes on, and a forgotten one is asked about', async () => {
  const { ask, timer } = await makeTimed(45);
  await (await ask('mark the photo shoot as done'))();
  expect(await timer()).toMatchObject({ title: 'Send the invoice' });
  const forgotten = await makeTimed(48 * 60);
  await (await forgotten.ask('mark the invoice as done'))();
  expect(await forgotten.timer()).toMatchObject({ title: 'Send the invoice', isForgotten: true });
});

test('so it is when an assistant completes it, or proposes that and accepts it', async () => {
  for (const proposes of [false, true]) {
    const { user, invoice, timer, tasks } = await makeTimed(30);
    const client = await connectMcp(app, (await makeApiToken(app, user)).secret);
    if (proposes) {
      const change = { do: 'change_task', taskId: invoice.id, status: 'Completed' };
      const { proposals } = await done(client, 'propose_change', { why: 'It is sent.', changes: [change] });
      await done(client, 'accept', { proposalIds: [proposals[0].id] });
    } else await done(client, 'complete', { taskId: invoice.id });
    expect(await timer()).toBeNull();
    expect(await tasks()).toMatchObject([{ status: 'Completed', actualHours: 0.5 }, {}]);
  }
});
