import { randomUUIDv7 } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser } from '../testing/people.ts';
import { findClientOf, findWait, insertWait } from './store.ts';

const BRIEF =
  'Send the draft to the client, 2 hours.\nThe client needs 5 days for it.\nRevise the draft, 3 hours.\nPrint it, 2 hours.';

/** A project of a client whose brief has a wait, on a Monday. */
async function makeWorld(more = {}) {
  const app = await startTestApp({ now: '2026-11-16T09:00:00Z' });
  const user = await makeUser(app, { timezone: 'Europe/London' });
  const { api } = user;
  const { client } = (
    await api.clients.create({ body: { name: 'Nina Berg', email: 'nina@berg.example', language: 'de' } })
  ).data;
  const body = { name: 'Book', description: BRIEF, startDate: '2026-11-16', dueDate: '2026-12-18', ...more };
  // The tasks are those of the brief, in its order: what a book takes besides would stand between them.
  const plan = { generateAISubtasks: true, depth: 'as-written' as const };
  const { project } = await makeProject(user, { ...body, ...plan, clientId: client.id });
  const params = { projectId: project.id };
  const tasks = (await api.subtasks.list({ params })).data;
  const set = (index: number, status: 'Pending' | 'In Progress' | 'Completed') =>
    api.subtasks.change({ params: { id: tasks[index]?.id ?? '' }, body: { status } });
  const waits = async () => (await api.waits.list({ params })).data;
  return { app, user, api, client, project, params, tasks, set, waits };
}

test('a wait starts by itself when the task before it is done, and ends with the answer, which can be undone', async () => {
  const { app, api, client, set, waits, tasks } = await makeWorld();
  expect(await waits()).toEqual([]);
  await set(0, 'Completed');
  const [wait] = await waits();
  expect(wait).toMatchObject({
    ...{ clientId: client.id, who: 'Nina Berg', sentOn: '2026-11-16', expectedOn: '2026-11-21', days: 0 },
    ...{ answeredOn: null, daysLate: 0, next: tasks[1]?.title },
  });
  // Undoing the task takes the wait back, and the task done again starts it once.
  await set(0, 'Pending');
  expect(await waits()).toEqual([]);
  await Promise.all([set(0, 'Completed'), set(0, 'Completed')]);
  expect(await waits()).toHaveLength(1);

  app.clock.set('2026-11-18T09:00:00Z');
  const id = (await waits())[0]?.id ?? '';
  expect(await waits()).toMatchObject([{ days: 2, daysLate: 0 }]);
  await api.waits.change({ params: { id }, body: { sentOn: '2026-11-10', expectedOn: '2026-11-15' } });
  expect(await waits()).toMatchObject([{ days: 8, daysLate: 3 }]);
  const answered = await api.waits.answer({ params: { id }, body: { note: 'Fine as it is' } });
  const again = await api.waits.answer({ params: { id }, body: { on: '2026-11-12', note: 'Twice' } });
  expect(again.data.wait).toMatchObject({ answeredOn: '2026-11-18', note: 'Fine as it is' });
  expect(answered.data.wait).toMatchObject({
    answeredOn: '2026-11-18',
    ended: 'answered',
    days: 8,
    daysLate: 0,
  });
  await api.waits.reopen({ params: { id } });
  expect(await waits()).toMatchObject([{ answeredOn: null, note: '' }]);
  // Work that goes on needs no answer any more.
  await set(1, 'In Progress');
  expect(await waits()).toMatchObject([{ ended: 'begun' }]);
  await set(1, 'Pending');
  expect(await waits()).toMatchObject([{ answeredOn: null }]);
});

test('a wait of the brief is started by one click, and one of one’s own on a task or the project', async () => {
  const { app, api, project, params, tasks, waits } = await makeWorld();
  const { reading } = (await api.readings.get({ params })).data;
  const statement = reading?.statements.find(({ kind }) => kind === 'wait')?.id ?? '';
  const begun = (await api.waits.start({ params, body: { statement } })).data.wait;
  expect(begun).toMatchObject({ who: 'Nina Berg', sentOn: '2026-11-16', expectedOn: '2026-11-21' });
  expect(await failure(api.waits.start({ params, body: { statement } }))).toMatchObject({ code: 'conflict' });
  expect(await failure(api.waits.start({ params, body: {} }))).toMatchObject({
    errors: [{ path: 'title', message: 'Please say what you wait for' }],
  });
  const subtaskId = tasks[1]?.id ?? '';
  const body = { title: 'Paper samples', who: 'the printer', subtaskId, expectedOn: '2026-11-18' };
  await api.waits.start({ params, body });
  app.clock.set('2026-11-17T09:00:00Z');
  await api.waits.start({ params, body: { title: 'Logo' } });
  expect((await waits()).map(({ title }) => title)).toEqual([begun.title, 'Paper samples', 'Logo']);
  await api.subtasks.change({ params: { id: subtaskId }, body: { status: 'Completed' } });
  await api.waits.drop({ params: { id: begun.id } });
  // Nobody answers a wait for time to pass.
  expect(await waits()).toMatchObject([{ title: 'Logo' }, { title: 'Paper samples', ended: 'begun' }]);
  await api.projects.delete({ params: { id: project.id } });
  expect(await failure(api.waits.list({ params }))).toMatchObject({ code: 'not_found' });
});

test('the speed of a client is learned from three answers, and is what the next one is expected by', async () => {
  const { user, api, client, params } = await makeWorld();
  const other = (await makeProject(user, { name: 'Site', description: '' })).project;
  for (const [sent, answered] of [
    ['2026-11-10', '2026-11-11'],
    ['2026-11-09', '2026-11-12'],
    ['2026-11-05', '2026-11-14'],
  ] as const) {
    const body = { title: 'Texts', clientId: client.id, sentOn: sent };
    const { wait } = (await api.waits.start({ params, body })).data;
    expect(wait.expectedOn).toBeNull();
    await api.waits.answer({ params: { id: wait.id }, body: { on: answered } });
  }
  const seen = (await api.clients.get({ params: { id: client.id } })).data;
  expect(seen.client.answers).toEqual({ medianDays: 3, count: 3 });
  expect(seen.waits).toHaveLength(3);
  const next = await api.waits.start({
    params: { projectId: other.id },
    body: { title: 'Photos', clientId: client.id },
  });
  expect(next.data.wait.expectedOn).toBe('2026-11-19');
});

test('a reminder is in the language of the client, and its day is noted', async () => {
  const { api, set, waits } = await makeWorld();
  await set(0, 'Completed');
  const id = (await waits())[0]?.id ?? '';
  await api.waits.change({ params: { id }, body: { sentOn: '2026-11-09', expectedOn: '2026-11-14' } });
  const { reminder } = (await api.waits.reminder({ params: { id } })).data;
  expect(reminder).toMatchObject({ to: 'nina@berg.example', language: 'de' });
  expect(reminder.text).toContain('Hallo Nina Berg');
  expect(reminder.text).toContain('7 Tagen');
  await api.waits.reminded({ params: { id } });
  await api.waits.reminded({ params: { id } });
  expect(await waits()).toMatchObject([{ remindedOn: ['2026-11-16'] }]);
});

test('while an answer is late the plan follows it day by day, and not before the agreed day', async () => {
  const { app, api, project, params, tasks, set, waits } = await makeWorld();
  await set(0, 'Completed');
  const id = (await waits())[0]?.id ?? '';
  const next = tasks[1]?.id ?? '';
  // Its day has come, and it is still the planner's.
  await sql`update subtasks set due_date = '2026-11-16', dated_at = null, earliest_on = null where id = ${next}`.execute(
    app.db,
  );
  const agreed = (sentOn: string, expectedOn: string) =>
    api.waits.change({ params: { id }, body: { sentOn, expectedOn } });
  const movesOf = async () =>
    (await api.replans.preview({ query: params })).data.moves.map((move) => ({
      id: move.id,
      to: move.to,
      reason: move.reason,
    }));
  await sql`update subtask_dependencies set lag_days = 0 where subtask_id = ${next}`.execute(app.db);
  await agreed('2026-11-09', '2026-11-16');
  expect(await movesOf()).toEqual([]);
  await agreed('2026-11-06', '2026-11-13');
  const late = { who: 'Nina Berg', days: 3 };
  expect(await movesOf()).toEqual([{ id: next, to: '2026-11-17', reason: { kind: 'late-answer', ...late } }]);
  const outlook = (await api.replans.outlook()).data;
  expect(outlook).toMatchObject({ moving: 1, late, unfinished: { count: 0 } });
  const { stamp } = (await api.replans.preview({ query: params })).data;
  await api.replans.apply({ body: { projectId: project.id, stamp } });
  expect(await movesOf()).toEqual([]);

  app.clock.set('2026-11-18T09:00:00Z');
  expect(await movesOf()).toEqual([
    { id: next, to: '2026-11-19', reason: { kind: 'late-answer', who: 'Nina Berg', days: 5 } },
  ]);
  await api.waits.answer({ params: { id }, body: {} });
  expect(await movesOf()).toEqual([{ id: next, to: '2026-11-18', reason: { kind: 'overdue' } }]);
});

test('an answer that comes early offers what can be brought forward, which moves only when it is accepted, and one undo takes it back', async () => {
  const { app, api, project, params, tasks, set, waits } = await makeWorld({
    description: BRIEF.replace('Revise', 'Then revise').replace('Print it', 'Then print the book'),
    dueDate: '2026-11-25',
  });
  await set(0, 'Completed');
  const id = (await waits())[0]?.id ?? '';
  const days = async () => (await api.subtasks.list({ params })).data.map(({ dueDate }) => dueDate).slice(1);
  const planned = await days();
  expect((await api.replans.early()).data).toEqual([]);

  app.clock.set('2026-11-18T09:00:00Z');
  await api.waits.answer({ params: { id }, body: {} });
  const offer = { waitId: id, projectId: project.id, project: 'Book', who: 'Nina Berg', days: 3, moving: 2 };
  expect((await api.replans.early()).data).toMatchObject([offer]);
  const { stamp, moves } = (await api.replans.preview({ query: { answered: id } })).data;
  expect(moves.map((move) => [move.id, move.to, move.reason])).toEqual(
    ['2026-11-18', '2026-11-19'].map((day, at) => [
      tasks[at + 1]?.id,
      day,
      { kind: 'early-answer', who: 'Nina Berg', days: 3 },
    ]),
  );
  expect(await days()).toEqual(planned);

  const { changeId } = (await api.replans.apply({ body: { answered: id, stamp } })).data;
  expect(await days()).toEqual(['2026-11-18', '2026-11-19']);
  expect((await api.replans.early()).data).toEqual([]);
  for (const query of [params, { answered: id }])
    expect((await api.replans.preview({ query })).data.moves).toEqual([]);
  const { finish } = (await api.delays.get({ params })).data;
  expect(finish.sums).toMatchObject({ client: finish.slip, me: 0 });
  await api.planChanges.undo({ params: { id: changeId ?? '' } });
  expect(await days()).toEqual(planned);
  // Nothing is offered once the agreed day has come, or when the answer is taken back.
  expect((await api.replans.early()).data).toMatchObject([offer]);
  await api.waits.reopen({ params: { id } });
  expect((await api.replans.early()).data).toEqual([]);
  expect(await failure(api.replans.preview({ query: { answered: id } }))).toMatchObject({
    code: 'not_found',
  });
});

longTest(
  'of two waits of one line whose ends are taken back at once, one runs and the other is refused',
  async () => {
    const { api, params, waits } = await makeWorld();
    const { reading } = (await api.readings.get({ params })).data;
    const statement = reading?.statements.find(({ kind }) => kind === 'wait')?.id ?? '';
    for (let round = 0; round < 2; round++) {
      const { wait } = (await api.waits.start({ params, body: { statement } })).data;
      await api.waits.answer({ params: { id: wait.id }, body: {} });
    }
    const ended = await waits();
    for (let round = 0; round < 10; round++) {
      const reopened = () => ended.map(({ id }) => api.waits.reopen({ params: { id } }));
      const started = () => api.waits.start({ params, body: { statement } });
      const both = await Promise.allSettled(
        round % 2 === 0 ? [...reopened(), started()] : [started(), ...reopened()],
      );
      expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason.status] : []));
      expect(refused).toEqual(refused.map(() => 409));
      for (const { id, answeredOn } of await waits())
        if (answeredOn === null) await api.waits.answer({ params: { id }, body: {} });
    }
  },
);

test('an end is not taken back while another wait of the same line is being started', async () => {
  const { app, user, api, params, waits } = await makeWorld();
  const { reading } = (await api.readings.get({ params })).data;
  const statement = reading?.statements.find(({ kind }) => kind === 'wait')?.id ?? '';
  const { wait } = (await api.waits.start({ params, body: { statement } })).data;
  await api.waits.answer({ params: { id: wait.id }, body: {} });
  const project = { userId: user.userId, projectId: params.projectId };
  let reopened: Promise<unknown> | undefined;
  await app.db.transaction().execute(async (trx) => {
    await findClientOf(trx, project, { hold: true });
    const row = await findWait(trx, { userId: user.userId, id: wait.id });
    if (!row) throw new Error('There is no wait');
    await insertWait(trx, project, { ...row, id: randomUUIDv7(), by_plan: false }, app.clock.now());
    reopened = failure(api.waits.reopen({ params: { id: wait.id } }));
    await expect.poll(() => isAnybodyHeldUp(app.db)).toBe(true);
  });
  expect(await reopened).toMatchObject({ status: 409, code: 'conflict' });
  expect((await waits()).filter(({ answeredOn }) => answeredOn === null)).toHaveLength(1);
});

longTest('waits follow a corrected Reading, a new plan and its undo at once', async () => {
  const { api, params, set, waits } = await makeWorld();
  await set(0, 'Completed');
  expect(await waits()).toHaveLength(1);
  const { reading, madeFrom } = (await api.readings.get({ params })).data;
  const statement = reading?.statements.find(({ kind }) => kind === 'wait')?.id ?? '';
  const line = { ...params, statement };
  await api.readings.correct({ params: line, body: { madeFrom, kind: 'note' } });
  expect(await waits()).toEqual([]);
  await api.readings.takeBack({ params: line });
  expect(await waits()).toMatchObject([{ statement, answeredOn: null }]);
  // A plan without the wait, and its undo.
  await api.readings.correct({ params: line, body: { madeFrom, kind: 'note' } });
  const { changeId } = await api.subtasks.generate({ params, body: { regenerate: true } });
  await api.readings.takeBack({ params: line });
  expect(await waits()).toEqual([]);
  await api.planChanges.undo({ params: { id: changeId ?? '' } });
  expect(await waits()).toMatchObject([{ statement, answeredOn: null }]);
});

test('what is waited for in all open projects is one list', async () => {
  const { api, set, project, user } = await makeWorld();
  expect((await api.waits.running({})).data).toEqual([]);
  await set(0, 'Completed');
  const { project: other } = await makeProject(user, { name: 'Shop' });
  await api.waits.start({ params: { projectId: other.id }, body: { title: 'Photos', sentOn: '2026-11-10' } });
  const running = (await api.waits.running({})).data;
  expect(running.map((wait) => wait.project.id)).toEqual([other.id, project.id]);
  await api.waits.answer({ params: { id: running[0]?.id ?? '' }, body: {} });
  expect((await api.waits.running({})).data).toHaveLength(1);
});
