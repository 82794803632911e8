import { afterAll, beforeAll, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

/** A user with a website in a chat with the built-in assistant. */
async function makeTalker() {
  const user = await makeUser(app);
  const description = 'Portfolio website for a photographer with gallery, about page, contact form and blog';
  const { project } = await makeProject(user, { name: 'Portfolio website', description });
  const params = { projectId: project.id };
  const add = (title: string) => addSubtask(user, project.id, { title, dueDate: '2026-11-24' });
  const page = await add('About page');
  const { chat } = (await user.api.chats.create({ body: { title: 'New chat' } })).data;
  const { id } = chat;
  const say = async (content: string) =>
    (await user.api.chats.send({ params: { id }, body: { content } })).data.assistantMessage;
  const accept = async (proposalId = '') =>
    (await user.api.chats.acceptProposal({ params: { id, proposalId } })).data.proposal;
  const rows = async () => (await user.api.subtasks.list({ params })).data;
  return { user, page, add, say, accept, rows };
}

test.each([
  ['break the About page down', /^Replace “About page” in “Portfolio website” by \d steps: .+ \(\d.*\); /],
  ['split the About page into steps', /^Replace “About page”/],
  ['Zerlege die About page in Schritte', /^„About page“ in „Portfolio website“ durch \d Schritte ersetzen: /],
])('“%s” is proposed with its steps, done by one click and undone by one', async (words, effect) => {
  const { user, page, say, accept, rows } = await makeTalker();
  const before = (await rows()).map(({ title }) => title);

  const { proposals } = await say(words);

  expect(proposals).toHaveLength(1);
  expect(proposals[0]?.effect).toMatch(effect);
  expect((await rows()).map(({ title }) => title)).toEqual(before);
  const { result } = await accept(proposals[0]?.id);
  const steps = (await rows()).filter(({ title }) => title.startsWith('About page: '));
  expect(steps.length).toBeGreaterThan(2);
  expect(steps[0]?.id).toBe(page.id);
  await user.api.planChanges.undo({ params: { id: result?.changeId ?? '' } });
  expect((await rows()).map(({ title }) => title)).toEqual(before);
});

test('smaller steps are more steps, and a proposal that is out of date is refused', async () => {
  const { user, page, say, accept, rows } = await makeTalker();
  const few = (await say('fewer steps for the About page')).proposals[0];
  const { proposals } = await say('smaller steps for the About page');
  expect(few?.action).toMatchObject({ kind: 'break-down-subtask', depth: 'as-written' });
  expect(proposals[0]?.action).toMatchObject({ kind: 'break-down-subtask', depth: 'detailed' });
  await user.api.subtasks.change({ params: { id: page.id }, body: { title: 'Me page' } });
  expect(await failure(accept(proposals[0]?.id))).toMatchObject({ status: 409 });
  expect(await rows()).toHaveLength(1);
});

test('what was asked for of nothing is asked back, and what is done is not broken down', async () => {
  const { user, page, say } = await makeTalker();
  expect(await say('smaller steps please')).toMatchObject({ proposals: [] });
  await user.api.subtasks.change({ params: { id: page.id }, body: { status: 'Completed' } });
  const { content, proposals } = await say('break the About page down');
  expect(proposals).toEqual([]);
  expect(content).toContain('completed');
});
