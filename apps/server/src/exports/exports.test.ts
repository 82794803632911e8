import { readdirSync } from 'node:fs';
import { AccountExport } from '@daymark/contract/exports';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { longTest } from '../testing/long-run.ts';
import { makeOwner } from '../testing/owner.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

test('a person takes everything along as one file, the trash included and nobody else’s', async () => {
  const owner = await makeOwner(app);
  await makeOwner(app);
  await owner.api.users.changeProfile({ body: { bio: 'Pots "and" plates — 日本語' } });

  const response = await fetch(`${app.address}/api/users/export`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="daymark-2026-11-20.json"');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const text = await response.text();
  const file = AccountExport.strict().parse(JSON.parse(text));

  expect(file.exportedAt).toBe(app.clock.now().toISOString());
  expect(file.user).toEqual((await owner.api.users.profile()).data);
  expect(file.settings).toEqual((await owner.api.users.settings()).data);
  expect(file.publishedCalendars).toEqual((await owner.api.publishedCalendars.list()).data);
  expect(file.publishedCalendars).toHaveLength(1);
  expect(file.reminders).toEqual({
    settings: (await owner.api.reminders.settings()).data,
    tasks: [{ subtaskId: owner.subtaskId, reminder: { kind: 'minutes', minutes: 60 } }],
  });
  expect(file.timeEntries).toMatchObject([
    { subtaskId: owner.subtaskId, projectName: 'Owner’s secret project', minutes: 3, note: '' },
    { subtaskId: owner.subtaskId, endedAt: null, minutes: null },
  ]);
  expect(file.sessions).toEqual((await owner.api.auth.sessions()).data);
  expect(file.apiTokens).toEqual((await owner.api.apiTokens.list()).data);
  expect(file.apiTokens).toMatchObject([{ id: owner.apiTokenId, scopes: ['read'] }]);
  expect(file.passkeys).toEqual((await owner.api.passkeys.list()).data);
  expect(file.passkeys).toMatchObject([{ id: owner.passkeyId }]);
  expect(file.twoStep).toEqual((await owner.api.twoStep.get()).data);
  expect(file.twoStep.recoveryCodesLeft).toBe(1);
  // Where days are missing follows from the tasks.
  const imports = (await owner.api.imports.list()).data.map(({ undatedIn: _, ...kept }) => kept);
  expect(file.imports).toEqual(imports);
  expect(file.imports).toMatchObject([{ id: owner.importId, name: 'Owner’s secret file.csv' }]);
  expect(file.pushDevices).toEqual((await owner.api.pushDevices.list()).data);
  expect(file.pushDevices).toMatchObject([{ id: owner.pushDeviceId, kinds: ['digest', 'reminders'] }]);
  expect(JSON.stringify(file)).not.toContain(owner.pushEndpoint);
  expect(file.webhooks).toEqual((await owner.api.webhooks.list()).data);
  expect(file.webhooks).toMatchObject([{ id: owner.webhookId, kinds: ['time'] }]);
  const { project } = (await owner.api.projects.get({ params: { id: owner.projectId } })).data;
  const [first, second] = file.projects;
  expect(file.projects.map(({ id }) => id)).toEqual([
    owner.projectId,
    owner.trashedProjectId,
    owner.finishedProjectId,
  ]);
  expect(first).toEqual({
    ...project,
    deletedAt: null,
    reading: null,
    corrections: [expect.objectContaining({ id: owner.line, kind: 'note' })],
    series: (await owner.api.series.list({ params: { projectId: owner.projectId } })).data,
    subtasks: expect.arrayContaining(project.subtasks.map((subtask) => ({ ...subtask, deletedAt: null }))),
  });
  const deleted = first?.subtasks.filter(({ deletedAt }) => deletedAt !== null);
  expect(deleted).toMatchObject([{ id: owner.deletedSubtaskId, deletedAt: app.clock.now().toISOString() }]);
  expect(first?.subtasks).toHaveLength(project.subtasks.length + 1);
  expect(second).toMatchObject({ id: owner.trashedProjectId, deletedAt: app.clock.now().toISOString() });
  expect(file.templates).toMatchObject([
    { ...(await owner.api.templates.list()).data[0], milestoneList: [], subtasks: [] },
  ]);
  const { chat, messages } = (await owner.api.chats.get({ params: { id: owner.chatId } })).data;
  expect(file.chats).toMatchObject([
    { ...chat, deletedAt: null, messages },
    { id: owner.deletedChatId, deletedAt: app.clock.now().toISOString(), messages: [] },
  ]);
  expect(text).not.toMatch(/argon2|password|hash|secret"|daymark_/i);
});

test('who has nothing yet gets a file with nothing in it', async () => {
  const { api } = await makeUser(app);
  expect(await api.exports.account()).toMatchObject({
    projects: [],
    templates: [],
    chats: [],
    aiRequests: [],
    sessions: [{ current: true }],
  });
});

longTest(
  'of a large account every subtask is there once, in the order of the plan, with what it waits for',
  async () => {
    const user = await makeUser(app);
    const ids: string[] = [];
    for (let n = 0; n < 21; n++) ids.push((await makeProject(user, { name: `Project ${n}` })).project.id);
    const [large = '', ...small] = ids;
    await sql`
    insert into subtasks (user_id, project_id, id, title, description, status, priority, tags, position, created_at, updated_at)
    select ${user.userId}, ${large}, gen_random_uuid(), 'Step ' || n, '', 'Pending', 'Medium', '{}', n, ${app.clock.now()}, ${app.clock.now()}
    from generate_series(1, 1201) n`.execute(app.db);
    const before = await addSubtask(user, small.at(-1) ?? '', { title: 'Before' });
    await addSubtask(user, small.at(-1) ?? '', { title: 'After', dependsOn: [before.id] });

    const { projects } = await user.api.exports.account();
    expect(projects.map(({ id }) => id)).toEqual(ids);
    expect(projects[0]?.subtasks.map(({ title }) => title)).toEqual(
      Array.from({ length: 1_201 }, (_, n) => `Step ${n + 1}`),
    );
    expect(projects.at(-1)?.subtasks.map(({ title, dependsOn }) => [title, dependsOn])).toEqual([
      ['Before', []],
      ['After', [before.id]],
    ]);
  },
);

test('the file is of one instant, whatever is changed while it is made', async () => {
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  await addSubtask(user, project.id, { title: 'As it was' });
  const change = await app.db.startTransaction().execute();
  await sql`lock table subtasks in access exclusive mode`.execute(change);

  const exporting = user.api.exports.account();
  await expect.poll(() => isAnybodyHeldUp(app.db)).toBe(true);
  await sql`update subtasks set title = 'Changed' where user_id = ${user.userId}`.execute(change);
  await sql`delete from projects where user_id = ${user.userId} and id <> ${project.id}`.execute(change);
  await change.commit().execute();

  const { projects } = await exporting;
  expect(projects[0]?.subtasks[0]?.title).toBe('As it was');
  expect((await user.api.exports.account()).projects[0]?.subtasks[0]?.title).toBe('Changed');
});

test('nothing of it stays on the disk, also of one that nobody read to its end', async () => {
  const { token } = await makeUser(app);
  const controller = new AbortController();
  await fetch(`${app.address}/api/users/export`, {
    headers: { authorization: `Bearer ${token}` },
    signal: controller.signal,
  });
  controller.abort();
  expect(readdirSync(app.dataDir).filter((name) => name.startsWith('export'))).toEqual([]);
});

test('ten files an hour are enough', async () => {
  const { api } = await makeUser(app);
  for (let n = 0; n < 10; n++) await api.exports.account();
  expect(await failureOf(api.exports.account())).toMatchObject({
    status: 429,
    code: 'too_many_attempts',
    message: 'You have exported your data many times. Please try again in 60 minutes.',
  });
});
