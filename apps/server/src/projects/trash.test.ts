import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, TEST_NOW, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { purgeTrashedProjects } from './trash.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());
beforeEach(() => app.clock.set(TEST_NOW));

/** A user with projects of these names in the trash, each deleted a minute after the previous one. */
async function makeTrash(...names: string[]) {
  const user = await makeUser(app);
  const ids: string[] = [];
  for (const name of names) {
    const { project } = await makeProject(user, { name });
    await user.api.projects.delete({ params: { id: project.id } });
    ids.push(project.id);
    app.clock.advance({ minutes: 1 });
  }
  return { user, ids, id: ids[0] ?? '' };
}

const totalsOf = async ({ api }: TestUser) => ({
  listed: (await api.projects.list()).total,
  trashed: (await api.trash.list()).total,
});

/** The number of a user's rows in each table of projects. */
const rowsLeft = async ({ userId }: TestUser) => {
  const tables = ['projects', 'milestones', 'subtasks', 'subtask_dependencies'];
  const counts = tables.map(
    (table) => sql`(select count(*) from ${sql.table(table)} where user_id = ${userId}) as ${sql.ref(table)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(app.db);
  return rows[0] ?? {};
};

/** A project with every kind of dependent row. */
async function makeFullProject(user: TestUser) {
  const { project, subtasks } = await makeProject(user, {
    // As it is written, a second project beside the first one has as many tasks.
    ...{ generateAISubtasks: true, depth: 'as-written' },
    milestones: [{ name: 'Launch', dueDate: '2026-12-10' }],
  });
  const milestoneId = project.milestones[0]?.id ?? '';
  const first = await addSubtask(user, project.id, { title: 'Call', milestoneId, status: 'In Progress' });
  const gone = await addSubtask(user, project.id, { title: 'Gone', milestoneId, dependsOn: [first.id] });
  await user.api.subtasks.delete({ params: { id: gone.id } });
  return { id: project.id, milestoneId, subtaskId: first.id, goneId: gone.id, planned: subtasks };
}

describe('the trash', () => {
  test('lists what was deleted, the last first, with the days that it has left', async () => {
    const { user } = await makeTrash('one', 'two', 'three');
    await makeProject(user, { name: 'kept' });
    app.clock.advance({ days: 3 });

    const first = await user.api.trash.list({ query: { limit: 2 } });
    const second = await user.api.trash.list({ query: { limit: 2, page: 2 } });

    expect(first).toMatchObject({ page: 1, pages: 2, total: 3, count: 2, limit: 2 });
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['three', 'two', 'one']);
    expect(second.data[0]).toMatchObject({ deletedAt: '2026-11-20T12:00:00.000Z', daysLeft: 27 });
  });

  test('counts days in the zone of its person', async () => {
    const daysLeft = async (timezone: string) => {
      app.clock.set('2026-11-20T10:30:00Z');
      const user = await makeUser(app, { timezone });
      const { project } = await makeProject(user);
      await user.api.projects.delete({ params: { id: project.id } });
      app.clock.set('2026-11-20T11:30:00Z');
      return (await user.api.trash.list()).data[0]?.daysLeft;
    };
    expect(await daysLeft('Pacific/Pago_Pago')).toBe(29);
    expect(await daysLeft('Europe/London')).toBe(30);
    expect(await daysLeft('Pacific/Kiritimati')).toBe(30);
  });

  test('gives a project back exactly as it was', async () => {
    const user = await makeUser(app);
    const { id, goneId } = await makeFullProject(user);
    await user.api.projects.setProgress({ params: { id }, body: { progress: 40 } });
    const everything = async () => ({
      project: (await user.api.projects.get({ params: { id } })).data.project,
      listed: await user.api.projects.list(),
      stats: (await user.api.projects.stats()).data,
      agenda: await user.api.subtasks.stats({ query: { limit: 100 } }),
      milestones: await user.api.milestones.list({ params: { projectId: id } }),
      deleted: await user.api.subtasks.trash({ params: { projectId: id } }),
    });
    const before = await everything();
    await user.api.projects.delete({ params: { id } });
    app.clock.advance({ minutes: 5 });

    const { data } = await user.api.trash.restore({ params: { id } });

    const { subtasks: _, plan: __, ...shown } = before.project;
    expect(data.project).toEqual(shown);
    expect(await everything()).toEqual(before);
    expect(await totalsOf(user)).toEqual({ listed: 1, trashed: 0 });
    expect(await failure(user.api.subtasks.restore({ params: { id: goneId } }))).toBeUndefined();
    expect(await failure(user.api.trash.restore({ params: { id } }))).toMatchObject({
      status: 404,
      message: 'Project not found',
    });
  });

  test('holds what cannot be reached anywhere else', async () => {
    const user = await makeUser(app);
    const { id, milestoneId, subtaskId, goneId } = await makeFullProject(user);
    await user.api.projects.delete({ params: { id } });
    const { projects, subtasks, milestones } = user.api;
    const params = { id };
    const ofProject = { projectId: id };
    const calls = [
      projects.get({ params }),
      projects.change({ params, body: { name: 'Still here?' } }),
      projects.change({ params, body: { dueDate: '2026-12-30' } }),
      projects.setProgress({ params, body: { progress: 10 } }),
      projects.delete({ params }),
      subtasks.list({ params: ofProject }),
      subtasks.trash({ params: ofProject }),
      subtasks.create({ params: ofProject, body: { title: 'Still here?' } }),
      subtasks.generate({ params: ofProject, body: { regenerate: true } }),
      subtasks.change({ params: { id: subtaskId }, body: { status: 'Completed' } }),
      subtasks.change({ params: { id: subtaskId }, body: { milestoneId } }),
      subtasks.delete({ params: { id: subtaskId } }),
      subtasks.restore({ params: { id: goneId } }),
      milestones.list({ params: ofProject }),
      milestones.create({ params: ofProject, body: { name: 'Fair', dueDate: '2026-12-01' } }),
      milestones.change({ params: { id: milestoneId }, body: { name: 'Fair' } }),
      milestones.delete({ params: { id: milestoneId } }),
    ];
    for (const refusal of await Promise.all(calls.map(failure)))
      expect(refusal).toMatchObject({ status: 404 });
    expect((await subtasks.stats({ query: { projectId: id } })).total).toBe(0);
    expect((await projects.list()).total).toBe(0);
  });
});

describe('deleting for good', () => {
  test('removes one project with everything that hangs on it, and no other', async () => {
    const user = await makeUser(app);
    const { id } = await makeFullProject(user);
    const other = await makeFullProject(user);
    await user.api.projects.delete({ params: { id: other.id } });
    const half = await rowsLeft(user);
    await user.api.projects.delete({ params: { id } });

    expect(await user.api.trash.delete({ params: { id } })).toMatchObject({ data: { id } });

    const left = await rowsLeft(user);
    for (const [table, count] of Object.entries(half)) expect(left[table]).toBe(count / 2);
    expect(await failure(user.api.trash.delete({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await failure(user.api.trash.restore({ params: { id } }))).toMatchObject({ status: 404 });
    expect(await failure(user.api.trash.restore({ params: { id: other.id } }))).toBeUndefined();
    expect(await totalsOf(user)).toEqual({ listed: 1, trashed: 0 });
  });

  test('reaches only what is in the trash', async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user);
    const call = user.api.trash.delete({ params: { id: project.id } });
    expect(await failure(call)).toMatchObject({ status: 404, message: 'Project not found' });
    expect(await user.api.trash.empty()).toMatchObject({ data: { count: 0 } });
    expect(await totalsOf(user)).toEqual({ listed: 1, trashed: 0 });
  });

  test('empties the trash of one person', async () => {
    const { user } = await makeTrash('one', 'two');
    await makeProject(user, { name: 'kept' });
    const other = await makeUser(app);
    const { project } = await makeProject(other);
    await other.api.projects.delete({ params: { id: project.id } });

    expect(await user.api.trash.empty()).toMatchObject({
      message: '2 projects deleted for good',
      data: { count: 2 },
    });

    expect(await totalsOf(user)).toEqual({ listed: 1, trashed: 0 });
    expect(await totalsOf(other)).toEqual({ listed: 0, trashed: 1 });
  });
});

describe('at the same time', () => {
  test('of ten restores one counts, and of ten deletions', async () => {
    const { user, id } = await makeTrash('one');
    const tenOf = async (call: () => Promise<unknown>) => {
      const results = await Promise.all(Array.from({ length: 10 }, () => failure(call())));
      const refused = results.filter((result) => result !== undefined);
      expect(refused).toHaveLength(9);
      for (const refusal of refused) expect(refusal).toMatchObject({ status: 404 });
    };
    const params = { id };
    await tenOf(() => user.api.trash.restore({ params }));
    expect(await totalsOf(user)).toEqual({ listed: 1, trashed: 0 });
    await tenOf(() => user.api.projects.delete({ params }));
    expect(await totalsOf(user)).toEqual({ listed: 0, trashed: 1 });
    await tenOf(() => user.api.trash.delete({ params }));
    expect(await totalsOf(user)).toEqual({ listed: 0, trashed: 0 });
  });

  test('a project is restored or removed for good, never both, whoever removes it', async () => {
    const names = Array.from({ length: 12 }, (_, number) => `project ${number}`);
    const { user, ids } = await makeTrash(...names);
    const { api } = user;
    const removals = [() => api.trash.empty(), () => purgeTrashedProjects(app.db, app.clock.now())];

    const restored = await Promise.all([
      ...ids.map((id) => failure(api.trash.restore({ params: { id } }))),
      ...removals.map((remove) => remove().then(() => 'removed')),
    ]);

    const kept = restored.slice(0, ids.length).filter((result) => result === undefined).length;
    expect((await api.projects.list({ query: { limit: 100 } })).count).toBe(kept);
    expect(await totalsOf(user)).toEqual({ listed: kept, trashed: 0 });
  });
});
