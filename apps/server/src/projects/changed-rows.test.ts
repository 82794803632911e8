import { ProjectListQuery } from '@daymark/contract/projects';
import { SubtaskStatsQuery } from '@daymark/contract/subtask-stats';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { daysOfProject } from '../db/subtask-json.ts';
import { type KnownRows, type ListedRow, serverOfVersions } from '../db/versioned-read.ts';
import { offsetsUntil } from '../http/today.ts';
import { readAgenda } from '../subtasks/agenda-store.ts';
import { listSubtasks } from '../subtasks/store.ts';
import { startTestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { listProjects } from './list-store.ts';

const NOTHING_KNOWN: KnownRows = { server: null, versions: [] };

test('a list that was read before reads only the projects that changed', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  for (const name of ['Fair', 'Book', 'Shop']) await makeProject(user, { name });
  const query = ProjectListQuery.parse({ sortBy: 'name', sortOrder: 'asc' });
  const read = async (known: KnownRows) => {
    const { rows } = await listProjects(
      { userId: user.userId, known },
      query,
      daysOfProject(user.userId),
    ).rows.execute(app.db);
    return rows;
  };
  const rows = await read(NOTHING_KNOWN);
  const server = rows[0]?.server ?? '';
  const versions = rows.flatMap(({ version }) => version ?? []);
  expect(rows.map(({ row }) => row?.project.name)).toEqual(['Book', 'Fair', 'Shop']);
  const fair = rows[1]?.row?.project.id ?? '';
  await user.api.subtasks.create({ params: { projectId: fair }, body: { title: 'Rent a table' } });

  expect((await read({ server, versions })).map(({ row }) => row?.project.name)).toEqual([
    undefined,
    'Fair',
    undefined,
  ]);
  // Another server may give the same versions to other rows.
  const elsewhere = await read({ server: '2026-01-01T00:00:00Z', versions });
  expect(elsewhere.map(({ row }) => row?.project.name)).toEqual(['Book', 'Fair', 'Shop']);
});

test('lists of tasks that were read before read only the tasks of which something else is shown', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { api, userId } = user;
  const { project } = await makeProject(user, { name: 'Fair' });
  const params = { projectId: project.id };
  const tasks = ['Paint', 'Hang', 'Sell'];
  const [paint = '', hang = '', sell = ''] = await Promise.all(
    tasks.map(
      async (title, n) => (await addSubtask(user, project.id, { title, dueDate: `2026-11-2${n + 4}` })).id,
    ),
  );
  const calendar = { today: '2026-11-23', offsets: offsetsUntil('UTC', new Date()) };
  const lists: ((known: KnownRows) => Promise<ListedRow<{ title: string }>[]>)[] = [
    async (known) =>
      (await listSubtasks({ userId, ...params }, known).rows.execute(app.db)).rows[0]?.subtasks ?? [],
    async (known) => {
      const query = SubtaskStatsQuery.parse({ sortBy: 'dueDate', sortOrder: 'asc' });
      return (await readAgenda({ userId, known }, query, calendar).rows.execute(app.db)).rows[0]?.items ?? [];
    },
  ];
  const { rows } = await sql<{ server: string }>`select ${serverOfVersions} as server`.execute(app.db);
  const server = rows[0]?.server ?? '';
  const changes: [() => Promise<unknown>, inProject: string[], inAgenda?: string[]][] = [
    [async () => {}, []],
    [() => api.subtasks.change({ params: { id: sell }, body: { dependsOn: [paint] } }), ['Sell']],
    [() => api.subtasks.change({ params: { id: sell }, body: { lags: [{ id: paint, days: 2 }] } }), ['Sell']],
    [() => api.subtasks.change({ params: { id: hang }, body: { priority: 'High' } }), ['Hang']],
    // What it waits for is deleted: its own row stays as it was.
    [() => api.subtasks.delete({ params: { id: paint } }), ['Sell']],
    [
      () => api.projects.change({ params: { id: project.id }, body: { color: 'plum' } }),
      [],
      ['Hang', 'Sell'],
    ],
    [
      () => api.projects.change({ params: { id: project.id }, body: { startDate: '2026-11-22' } }),
      ['Hang', 'Sell'],
    ],
  ];
  const versions = await Promise.all(
    lists.map(async (list) => (await list(NOTHING_KNOWN)).map((one) => one.version)),
  );
  for (const [change, inProject, inAgenda = inProject] of changes) {
    await change();
    for (const [n, list] of lists.entries()) {
      const read = await list({ server, versions: versions[n] ?? [] });
      expect(read.flatMap(({ row }) => row?.title ?? [])).toEqual(n === 0 ? inProject : inAgenda);
      versions[n] = read.map((one) => one.version);
    }
  }
});
