import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeLink, makeSite, makeWaiting, readPage, sendForm } from '../testing/client-links.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeUser } from '../testing/people.ts';
import { rowsOf } from '../testing/rows.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

describe('a note', () => {
  test('is the only thing that a client can write: once, as plain text, and no task', async () => {
    const user = await makeUser(app);
    const { projectId, tasks } = await makeSite(user);
    const { path } = await makeLink(user, projectId);
    const params = { projectId };
    const before = await rowsOf(app, user.userId);
    const text = `<img src=x onerror=alert(1)>\u202e & "quotes"`;
    const { page } = await readPage(app, path);
    const id = /name="id" value="([^"]+)"/.exec(page)?.[1] ?? '';
    const body = () => new URLSearchParams({ form: 'note', id, text });
    const sent = await Promise.all(
      [1, 2, 3].map(() => readPage(app, path, { method: 'POST', body: body() })),
    );
    expect(sent.map(({ status }) => status)).toEqual([303, 303, 303]);
    expect(sent[0]?.response.headers.get('location')).toBe(`${path}?sent=1`);
    const notes = (await user.api.clientLinks.notes({ params })).data;
    expect(notes).toMatchObject([{ text: text.replace('\u202e', ''), answers: null, seenAt: null }]);
    expect((await readPage(app, path)).page).toContain(
      '&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quotes&quot;',
    );
    expect((await user.api.subtasks.list({ params })).data).toHaveLength(tasks.length);
    const after = await rowsOf(app, user.userId);
    // The link says when it was used last.
    expect({ ...after, client_notes: '', client_links: '' }).toEqual({
      ...before,
      client_notes: '',
      client_links: '',
    });
  });

  test('tells the person in the notifications until it is seen, and another one tells again', async () => {
    const user = await makeUser(app);
    const { projectId } = await makeSite(user);
    const { path } = await makeLink(user, projectId);
    const fromClients = async () =>
      (await user.api.notifications.list({})).data.filter(({ kind }) => kind === 'client_note');
    await sendForm(app, path, 'note', { text: 'One' });
    const [first] = await fromClients();
    expect(first).toMatchObject({ title: 'Site', message: 'Your client wrote a note', readAt: null });
    await user.api.notifications.read({ params: { id: first?.id ?? '' } });
    expect(await fromClients()).toMatchObject([{ id: first?.id, readAt: expect.any(String) }]);
    app.clock.advance({ seconds: 1 });
    await sendForm(app, path, 'note', { text: 'Two' });
    expect(await fromClients()).toMatchObject([{ message: 'Your client wrote 2 notes', readAt: null }]);
    for (const { id } of (await user.api.clientLinks.notes({ params: { projectId } })).data)
      await user.api.clientLinks.seeNote({ params: { id }, body: { isSeen: true } });
    expect(await fromClients()).toEqual([]);
  });

  test('that is empty, too long, no form or one too many is refused with a page that keeps it', async () => {
    const user = await makeUser(app);
    const { projectId } = await makeSite(user);
    const { path } = await makeLink(user, projectId);
    const write = async (text: string) => {
      const { status, page } = await sendForm(app, path, 'note', { text });
      return [status, /role="alert">([^<]+)</.exec(page)?.[1], page.includes(`>${text}</textarea>`)];
    };
    expect(await write(' \n ')).toEqual([400, 'Please write something first.', false]);
    const long = 'x'.repeat(2001);
    expect(await write(long)).toEqual([400, 'Please use at most 2000 characters', true]);
    // The greatest number of bytes: an emoji is two characters, and twelve in a form.
    expect(await write('🦊'.repeat(1000))).toEqual([303, undefined, false]);
    expect((await write('x'.repeat(40_000)))[0]).toBe(413);
    const post = (init: RequestInit) => readPage(app, path, { method: 'POST', ...init });
    expect((await post({ body: new URLSearchParams({ form: 'note', text: 'x' }) })).status).toBe(400);
    expect((await post({ body: '{}', headers: { 'content-type': 'application/json' } })).status).toBe(415);
    expect((await post({})).status).toBe(400);
    for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PATCH'])
      expect((await readPage(app, path, { method })).status).toBe(404);
    for (let note = 1; note < 20; note++) expect((await write(`Note ${note}`))[0]).toBe(303);
    const [status, refusal, isKept] = await write('One too many');
    expect([status, isKept]).toEqual([429, true]);
    expect(refusal).toMatch(/^At most 20 notes can be written a day\. Please try again in \d+ hours\.$/);
    expect((await user.api.clientLinks.notes({ params: { projectId } })).data).toHaveLength(20);
  });
});

test('“I have answered” ends the wait, and the person sees what was said', async () => {
  const user = await makeUser(app);
  const { projectId } = await makeWaiting(user);
  const params = { projectId };
  const { path } = await makeLink(user, projectId);
  expect((await user.api.waits.list({ params })).data).toMatchObject([{ answeredOn: null }]);
  expect((await readPage(app, path)).page).toContain('<span class="state waiting">waiting for Nina</span>');
  expect(await sendForm(app, path, 'answer', { text: 'All fine' })).toMatchObject({ status: 303 });
  expect((await user.api.waits.list({ params })).data).toMatchObject([
    { ended: 'answered', note: 'All fine' },
  ]);
  expect((await user.api.clientLinks.notes({ params })).data).toMatchObject([
    { text: 'All fine', answers: expect.stringContaining('design') },
  ]);
  const { page } = await readPage(app, path);
  expect(page).not.toContain('I have answered');
  expect(page).toContain('Answered: ');
});
