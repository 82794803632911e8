import { createClient } from '@daymark/contract/client';
import { VISITOR_BRIEF_MAX_LENGTH, VISITOR_PLANS_A_MINUTE } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeServerOwner } from '../testing/server-owner.ts';

const BRIEF =
  'Repaint the quokka hut by 18 December. Sand the door, 2 h. Paint four walls, 1 h each. Buy paint.';
const ASKED = { brief: BRIEF, timezone: 'Europe/London', locale: 'en-GB' } as const;

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

let networks = 0;

/** A client of a visitor, in a network of their own. */
const visitorOf = ({ address }: TestApp, network = `198.51.100.${++networks}`) =>
  createClient({
    baseUrl: `${address}/api`,
    token: () => null,
    fetch: (url, init) =>
      fetch(url, { ...init, headers: { ...(init.headers as object), 'x-forwarded-for': network } }),
  }).visitorPlans;

const NOT_OFFERED = {
  status: 404,
  code: 'not_found',
  message: 'Projects cannot be tried on this server without an account.',
};

/** All rows of all tables, as text. */
async function rowsOf({ db }: TestApp): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'pgboss')
  `.execute(db);
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.raw(name)} t`.execute(db);
    texts.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return texts;
}

test('a visitor sees the parts and days of their project, and nothing of it is stored or logged', async () => {
  const before = new Set(await rowsOf(app));

  const { data } = await visitorOf(app, '203.0.113.9').show({ body: ASKED });

  expect(data.project).toMatchObject({ description: BRIEF, dueDate: '2026-12-18', depth: 'balanced' });
  expect(data.parts.filter(({ isOwn }) => isOwn).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Sand the door', 'Buy paint']),
  );
  const days = data.days.map(({ day }) => day);
  expect(days[0]).toBe('2026-11-20');
  expect(days).toEqual(days.toSorted());
  // Every task belongs to a part, and the hours of the parts are those of the days.
  const tasks = data.days.flatMap((day) => day.tasks);
  expect(new Set(tasks.map(({ part }) => part))).toEqual(new Set(data.parts.map(({ id }) => id)));
  const sum = (some: readonly { hours: number }[]) => some.reduce((all, { hours }) => all + hours, 0);
  expect(sum(data.parts)).toBeCloseTo(sum(tasks), 1);
  const added = (await rowsOf(app)).filter((row) => !before.has(row));
  expect(added).toHaveLength(1);
  expect(added[0]).toMatch(/limits \(203\.0\.113\.9,"visitor plans of a network"/);
  expect(app.lines.join('\n')).not.toContain('quokka');
});

test('the depth decides how many steps there are, from the visitor’s own lines to every one', async () => {
  const visitor = visitorOf(app);
  const brief = 'Launch a podcast about gardening by 31 January.';
  const tasksAt = async (depth: 'as-written' | 'balanced' | 'detailed') => {
    const { data } = await visitor.show({ body: { ...ASKED, brief, depth } });
    return data.days.flatMap(({ tasks }) => tasks).length;
  };
  const [written, balanced, detailed] = [
    await tasksAt('as-written'),
    await tasksAt('balanced'),
    await tasksAt('detailed'),
  ];
  expect(written).toBeLessThan(balanced);
  expect(balanced).toBeLessThanOrEqual(detailed);
});

test.each([
  ['en', 'Move house by 20 March. Paint the flat on 3 January. Two hours at the weekend.'],
  ['de', 'Hochzeit planen bis 20. März, Saal und Musik. Drei Stunden am Wochenende.'],
  ['fr', 'Organiser une fête avant le 20 mars. Deux heures le week-end.'],
  ['es', 'Organizar una boda antes del 20 de marzo. Dos horas los fines de semana.'],
])('a project is due on the latest day of its brief, not at the weekend: %s', async (locale, brief) => {
  const { data } = await visitorOf(app).show({ body: { ...ASKED, locale, brief, depth: 'as-written' } });
  expect(data.project).toMatchObject({ startDate: '2026-11-20', dueDate: '2027-03-20' });
});

test('a network tries ten projects a minute; others are not held up by it', async () => {
  const visitor = visitorOf(app);
  const body = { ...ASKED, brief: 'Paint the door.' };
  for (let tries = 0; tries < VISITOR_PLANS_A_MINUTE; tries++) await visitor.show({ body });

  expect(await failureOf(visitor.show({ body }))).toMatchObject({
    status: 429,
    code: 'too_many_attempts',
    message: 'Your network has tried 10 projects within a minute. Please try again in 60 seconds.',
    retryAfterSeconds: 60,
  });
  await visitorOf(app).show({ body });

  app.clock.advance({ seconds: 61 });
  await visitor.show({ body });
});

longTest(
  'the owner turns it off and on; it is off too where nobody can sign up or there is no engine',
  async () => {
    const { api } = await makeServerOwner(app);
    const visitor = visitorOf(app);
    const tries = () => visitor.show({ body: ASKED });
    expect((await api.server.get()).data.visitorPlans).toBe(true);

    expect((await api.server.change({ body: { visitorPlans: false } })).data.visitorPlans).toBe(false);
    expect(await failureOf(tries())).toMatchObject(NOT_OFFERED);
    expect(await failureOf(visitor.prepare())).toMatchObject(NOT_OFFERED);

    await api.server.change({ body: { visitorPlans: true, signUps: 'invited' } });
    expect(await failureOf(tries())).toMatchObject(NOT_OFFERED);
    const { data } = await api.server.change({ body: { signUps: 'open' } });
    expect(data).toMatchObject({ visitorPlans: true, signUps: 'open' });
    await tries();

    const off = await startTestApp({ config: { aiProvider: 'off' } });
    expect(await failureOf(visitorOf(off).show({ body: ASKED }))).toMatchObject(NOT_OFFERED);
  },
);

test('the built-in engine alone plans it, whatever language model is connected', async () => {
  const unreachable = { aiModel: 'a-model', aiBaseUrl: 'http://127.0.0.1:9', aiApiKey: 'a-key' };
  const connected = await startTestApp({ config: { aiProvider: 'openai-compatible', ...unreachable } });
  const { data } = await visitorOf(connected).show({ body: ASKED });
  expect(data.days.length).toBeGreaterThan(0);
});

test.each([
  ['nothing', ' \n\t ', 'Please write what you want to get done'],
  ['too much', 'a'.repeat(VISITOR_BRIEF_MAX_LENGTH + 1), 'Please use at most 500 characters'],
  ['control characters', 'Paint\u0000 the door', 'Please remove the control characters from this text'],
  ['half a character', 'Paint \ud800 the door', 'Please remove the broken characters from this text'],
  ['something else than text', 5, 'Please write what you want to get done'],
  [
    'no work',
    'Hello',
    'There is nothing to plan in these words yet. Say what you want to get done, and by when.',
  ],
])('what cannot be planned is told at the text: %s', async (_what, brief, message) => {
  const body = { ...ASKED, brief: brief as string };
  expect(await failureOf(visitorOf(app).show({ body }))).toMatchObject({
    status: 400,
    errors: [{ path: 'brief', message }],
  });
});

test('hostile words are planned or refused, and stay words', async () => {
  const hostile = [
    '<img src=x onerror=alert(1)> paint the door',
    ', or '.repeat(100),
    'every day until 2036 write one page '.repeat(13),
    '9'.repeat(500),
    '{{constructor}} {0, plural, other {#}} %s build a shed',
    'Paint \u202eeht rood by 18 December',
  ];
  for (const [at, brief] of hostile.entries()) {
    const answer = await fetch(`${app.address}/api/visitor-plans`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': `203.0.113.${20 + at}` },
      body: JSON.stringify({ ...ASKED, brief }),
    });
    expect([200, 400], brief).toContain(answer.status);
  }
});
