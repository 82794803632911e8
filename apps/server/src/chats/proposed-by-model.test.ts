import type { Proposal } from '@daymark/contract/proposals';
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { type FaultServer, startFaultServer } from '../testing/model/fault-server.ts';
import { wellSaid } from '../testing/model/sayings.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

let model: FaultServer;
let app: TestApp;
beforeAll(async () => {
  model = await startFaultServer(wellSaid);
  const config = {
    aiProvider: 'openai-compatible',
    aiModel: 'some-model',
    aiBaseUrl: model.baseUrl,
  } as const;
  const opened = await openTestApp({ config });
  app = opened.app;
  return async () => {
    await opened.close();
    await model.stop();
  };
});
afterEach(() => {
  model.say = wellSaid;
  model.asked = [];
});

/** A bakery with two subtasks, in a chat whose model looks things up and then proposes. */
async function makeTalker() {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: 'Bakery', description: '', dueDate: '2026-12-11' });
  const add = (title: string, dueDate: string) =>
    addSubtask(user, project.id, { title, dueDate, estimatedHours: 2 });
  const texts = await add('Write the texts', '2026-11-25');
  const photos = await add('Take the photos', '2026-11-26');
  return talk(user, project.id, [texts, photos]);
}

/** The same with days that the planner set and may change. */
async function makePlanned() {
  app.clock.set('2026-11-20T12:00:00Z');
  onTestFinished(() => app.clock.set('2026-11-20T12:00:00Z'));
  const user = await makeUser(app);
  const { project, subtasks } = await makeProject(user, {
    ...{ name: 'Bakery', description: 'Write the texts, 2 h. Take the photos, 2 h.', dueDate: '2026-12-11' },
    ...{ generateAISubtasks: true, engine: 'builtin', depth: 'as-written' },
  });
  return talk(user, project.id, subtasks);
}

async function talk(user: TestUser, projectId: string, [texts, photos]: readonly { id: string }[]) {
  const params = { id: (await user.api.chats.create({ body: { title: 'Bakery' } })).data.chat.id };
  const ids = { projectId, textsId: texts?.id ?? '', photosId: photos?.id ?? '' };
  /** The model's proposals, after it has looked up a project and its plan. */
  const proposed = async (actionOf: (of: typeof ids) => object, lookUps = ['project', 'plan']) => {
    const steps = [
      ...lookUps.map((topic) => ({ tool: 'look_up', input: JSON.stringify({ topic, words: 'bakery' }) })),
      { tool: 'propose', input: JSON.stringify(actionOf(ids)) },
    ];
    model.say = ({ toolResults }) => steps[toolResults] ?? { text: 'I propose this.' };
    const { data } = await user.api.chats.send({ params, body: { content: 'Please change the plan.' } });
    return data.assistantMessage.proposals[0];
  };
  const accept = async (proposal: Proposal | undefined) =>
    (await user.api.chats.acceptProposal({ params: { ...params, proposalId: proposal?.id ?? '' } })).data
      .proposal;
  const undo = (proposal: Proposal) =>
    user.api.planChanges.undo({ params: { id: proposal.result?.changeId ?? '' } });
  const read = async () => (await user.api.projects.get({ params: { id: projectId } })).data.project;
  const rowOf = async (id: string) => (await read()).subtasks.find((row) => row.id === id);
  return { ...user, ...ids, chat: params, proposed, accept, undo, read, rowOf };
}

test('a model proposes what a subtask waits for, and how many days after it', async () => {
  const { proposed, accept, rowOf, textsId, photosId } = await makeTalker();
  const proposal = await proposed((of) => ({
    kind: 'change-subtask',
    subtaskId: of.photosId,
    change: { dependsOn: [of.textsId], lags: [{ id: of.textsId, days: 2 }] },
  }));
  expect(proposal?.effect).toBe(
    'Change “Take the photos” in “Bakery”: it waits for “Write the texts” and 2 days after it instead of nothing.',
  );
  expect((await rowOf(photosId))?.dependsOn).toEqual([]);
  expect((await accept(proposal)).status).toBe('accepted');
  expect(await rowOf(photosId)).toMatchObject({ dependsOn: [textsId], lags: [{ id: textsId, days: 2 }] });
  // The same value again changes nothing.
  expect(
    await proposed((of) => ({
      kind: 'change-subtask',
      subtaskId: of.photosId,
      change: { dependsOn: [of.textsId] },
    })),
  ).toBeUndefined();
  const circle = await proposed((of) => ({
    kind: 'change-subtask',
    subtaskId: of.textsId,
    change: { dependsOn: [of.photosId] },
  }));
  expect(await failure(accept(circle))).toMatchObject({
    status: 409,
    message: expect.stringContaining('would wait for each other'),
  });
});

test('a model proposes a subtask that waits, is pinned, and is not planned before a day', async () => {
  const { proposed, accept, read, textsId } = await makeTalker();
  const proposal = await proposed((of) => ({
    kind: 'create-subtask',
    projectId: of.projectId,
    subtask: {
      ...{ title: 'Print the menu', dueDate: '2026-12-02', estimatedHours: 1 },
      ...{ earliestOn: '2026-12-01', pinned: true, dependsOn: [of.textsId] },
    },
  }));
  expect(proposal?.effect).toBe(
    'Add the task “Print the menu” to “Bakery”: due Wed, Dec 2, 2026; priority Medium; 1 h; not before Tue, Dec 1, 2026; pinned; it waits for “Write the texts”.',
  );
  await accept(proposal);
  expect((await read()).subtasks.find(({ title }) => title === 'Print the menu')).toMatchObject({
    earliestOn: '2026-12-01',
    pinned: true,
    dependsOn: [textsId],
  });
});

test('a model proposes another first day and lets go of a pin', async () => {
  const { proposed, accept, rowOf, photosId, api } = await makeTalker();
  await api.subtasks.change({ params: { id: photosId }, body: { pinned: true, earliestOn: '2026-11-24' } });
  const proposal = await proposed((of) => ({
    kind: 'change-subtask',
    subtaskId: of.photosId,
    change: { pinned: false, earliestOn: '2026-11-26' },
  }));
  expect(proposal?.effect).toBe(
    'Change “Take the photos” in “Bakery”: pinned from yes to no; earliest day from Tue, Nov 24, 2026 to Thu, Nov 26, 2026.',
  );
  await accept(proposal);
  expect(await rowOf(photosId)).toMatchObject({ pinned: false, earliestOn: '2026-11-26' });
});

test('a model proposes work that comes again', async () => {
  const { proposed, accept, read } = await makeTalker();
  const series = {
    title: 'Tell Ana',
    rule: 'FREQ=WEEKLY;BYDAY=FR',
    startsOn: '2026-11-23',
    estimatedHours: 0.25,
  };
  const proposal = await proposed((of) => ({ kind: 'create-series', projectId: of.projectId, series }));
  expect(proposal?.effect).toBe(
    'Add “Tell Ana” to “Bakery”, every Friday from Fri, Nov 27, 2026, 3 times until Fri, Dec 11, 2026; 15 min.',
  );
  expect((await accept(proposal)).result?.text).toBe('Added “Tell Ana” to “Bakery” on 3 days.');
  const days = (await read()).subtasks.flatMap(({ title, dueDate }) =>
    title === 'Tell Ana' ? [dueDate] : [],
  );
  expect(days).toEqual(['2026-11-27', '2026-12-04', '2026-12-11']);
  const never = { ...series, startsOn: '2027-01-04' };
  expect(await proposed((of) => ({ kind: 'create-series', projectId: of.projectId, series: never }))).toBe(
    undefined,
  );
});

test('a model proposes days off, and says what is planned on them', async () => {
  const { proposed, accept, api } = await makeTalker();
  const dayOff = { name: 'Dentist', firstDay: '2026-11-25', lastDay: '2026-11-25' };
  const action = () => ({ kind: 'add-day-off', dayOff });
  const proposal = await proposed(action);
  expect(proposal?.effect).toBe(
    'Take Wed, Nov 25, 2026 off: “Dentist”. 2 h of work on these days are not moved.',
  );
  expect((await api.calendars.get()).data.daysOff).toEqual([]);
  expect((await accept(proposal)).result).toMatchObject({
    text: 'Took Wed, Nov 25, 2026 off.',
    projectId: null,
  });
  expect((await api.calendars.get()).data.daysOff).toMatchObject([dayOff]);
  expect(await proposed(action)).toBeUndefined();
});

test('days off come with what they move: accepted at once, undone at once, and refused if the plan has changed', async () => {
  const { proposed, accept, undo, rowOf, textsId, chat, api } = await makePlanned();
  const days = (firstDay: string, lastDay: string) => ({ name: 'Ski', firstDay, lastDay });
  const away = (dayOff: object) => () => ({ kind: 'add-day-off', dayOff, stamp: 'made up' });
  const before = await rowOf(textsId);
  const dayOff = days('2026-11-20', '2026-11-25');
  const proposal = await proposed(away(dayOff));
  expect(proposal?.effect).toMatch(
    /^Take Fri, Nov 20, 2026 to Wed, Nov 25, 2026 off: “Ski”\. Move 1 task: “Write the texts” from Mon, Nov 23, 2026 to Thu, Nov 26, 2026\.$/,
  );
  const stale = await proposed(away(days('2026-11-20', '2026-11-26')));
  const done = await accept(proposal);
  expect(done.result).toMatchObject({
    text: 'Took Fri, Nov 20, 2026 to Wed, Nov 25, 2026 off. Moved 1 task.',
    isUndone: false,
  });
  expect((await api.calendars.get()).data.daysOff).toMatchObject([dayOff]);
  expect((await rowOf(textsId))?.dueDate).toBe('2026-11-26');
  expect(await failure(accept(stale))).toMatchObject({ status: 409 });

  await undo(done);
  expect((await api.calendars.get()).data.daysOff).toEqual([]);
  expect((await rowOf(textsId))?.dueDate).toBe(before?.dueDate);
  const { messages } = (await api.chats.get({ params: chat })).data;
  const shown = messages.flatMap(({ proposals }) => proposals).find(({ id }) => id === proposal?.id);
  expect(shown?.result).toEqual({ ...done.result, isUndone: true });
  expect(await brokenInvariants(app)).toEqual([]);
});

test('a model proposes the days of the week and the hours of a project', async () => {
  const { proposed, accept, read } = await makeTalker();
  const change = { weekdays: [6, 3], hoursPerDay: 2 };
  const action = (of: { projectId: string }) => ({ kind: 'change-project', projectId: of.projectId, change });
  const proposal = await proposed(action);
  expect(proposal?.effect).toBe(
    'Change the project “Bakery”: days of the week from the usual ones to Wed and Sat; hours a day from the usual ones to 2 h.',
  );
  await accept(proposal);
  expect(await read()).toMatchObject({ weekdays: [3, 6], hoursPerDay: 2 });
});

test('a model proposes to move what no longer holds, and that can be undone', async () => {
  const { proposed, accept, undo, rowOf, textsId } = await makePlanned();
  app.clock.set('2026-11-26T09:00:00Z');
  const proposal = await proposed(({ projectId }) => ({ kind: 'replan', projectId, stamp: 'made up' }));
  expect(proposal?.effect).toMatch(/^Move \d tasks? of “Bakery”: “.+ 2026\.$/);
  const before = await rowOf(textsId);
  const accepted = await Promise.all(Array.from({ length: 10 }, () => accept(proposal)));
  expect(new Set(accepted.map((one) => JSON.stringify(one))).size).toBe(1);
  const [first] = accepted;
  expect(first?.result?.text).toMatch(/^Moved \d tasks? of “Bakery”, due Fri, Dec 11, 2026\.$/);
  expect((await rowOf(textsId))?.dueDate).not.toBe(before?.dueDate);
  if (first) await undo(first);
  expect((await rowOf(textsId))?.dueDate).toBe(before?.dueDate);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('a replan that was proposed before something changed is refused, and one that moves nothing is not offered', async () => {
  const { proposed, accept, textsId, api } = await makePlanned();
  expect(await proposed(() => ({ kind: 'replan', projectId: null }))).toBeUndefined();
  app.clock.set('2026-11-26T09:00:00Z');
  const proposal = await proposed(() => ({ kind: 'replan', projectId: null }));
  await api.subtasks.change({ params: { id: textsId }, body: { priority: 'High' } });
  expect(await failure(accept(proposal))).toMatchObject({
    status: 409,
    message: 'Your plan changed since this was shown, so nothing was moved. Look at it again.',
  });
});

test('a model takes a way out that it has looked up, where a plan cannot fit', async () => {
  const { proposed, accept, undo, read, projectId, api } = await makePlanned();
  await api.projects.change({
    params: { id: projectId },
    body: { weekdays: [2], hoursPerDay: 2, dueDate: '2026-11-26' },
  });
  const proposal = await proposed((of) => ({
    kind: 'replan',
    projectId: of.projectId,
    wayOut: 'later-due-date',
  }));
  expect(model.asked.at(-1)?.body).toMatch(/key[\\":]+later-due-date/);
  expect(proposal?.effect).toBe(
    'Move the due date of “Bakery” to Tue, Dec 1, 2026, and its tasks so that they fit.',
  );
  const done = await accept(proposal);
  expect((await read()).dueDate).toBe('2026-12-01');
  await undo(done);
  expect((await read()).dueDate).toBe('2026-11-26');
});

test('what a model has not looked up, or ties to another project, is not proposed', async () => {
  const { proposed, projectId, ...user } = await makeTalker();
  const { project: other } = await makeProject(user, { name: 'Fair', description: '' });
  const stand = await addSubtask(user, other.id, { title: 'Book the stand', dueDate: '2026-11-25' });
  const series = { title: 'Tell Ana', rule: 'FREQ=DAILY', startsOn: '2026-11-23' };
  expect(await proposed(() => ({ kind: 'create-series', projectId: other.id, series }))).toBeUndefined();
  expect(await proposed(() => ({ kind: 'replan', projectId: other.id }))).toBeUndefined();
  const waits = (of: { photosId: string }) => ({
    kind: 'change-subtask',
    subtaskId: of.photosId,
    change: { dependsOn: [stand.id] },
  });
  expect(await proposed(waits)).toBeUndefined();
  // It was looked up, but belongs to another project.
  expect(await proposed(waits, ['project', 'projects', 'tasks', 'today'])).toBeUndefined();
  expect(await proposed(() => ({ kind: 'replan', projectId }), [])).toBeUndefined();
});
