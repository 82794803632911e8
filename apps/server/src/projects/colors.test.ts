import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT_COLORS, type ProjectColor } from '@daymark/domain/project-colors';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { commandsOf } from '../db/commands.ts';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';

const colorOfNew = async (user: TestUser) => (await makeProject(user)).project.color;

test('a new project gets the color that the fewest open projects have, the first of several', async () => {
  const user = await makeUser(await startTestApp());
  const colors: string[] = [];
  for (const _one of PROJECT_COLORS) colors.push(await colorOfNew(user));
  expect(colors).toEqual([...PROJECT_COLORS]);

  expect(await colorOfNew(user)).toBe('blue');
  const { data: listed } = await user.api.projects.list({ query: { limit: 50 } });
  const [done, gone] = ['teal', 'plum'].map((color) => listed.find((one) => one.color === color)?.id ?? '');
  await user.api.projects.change({ params: { id: done ?? '' }, body: { status: 'Completed' } });
  await user.api.projects.delete({ params: { id: gone ?? '' } });
  expect([await colorOfNew(user), await colorOfNew(user), await colorOfNew(user)]).toEqual([
    'teal',
    'plum',
    'green',
  ]);
});

test('the colors of one user say nothing about those of another', async () => {
  const app = await startTestApp();
  const [one, other] = [await makeUser(app), await makeUser(app)];
  expect([await colorOfNew(one), await colorOfNew(one)]).toEqual(['blue', 'green']);
  expect(await colorOfNew(other)).toBe('blue');
});

test('a color is changed as any other field, and shown wherever the project is', async () => {
  const user = await makeUser(await startTestApp());
  const { project } = await makeProject(user, { name: 'Shop', tags: ['client'], priority: 'Low' });
  const change = (color: ProjectColor) =>
    user.api.projects.change({ params: { id: project.id }, body: { color } }, { ifVersion: project.version });
  expect(await failure(change('red' as ProjectColor))).toMatchObject({
    status: 400,
    errors: [{ path: 'color', message: `Color must be one of ${PROJECT_COLORS.join(', ')}` }],
  });
  const changed = await change('ochre');
  expect(changed.data.project).toMatchObject({ color: 'ochre', version: project.version + 1 });
  expect(await failure(change('pink'))).toMatchObject({ status: 412 });

  await addSubtask(user, project.id, { title: 'Paint', dueDate: '2026-11-24', tags: ['own'] });
  const { api } = user;
  const span = { from: '2026-11-23', to: '2026-12-18' };
  const plan = await api.planViews.show({ query: span });
  expect(plan.data).toMatchObject([{ tags: ['own'], projectId: project.id }]);
  expect(plan.projects).toMatchObject([
    { id: project.id, color: 'ochre', priority: 'Low', tags: ['client'] },
  ]);
  const agenda = await api.subtasks.stats();
  expect(agenda.data).toMatchObject([{ projectId: { name: 'Shop', color: 'ochre', priority: 'Low' } }]);
  expect((await api.search.projects({ query: { query: 'shop' } })).data).toMatchObject([{ color: 'ochre' }]);
  expect((await api.projects.overview()).data).toMatchObject([{ color: 'ochre' }]);
  expect((await api.projects.get({ params: { id: project.id } })).data.project.color).toBe('ochre');

  await api.projects.delete({ params: { id: project.id } });
  expect((await api.trash.list()).data).toMatchObject([{ color: 'ochre' }]);
  const restored = await api.trash.restore({ params: { id: project.id } });
  expect(restored.data.project.color).toBe('ochre');
});

test('the projects of an earlier version get their colors in the order in which they were made', async () => {
  const { db } = await startTestApp();
  const [ana, ben] = [randomUUID(), randomUUID()];
  const made = [ana, ana, ben, ana, ben].map((user, at) => ({ user, at, id: randomUUID() }));
  const migration = join(import.meta.dirname, '../../migrations/0042_project_colors.sql');
  const colors = await db.transaction().execute(async (trx) => {
    // The table of that version, in place of the present one.
    await sql`create temporary table projects (user_id uuid, id uuid, created_at timestamptz) on commit drop`.execute(
      trx,
    );
    for (const { user, at, id } of made.toReversed())
      await sql`insert into projects values (${user}, ${id}, ${new Date(at)})`.execute(trx);
    for (const command of commandsOf(readFileSync(migration, 'utf8'))) await sql.raw(command).execute(trx);
    const { rows } = await sql<{ color: string }>`select color from projects order by created_at`.execute(
      trx,
    );
    return rows.map(({ color }) => color);
  });
  expect(colors).toEqual(['blue', 'green', 'blue', 'olive', 'green']);
});
