import { ProjectListQuery } from '@daymark/contract/projects';
import { expect, test } from 'vitest';
import { daysOfProject } from '../db/subtask-json.ts';
import { startTestApp } from '../testing/harness.ts';
import { makeProject, makeUser } from '../testing/people.ts';
import { listProjects } from './list-store.ts';

test('a list that was read before reads only the projects that changed', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  for (const name of ['Fair', 'Book', 'Shop']) await makeProject(user, { name });
  const query = ProjectListQuery.parse({ sortBy: 'name', sortOrder: 'asc' });
  const read = async (known: { server: string | null; versions: readonly string[] }) => {
    const { rows } = await listProjects(
      { userId: user.userId, known },
      query,
      daysOfProject(user.userId),
    ).rows.execute(app.db);
    return rows;
  };
  const rows = await read({ server: null, versions: [] });
  const server = rows[0]?.server ?? '';
  const versions = rows.flatMap(({ version }) => version ?? []);
  expect(rows.map(({ project }) => project?.name)).toEqual(['Book', 'Fair', 'Shop']);
  const fair = rows[1]?.project?.id ?? '';
  await user.api.subtasks.create({ params: { projectId: fair }, body: { title: 'Rent a table' } });

  expect((await read({ server, versions })).map(({ project }) => project?.name)).toEqual([
    undefined,
    'Fair',
    undefined,
  ]);
  // Another server may give the same versions to other rows.
  const elsewhere = await read({ server: '2026-01-01T00:00:00Z', versions });
  expect(elsewhere.map(({ project }) => project?.name)).toEqual(['Book', 'Fair', 'Shop']);
});
