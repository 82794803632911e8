import { CLIENT_LINK_FIELDS, type ClientLinkField } from '@daymark/domain/client-links';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { makeLink, makeSite, makeWaiting, readPage, sendForm } from '../testing/client-links.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser } from '../testing/people.ts';
import { rowsOf } from '../testing/rows.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

describe('the address', () => {
  test('is told once; only a hash of it is stored, and no log line has it', async () => {
    const user = await makeUser(app);
    const { projectId } = await makeSite(user);
    const { link, address, path } = await makeLink(user, projectId);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/c\/daymark_client_[0-9a-f]{32}_[\w-]{43}$/);
    await readPage(app, path);
    await sendForm(app, path, 'note', { text: 'Thank you' });
    const list = await user.api.clientLinks.list({ params: { projectId } });
    expect(list.data).toMatchObject([{ id: link.id, language: 'en', shows: CLIENT_LINK_FIELDS }]);
    for (const said of [list, await user.api.exports.account(), await rowsOf(app, user.userId), app.lines])
      expect(JSON.stringify(said)).not.toContain(path.slice(-43));
    await expect
      .poll(async () => (await user.api.clientLinks.list({ params: { projectId } })).data[0]?.lastUsedAt)
      .toBe(app.clock.now().toISOString());
  });

  test('answers a page that loads nothing, is stored nowhere, sets no cookie and is found by no search engine', async () => {
    const user = await makeUser(app);
    const { path } = await makeLink(user, (await makeSite(user)).projectId);
    for (const method of ['GET', 'HEAD']) {
      const { response, page } = await readPage(app, path, { method, headers: { cookie: 'language=de' } });
      expect(response.status).toBe(200);
      const headers = Object.fromEntries(response.headers);
      expect(headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex, nofollow',
      });
      expect(headers['content-security-policy']).toMatch(
        /^default-src 'none'; style-src 'sha256-[^']+'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'$/,
      );
      expect(headers['set-cookie']).toBeUndefined();
      expect(page).not.toMatch(/<script|\son\w+=|https?:/);
    }
  });

  test('unknown, cut, mixed, revoked, expired, of the trash, of a disabled or signed-out person: the same answer', async () => {
    const own = await startTestApp();
    const user = await makeUser(own);
    const { projectId } = await makeSite(user);
    const { path } = await makeLink(user, projectId);
    const stranger = await makeUser(own);
    const other = await makeLink(stranger, (await makeSite(stranger)).projectId);
    const { page: unknown } = await readPage(own, '/c/nothing');
    const isGone = async (gone: string) => {
      const { status, page } = await readPage(own, gone);
      expect([status, page]).toEqual([404, unknown]);
      const body = new URLSearchParams({ form: 'note', text: 'Hello' });
      const sent = await readPage(own, gone, { method: 'POST', body });
      expect([sent.status, sent.page]).toEqual([404, unknown]);
    };
    await isGone(path.slice(0, -43) + other.path.slice(-43));
    await isGone(path.slice(0, -1));
    await isGone('/c/%00');
    await user.api.projects.delete({ params: { id: projectId } });
    await isGone(path);
    await user.api.trash.restore({ params: { id: projectId } });
    expect((await readPage(own, path)).status).toBe(200);
    await sql`update users set disabled_at = now() where id = ${user.userId}`.execute(own.db);
    await isGone(path);
    await sql`update users set disabled_at = null where id = ${user.userId}`.execute(own.db);
    const short = await makeLink(user, projectId);
    await user.api.clientLinks.revoke({ params: { id: short.link.id } });
    await isGone(short.path);
    own.clock.advance({ days: 31 });
    await isGone(path);
  });

  test('ends with “log out everywhere”, and with the account', async () => {
    const user = await makeUser(app);
    const { path } = await makeLink(user, (await makeSite(user)).projectId);
    await user.api.auth.endSessions();
    expect((await readPage(app, path)).status).toBe(404);
    expect(Object.keys(await rowsOf(app, user.userId))).not.toContain('client_links');
  });

  test('is of a project of one’s own', async () => {
    const stranger = await makeSite(await makeUser(app));
    const user = await makeUser(app);
    expect(await failureOf(makeLink(user, stranger.projectId))).toMatchObject({ status: 404 });
  });

  longTest('tried by many guesses of one network is answered no more, and a real one still is', async () => {
    const own = await startTestApp();
    const user = await makeUser(own);
    const { path } = await makeLink(user, (await makeSite(user)).projectId);
    const statuses = new Set<number>();
    for (let guess = 0; guess < 32; guess++)
      statuses.add((await readPage(own, `${path.slice(0, -43)}${'x'.repeat(40)}${100 + guess}`)).status);
    expect([...statuses]).toEqual([404, 429]);
    expect((await readPage(own, path)).status).toBe(200);
  });
});

/** The words of a page that a person or a program could read, without its own address and ids. */
function wordsIn(page: string): Set<string> {
  const shown = page
    .replace(/<style>.*<\/style>/s, '')
    .replace(/daymark_\w+_[\w-]+|[0-9a-f]{8}-[0-9a-f-]{27}/g, '');
  return new Set(shown.match(/[\p{L}\p{N}]+/gu));
}

/** What each choice adds to the page of an empty project: values that were chosen, and the words and markup around them. */
const WORDS: Record<ClientLinkField, string> = {
  name: 'By Holm Mira as',
  progress: '100 25 done max progress',
  days: '11 2 23 Days Due Last Mon Start Wed day dd dl dt facts planned',
  milestones: 'Milestones Opening Tue li milestones row span ul',
  waits:
    '23 3 Add I Mon Nina What about agreed answer answered design details have li off row signs since span strong summary ul wait waited waits',
  hours: '27 Hours Of Planned dd dl done dt facts h it work',
  quote: '',
  brief:
    '3 6 Build Design Nina The Website What asked brief days design excluded h home included not off page planned shop signs span state within',
};

describe('the page', () => {
  test('has only what was chosen: every other field of the project is a secret, and so is another project', async () => {
    const user = await makeUser(app, { timezone: 'Europe/London' });
    const { projectId } = await makeWaiting(user);
    const params = { projectId };
    const secret = (name: string) => `Secret${name}`;
    await user.api.projects.change({
      params: { id: projectId },
      body: { category: secret('Category'), tags: [secret('Tag')], priority: 'High', hoursPerDay: 7.75 },
    });
    await user.api.milestones.create({
      params,
      body: { name: 'Opening', dueDate: '2026-12-01', subtaskIds: [] },
    });
    const task = { title: secret('Title'), description: secret('Description'), tags: [secret('Tag')] };
    await user.api.subtasks.create({
      params,
      body: { ...task, dueDate: '2026-11-30', dueTime: '16:45', estimatedHours: 17, actualHours: 33 },
    });
    await user.api.users.changeProfile({
      body: {
        firstname: 'Mira',
        lastname: 'Holm',
        bio: secret('Bio'),
        location: secret('Town'),
        phoneNumber: '+4915155555',
      },
    });
    await makeProject(user, {
      name: secret('Project'),
      description: secret('Brief'),
      milestones: [{ name: secret('Milestone'), dueDate: '2026-12-02' }],
    });
    const empty = await makeProject(user, {
      name: 'Site',
      description: '',
      startDate: '2026-10-01',
      dueDate: '2026-10-02',
    });

    const pageOf = async (id: string, shows: ClientLinkField[]) =>
      (await readPage(app, (await makeLink(user, id, { shows })).path)).page;
    const base = wordsIn(await pageOf(empty.project.id, []));
    const added = async (shows: ClientLinkField[]) =>
      [...wordsIn(await pageOf(projectId, shows)).difference(base)].toSorted();

    for (const [field, words] of Object.entries(WORDS)) {
      const shown = await added([field as ClientLinkField]);
      expect([field, shown]).toEqual([field, words.split(' ').filter((word) => word !== '')]);
    }
    expect(await added([])).toEqual([]);
    const everything = await pageOf(projectId, [...CLIENT_LINK_FIELDS]);
    expect(everything).not.toMatch(/Secret|7\.75|16:45|33 h|4915155555/);
    expect(everything).not.toContain(user.email);
  });
});

describe('a preview', () => {
  test('is the page without a link, for half an hour, with buttons that do nothing', async () => {
    const own = await startTestApp();
    const user = await makeUser(own);
    const { projectId } = await makeSite(user);
    const params = { projectId };
    const wish = { shows: ['brief' as const], language: 'de' as const };
    const { address } = (await user.api.clientLinks.preview({ params, body: wish })).data;
    const path = new URL(address).pathname;
    const { status, page } = await readPage(own, path);
    expect(status).toBe(200);
    expect(page).toContain('<html lang="de">');
    expect(page).toContain('Das ist eine Vorschau.');
    expect(page).not.toContain('method="post"');
    expect((await user.api.clientLinks.list({ params })).data).toEqual([]);
    const content = path.slice('/c/daymark_preview_'.length).split('.')[0] ?? '';
    const more = Buffer.from(content, 'base64url').toString().replace('"brief"', '"brief","hours"');
    const forged = path.replace(content, Buffer.from(more).toString('base64url'));
    const body = new URLSearchParams({ form: 'note', text: 'x' });
    expect((await readPage(own, forged)).status).toBe(404);
    expect((await readPage(own, path, { method: 'POST', body })).status).toBe(404);
    own.clock.advance({ minutes: 30 });
    expect((await readPage(own, path)).status).toBe(404);
  });
});
