import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';

import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

const MANY = 260;

/**
 * A project with three subtasks, and enough copies of it that the figures are stored. Through the API they would take
 * minutes.
 */
async function makeManyProjects(app: TestApp, user: TestUser) {
  const { project } = await makeProject(user, { category: 'home', priority: 'Low' });
  for (const status of ['Pending', 'In Progress', 'Completed'] as const)
    await addSubtask(user, project.id, { title: status, status, estimatedHours: 2, dueDate: '2026-11-10' });
  await addSubtask(user, project.id, { title: 'Not estimated' });
  const copies = MANY - 1;
  await sql`
    with made as (
      insert into projects
      select (json_populate_record(p, json_build_object('id', gen_random_uuid(), 'category', 'work ' || n % 3))).*
      from projects p, generate_series(1, ${copies}::int) n where p.user_id = ${user.userId}
      returning id
    ), filled as (
      insert into subtasks
      select (json_populate_record(s, json_build_object('id', gen_random_uuid(), 'project_id', made.id))).*
      from subtasks s, made where s.user_id = ${user.userId}
    )
    update users set projects_total = projects_total + ${copies} where id = ${user.userId}
  `.execute(app.db);
  await sql`
    insert into subtask_search (user_id, subtask_id, words)
    select s.user_id, s.id, w.words from subtasks s join subtask_search w on w.user_id = s.user_id
    join subtasks one on one.user_id = w.user_id and one.id = w.subtask_id and one.title = s.title and one.id <> s.id
    where s.user_id = ${user.userId}
  `.execute(app.db);
  return project;
}

/** The figures of projects and subtasks, of all and of open ones. */
async function figuresOf({ api }: TestUser) {
  const projects = await api.projects.stats();
  const all = await api.subtasks.stats({ query: {} });
  const open = await api.subtasks.stats({
    query: { status: JSON.stringify(['Pending', 'In Progress']), sortBy: 'dueDate', sortOrder: 'asc' },
  });
  const coming = await api.subtasks.stats({
    query: { includeCompleted: 'false', dueDateFrom: '2026-11-11' },
  });
  return { projects: projects.data, all: all.stats, open: open.stats, coming: coming.stats };
}

const keptOf = async ({ db }: TestApp, { userId }: TestUser): Promise<number> =>
  (
    await db
      .selectFrom('projects')
      .select('id')
      .where('user_id', '=', userId)
      .where('settled', '=', true)
      .execute()
  ).length;

test('figures over hundreds of projects are those of their rows, also once they are kept and changed again', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const project = await makeManyProjects(app, user);
  const inAll = (each: number) => each * MANY;

  const read = await figuresOf(user);

  expect(read.projects).toMatchObject({
    total: MANY,
    inProgress: MANY,
    averageProgress: 38,
    highPriorityCount: 0,
    additionalStats: { totalEstimatedHours: inAll(6), projectsThisMonth: MANY },
  });
  expect(read.projects.categoryStats.map(({ count }) => count)).toEqual([87, 86, 86, 1]);
  expect(read.all).toEqual({
    total: inAll(4),
    pending: inAll(2),
    inProgress: inAll(1),
    completed: inAll(1),
    overdue: inAll(2),
    estimatedHours: inAll(6),
    averageEstimatedHours: 2,
  });
  expect(read.open).toMatchObject({ total: inAll(3), completed: 0, estimatedHours: inAll(4) });
  expect(read.coming).toMatchObject({ total: 0, pending: 0, estimatedHours: 0, averageEstimatedHours: 0 });
  expect(await keptOf(app, user)).toBe(MANY);
  expect(await figuresOf(user)).toEqual(read);

  const { subtasks, projects, trash } = user.api;
  const later = await addSubtask(user, project.id, {
    title: 'Later',
    estimatedHours: 3,
    dueDate: '2026-11-11',
  });
  expect((await figuresOf(user)).coming).toEqual({
    total: 1,
    pending: 1,
    inProgress: 0,
    completed: 0,
    overdue: 1,
    estimatedHours: 3,
    averageEstimatedHours: 3,
  });
  await subtasks.delete({ params: { id: later.id } });
  await addSubtask(user, project.id, { title: 'One more', estimatedHours: 7, dueDate: '2026-11-10' });
  const grown = await figuresOf(user);
  expect(grown.open).toMatchObject({
    total: inAll(3) + 1,
    overdue: inAll(2) + 1,
    averageEstimatedHours: 2,
  });
  expect(grown.all.estimatedHours).toBe(inAll(6) + 7);

  await projects.delete({ params: { id: project.id } });
  const without = await figuresOf(user);
  expect(without.all).toMatchObject({
    total: inAll(4) - 4,
    overdue: inAll(2) - 2,
    estimatedHours: inAll(6) - 6,
  });
  expect(without.projects.categoryStats).toHaveLength(3);
  await trash.restore({ params: { id: project.id } });
  expect(await figuresOf(user)).toEqual(grown);

  await projects.delete({ params: { id: project.id } });
  await trash.delete({ params: { id: project.id } });
  expect(await figuresOf(user)).toEqual(without);
  expect((await subtasks.stats({ query: { includeCompleted: 'false' } })).total).toBe(inAll(3) - 3);
  expect(await brokenInvariants(app)).toEqual([]);
});
