import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { failure } from '../testing/failure.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makePlan, makeUser, wrongCounters } from '../testing/people.ts';

const NEW = { name: 'Portfolio', startDate: '2026-11-23', dueDate: '2026-12-11' };

const numberOf = async ({ db }: TestApp, table: string) => {
  const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(table)}`.execute(db);
  return rows[0]?.n;
};

longTest('fifty creations with one key, over two nodes, make one project and answer alike', async () => {
  const app = await startTestApp();
  const { api, token } = await makeUser(app);
  const other = (await app.startAnother()).client(token);
  const idempotencyKey = randomUUID();
  const body = { ...NEW, description: '- Write 4 articles', generateAISubtasks: true };

  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      (at % 2 ? api : other).projects.create({ body }, { idempotencyKey }),
    ),
  );

  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(answers[0]?.data.subtasks.length).toBeGreaterThan(0);
  expect(await numberOf(app, 'projects')).toBe(1);
  expect(await wrongCounters(app)).toEqual([]);
});

test('a subtask and a plan that are sent again answer as before, and say so', async () => {
  const { app, user, project } = await makePlan();
  const call = { params: { projectId: project.id }, body: { title: 'Call the printer' } };
  const first = await user.api.subtasks.create(call, { idempotencyKey: 'one' });
  await user.api.subtasks.change({ params: { id: first.data.subtask.id }, body: { title: 'Renamed since' } });

  expect(await user.api.subtasks.create(call, { idempotencyKey: 'one' })).toEqual(first);
  expect(await numberOf(app, 'subtasks')).toBe(1);

  const generate = { params: { projectId: project.id }, body: { regenerate: true } };
  const plan = await user.api.subtasks.generate(generate, { idempotencyKey: 'two' });
  expect(await user.api.subtasks.generate(generate, { idempotencyKey: 'two' })).toEqual(plan);

  const again = await fetch(`${app.address}/api/subtasks/projects/${project.id}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${user.token}`,
      'content-type': 'application/json',
      'idempotency-key': 'one',
    },
    body: JSON.stringify(call.body),
  });
  expect(again.status).toBe(201);
  expect(again.headers.get('idempotency-replayed')).toBe('true');
});

test('a key belongs to one person and one request', async () => {
  const app = await startTestApp();
  const [ana, ben] = [await makeUser(app), await makeUser(app)];
  const create = (api: typeof ana.api, name: string) =>
    api.projects.create({ body: { ...NEW, name } }, { idempotencyKey: 'same' });
  const hers = await create(ana.api, 'Hers');

  expect((await create(ben.api, 'Hers')).data.project.id).not.toBe(hers.data.project.id);
  expect(await failure(create(ana.api, 'Another'))).toMatchObject({
    status: 422,
    code: 'idempotency_key_reused',
  });
});

test('a refused request gives its key back', async () => {
  const { user, project } = await makePlan();
  const create = (dependsOn: string[]) =>
    user.api.subtasks.create(
      { params: { projectId: project.id }, body: { title: 'Call the printer', dependsOn } },
      { idempotencyKey: 'mended' },
    );

  expect(await failure(create([randomUUID()]))).toMatchObject({ status: 400 });
  expect((await create([])).data.subtask.title).toBe('Call the printer');
});

test('a claim that is stuck is taken over, and what its holder still writes is undone', async () => {
  const { app, user, project } = await makePlan();
  const create = () =>
    user.api.subtasks.create(
      { params: { projectId: project.id }, body: { title: 'Call the printer' } },
      { idempotencyKey: 'stuck' },
    );
  const claims = async () =>
    (await sql<{ claim: string }>`select claim from idempotency_keys`.execute(app.db)).rows[0]?.claim;

  const [stuck, second] = await app.db.transaction().execute(async (trx) => {
    await sql`select from projects where user_id = ${user.userId} and id = ${project.id} for update`.execute(
      trx,
    );
    const first = failure(create());
    await eventually(async () => expect(await claims()).toBeDefined());
    const before = await claims();
    app.clock.advance({ minutes: 6 });
    const again = create();
    await eventually(async () => expect(await claims()).not.toBe(before));
    return [first, again] as const;
  });

  expect(await stuck).toMatchObject({ status: 409 });
  expect(await create()).toEqual(await second);
  expect(await numberOf(app, 'subtasks')).toBe(1);
});

longTest('a claim whose request is still being carried out is kept, however long that takes', async () => {
  const { app, user, project } = await makePlan();
  const create = () =>
    user.api.subtasks.create(
      { params: { projectId: project.id }, body: { title: 'Call the printer' } },
      { idempotencyKey: 'slow' },
    );
  const held = async () =>
    (
      await sql<{ claim: string; claimed_at: Date }>`select claim, claimed_at from idempotency_keys`.execute(
        app.db,
      )
    ).rows[0];

  const answers = await app.db.transaction().execute(async (trx) => {
    await sql`select from projects where user_id = ${user.userId} and id = ${project.id} for update`.execute(
      trx,
    );
    const first = create();
    await eventually(async () => expect(await held()).toBeDefined());
    const before = await held();
    app.clock.advance({ seconds: 9 });
    await eventually(async () => expect((await held())?.claimed_at).not.toEqual(before?.claimed_at));
    app.clock.advance({ seconds: 9 });
    const again = create();
    await eventually(async () => expect((await held())?.claim).toBe(before?.claim));
    return [first, again] as const;
  });

  expect(await answers[0]).toEqual(await answers[1]);
  expect(await numberOf(app, 'subtasks')).toBe(1);
});

test('a key that is none is refused by name', async () => {
  const app = await startTestApp();
  const { api } = await makeUser(app);
  for (const idempotencyKey of ['', ' ', 'x'.repeat(256), 'naïve'])
    expect(await failure(api.projects.create({ body: NEW }, { idempotencyKey }))).toMatchObject({
      status: 400,
      errors: [{ path: 'idempotency-key' }],
    });
  expect(await numberOf(app, 'projects')).toBe(0);
});
