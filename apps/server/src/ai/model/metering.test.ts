import { addDays } from '@daymark/domain/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Config } from '../../config.ts';
import { failure } from '../../testing/failure.ts';
import { openTestApp, startTestApp, type TestApp } from '../../testing/harness.ts';
import { longTest } from '../../testing/long-run.ts';
import { type FaultServer, startFaultServer } from '../../testing/model/fault-server.ts';
import { TITLES, wellSaid } from '../../testing/model/sayings.ts';
import { BRIEF, makeProject, makeUser, type TestUser } from '../../testing/people.ts';
import { allowanceOf } from '../allowance.ts';
import { purgeAiRequests } from '../allowance-store.ts';

const LIMIT_REACHED =
  'You have reached the daily limit for AI requests. Please try again tomorrow or upgrade your plan.';

let server: FaultServer;
beforeAll(async () => {
  server = await startFaultServer(wellSaid);
});
beforeEach(() => {
  server.mode = 'fine';
  server.asked.length = 0;
});
afterAll(() => server.stop());

const configOf = (aiDailyLimit = 50): Partial<Config> => ({
  aiProvider: 'openai-compatible',
  aiModel: 'some-model',
  aiBaseUrl: server.baseUrl,
  aiDailyLimit,
});

const startWithModel = (limit?: number) => startTestApp({ config: configOf(limit) });

async function makePlanned(app: TestApp, timezone = 'Europe/London') {
  const user = await makeUser(app, { timezone });
  const { project } = await makeProject(user);
  return { user, project, params: { projectId: project.id } };
}

const usedBy = async ({ db }: TestApp, { userId }: TestUser) =>
  (
    await sql<{
      day: string;
      used: number;
    }>`select day, used from ai_allowances where user_id = ${userId}`.execute(db)
  ).rows;

const requestsOf = async ({ db }: TestApp, { userId }: TestUser) =>
  (await sql`select * from ai_requests where user_id = ${userId} order by id`.execute(db)).rows;

describe('a plan by a language model', () => {
  let app: TestApp;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ app, close } = await openTestApp({ config: configOf() }));
  });
  afterAll(() => close());

  test('is told of task by task, dated by the scheduler, and names who made it', async () => {
    const { user, params } = await makePlanned(app);
    const events: object[] = [];

    const { data, plan } = await user.api.subtasks.generate(
      { params, body: {} },
      { onEvent: (event) => events.push(event) },
    );

    expect(events[0]).toEqual({ type: 'begun', engine: 'some-model' });
    expect(events.slice(1)).toEqual(TITLES.map((title, at) => ({ type: 'task', title, count: at + 1 })));
    expect(plan).toMatchObject({ engine: 'some-model', feasible: true });
    for (const { dueDate, source, aiGenerated } of data) {
      expect(dueDate && dueDate >= '2026-11-23' && dueDate <= '2026-12-11').toBe(true);
      // The last one is a step that the model added: no words of the brief ask for it.
      expect(source && BRIEF.slice(source.start, source.end)).toBe(source?.text ?? null);
      expect(aiGenerated).toBe(true);
    }
    expect(await requestsOf(app, user)).toMatchObject([
      { kind: 'breakdown', engine: 'some-model', outcome: 'answered', input_tokens: 11, output_tokens: 7 },
    ]);
    // An export contains the requests and their cost, and never their content.
    const { aiRequests } = await user.api.exports.account();
    expect(aiRequests).toMatchObject([
      { kind: 'breakdown', engine: 'some-model', outcome: 'answered', inputTokens: 11, outputTokens: 7 },
    ]);

    await purgeAiRequests(app.db, new Date('2026-11-20T11:00:00Z'));
    expect([await requestsOf(app, user), await usedBy(app, user)].map(({ length }) => length)).toEqual([
      1, 1,
    ]);
    await purgeAiRequests(app.db, new Date('2026-11-21T11:00:00Z'));
    expect([await requestsOf(app, user), await usedBy(app, user)].map(({ length }) => length)).toEqual([
      0, 0,
    ]);
  });

  test('that fails leaves the project as it was, and the built-in planner makes it when asked to', async () => {
    const { user, params } = await makePlanned(app);
    server.mode = 'cut off';

    expect(await failure(user.api.subtasks.generate({ params, body: {} }))).toMatchObject({
      status: 503,
      code: 'ai_unavailable',
      message: 'The answer of the language model broke off.',
    });
    expect((await user.api.subtasks.list({ params })).count).toBe(0);

    const asked = server.asked.length;
    const made = await user.api.subtasks.generate({ params, body: { engine: 'builtin' } });
    expect(made.plan.engine).toBe('built-in planner');
    expect(made.count).toBeGreaterThan(1);
    expect(server.asked.length).toBe(asked);
  });

  test('that fails while a project is made leaves the project, and says why', async () => {
    const user = await makeUser(app);
    server.mode = '429';

    const { project, subtasks, plan } = await makeProject(user, { generateAISubtasks: true });

    expect(subtasks).toEqual([]);
    expect(plan).toEqual({
      error: {
        code: 'overloaded',
        message: 'The AI service is currently overloaded. Please try again in a few minutes.',
      },
    });
    expect((await user.api.projects.get({ params: { id: project.id } })).data.project.name).toBe(
      project.name,
    );
  });

  test('that is called off ends the request, and the project is there under the same key', async () => {
    const before = app.lines.length;
    const user = await makeUser(app);
    server.mode = 'silent midway';
    const { abandoned } = server;
    const call = {
      body: {
        name: 'Fair',
        description: BRIEF,
        startDate: '2026-11-23',
        dueDate: '2026-12-11',
        generateAISubtasks: true,
      },
    };
    const key = { idempotencyKey: 'called-off' };
    const caller = new AbortController();
    const onEvent = ({ type }: { type: string }) => {
      if (type === 'task') caller.abort();
    };

    await expect(
      user.api.projects.create(call, { ...key, signal: caller.signal, onEvent }),
    ).rejects.toMatchObject({ name: 'AbortError' });

    const { data } = await user.api.projects.create(call, key);
    expect(data).toMatchObject({
      project: { name: 'Fair' },
      subtasks: [],
      plan: { error: { code: 'stopped' } },
    });
    await expect.poll(() => server.abandoned).toBe(abandoned + 1);
    expect((await user.api.projects.list()).total).toBe(1);
    // A request that the user stops counts.
    expect(await usedBy(app, user)).toMatchObject([{ used: 1 }]);
    expect(await requestsOf(app, user)).toMatchObject([{ outcome: 'stopped' }]);
    expect(app.lines.slice(before).filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  test('leaves no word of a brief, a prompt or an answer in the log', async () => {
    const { user, params } = await makePlanned(app);
    for (const mode of ['fine', '500', '400', 'garbled', 'error event'] as const) {
      server.mode = mode;
      await failure(user.api.subtasks.generate({ params, body: { regenerate: true } }));
    }
    const log = app.lines.join('');
    for (const words of ['ceramicist', 'Build the gallery', 'verb', 'weekdays', server.baseUrl])
      expect(log).not.toContain(words);
  });
});

describe('the limit of a day', () => {
  longTest('is counted exactly over two nodes, and its end is told', async () => {
    const app = await startWithModel(5);
    const { user, params } = await makePlanned(app);
    const other = (await app.startAnother()).client(user.token);
    const apis = [user.api, other];
    // Each is refused because it has a plan, or made: requests count, whatever their result.
    server.mode = 'empty';
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, at) =>
        failure(apis[at % 2]?.subtasks.generate({ params, body: {} }) ?? Promise.reject()),
      ),
    );
    expect(outcomes.every((one) => one !== undefined)).toBe(true);
    // All failed on the model's side, so all were given back.
    expect(await usedBy(app, user)).toEqual([{ day: '2026-11-20', used: 0 }]);

    server.mode = 'fine';
    const projects = await Promise.all(Array.from({ length: 20 }, () => makeProject(user)));
    const results = await Promise.all(
      projects.map(({ project }, at) =>
        failure(
          apis[at % 2]?.subtasks.generate({ params: { projectId: project.id }, body: {} }) ??
            Promise.reject(),
        ),
      ),
    );
    const refused = results.filter((one) => one !== undefined);
    expect(refused).toHaveLength(15);
    for (const one of refused)
      expect(one).toMatchObject({ status: 429, code: 'ai_limit_reached', message: LIMIT_REACHED });
    expect(await usedBy(app, user)).toEqual([{ day: '2026-11-20', used: 5 }]);

    // The built-in planner costs nothing.
    const made = await user.api.subtasks.generate({ params, body: { engine: 'builtin' } });
    expect(made.plan.engine).toBe('built-in planner');
    // The usage of one user does not affect another.
    const { user: ben, params: bens } = await makePlanned(app);
    expect((await ben.api.subtasks.generate({ params: bens, body: {} })).count).toBeGreaterThan(3);
  });

  test.each([
    ['Pacific/Pago_Pago', '2026-11-20T10:59:00Z', '2026-11-19', '2026-11-20T11:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-11-20T09:59:00Z', '2026-11-20', '2026-11-20T10:00:00.000Z'],
    ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25', '2026-10-25T23:00:00.000Z'],
  ])('is that of the person’s own day in %s', async (timezone, now, day, resetsAt) => {
    const app = await startWithModel(1);
    app.clock.set(now);
    const { user, params } = await makePlanned(app, timezone);
    await user.api.subtasks.generate({ params, body: {} });
    expect(await usedBy(app, user)).toEqual([{ day, used: 1 }]);
    const context = { ...app.services, userId: user.userId, today: day, timezone, log: app.app.log };
    expect(await allowanceOf(context, app.services.engines.known().engine)).toEqual({
      engine: 'some-model',
      limit: 1,
      left: 0,
      resetsAt,
    });
    const { id: projectId } = (await makeProject(user)).project;
    expect(await failure(user.api.subtasks.generate({ params: { projectId }, body: {} }))).toMatchObject({
      status: 429,
    });

    app.clock.set(resetsAt);
    const next = { ...context, today: addDays(day, 1) };
    expect(await allowanceOf(next, app.services.engines.known().engine)).toMatchObject({ left: 1 });
  });
});

test('who asks how we are is told which engine is active and whether it answers, without waiting for it', async () => {
  const ready = async (app: TestApp): Promise<unknown> => {
    const answer = await fetch(`${app.address}/api/ready`);
    return Object(await answer.json()).data;
  };
  const app = await startWithModel();
  await expect.poll(() => ready(app)).toMatchObject({ ai: { engine: 'some-model', answers: true } });
  server.mode = '401';
  const refused = await startWithModel();
  await expect.poll(() => ready(refused)).toMatchObject({ status: 'ready', ai: { answers: false } });
});
