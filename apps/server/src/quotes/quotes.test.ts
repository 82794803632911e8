import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { fillForm, makeLink, readPage, sendForm } from '../testing/client-links.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const VALID = { validUntil: '2026-12-20' };

async function makeShop({ rate = 8_000 as number | null } = {}) {
  const user = await makeUser(app);
  if (rate !== null) await user.api.rates.set({ body: { rate, currency: 'EUR', rounding: null } });
  const { project } = await makeProject(user, {
    name: 'Shop',
    description: 'Build the shop. The blog is not included.',
    milestones: [{ name: 'Launch', dueDate: '2026-12-10' }],
  });
  const milestoneId = project.milestones[0]?.id ?? '';
  const task = (title: string, estimatedHours: number | null, more = {}) =>
    addSubtask(user, project.id, { title, estimatedHours, ...more });
  await task('Build the shop', 6, { milestoneId, dueDate: '2026-12-08' });
  await task('Move the photos', 3);
  await task('Think about it', null);
  const draft = async () =>
    (await user.api.quotes.create({ params: { projectId: project.id }, body: VALID })).data.quote;
  const send = async (id: string) => (await user.api.quotes.send({ params: { id } })).data.quote;
  return { user, api: user.api, projectId: project.id, task, draft, send };
}

/** Finished work that took from 0.8 to 1.7 times as long as estimated. */
async function makeHistory(user: TestUser, tasks: number) {
  const { project } = await makeProject(user, { name: 'Done', description: '' });
  for (let n = 0; n < tasks; n++)
    await addSubtask(user, project.id, {
      title: `Thing ${n}`,
      status: 'Completed',
      estimatedHours: 2,
      actualHours: 1.6 + (n % 10) * 0.2,
    });
}

test('without a history a quote says so and prices the guess; with one it has the hours of one’s own work', async () => {
  const { user, draft, api } = await makeShop();
  await makeHistory(user, 19);
  const guessed = await draft();
  expect(guessed).toMatchObject({ number: 1, state: 'draft', sentAt: null });
  expect(guessed.content).toMatchObject({
    parts: [
      { name: 'Launch', guess: 6, p50: null, p80: null, price: 48_000 },
      { name: 'Other work', guess: 3, price: 24_000 },
    ],
    comparableTasks: null,
    basis: 'guess',
    hours: 9,
    price: 72_000,
    tasksWithoutHours: 1,
    startsOn: '2026-11-23',
    finishesOn: '2026-12-08',
    currency: 'EUR',
  });

  await makeHistory(user, 20);
  const params = { id: guessed.id };
  const { content } = (await api.quotes.change({ params, body: VALID }, { ifVersion: 1 })).data.quote;
  expect(content).toMatchObject({ comparableTasks: 39, basis: 'p80', guess: 9 });
  expect(content.p50).toBeGreaterThan(9);
  expect(content.p80).toBeGreaterThan(content.p50 ?? 0);
  expect(content.price).toBe(Math.round((content.p80 ?? 0) * 8_000));
  expect(content.parts.reduce((sum, { price }) => sum + (price ?? 0), 0)).toBe(content.price);
  expect(await failureOf(api.quotes.change({ params, body: VALID }, { ifVersion: 1 }))).toMatchObject({
    code: 'stale_version',
  });
});

test('a broken promise to the client widens the reserve of the next quote', async () => {
  const { user, draft, api, projectId } = await makeShop();
  await makeHistory(user, 20);
  const clientId = (await api.clients.create({ body: { name: 'Nina Berg' } })).data.client.id;
  await api.projects.change({ params: { id: projectId }, body: { clientId } });
  const { id, content } = await draft();
  expect(content.promises).toBeUndefined();
  await api.promises.create({ params: { projectId }, body: { day: '2026-12-24' } });
  await sql`update promises set day = '2026-11-01' where user_id = ${user.userId}`.execute(app.db);

  const { quote } = (await api.quotes.change({ params: { id }, body: VALID }, { ifVersion: 1 })).data;

  expect(quote.content).toMatchObject({ promises: { kept: 0, decided: 1 }, p50: content.p50 });
  expect(quote.content.p80).toBeGreaterThan(content.p80 ?? 0);
});

test('what was sent stays as it was, a new version replaces it, and only a draft can be deleted', async () => {
  const { api, projectId, task, draft, send } = await makeShop();
  const first = await draft();
  expect(await failureOf(draft())).toMatchObject({ code: 'conflict' });
  const sent = await send(first.id);
  await task('One more', 4);
  const params = { id: first.id };
  for (const refused of [
    () => api.quotes.change({ params, body: VALID }),
    () => api.quotes.delete({ params }),
    () => api.quotes.send({ params }),
  ])
    expect(await failureOf(refused())).toMatchObject({ code: 'conflict' });
  const second = await draft();
  expect(second).toMatchObject({ number: 2, content: { guess: 13 } });
  await send(second.id);
  const { data } = await api.quotes.list({ params: { projectId } });
  expect(data.map(({ number, state }) => [number, state])).toEqual([
    [2, 'sent'],
    [1, 'replaced'],
  ]);
  expect(data[1]?.content).toEqual(sent.content);
  expect(
    await failureOf(
      api.quotes.answer({ params: { id: first.id }, body: { isAccepted: true, name: 'Nina' } }),
    ),
  ).toMatchObject({ code: 'conflict' });
  const answer = { params: { id: second.id }, body: { isAccepted: false, name: 'Nina' } };
  expect((await api.quotes.answer(answer)).data.quote).toMatchObject({
    state: 'declined',
    answeredBy: 'Nina',
  });
  const third = await draft();
  await api.quotes.delete({ params: { id: third.id } });
});

test('without a rate, or without hours, nothing is sent', async () => {
  const { draft, send } = await makeShop({ rate: null });
  const { id, content } = await draft();
  expect(content).toMatchObject({ rate: null, price: null });
  expect(await failureOf(send(id))).toMatchObject({ message: 'Enter a rate first, then update the draft.' });
});

test('a client reads what was sent with their link and accepts it once, in their name; others cannot', async () => {
  const { api, projectId, draft, send } = await makeShop();
  const { path } = await makeLink({ api }, projectId);
  const hidden = await makeLink({ api }, projectId, { shows: ['brief'] });
  const quote = await draft();
  expect((await readPage(app, path)).page).not.toContain('Quote 1');
  await send(quote.id);
  const { page } = await readPage(app, path);
  expect(page).toContain('Quote 1');
  expect(page).toContain('€720.00');
  expect((await readPage(app, hidden.path)).page).not.toMatch(/Quote 1|€720|720\.00/);

  const body = new URLSearchParams({ form: 'quote', id: quote.id, quote: quote.id, name: 'Eve' });
  expect((await readPage(app, hidden.path, { method: 'POST', body })).status).toBe(409);
  const nameless = await sendForm(app, path, 'quote', { name: '  ' });
  expect([nameless.status, nameless.page]).toEqual([400, expect.stringContaining('Please enter a name')]);

  const filled = await Promise.all(
    ['<b>Nina</b>', 'Zoe'].map((name) => fillForm(app, path, 'quote', { name })),
  );
  const answers = await Promise.all(filled.map((sendIt) => sendIt()));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  const [accepted] = (await api.quotes.list({ params: { projectId } })).data;
  expect(accepted).toMatchObject({ state: 'accepted', answeredAt: app.clock.now().toISOString() });
  expect((await api.promises.list({ params: { projectId } })).data).toMatchObject([
    { day: '2026-12-08', toldBy: 'quote', state: 'open' },
  ]);
  const after = (await readPage(app, path)).page;
  expect(after).toMatch(/Accepted by (&lt;b&gt;Nina&lt;\/b&gt;|Zoe)/);
  expect(after).not.toContain('<b>Nina');
  const notes = (await api.clientLinks.notes({ params: { projectId } })).data;
  expect(notes.map(({ text }) => text)).toEqual([`Quote 1 accepted by ${accepted?.answeredBy}`]);
});

test('a client declines a quote with a reason, once; the person is told at once, and only a new quote follows', async () => {
  const { api, projectId, draft, send } = await makeShop();
  const { path } = await makeLink({ api }, projectId);
  const quote = await draft();
  await send(quote.id);
  expect((await readPage(app, path)).page).toContain('Decline quote 1');
  const long = { answer: 'declined', name: 'Nina', text: 'x'.repeat(2_001) };
  expect((await sendForm(app, path, 'quote', long)).status).toBe(400);
  const fields = { answer: 'declined', name: 'Nina', text: 'Too dear.\r\n<b>Sorry</b>' };
  const sendIt = await fillForm(app, path, 'quote', fields);
  const answers = await Promise.all([sendIt(), sendIt()]);
  expect(answers.map(({ status }) => status)).toContain(303);

  const [declined] = (await api.quotes.list({ params: { projectId } })).data;
  expect(declined).toMatchObject({ state: 'declined', answeredBy: 'Nina' });
  expect((await api.promises.list({ params: { projectId } })).data).toEqual([]);
  const notes = (await api.clientLinks.notes({ params: { projectId } })).data;
  expect(notes.map(({ text }) => text)).toEqual(['Quote 1 declined by Nina\nToo dear.\n<b>Sorry</b>']);
  const told = (await api.notifications.list()).data.filter(({ kind }) => kind === 'client_note');
  expect(told).toHaveLength(1);
  const { page } = await readPage(app, path);
  expect(page).toMatch(/Declined by Nina/);
  expect(page).not.toMatch(/Accept quote|<b>Sorry/);
  const late = new URLSearchParams({ form: 'quote', id: quote.id, quote: quote.id, name: 'Nina' });
  expect((await readPage(app, path, { method: 'POST', body: late })).status).toBe(409);
  await send((await draft()).id);
  expect((await readPage(app, path)).page).toContain('Accept quote 2');
});

test('an expired quote is shown without a form, and cannot be accepted', async () => {
  const { api, projectId, draft, send } = await makeShop();
  const { path } = await makeLink({ api }, projectId, { days: 90 });
  const quote = await draft();
  await send(quote.id);
  const today = app.clock.now().toISOString();
  app.clock.set('2026-12-20T23:30:00Z');
  expect((await readPage(app, path)).page).toContain('Accept quote 1');
  app.clock.set('2026-12-21T00:30:00Z');
  expect((await readPage(app, path)).page).toContain('This quote has expired');
  const body = new URLSearchParams({ form: 'quote', id: quote.id, quote: quote.id, name: 'Nina' });
  expect((await readPage(app, path, { method: 'POST', body })).status).toBe(409);
  app.clock.set(today);
  const past = { params: { projectId }, body: { validUntil: '2026-11-19' } };
  expect(await failureOf(api.quotes.create(past))).toMatchObject({ code: 'invalid_input' });
});

test('no price and no client’s name is in a log line', async () => {
  const { api, projectId, draft, send } = await makeShop({ rate: 98_765 });
  const client = (await api.clients.create({ body: { name: 'Zebrafinch' } })).data.client;
  await api.projects.change({ params: { id: projectId }, body: { clientId: client.id } });
  const quote = await draft();
  expect(quote.content).toMatchObject({ client: 'Zebrafinch', price: 888_885 });
  await send(quote.id);
  await api.timesheets.get({ query: { clientId: client.id, month: '2026-11' } });
  expect(JSON.stringify(app.lines)).not.toMatch(/Zebrafinch|98765|888885/);
});

test('a task of twenty minutes costs a third of an hour', async () => {
  const { draft, task } = await makeShop({ rate: 8_500 });
  await task('Call the printer', 0.33);
  const { content } = await draft();
  // 9 h 20 min: a third of an hour is stored as 0.33.
  expect(content).toMatchObject({ price: 79_333 });
  expect(content.guess * 60).toBeCloseTo(560);
});

test('what the brief leaves out is not included', async () => {
  const { user, draft, projectId } = await makeShop();
  await user.api.subtasks.generate({ params: { projectId }, body: {} });
  expect((await draft()).content.excluded).toEqual(['The blog is not included.']);
});

test('what is left out is listed without the comma behind it', async () => {
  const { user, draft, projectId } = await makeShop();
  const description = 'Build the shop, no blog, and no newsletter.';
  await user.api.projects.change({ params: { id: projectId }, body: { description } });
  await user.api.subtasks.generate({ params: { projectId }, body: {} });
  const { excluded } = (await draft()).content;
  expect(excluded).toHaveLength(2);
  expect(excluded.filter((words) => /[,;:]$/.test(words))).toEqual([]);
});
