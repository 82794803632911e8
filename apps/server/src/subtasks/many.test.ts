import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { addSubtask as add, makePlan, makeProject } from '../testing/people.ts';

test('several subtasks are changed together, each to its own value, and the project counts them', async () => {
  const { app, user, project } = await makePlan();
  const [a, b, c] = [
    await add(user, project.id, { title: 'A', dueDate: '2026-11-24' }),
    await add(user, project.id, { title: 'B', dueDate: '2026-11-25' }),
    await add(user, project.id, { title: 'C', status: 'In Progress' }),
  ];
  const params = { projectId: project.id };

  const { data } = await user.api.subtasks.changeMany({
    params,
    body: {
      changes: [
        { id: a.id, status: 'Completed' },
        { id: b.id, dueDate: '2026-11-26', priority: 'High' },
        { id: c.id, dueDate: null },
      ],
    },
  });

  const changed = new Map(data.subtasks.map((subtask) => [subtask.title, subtask]));
  expect(changed.get('A')).toMatchObject({
    status: 'Completed',
    dueDate: '2026-11-24',
    priority: 'Medium',
    completedAt: '2026-11-20T12:00:00.000Z',
    version: 2,
  });
  expect(changed.get('B')).toMatchObject({ status: 'Pending', dueDate: '2026-11-26', priority: 'High' });
  expect(changed.get('C')).toMatchObject({ status: 'In Progress', dueDate: null, completedAt: null });
  expect(data.project).toMatchObject({
    progress: 50,
    stats: { completedSubtasks: 1, pendingSubtasks: 1, inProgressSubtasks: 1 },
  });

  const undone = await user.api.subtasks.changeMany({
    params,
    body: { changes: [{ id: a.id, status: 'Pending' }] },
  });
  expect(undone.data.subtasks[0]).toMatchObject({ status: 'Pending', completedAt: null });
  expect(await brokenInvariants(app)).toEqual([]);
});

test('several are deleted together and restored as they were; what is already gone is left out', async () => {
  const { app, user, project } = await makePlan();
  const a = await add(user, project.id, { title: 'A', estimatedHours: 2 });
  const b = await add(user, project.id, { title: 'B', dependsOn: [a.id] });
  const c = await add(user, project.id, { title: 'C' });
  const params = { projectId: project.id };
  await user.api.subtasks.delete({ params: { id: c.id } });

  const deleted = await user.api.subtasks.deleteMany({ params, body: { ids: [a.id, b.id, c.id] } });
  expect(deleted.data.subtasks.map(({ title }) => title)).toEqual(['A', 'B']);
  expect(deleted.data.project.stats.totalSubtasks).toBe(0);
  expect(await failure(user.api.subtasks.deleteMany({ params, body: { ids: [a.id] } }))).toMatchObject({
    status: 404,
  });

  const restored = await user.api.subtasks.restoreMany({ params, body: { ids: [b.id, a.id] } });
  expect(restored.data.subtasks).toMatchObject([
    { title: 'A', estimatedHours: 2 },
    { title: 'B', dependsOn: [a.id] },
  ]);
  expect(restored.data.project.subtaskStats).toEqual({ totalSubtasks: 2, totalEstimatedHours: 2 });
  expect(await brokenInvariants(app)).toEqual([]);
});

test('restoring several lets go every circle that came about meanwhile', async () => {
  const { user, project } = await makePlan();
  const a = await add(user, project.id, { title: 'A' });
  const b = await add(user, project.id, { title: 'B', dependsOn: [a.id] });
  const c = await add(user, project.id, { title: 'C', dependsOn: [a.id] });
  const params = { projectId: project.id };
  const d = await add(user, project.id, { title: 'D', dependsOn: [b.id, c.id] });
  await user.api.subtasks.deleteMany({ params, body: { ids: [b.id, c.id] } });
  await user.api.subtasks.change({ params: { id: a.id }, body: { dependsOn: [d.id] } });

  const { data } = await user.api.subtasks.restoreMany({ params, body: { ids: [b.id, c.id] } });

  expect(data.subtasks.map(({ title, dependsOn }) => [title, dependsOn])).toEqual([
    ['B', []],
    ['C', []],
  ]);
});

test('subtasks of another project are left alone, and a list names each once', async () => {
  const { user, project } = await makePlan();
  const other = await makeProject(user, { name: 'Other' });
  const { id } = await add(user, other.project.id, { title: 'Elsewhere' });
  const params = { projectId: project.id };

  const call = (changes: { id: string; status: 'Completed' }[]) =>
    failure(user.api.subtasks.changeMany({ params, body: { changes } }));
  expect(await call([{ id, status: 'Completed' }])).toMatchObject({ status: 404 });
  expect(await failure(user.api.subtasks.deleteMany({ params, body: { ids: [id] } }))).toMatchObject({
    status: 404,
  });
  const twice = { id, status: 'Completed' } as const;
  expect(await call([twice, twice])).toMatchObject({
    status: 400,
    message: `Name 1 to ${SUBTASKS_MAX_COUNT} subtasks, each once`,
  });
  const list = await user.api.subtasks.list({ params: { projectId: other.project.id } });
  expect(list.data).toMatchObject([{ title: 'Elsewhere', status: 'Pending' }]);
});
