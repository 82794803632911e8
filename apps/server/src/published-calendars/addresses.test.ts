import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf, PERSON } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { EVERYTHING, entriesIn, publish, readFile } from '../testing/published-calendars.ts';
import { rowsOf } from '../testing/rows.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const SPAN = { startDate: '2026-11-23', dueDate: '2026-12-18', description: '' };

const read = (file: string, headers?: Record<string, string>, node: { address: string } = app) =>
  readFile(node, file, headers);
const titlesIn = async (file: string) => Object.keys(await entriesIn(app, file)).toSorted();

describe('the address', () => {
  test('is told once; only a hash of it is stored, and no log line has it', async () => {
    const user = await makeUser(app);
    const { calendar, address, file } = await publish(user);
    expect(address).toMatch(
      /^http:\/\/127\.0\.0\.1:\d+\/api\/calendar\/daymark_calendar_[0-9a-f]{32}_[\w-]{43}\.ics$/,
    );
    const secret = file.slice(-47, -4);

    await read(file);
    const list = await user.api.publishedCalendars.list();
    expect(list.data).toMatchObject([{ ...EVERYTHING, id: calendar.id, project: null }]);
    for (const said of [list, await user.api.exports.account(), await rowsOf(app, user.userId), app.lines])
      expect(JSON.stringify(said)).not.toContain(secret);
  });

  test('is read without a token and without cookies, is private, and is found by no search engine', async () => {
    const { file } = await publish(await makeUser(app));
    const { headers, status } = await read(file, { cookie: 'a=b' });
    expect(status).toBe(200);
    expect(Object.fromEntries(headers)).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(headers.get('set-cookie')).toBeNull();
    expect((await read(`${file}x`)).headers.get('x-robots-tag')).toBe('noindex');
  });

  test('says when it was used last, to within a minute', async () => {
    const user = await makeUser(app);
    const { file, calendar } = await publish(user);
    const used = async () => (await user.api.publishedCalendars.list()).data[0]?.lastUsedAt;
    expect(calendar.lastUsedAt).toBeNull();
    await read(file);
    const first = app.clock.now().toISOString();
    await expect.poll(used).toBe(first);
    app.clock.advance({ seconds: 59 });
    await read(file);
    app.clock.advance({ seconds: 1 });
    await read(file);
    await expect.poll(used).toBe(app.clock.now().toISOString());
  });

  test('made up, cut, of another form or of another person, is answered like an unknown one', async () => {
    const { file } = await publish(await makeUser(app));
    const { file: other } = await publish(await makeUser(app));
    const mixed = file.slice(0, -47) + other.slice(-47);
    for (const name of [mixed, file.slice(0, -5), file.replace('_calendar', ''), 'plan.ics', '%00.ics'])
      expect((await read(name)).status).toBe(404);
    expect((await read(file)).status).toBe(200);
  });

  test('is one of twenty at most, and of a project of one’s own', async () => {
    const user = await makeUser(app);
    const stranger = await makeProject(await makeUser(app));
    expect(await failureOf(publish(user, { projectId: stranger.project.id }))).toMatchObject({ status: 404 });
    for (let n = 0; n < 20; n++) await publish(user);
    expect(await failureOf(publish(user))).toMatchObject({
      status: 409,
      message: 'You can have at most 20 calendar feeds',
    });
    expect(await failureOf(publish(user, { kinds: [] }))).toMatchObject({
      status: 400,
      message: 'Please choose at least one of tasks, waits and milestones',
    });
  });
});

describe('the address answers 404 on every node at once', () => {
  const isGone = async (file: string, end: () => Promise<unknown>) => {
    const another = await app.startAnother();
    for (const node of [app, another]) expect((await read(file, {}, node)).status).toBe(200);
    await end();
    for (const node of [app, another]) expect((await read(file, {}, node)).status).toBe(404);
  };

  test('after it was revoked, and the others stay', async () => {
    const user = await makeUser(app);
    const { file, calendar } = await publish(user);
    const { file: other } = await publish(user);
    await isGone(file, () => user.api.publishedCalendars.revoke({ params: { id: calendar.id } }));
    expect((await read(other)).status).toBe(200);
  });

  test('after its owner signed out everywhere, but not after the other sessions ended', async () => {
    const user = await makeUser(app);
    const { file } = await publish(user);
    await user.api.auth.endSessions({ query: { others: 'true' } });
    await isGone(file, () => user.api.auth.endSessions());
  });

  test('after the account was deleted', async () => {
    const user = await makeUser(app);
    const { file } = await publish(user);
    await isGone(file, () => user.api.users.deleteAccount({ body: { password: PERSON.password } }));
  });

  test('after its project was deleted for good; while that is in the trash, the calendar is empty', async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user, SPAN);
    await addSubtask(user, project.id, { title: 'Paint', dueDate: '2026-11-24' });
    const { file } = await publish(user, { projectId: project.id });
    expect(await titlesIn(file)).toEqual(['Paint']);
    await user.api.projects.delete({ params: { id: project.id } });
    expect(await titlesIn(file)).toEqual([]);
    await isGone(file, () => user.api.trash.delete({ params: { id: project.id } }));
  });
});
