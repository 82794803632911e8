import { randomUUID } from 'node:crypto';
import { findCycle } from '@daymark/domain/dependencies';
import { describe, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { addSubtask as add, makePlan, makeProject, makeUser } from '../testing/people.ts';

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

  test('with an id of the client’s is added once, however often it is sent, and answers as it is now', async () => {
    const { user, project } = await makePlan();
    const id = randomUUID();
    const create = () =>
      user.api.subtasks.create({ params: { projectId: project.id }, body: { id, title: 'Call Mara' } });
    expect((await create()).data.subtask).toMatchObject({ id, title: 'Call Mara', version: 1 });
    const renamed = await user.api.subtasks.change({ params: { id }, body: { title: 'Call Mara at 9' } });

    const again = await create();

    expect(again.data.subtask).toEqual(renamed.data.subtask);
    expect(again.data.project.stats.totalSubtasks).toBe(1);
  });

  test('that was deleted since is not added again with its id, nor to another project', async () => {
    const { user, project } = await makePlan();
    const id = randomUUID();
    const createIn = (projectId: string) =>
      user.api.subtasks.create({ params: { projectId }, body: { id, title: 'Call Mara' } });
    await createIn(project.id);
    const { project: other } = await makeProject(user);
    expect(await failure(createIn(other.id))).toMatchObject({ status: 409 });

    await user.api.subtasks.delete({ params: { id } });

    expect(await failure(createIn(project.id))).toMatchObject({ status: 409, code: 'conflict' });
  });

  test('sent twice at the same moment with its id is added once', async () => {
    const { user, project } = await makePlan();
    const call = { params: { projectId: project.id }, body: { id: randomUUID(), title: 'Call Mara' } };

    const [one, other] = await Promise.all([user.api.subtasks.create(call), user.api.subtasks.create(call)]);

    expect(one.data.subtask).toEqual(other.data.subtask);
    const { data } = await user.api.subtasks.list({ params: { projectId: project.id } });
    expect(data.map(({ id }) => id)).toEqual([call.body.id]);
  });

  test('an id belongs to one person: another may use the same', async () => {
    const { app, user, project } = await makePlan();
    const ben = await makeUser(app);
    const { project: his } = await makeProject(ben);
    const id = randomUUID();
    await user.api.subtasks.create({ params: { projectId: project.id }, body: { id, title: 'Call Mara' } });

    const { data } = await ben.api.subtasks.create({
      params: { projectId: his.id },
      body: { id, title: 'Call Ben' },
    });

    expect(data.subtask).toMatchObject({ id, title: 'Call Ben' });
  });

  test('is not deleted from an old version, so that nobody’s edit goes unseen', async () => {
    const { user, project } = await makePlan();
    const { id, version } = await add(user, project.id, { title: 'Call Mara' });
    const { data } = await user.api.subtasks.change({ params: { id }, body: { title: 'Call Mara at 9' } });

    expect(await failure(user.api.subtasks.delete({ params: { id } }, { ifVersion: version }))).toMatchObject(
      { status: 412, code: 'stale_version' },
    );
    const { subtask } = data;
    const gone = await user.api.subtasks.delete({ params: { id } }, { ifVersion: subtask.version });
    expect(gone.data.project.stats.totalSubtasks).toBe(0);
    expect(
      await failure(user.api.subtasks.delete({ params: { id } }, { ifVersion: subtask.version })),
    ).toMatchObject({ status: 404 });
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

  test('restoring what others have come to precede lets its own waiting go', async () => {
    const { user, project } = await makePlan();
    const a = await add(user, project.id, { title: 'A' });
    const b = await add(user, project.id, { title: 'B', dependsOn: [a.id] });
    const c = await add(user, project.id, { title: 'C', dependsOn: [b.id] });
    await user.api.subtasks.delete({ params: { id: b.id } });
    await user.api.subtasks.change({ params: { id: a.id }, body: { dependsOn: [c.id] } });

    const { data } = await user.api.subtasks.restore({ params: { id: b.id } });

    expect(data.subtask.dependsOn).toEqual([]);
    const rows = (await user.api.subtasks.list({ params: { projectId: project.id } })).data;
    expect(findCycle(rows)).toBeNull();
  });

  test('the same one twice is once', async () => {
    const { user, project } = await makePlan();
    const a = await add(user, project.id, { title: 'A' });
    const b = await add(user, project.id, { title: 'B', dependsOn: [a.id, a.id.toUpperCase()] });
    expect(b.dependsOn).toEqual([a.id]);
  });

  test('days can pass in between; they stay while the other is waited for, and only then', async () => {
    const { user, project } = await makePlan();
    const paint = await add(user, project.id, { title: 'Paint' });
    const order = await add(user, project.id, { title: 'Order' });
    const hang = await add(user, project.id, {
      title: 'Hang',
      dependsOn: [paint.id, order.id],
      lags: [
        { id: paint.id, days: 2 },
        { id: order.id, days: 0 },
      ],
    });
    expect(hang.lags).toEqual([{ id: paint.id, days: 2 }]);
    const change = async (body: object) =>
      (await user.api.subtasks.change({ params: { id: hang.id }, body })).data.subtask;

    expect(await change({ lags: [{ id: order.id, days: 10 }] })).toMatchObject({
      dependsOn: hang.dependsOn,
      lags: [{ id: order.id, days: 10 }],
    });
    expect((await change({ dependsOn: [order.id] })).lags).toEqual([{ id: order.id, days: 10 }]);
    expect((await change({ dependsOn: [paint.id] })).lags).toEqual([]);
    for (const lags of [[{ id: order.id, days: 1 }], [{ id: paint.id, days: 366 }]])
      expect(await failure(change({ lags }))).toMatchObject({ status: 400 });
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
