import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { ROWS } from './testing/authorization-rows.ts';
import { startTestApp, type TestApp } from './testing/harness.ts';
import { isLong } from './testing/long-run.ts';
import { makeOwner, type Owner } from './testing/owner.ts';
import { makeOwnerOf } from './users/owner.ts';

const MAX_BYTES = 300_000;
const MAX_BYTES_OF_A_WEEK = 60_000;

/** Answers that are larger, and why they may be. */
const LARGER = {
  'exports.account': 'all that a person has, as a file that is written piece by piece',
  'exports.projects': 'all projects, as a file that is written piece by piece',
  'publishedCalendars.read': 'a calendar app reads one file; at most 2,000 entries',
  'projects.get': 'the specification gives a project with all its subtasks; at most 2,000',
  'subtasks.list': 'the specification gives all subtasks of a project; at most 2,000',
};

const PROJECTS = 180;
const TASKS_OF_PROJECT = isLong ? 100 : 30;
const TASKS_OF_LARGE_PROJECT = 2_000;

/** Gives an account thousands of tasks, 2,000 of them in its own project: 20,000 in the long run. Through the API they would take minutes. */
async function fill({ db }: TestApp, { userId, projectId }: Owner) {
  await sql`
    insert into projects
    select (json_populate_record(p, json_build_object('id', gen_random_uuid(), 'name', 'Website relaunch for customer ' || n,
      'client_id', null, 'plan', null, 'reading', null, 'proposed', null))).*
    from projects p, generate_series(1, ${PROJECTS}::int) n where p.user_id = ${userId} and p.id = ${projectId}
  `.execute(db);
  await sql`
    insert into subtasks (user_id, project_id, id, title, description, status, priority, due_date, estimated_hours, tags, position, created_at, updated_at)
    select p.user_id, p.id, gen_random_uuid(), 'Write and check the texts of page ' || n || ' with the customer',
      'Headline, three paragraphs and a picture each; the customer checks them',
      case when n % 4 = 0 then 'Completed' else 'Pending' end, 'Medium',
      case when n % 5 > 0 then date '2026-09-01' + n * 37 % 200 end, 1.5, '{text}', 1000 + n, now(), now()
    from projects p,
      generate_series(1, case when p.id = ${projectId} then ${TASKS_OF_LARGE_PROJECT}::int else ${TASKS_OF_PROJECT}::int end) n
    where p.user_id = ${userId} and p.deleted_at is null
  `.execute(db);
  // Without statistics, the statements below read all rows for each row.
  await sql`analyze projects, subtasks`.execute(db);
  await sql`
    insert into subtask_search (user_id, subtask_id, words)
    select user_id, id, search_words_spelled(title || ' ' || array_to_string(tags, ' ') || ' ' || description)
    from subtasks where user_id = ${userId} on conflict do nothing
  `.execute(db);
  await sql`
    update projects p set subtasks_pending = c.pending, subtasks_completed = c.completed, settled = false
    from (
      select project_id, count(*) filter (where status = 'Pending') as pending,
        count(*) filter (where status = 'Completed') as completed
      from subtasks where user_id = ${userId} and deleted_at is null group by project_id
    ) c
    where p.user_id = ${userId} and p.id = c.project_id
  `.execute(db);
  await sql`
    update users set projects_total = (select count(*) from projects where user_id = ${userId} and deleted_at is null)
    where id = ${userId}
  `.execute(db);
}

const READS = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries<Route>(table)
    .map(([name, { endpoint, access }]) => ({ operation: `${feature}.${name}`, endpoint, access }))
    // One that is public and has a row is a person's: its address has their secret.
    .filter(
      ({ operation, endpoint, access }) =>
        endpoint.startsWith('GET ') && (access !== 'public' || operation in ROWS),
    )
    .map(({ operation, endpoint }) => ({ operation, path: endpoint.slice('GET '.length) })),
);

test('an account of thousands of tasks gets answers of a bounded size', async () => {
  const app = await startTestApp();
  const owner = await makeOwner(app);
  await makeOwnerOf(app.db, owner.userId);
  await fill(app, owner);
  const bytesOf = async (path: string): Promise<number> => {
    const response = await fetch(`${app.address}/api${path}`, {
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(response.status, path).toBe(200);
    return (await response.arrayBuffer()).byteLength;
  };

  const larger: string[] = [];
  for (const { operation, path } of READS) {
    const { params = {}, query = {} } = ROWS[operation]?.own(owner) ?? {};
    const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
    if ((await bytesOf(`${filled}?${new URLSearchParams(query)}`)) > MAX_BYTES) larger.push(operation);
  }

  expect(larger.toSorted()).toEqual(Object.keys(LARGER).toSorted());
  const week = 'from=2026-11-23&to=2026-11-29';
  expect(await bytesOf(`/plan?${week}`)).toBeLessThan(MAX_BYTES_OF_A_WEEK);
  expect(await bytesOf(`/plan?${week}&limit=400`)).toBeLessThan(MAX_BYTES);
  for (const longest of [
    '/projects?limit=100',
    '/subtasks/search?query=texts&limit=100',
    '/subtasks/stats?limit=100',
  ])
    expect(await bytesOf(longest), longest).toBeLessThan(MAX_BYTES);
});
