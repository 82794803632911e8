import { NewProject } from '@daymark/contract/projects';
import type { ProposedAction } from '@daymark/contract/proposals';
import { NewSubtask } from '@daymark/contract/subtasks';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeChat } from '../testing/chats.ts';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

/** A user with a project, a subtask, and a proposal about them. */
async function makeOffered(actionOf: (ids: { projectId: string; subtaskId: string }) => ProposedAction) {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: 'Bakery', description: '- Write 4 articles' });
  const subtask = await addSubtask(user, project.id, { title: 'Send the invoice', dueDate: '2026-11-25' });
  const { chatId, proposalId } = await makeChat(app, user, [
    actionOf({ projectId: project.id, subtaskId: subtask.id }),
  ]);
  const params = { id: chatId, proposalId };
  return {
    ...user,
    project,
    subtask,
    shown: async () =>
      (await user.api.chats.get({ params: { id: chatId } })).data.messages.at(-1)?.proposals[0],
    accept: async () => (await user.api.chats.acceptProposal({ params })).data.proposal,
    dismiss: async () => (await user.api.chats.dismissProposal({ params })).data.proposal,
    read: async () => (await user.api.projects.get({ params: { id: project.id } })).data.project,
    projects: async () => (await user.api.projects.list()).data,
  };
}

const COMPLETE = ({ subtaskId }: { subtaskId: string }): ProposedAction => ({
  kind: 'change-subtask',
  subtaskId,
  change: { status: 'Completed', dueDate: '2026-11-27' },
});

test('a proposal says exactly what it would change, and changes nothing before it is accepted', async () => {
  const offered = await makeOffered(COMPLETE);
  expect(await offered.shown()).toMatchObject({
    status: 'open',
    result: null,
    effect:
      'Change “Send the invoice” in “Bakery”: status from Pending to Completed; due date from Wed, Nov 25, 2026 to Fri, Nov 27, 2026.',
  });
  expect((await offered.read()).subtasks).toMatchObject([{ status: 'Pending', dueDate: '2026-11-25' }]);

  expect(await offered.accept()).toMatchObject({
    status: 'accepted',
    decidedAt: app.clock.now().toISOString(),
    result: {
      text: 'Changed “Send the invoice” in “Bakery”: Completed, due Fri, Nov 27, 2026, priority Medium.',
      projectId: offered.project.id,
    },
  });
  const { subtasks, progress } = await offered.read();
  expect(subtasks).toMatchObject([{ status: 'Completed', dueDate: '2026-11-27' }]);
  expect(progress).toBe(100);
  expect((await offered.shown())?.status).toBe('accepted');
});

test.each([
  [
    'a new project',
    (): ProposedAction => ({
      kind: 'create-project',
      project: NewProject.parse({
        ...{
          name: 'Fair',
          startDate: '2026-11-23',
          dueDate: '2026-12-11',
          description: 'Book the stands. Print the flyers.',
        },
        ...{
          generateAISubtasks: true,
          milestones: [{ name: 'Opening', dueDate: '2026-12-10' }],
          tags: ['Fair'],
        },
      }),
    }),
    'Create the project “Fair”: from Mon, Nov 23, 2026 to Fri, Dec 11, 2026; priority High; tags fair; milestones Opening (Thu, Dec 10, 2026). It is then broken down into dated tasks.',
    /^Created the project “Fair” with \d+ tasks, due Fri, Dec 11, 2026\.$/,
  ],
  [
    'another due date of a project',
    ({ projectId }: { projectId: string }): ProposedAction => ({
      kind: 'change-project',
      projectId,
      change: { dueDate: '2026-12-18', name: 'Bakery' },
    }),
    'Change the project “Bakery”: due date from Fri, Dec 11, 2026 to Fri, Dec 18, 2026.',
    /^Changed “Bakery”: Pending, 0% done, Mon, Nov 23, 2026 to Fri, Dec 18, 2026, priority High\.$/,
  ],
  [
    'another subtask',
    ({ projectId }: { projectId: string }): ProposedAction => ({
      kind: 'create-subtask',
      projectId,
      subtask: NewSubtask.parse({ title: 'Call Ana', dueDate: '2026-11-21' }),
    }),
    'Add the task “Call Ana” to “Bakery”: due Sat, Nov 21, 2026; priority Medium.',
    /^Added “Call Ana” in “Bakery”: Pending, due Sat, Nov 21, 2026, priority Medium\.$/,
  ],
  [
    'a breakdown',
    ({ projectId }: { projectId: string }): ProposedAction => ({ kind: 'break-down', projectId }),
    'Break “Bakery” down into dated tasks.',
    /^“Bakery” now has \d+ tasks\.$/,
  ],
])('%s is carried out once, however often and fast it is accepted', async (_, actionOf, effect, result) => {
  const offered = await makeOffered(actionOf);
  expect((await offered.shown())?.effect).toBe(effect);
  const accepted = await Promise.all(Array.from({ length: 50 }, () => offered.accept()));
  expect(new Set(accepted.map((one) => JSON.stringify(one))).size).toBe(1);
  expect(accepted[0]?.result?.text).toMatch(result);
  const projects = await offered.projects();
  expect(projects.filter(({ name }) => name === 'Fair').length).toBeLessThan(2);
  expect((await offered.read()).subtasks.filter(({ title }) => title === 'Call Ana').length).toBeLessThan(2);
  const after = await offered.read();
  expect(await offered.accept()).toEqual(accepted[0]);
  expect(await offered.read()).toEqual(after);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('what was changed since, or is gone, is refused in words, and the proposal stays open', async () => {
  const changed = await makeOffered(COMPLETE);
  await changed.api.subtasks.change({
    params: { id: changed.subtask.id },
    body: { title: 'Send both invoices' },
  });
  expect(await failure(changed.accept())).toMatchObject({
    status: 409,
    message:
      'What this proposal is about was changed since it was made. Nothing was changed now: ask again to have it proposed as things are.',
  });
  expect((await changed.read()).subtasks).toMatchObject([{ title: 'Send both invoices', status: 'Pending' }]);
  expect((await changed.shown())?.status).toBe('open');

  const gone = await makeOffered(COMPLETE);
  await gone.api.subtasks.delete({ params: { id: gone.subtask.id } });
  expect(await failure(gone.accept())).toMatchObject({
    status: 409,
    message: 'What this proposal is about is no longer there. Nothing was changed.',
  });
  const trashed = await makeOffered(({ projectId }) => ({ kind: 'break-down', projectId }));
  await trashed.api.projects.delete({ params: { id: trashed.project.id } });
  expect(await failure(trashed.accept())).toMatchObject({ status: 409 });
});

test('what the rules of the product refuse is refused here too', async () => {
  const offered = await makeOffered(({ projectId }) => ({
    kind: 'change-project',
    projectId,
    change: { dueDate: '2026-11-22' },
  }));
  expect(await failure(offered.accept())).toMatchObject({
    status: 409,
    message: 'This can no longer be done: Due date must be after start date. Nothing was changed.',
  });
});

test('what is declined is not done, and what is done is not declined', async () => {
  const declined = await makeOffered(COMPLETE);
  expect((await declined.dismiss()).status).toBe('dismissed');
  expect((await declined.dismiss()).status).toBe('dismissed');
  expect(await failure(declined.accept())).toMatchObject({
    status: 409,
    message: 'This proposal was declined. Ask for it again to have it done.',
  });
  expect((await declined.read()).subtasks).toMatchObject([{ status: 'Pending' }]);

  const done = await makeOffered(COMPLETE);
  await done.accept();
  expect(await failure(done.dismiss())).toMatchObject({
    status: 409,
    message: 'This was done already. What it changed can be changed back by hand.',
  });
});

test('an action on what is not the person’s, or that changes nothing, is never offered', async () => {
  const stranger = await makeOffered(COMPLETE);
  const user = await makeUser(app);
  const { chatId } = await makeChat(app, user, [
    COMPLETE({ subtaskId: stranger.subtask.id }),
    { kind: 'break-down', projectId: stranger.project.id },
    { kind: 'change-project', projectId: stranger.project.id, change: { name: 'Mine' } },
  ]);
  expect((await user.api.chats.get({ params: { id: chatId } })).data.messages.at(-1)?.proposals).toEqual([]);
  const same = await makeOffered(({ subtaskId }) => ({
    kind: 'change-subtask',
    subtaskId,
    change: { status: 'Pending' },
  }));
  expect(await same.shown()).toBeUndefined();
});
