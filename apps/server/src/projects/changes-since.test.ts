import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { refusal } from '../testing/failure.ts';
import { follower, seeProject } from '../testing/following.ts';
import { openTestApp, startTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const START = '2026-11-23';

/** A planned project with dependencies, a milestone and a series, and what people do to it. */
async function openProject() {
  const user = await makeUser(app);
  const { project } = await makeProject(user, {
    startDate: START,
    dueDate: '2026-12-18',
    description: 'Write 3 letters. Call 2 shops. Paint the door.',
    milestones: [{ name: 'Draft', dueDate: '2026-12-01' }],
    generateAISubtasks: true,
  });
  const { id } = project;
  const { api } = user;
  const inProject = { params: { projectId: id } };
  const first = await addSubtask(user, id, { title: 'First', dueDate: '2026-11-25', estimatedHours: 6 });
  await addSubtask(user, id, { title: 'Second', dueDate: '2026-11-26', dependsOn: [first.id] });
  await addSubtask(user, id, { title: 'Later', dueDate: '2026-12-16', dependsOn: [first.id] });
  const ids = (await seeProject(user, id)).project.subtasks.map((subtask) => subtask.id);
  const gone = new Set<string>();
  const changeIds: string[] = [];
  const noteChange = (changeId: string | null) => void (changeId && changeIds.push(changeId));
  const change = (at: string, body: object) => api.subtasks.change({ params: { id: at }, body });
  const milestoneId = project.milestones[0]?.id ?? '';

  const acts = {
    add: async () => void ids.push((await addSubtask(user, id, { title: 'Another' })).id),
    complete: (at: string) => change(at, { status: 'Completed' }),
    reopen: (at: string) => change(at, { status: 'Pending' }),
    move: (at: string) => change(at, { dueDate: '2026-12-03', dueTime: '09:30' }),
    take: (at: string) => change(at, { milestoneId }),
    wait: (at: string, other: string) => change(at, { dependsOn: [other], lags: [{ id: other, days: 1 }] }),
    waitNoMore: (at: string) => change(at, { dependsOn: [] }),
    delete: async (at: string) => {
      gone.add(at);
      await api.subtasks.delete({ params: { id: at } });
    },
    restore: () => api.subtasks.restoreMany({ ...inProject, body: { ids: [...gone, ...ids.slice(0, 1)] } }),
    deleteMany: (at: string, other: string) => {
      gone.add(at).add(other);
      return api.subtasks.deleteMany({ ...inProject, body: { ids: [at, other] } });
    },
    changeMany: (at: string, other: string) =>
      api.subtasks.changeMany({
        ...inProject,
        body: {
          changes: [
            { id: at, dueDate: '2026-12-04' },
            { id: other, status: 'In Progress' },
          ],
        },
      }),
    breakDown: async (at: string) => {
      const steps = [
        { title: 'Begin', minutes: 60 },
        { title: 'End', minutes: 60 },
      ];
      const { written } = (await api.subtasks.breakDown({ params: { id: at }, body: { steps } })).data;
      noteChange(written?.changeId ?? null);
    },
    regenerate: async () =>
      noteChange((await api.subtasks.generate({ ...inProject, body: { regenerate: true } })).changeId),
    undo: () => api.planChanges.undo({ params: { id: changeIds.pop() ?? id } }),
    repeat: () =>
      api.series.create({
        ...inProject,
        body: { title: 'Water it', rule: 'FREQ=WEEKLY;BYDAY=MO', startsOn: START },
      }),
    rename: () => api.projects.change({ params: { id }, body: { name: 'Renamed' } }),
    start: () => api.projects.change({ params: { id }, body: { startDate: '2026-11-24' } }),
    deleteMilestone: () => api.milestones.delete({ params: { id: milestoneId } }),
    trash: async () => {
      await api.projects.delete({ params: { id } });
      await api.trash.restore({ params: { id } });
    },
    nextDay: async () => app.clock.advance({ days: 1 }),
  } satisfies Record<string, (at: string, other: string) => Promise<unknown>>;
  const act = async (does: keyof typeof acts, at: number, other: number): Promise<unknown> =>
    acts[does](ids[at % ids.length] ?? '', ids[other % ids.length] ?? '');
  return { user, id, act, acts };
}

type Does = keyof Awaited<ReturnType<typeof openProject>>['acts'];
interface Step {
  does: Does;
  at: number;
  other: number;
  /** Which clients read after it. */
  readers: boolean[];
}

const DOES: Does[] = ['add', 'complete', 'reopen', 'move', 'take', 'wait', 'waitNoMore', 'delete', 'restore'];
const MORE: Does[] = ['deleteMany', 'changeMany', 'breakDown', 'regenerate', 'undo', 'repeat'];
const SELDOM: Does[] = ['rename', 'start', 'deleteMilestone', 'trash', 'nextDay'];

const step: fc.Arbitrary<Step> = fc.record({
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...DOES) },
    { weight: 3, arbitrary: fc.constantFrom(...MORE) },
    { weight: 1, arbitrary: fc.constantFrom(...SELDOM) },
  ),
  at: fc.nat(12),
  other: fc.nat(12),
  readers: fc.array(fc.boolean(), { minLength: 2, maxLength: 2 }),
});

beforeEach(() => app.clock.set(`${START}T09:00:00Z`));

/** What was refused, and by which of the refusals that such steps meet. */
const REFUSED = [undefined, 400, 404, 409, 412];

test('after any writes, what is put together from changes is what is read whole, on every node', async () => {
  const another = await app.startAnother();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
      const { user, id, act } = await openProject();
      const there = { api: another.client(user.token) };
      const clients = [await follower(user, id), await follower(there, id)];
      for (const one of steps) {
        expect(REFUSED).toContain(await refusal(act(one.does, one.at, one.other)));
        for (const [n, client] of clients.entries())
          if (one.readers[n])
            expect((await client.read()).details).toEqual((await seeProject(there, id)).project);
      }
      const { project } = await seeProject(user, id);
      for (const client of clients) expect((await client.read()).details).toEqual(project);
    }),
    { numRuns: Math.ceil((fc.readConfigureGlobal().numRuns ?? 100) / 8) },
  );
});

/**
 * Waits until every transaction of the server has ended that may be older than the last write. While one of another test runs, in
 * a database of its own, what was written behind its beginning is sent once more.
 */
async function olderOnesEnded() {
  const { rows } = await sql<{ own: string }>`select pg_current_xact_id()::text as own`.execute(app.db);
  const { own } = rows[0] ?? {};
  const running = sql<{
    isOld: boolean;
  }>`select pg_snapshot_xmin(pg_current_snapshot()) <= ${own}::xid8 as "isOld"`;
  await expect.poll(async () => (await running.execute(app.db)).rows).toEqual([{ isOld: false }]);
}

describe('of a project that is read again', () => {
  test('only the subtasks that changed and those that wait for them are sent, and the ids of the deleted', async () => {
    const { user, id, acts } = await openProject();
    await olderOnesEnded();
    const client = await follower(user, id);
    const { details } = await client.read();
    expect(await client.read()).toMatchObject({ sent: 0, removed: [] });

    const [lone] = details.subtasks.filter(({ title }) => title === 'Second');
    if (!lone) throw new Error('No second subtask');
    await acts.complete(lone.id);
    await olderOnesEnded();
    const after = await client.read();
    expect(after).toMatchObject({ sent: 1, removed: [] });
    expect(after.details.progress).toBeGreaterThan(0);

    const [waitedFor = ''] = lone.dependsOn;
    await acts.delete(waitedFor);
    await olderOnesEnded();
    const without = await client.read();
    expect(without).toMatchObject({ sent: 2, removed: [waitedFor] });
    expect(without.details.subtasks.find((subtask) => subtask.id === lone.id)?.dependsOn).toEqual([]);
  });

  test('a subtask that waits for another one is sent when that is broken down, although it stays on its day', async () => {
    const { user, id, acts } = await openProject();
    const { subtasks } = (await seeProject(user, id)).project;
    const [first, later] = ['First', 'Later'].map((name) => subtasks.find(({ title }) => title === name));
    const client = await follower(user, id);
    await acts.breakDown(first?.id ?? '');
    const { details } = await client.read();
    const now = details.subtasks.find((subtask) => subtask.id === later?.id);
    expect(now).toMatchObject({ dueDate: later?.dueDate, version: later?.version });
    expect(now?.dependsOn).not.toEqual(later?.dependsOn);
  });

  test('all are sent if the state is not known, of another day, of another start or of a stranger', async () => {
    const { user, id, acts } = await openProject();
    const { state, project } = await seeProject(user, id);
    const whole = async (since: string) => (await seeProject(user, id, since)).removed === null;
    expect(await whole(state)).toBe(false);
    for (const strange of ['', 'x', `${state}0000000000000000000`, state.replace(/^./, '_'), "' or 1=1"])
      expect(await whole(strange)).toBe(true);

    app.clock.advance({ days: 1 });
    expect(await whole(state)).toBe(true);
    const tomorrow = await seeProject(user, id);
    await acts.start();
    expect(await whole(tomorrow.state)).toBe(true);
    expect(project.subtasks.length).toBeGreaterThan(0);

    const stranger = await makeUser(app);
    expect(await refusal(seeProject(stranger, id, tomorrow.state))).toBe(404);
  });

  test('what a write under way holds back is sent once it is there, although others were faster', async () => {
    const node = await startTestApp();
    const user = await makeUser(node);
    const { project } = await makeProject(user);
    const slow = await addSubtask(user, project.id, { title: 'Slow' });
    const fast = await addSubtask(user, project.id, { title: 'Fast' });
    const client = await follower(user, project.id);
    const titles = async () => (await client.read()).details.subtasks.map(({ title }) => title);
    const of = (id: string) => sql`user_id = ${user.userId} and id = ${id}`;

    await node.db.transaction().execute(async (trx) => {
      // A part of a transaction has a number of its own, which a snapshot does not name: here one before the others.
      await sql`savepoint part`.execute(trx);
      await sql`update subtasks set title = 'Slower' where ${of(slow.id)}`.execute(trx);
      await user.api.subtasks.change({ params: { id: fast.id }, body: { title: 'Faster' } });
      expect(await titles()).toEqual(['Slow', 'Faster']);
      await sql`update projects set settled = false where ${of(project.id)}`.execute(trx);
    });
    expect(await titles()).toEqual(['Slower', 'Faster']);
  });
});
