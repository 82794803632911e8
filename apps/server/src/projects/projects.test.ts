import { describe, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { makeProject, makeUser } from '../testing/people.ts';

describe('the list of projects', () => {
  test('comes in pages, the newest first', async () => {
    const app = await startTestApp();
    const user = await makeUser(app);
    for (const name of ['one', 'two', 'three']) {
      await makeProject(user, { name });
      app.clock.advance({ minutes: 1 });
    }

    const first = await user.api.projects.list({ query: { limit: 2 } });
    const second = await user.api.projects.list({ query: { limit: 2, page: 2 } });

    expect(first).toMatchObject({ page: 1, pages: 2, total: 3, count: 2 });
    expect([...first.data, ...second.data].map(({ name }) => name)).toEqual(['three', 'two', 'one']);
    expect(await user.api.projects.list({ query: { limit: 2, page: 9 } })).toMatchObject({
      total: 3,
      data: [],
    });
  });

  test('is sorted by what is asked for', async () => {
    const user = await makeUser(await startTestApp());
    await makeProject(user, { name: 'b', priority: 'Low', dueDate: '2026-12-01' });
    await makeProject(user, { name: 'A', priority: 'High', dueDate: '2026-12-03' });
    await makeProject(user, { name: 'c', priority: 'Medium', dueDate: '2026-12-02' });

    const names = async (sortBy: 'name' | 'priority' | 'dueDate') =>
      (await user.api.projects.list({ query: { sortBy, sortOrder: 'asc' } })).data.map(({ name }) => name);

    expect(await names('name')).toEqual(['A', 'b', 'c']);
    expect(await names('priority')).toEqual(['b', 'c', 'A']);
    expect(await names('dueDate')).toEqual(['b', 'c', 'A']);
  });

  test('says how much of each day is done', async () => {
    const user = await makeUser(await startTestApp());
    const { project } = await makeProject(user);
    const params = { projectId: project.id };
    for (const [dueDate, status] of [
      ['2026-11-25', 'Pending'],
      ['2026-11-24', 'Completed'],
      ['2026-11-25', 'Completed'],
      [null, 'Pending'],
    ] as const)
      await user.api.subtasks.create({ params, body: { title: 'Glaze', dueDate, status } });
    const { data } = await user.api.subtasks.create({
      params,
      body: { title: 'Gone', dueDate: '2026-11-26' },
    });
    await user.api.subtasks.delete({ params: { id: data.subtask.id } });

    expect((await user.api.projects.list()).data[0]?.days).toBe('2026-11-24c 1co');
  });
});

test('the figures over all projects', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project } = await makeProject(user, { category: 'website' });
  await makeProject(user, { category: 'website', priority: 'Low' });
  await makeProject(user, { category: 'event', startDate: '2026-11-01', dueDate: '2026-11-10' });
  await user.api.projects.setProgress({ params: { id: project.id }, body: { progress: 50 } });

  expect((await user.api.projects.stats()).data).toEqual({
    total: 3,
    pending: 2,
    inProgress: 1,
    completed: 0,
    averageProgress: 17,
    highPriorityCount: 2,
    overdueCount: 1,
    additionalStats: { totalEstimatedHours: 0, averageTimeline: 15, projectsThisMonth: 3 },
    categoryStats: [
      { category: 'website', count: 2, completed: 0, averageProgress: 25 },
      { category: 'event', count: 1, completed: 0, averageProgress: 0 },
    ],
  });
});

describe('today is the user’s day', () => {
  test.each([
    ['Pacific/Pago_Pago', '2026-12-11', 0, false],
    ['Europe/London', '2026-12-12', -1, true],
    ['Pacific/Kiritimati', '2026-12-13', -2, true],
  ])('in %s it is %s', async (timezone, _day, daysRemaining, isOverdue) => {
    const app = await startTestApp({ now: '2026-12-12T10:30:00Z' });
    const user = await makeUser(app, { timezone });
    const { project } = await makeProject(user);

    const { data } = await user.api.projects.get({ params: { id: project.id } });
    expect(data.project).toMatchObject({ daysRemaining, isOverdue });
  });
});

describe('changing a project', () => {
  test('changes the fields that are sent and no others', async () => {
    const user = await makeUser(await startTestApp());
    const { project } = await makeProject(user, { tags: ['web'] });

    const { data } = await user.api.projects.change({
      params: { id: project.id },
      body: { name: 'Portfolio for Mara', tags: ['site'] },
    });

    expect(data.project).toMatchObject({
      name: 'Portfolio for Mara',
      tags: ['site'],
      description: project.description,
      dueDate: project.dueDate,
      version: project.version + 1,
    });
  });

  test('a timeline without dates moves the due date', async () => {
    const user = await makeUser(await startTestApp());
    const { project } = await makeProject(user);

    const { data } = await user.api.projects.change({ params: { id: project.id }, body: { timeline: 30 } });

    expect(data.project).toMatchObject({ startDate: '2026-11-23', dueDate: '2026-12-23', timeline: 30 });
  });

  test.each([
    ['a start date after the due date that stands', { startDate: '2026-12-20' }],
    ['two dates the wrong way round', { startDate: '2026-12-20', dueDate: '2026-12-01' }],
  ])('refuses %s', async (_what, body) => {
    const user = await makeUser(await startTestApp());
    const { project } = await makeProject(user);

    const call = user.api.projects.change({ params: { id: project.id }, body });

    expect(await failure(call)).toMatchObject({ status: 400, message: 'Due date must be after start date' });
  });

  test('two changes that make no timeline together: one is refused', async () => {
    const user = await makeUser(await startTestApp());
    const { project } = await makeProject(user);
    const change = (body: object) => failure(user.api.projects.change({ params: { id: project.id }, body }));

    const results = await Promise.all([
      change({ startDate: '2026-12-09' }),
      change({ dueDate: '2026-12-01' }),
    ]);

    expect(results.filter((result) => result === undefined)).toHaveLength(1);
    expect(results.find((result) => result !== undefined)).toMatchObject({ status: 400 });
  });

  test('a timeline longer than ten years is refused', async () => {
    const user = await makeUser(await startTestApp());
    const { project } = await makeProject(user);
    const call = user.api.projects.change({ params: { id: project.id }, body: { dueDate: '2090-12-31' } });
    expect(await failure(call)).toMatchObject({ message: 'A timeline can be at most 3660 days long' });
  });

  test('progress set by hand stands until the subtasks are followed again', async () => {
    const user = await makeUser(await startTestApp());
    const { project } = await makeProject(user);
    const params = { id: project.id };
    const body = { title: 'Draw the gallery', status: 'In Progress' } as const;

    await user.api.projects.setProgress({ params, body: { progress: 80 } });
    const { data } = await user.api.subtasks.create({ params: { projectId: project.id }, body });
    expect(data.project).toMatchObject({ progress: 80, status: 'In Progress', followsSubtasks: false });
    expect((await user.api.projects.list({})).data).toMatchObject([{ followsSubtasks: false }]);

    const followed = await user.api.projects.change({ params, body: { followsSubtasks: true } });
    expect(followed.data.project).toMatchObject({ progress: 50, followsSubtasks: true });
    expect((await user.api.projects.list({})).data[0]).not.toHaveProperty('followsSubtasks');
  });

  test('a status set by hand stands, and a progress set afterwards brings its own', async () => {
    const user = await makeUser(await startTestApp());
    const { project } = await makeProject(user);
    const params = { id: project.id };

    const completed = await user.api.projects.change({ params, body: { status: 'Completed' } });
    expect(completed.data.project).toMatchObject({
      status: 'Completed',
      progress: 0,
      followsSubtasks: false,
    });

    const moved = await user.api.projects.setProgress({ params, body: { progress: 30 } });
    expect(moved.data.project).toMatchObject({ status: 'In Progress', progress: 30 });
  });
});

test('a deleted project is gone from every list, with its subtasks', async () => {
  const user = await makeUser(await startTestApp());
  const { project, subtasks } = await makeProject(user, { generateAISubtasks: true });
  const params = { id: project.id };

  expect(await user.api.projects.delete({ params })).toMatchObject({
    message: 'Project deleted successfully',
  });

  expect(await failure(user.api.projects.get({ params }))).toMatchObject({
    status: 404,
    message: 'Project not found',
  });
  expect(await failure(user.api.projects.delete({ params }))).toMatchObject({ status: 404 });
  expect((await user.api.projects.list()).total).toBe(0);
  expect((await user.api.projects.stats()).data.total).toBe(0);
  expect((await user.api.subtasks.stats()).total).toBe(0);
  const change = user.api.subtasks.change({
    params: { id: subtasks[0]?.id ?? '' },
    body: { title: 'Still here?' },
  });
  expect(await failure(change)).toMatchObject({ status: 404, message: 'Subtask not found' });
});
