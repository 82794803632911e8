import { ApiError } from '@daymark/contract/client';
import type { NewSubtask } from '@daymark/contract/subtasks';
import { progressFrom, statusFrom } from '@daymark/domain/projects';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { makeProject, makeUser, type TestUser, wrongCounters } from '../testing/people.ts';

const failure = (call: Promise<unknown>) =>
  call.then(
    () => undefined,
    (error: unknown) => (error instanceof ApiError ? { status: error.status, ...error.failure } : error),
  );

const add = async ({ api }: TestUser, projectId: string, body: NewSubtask) =>
  (await api.subtasks.create({ params: { projectId }, body })).data.subtask;

async function makePlan() {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  return { app, user, project };
}

describe('a subtask', () => {
  test('is added with its defaults, and the project counts it', async () => {
    const { user, project } = await makePlan();

    const { data } = await user.api.subtasks.create({
      params: { projectId: project.id },
      body: { title: '  Call   Mara ', estimatedHours: 1.5, dueDate: '2026-11-24' },
    });

    expect(data.subtask).toMatchObject({
      _id: data.subtask.id,
      projectId: project.id,
      title: 'Call Mara',
      status: 'Pending',
      priority: 'Medium',
      type: 'subtask',
      timeline: 1,
      aiGenerated: false,
      source: null,
      isOverdue: false,
    });
    expect(data.project).toMatchObject({
      stats: { totalSubtasks: 1, pendingSubtasks: 1 },
      subtaskStats: { totalSubtasks: 1, totalEstimatedHours: 1.5 },
    });
  });

  test('needs a title', async () => {
    const { user, project } = await makePlan();

    expect(await failure(add(user, project.id, { title: '   ' }))).toMatchObject({
      status: 400,
      message: 'Please enter a title for the subtask',
    });
  });

  test('completing the last open one completes its project; undoing that opens it again', async () => {
    const { user, project } = await makePlan();
    const { id } = await add(user, project.id, { title: 'Call Mara' });

    const done = await user.api.subtasks.change({ params: { id }, body: { status: 'Completed' } });
    expect(done.data.subtask.completedAt).toBe('2026-11-20T12:00:00.000Z');
    expect(done.data.project).toMatchObject({ status: 'Completed', progress: 100 });

    const undone = await user.api.subtasks.change({ params: { id }, body: { status: 'Pending' } });
    expect(undone.data.subtask.completedAt).toBeNull();
    expect(undone.data.project).toMatchObject({ status: 'Pending', progress: 0 });
  });

  test('is overdue from the day after its date, in the user’s zone', async () => {
    const { app, user, project } = await makePlan();
    await add(user, project.id, { title: 'Call Mara', dueDate: '2026-11-24' });
    const isOverdue = async () =>
      (await user.api.subtasks.list({ params: { projectId: project.id } })).data[0]?.isOverdue;

    app.clock.set('2026-11-24T23:59:00Z');
    expect(await isOverdue()).toBe(false);
    app.clock.set('2026-11-25T00:01:00Z');
    expect(await isOverdue()).toBe(true);
  });

  test('deleted and restored is the same as before', async () => {
    const { user, project } = await makePlan();
    const before = await add(user, project.id, { title: 'Call Mara', tags: ['phone'], estimatedHours: 2 });
    const params = { id: before.id };

    const deleted = await user.api.subtasks.delete({ params });
    expect(deleted.data.project.stats.totalSubtasks).toBe(0);
    expect(await failure(user.api.subtasks.delete({ params }))).toMatchObject({ status: 404 });

    const { data } = await user.api.subtasks.restore({ params });
    expect(data.subtask).toMatchObject({ title: 'Call Mara', tags: ['phone'], estimatedHours: 2 });
    expect(data.project.subtaskStats).toEqual({ totalSubtasks: 1, totalEstimatedHours: 2 });
  });
});

describe('what waits for what', () => {
  test('a circle is refused, and the chain is named', async () => {
    const { user, project } = await makePlan();
    const design = await add(user, project.id, { title: 'Design' });
    const build = await add(user, project.id, { title: 'Build', dependsOn: [design.id] });
    const test = await add(user, project.id, { title: 'Test', dependsOn: [build.id] });

    const call = user.api.subtasks.change({ params: { id: design.id }, body: { dependsOn: [test.id] } });

    expect(await failure(call)).toMatchObject({
      status: 400,
      errors: [{ path: 'dependsOn' }],
      message: expect.stringMatching(/"Design" → "Test" → "Build" → "Design"/),
    });
  });

  test('two changes at once cannot make a circle together', async () => {
    const { user, project } = await makePlan();
    const one = await add(user, project.id, { title: 'One' });
    const two = await add(user, project.id, { title: 'Two' });

    const results = await Promise.all([
      failure(user.api.subtasks.change({ params: { id: one.id }, body: { dependsOn: [two.id] } })),
      failure(user.api.subtasks.change({ params: { id: two.id }, body: { dependsOn: [one.id] } })),
    ]);

    expect(results.filter((result) => result === undefined)).toHaveLength(1);
  });

  test('only subtasks and milestones of the same project are taken', async () => {
    const { user, project } = await makePlan();
    const other = await makeProject(user, { milestones: [{ name: 'Fair', dueDate: '2026-12-01' }] });
    const foreign = await add(user, other.project.id, { title: 'Elsewhere' });
    const { id } = await add(user, project.id, { title: 'Here' });
    const change = (body: object) => failure(user.api.subtasks.change({ params: { id }, body }));

    expect(await change({ dependsOn: [foreign.id] })).toMatchObject({
      status: 400,
      errors: [{ path: 'dependsOn' }],
    });
    expect(await change({ milestoneId: other.project.milestones[0]?.id })).toMatchObject({
      status: 400,
      errors: [{ path: 'milestoneId' }],
    });
  });
});

describe('generating', () => {
  test('a second time is refused; regenerating an unchanged plan leaves every row as it is', async () => {
    const { user, project } = await makePlan();
    const params = { projectId: project.id };
    const first = await user.api.subtasks.generate({ params, body: {} });
    expect(first.count).toBeGreaterThanOrEqual(3);

    expect(await failure(user.api.subtasks.generate({ params, body: {} }))).toMatchObject({ status: 409 });

    const second = await user.api.subtasks.generate({ params, body: { regenerate: true } });
    expect(second.data).toEqual(first.data);
  });

  test('again keeps what a person completed, started, edited, pinned or added, byte for byte', async () => {
    const { user, project } = await makePlan();
    const params = { projectId: project.id };
    const { data } = await user.api.subtasks.generate({ params, body: {} });
    const changes = [
      { status: 'Completed' },
      { status: 'In Progress' },
      { title: 'My own words' },
      { pinned: true },
    ] as const;
    for (const [index, body] of changes.entries())
      await user.api.subtasks.change({ params: { id: data[index]?.id ?? '' }, body });
    const added = await add(user, project.id, { title: 'Call Mara' });
    await user.api.projects.change({ params: { id: project.id }, body: { description: 'Write 3 letters.' } });
    const touched = new Set([...data.slice(0, changes.length).map(({ id }) => id), added.id]);
    const before = (await user.api.subtasks.list({ params })).data.filter(({ id }) => touched.has(id));

    const again = await user.api.subtasks.generate({ params, body: { regenerate: true } });

    const byId = (a: { id: string }, b: { id: string }) => a.id.localeCompare(b.id);
    const withoutOrder = before.map(({ dependsOn: _, ...row }) => row).sort(byId);
    const kept = again.data.filter(({ id }) => touched.has(id));
    expect(kept.map(({ dependsOn: _, ...row }) => row).sort(byId)).toEqual(withoutOrder);
    const untouched = data.filter(({ id }) => !touched.has(id));
    expect(again.data.filter(({ id }) => untouched.some((row) => row.id === id))).toEqual([]);
  });

  test('ten times at once makes one plan', async () => {
    const { app, user, project } = await makePlan();
    const params = { projectId: project.id };

    const results = await Promise.all(
      Array.from({ length: 10 }, () => failure(user.api.subtasks.generate({ params, body: {} }))),
    );

    expect(results.filter((result) => result === undefined)).toHaveLength(1);
    expect(await wrongCounters(app)).toEqual([]);
  });
});

describe('subtasks over all projects', () => {
  test('are filtered, sorted and paged, and name their project', async () => {
    const { user, project } = await makePlan();
    await add(user, project.id, { title: 'Later', dueDate: '2026-12-01', estimatedHours: 3 });
    await add(user, project.id, {
      title: 'Soon',
      dueDate: '2026-11-24',
      estimatedHours: 1,
      status: 'In Progress',
    });
    await add(user, project.id, { title: 'Done', dueDate: '2026-11-23', status: 'Completed' });
    await add(user, project.id, { title: 'Someday' });

    const open = await user.api.subtasks.stats({
      query: { status: '["Pending","In Progress"]', sortBy: 'dueDate', sortOrder: 'asc', limit: 50 },
    });
    expect(open.data.map(({ title }) => title)).toEqual(['Soon', 'Later', 'Someday']);
    expect(open.data[0]?.projectId).toMatchObject({ id: project.id, _id: project.id, name: project.name });
    expect(open.stats).toMatchObject({
      total: 3,
      pending: 2,
      inProgress: 1,
      completed: 0,
      averageEstimatedHours: 2,
    });

    const dated = await user.api.subtasks.stats({
      query: { dueDateTo: '2026-11-24', includeCompleted: 'false', projectId: project.id },
    });
    expect(dated.data.map(({ title }) => title)).toEqual(['Soon']);
    const second = await user.api.subtasks.stats({
      query: { sortBy: 'title', sortOrder: 'asc', limit: 3, page: 2 },
    });
    expect(second).toMatchObject({ pages: 2, total: 4, count: 1, data: [{ title: 'Soon' }] });
  });
});

test('the counters equal the truth after random changes, many at a time', async () => {
  const { app, user, project } = await makePlan();
  const status = fc.constantFrom('Pending', 'In Progress', 'Completed');
  const step = fc.oneof(
    fc.record({ kind: fc.constant('add'), status, hours: fc.option(fc.integer({ min: 0, max: 8 })) }),
    fc.record({
      kind: fc.constant('change'),
      at: fc.nat(30),
      status,
      hours: fc.option(fc.integer({ min: 0, max: 8 })),
    }),
    fc.record({ kind: fc.constant('delete'), at: fc.nat(30) }),
    fc.record({ kind: fc.constant('restore'), at: fc.nat(30) }),
  );
  const ids: string[] = [];
  const idAt = (index: number) => ids[index % Math.max(1, ids.length)] ?? project.id;
  type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;
  const run = async (move: Step) => {
    if (move.kind === 'add' && 'status' in move) {
      const body = { title: 'Step', status: move.status, estimatedHours: move.hours };
      ids.push((await add(user, project.id, body)).id);
    } else if ('status' in move && 'at' in move) {
      const body = { status: move.status, estimatedHours: move.hours };
      await failure(user.api.subtasks.change({ params: { id: idAt(move.at) }, body }));
    } else if ('at' in move) {
      const params = { id: idAt(move.at) };
      await failure(
        move.kind === 'delete' ? user.api.subtasks.delete({ params }) : user.api.subtasks.restore({ params }),
      );
    }
  };
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 6, maxLength: 24 }), async (moves) => {
      await Promise.all(moves.map(run));
      expect(await wrongCounters(app)).toEqual([]);
      const { data } = await user.api.projects.get({ params: { id: project.id } });
      const {
        pendingSubtasks: pending,
        inProgressSubtasks: inProgress,
        completedSubtasks: completed,
      } = data.project.stats;
      const progress = progressFrom({ pending, inProgress, completed });
      expect(data.project).toMatchObject({ progress, status: statusFrom(progress) });
    }),
    { numRuns: 25 },
  );
});
