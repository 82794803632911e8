import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { settleProjects } from '../db/project-figures.ts';
import { versionOfProject, versionOfProjects } from '../db/versioned-read.ts';
import type { Attempt } from '../testing/authorization-row.ts';
import { ROWS } from '../testing/authorization-rows.ts';
import { follower, seeProjectOrGone } from '../testing/following.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { isLong, sampled } from '../testing/long-run.ts';
import { makeOwner, type Owner } from '../testing/owner.ts';
import { makeProject, makeUser } from '../testing/people.ts';
import { rowsOf } from '../testing/rows.ts';
import { makeFairQueue } from './fair-queue.ts';
import { sendVersioned, type VersionedAnswer } from './versioned-answers.ts';

const operations = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).map(([name, route]): [string, Route] => [`${feature}.${name}`, route]),
);
const reads = operations.filter(([, route]) => route.revalidated);
const writes = operations.filter(
  ([, { access, endpoint }]) => access !== 'public' && !endpoint.startsWith('GET '),
);

/** The features whose writes such a read shows. */
const SHOWN = ['projects', 'milestones', 'subtasks', 'trash', 'series', 'timers', 'planChanges'];
const isShown = ([operation]: (typeof operations)[number]) => SHOWN.includes(operation.split('.')[0] ?? '');
/** Some of both: of the others too, which such a read shows now and then. */
const tried = [true, false].flatMap((isSeen) => {
  const some = writes.filter((one) => isShown(one) === isSeen);
  return sampled(some, isSeen ? 12 : 4);
});

/** Requests with writes that the first request of their operation does not make. */
const FURTHER: Record<string, ((owner: Owner) => Attempt)[]> = {
  'projects.change': [
    ({ projectId: id }) => ({ params: { id }, body: { dueDate: '2026-12-24' } }),
    ({ projectId: id }) => ({ params: { id }, body: { status: 'Completed' } }),
    ({ projectId: id }) => ({ params: { id }, body: { category: 'Moved' } }),
  ],
  'milestones.create': [
    ({ projectId, subtaskId }) => ({
      params: { projectId },
      body: { name: 'Leads here', dueDate: '2026-12-02', subtaskIds: [subtaskId] },
    }),
  ],
  'milestones.change': [({ milestoneId: id }) => ({ params: { id }, body: { dueDate: '2026-12-03' } })],
  'subtasks.change': [
    ({ subtaskId: id }) => ({ params: { id }, body: { status: 'Completed' } }),
    ({ subtaskId: id }) => ({ params: { id }, body: { dueDate: '2026-11-27', dueTime: '09:30' } }),
    ({ subtaskId: id }) => ({ params: { id }, body: { estimatedHours: 2.5, actualHours: 1 } }),
    ({ subtaskId: id }) => ({ params: { id }, body: { pinned: true } }),
    ({ subtaskId: id, milestoneId }) => ({ params: { id }, body: { milestoneId } }),
    ({ subtaskId: id, deletedSubtaskId }) => ({ params: { id }, body: { dependsOn: [deletedSubtaskId] } }),
    ({ subtaskId: id }) => ({ params: { id }, body: { dependsOn: [] } }),
    ({ subtaskId, otherSubtaskId: id }) => ({
      params: { id: subtaskId },
      body: { lags: [{ id, days: 2 }] },
    }),
  ],
  'subtasks.delete': [({ otherSubtaskId: id }) => ({ params: { id } })],
  'subtasks.create': [({ projectId }) => ({ params: { projectId }, body: { title: 'A lone one' } })],
  'subtasks.changeMany': [
    ({ projectId, subtaskId, otherSubtaskId }) => ({
      params: { projectId },
      body: {
        changes: [
          { id: subtaskId, dueDate: '2026-11-26' },
          { id: otherSubtaskId, status: 'In Progress' },
        ],
      },
    }),
  ],
};

let app: TestApp;
let close: () => Promise<void>;
/** A node that has kept nothing of an owner. */
let fresh: TestApp;
let closeFresh: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
  ({ app: fresh, close: closeFresh } = await openTestApp({ database: app.database }));
});
afterAll(async () => {
  await closeFresh();
  await close();
});

const addressOf = ({ endpoint }: Route, { params = {}, query = {} }: Attempt, address = app.address) => {
  const path = endpoint.replace(/^\w+ /, '').replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  return `${address}/api${path}?${new URLSearchParams(query)}`;
};

async function ask(
  route: Route,
  attempt: Attempt,
  token: string,
  { address = app.address, headers = {} }: { address?: string; headers?: Record<string, string> } = {},
) {
  const { body } = attempt;
  const isForm = body instanceof FormData;
  const response = await fetch(addressOf(route, attempt, address), {
    method: route.endpoint.split(' ')[0] ?? 'GET',
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined || isForm ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: isForm ? body : JSON.stringify(body) }),
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

let times = 0;

/** The answers of all revalidated reads: from the cache, or of a node and with an address that have nothing cached. The state of a project is left out: it is lower while other transactions run. */
async function seen(owner: Owner, how: 'kept' | 'anew'): Promise<Record<string, string>> {
  const found: Record<string, string> = {};
  for (const [operation, route] of reads) {
    const { params = {}, query = {} } = ROWS[operation]?.own(owner) ?? {};
    const further = how === 'anew' ? { unheard: String(++times) } : {};
    const { address } = how === 'anew' ? fresh : app;
    const { status, text } = await ask(route, { params, query: { ...query, ...further } }, owner.token, {
      address,
    });
    found[operation] = status === 200 ? text.replace(/"state":"[^"]*"/, '') : String(status);
  }
  return found;
}

const PARTS = ['projects', 'milestones', 'subtasks', 'subtask_dependencies'];

async function stored({ userId, projectId }: Owner) {
  const { rows } = await sql<{ one: string | null; all: string }>`
    select ${versionOfProject(userId, projectId)} as one, ${versionOfProjects(userId)} as all
  `.execute(app.db);
  const all = await rowsOf(app, userId);
  const lines = PARTS.flatMap((table) => all[table]?.split('\n') ?? []);
  return { version: rows[0], ofProject: lines.filter((line) => line.includes(projectId)).join('\n') };
}

/** The reads that each operation changed. */
const changedBy = new Map<string, Set<string>>();

async function holdAfter(operation: string, route: Route, attemptOf: (owner: Owner) => Attempt) {
  const owner = await makeOwner(app);
  const { milestoneId, subtaskId: id, otherSubtaskId } = owner;
  await owner.api.subtasks.change({ params: { id }, body: { milestoneId, dependsOn: [otherSubtaskId] } });
  // After settling, the version of all projects only contains the stored figures.
  await settleProjects({ ...owner, db: app.db, log: app.app.log }, Number.POSITIVE_INFINITY);
  app.clock.advance({ seconds: 1 });
  const before = await seen(owner, 'kept');
  expect(await seen(owner, 'kept')).toEqual(before);
  const was = await stored(owner);
  const client = await follower(owner, owner.projectId);

  await ask(route, attemptOf(owner), owner.token);

  const anew = await seen(owner, 'anew');
  expect(await seen(owner, 'kept')).toEqual(anew);
  const is = await stored(owner);
  expect(await client.orGone()).toEqual(await seeProjectOrGone(owner, owner.projectId));
  if (is.ofProject !== was.ofProject) {
    expect(is.version?.one).not.toBe(was.version?.one);
    expect(is.version?.all).not.toBe(was.version?.all);
  }
  const changed = changedBy.get(operation) ?? new Set();
  for (const [read] of reads) if (anew[read] !== before[read]) changed.add(read);
  changedBy.set(operation, changed);
}

describe('what is kept is what would be read anew, after', () => {
  test.each(tried)('%s', async (operation, route) => {
    const own = ROWS[operation]?.own;
    if (!own) throw new Error(`Say in testing/authorization-rows.ts how ${operation} is called`);
    for (const attemptOf of [own, ...((isLong && FURTHER[operation]) || [])])
      await holdAfter(operation, route, attemptOf);
  });

  test('the writes that such a read shows: each of them changed one', () => {
    const unseen = new Set(['trash.delete', 'trash.empty']);
    const idle = tried
      .filter(isShown)
      .map(([operation]) => operation)
      .filter((operation) => !unseen.has(operation))
      .filter((operation) => changedBy.get(operation)?.size === 0);
    expect(idle).toEqual([]);
    const changed = new Set([...changedBy.values()].flatMap((some) => [...some]));
    const unchanged = reads.map(([operation]) => operation).filter((read) => !changed.has(read));
    expect(isLong ? unchanged : []).toEqual([]);
  });
});

async function listing() {
  const user = await makeUser(app);
  const { project } = await makeProject(user, { name: 'Winter fair' });
  const path = `/api/subtasks/projects/${project.id}`;
  const get = (address: string, token: string, headers: Record<string, string> = {}) =>
    fetch(address + path, { headers: { authorization: `Bearer ${token}`, ...headers } });
  return { user, project, get };
}

describe('a revalidated answer', () => {
  test('says what it is by its ETag, to be asked for each time and kept by nobody else', async () => {
    const { user, project, get } = await listing();
    const first = await get(app.address, user.token);
    const etag = first.headers.get('etag') ?? '';
    expect(etag).toMatch(/^W\/"[\w-]+"$/);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    for (const named of [etag, `"other", ${etag}`, '*']) {
      const again = await get(app.address, user.token, { 'if-none-match': named });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, etag, '']);
    }
    expect((await get(app.address, user.token, { 'if-none-match': '"other"' })).status).toBe(200);

    await user.api.subtasks.create({ params: { projectId: project.id }, body: { title: 'Book the hall' } });
    const changed = await get(app.address, user.token, { 'if-none-match': etag });
    expect(changed.status).toBe(200);
    expect(changed.headers.get('etag')).not.toBe(etag);
    expect(await changed.text()).toContain('Book the hall');
  });

  test('is right on every node', async () => {
    const { user, project, get } = await listing();
    const another = await app.startAnother();
    const first = await get(another.address, user.token);
    const etag = (await get(app.address, user.token)).headers.get('etag');
    expect(first.headers.get('etag')).toBe(etag);

    await user.api.subtasks.create({ params: { projectId: project.id }, body: { title: 'Book the hall' } });
    for (const { address } of [another, app])
      expect(await (await get(address, user.token)).text()).toContain('Book the hall');
  });

  test('is made once for requests that take turns', async () => {
    const queue = makeFairQueue({
      atOnce: 1,
      eachAtOnce: 1,
      waitingMax: 9,
      eachWaitingMax: 9,
      refusal: () => new Error('full'),
    });
    const server = Fastify();
    const knownVersions: (string | undefined)[] = [];
    const answer: VersionedAnswer<string> = {
      inTurn: (reading) => queue.run(reading),
      read: async (known) => {
        knownVersions.push(known);
        await nextTurn();
        return known === undefined ? { version: 'first', answer: 'the plan' } : undefined;
      },
    };
    server.get('/', (request, reply) =>
      sendVersioned(request, reply, app.db, {
        whose: 'turns',
        answer,
        mediaType: 'text/plain',
        toText: (text) => text,
      }),
    );
    const answers = await Promise.all([1, 2, 3].map(() => server.inject('/')));
    expect(answers.map(({ body }) => body)).toEqual(['the plan', 'the plan', 'the plan']);
    expect(knownVersions).toEqual([undefined, 'first', 'first']);
    await server.close();
  });

  test('goes to its owner alone, also once it is kept', async () => {
    const { user, get } = await listing();
    const stranger = await makeUser(app);
    const etag = (await get(app.address, user.token)).headers.get('etag') ?? '';
    const refused = await get(app.address, stranger.token, { 'if-none-match': etag });
    expect(refused.status).toBe(404);
    expect((await get(app.address, 'nobody', { 'if-none-match': etag })).status).toBe(401);
  });

  test('tells what is overdue by the day of its reader', async () => {
    const node = await startTestApp();
    const user = await makeUser(node);
    const { project } = await makeProject(user);
    const params = { projectId: project.id };
    await user.api.subtasks.create({ params, body: { title: 'Book the hall', dueDate: '2026-11-23' } });
    const overdue = async () =>
      (await user.api.subtasks.list({ params })).data.map(({ isOverdue }) => isOverdue);
    expect(await overdue()).toEqual([false]);
    node.clock.set('2026-11-24T12:00:00Z');
    expect(await overdue()).toEqual([true]);
  });

  test('of a project that was deleted is not found', async () => {
    const { user, project, get } = await listing();
    const etag = (await get(app.address, user.token)).headers.get('etag') ?? '';
    await user.api.projects.delete({ params: { id: project.id } });
    expect((await get(app.address, user.token, { 'if-none-match': etag })).status).toBe(404);
  });
});
