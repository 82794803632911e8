import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { checkBackup, restore } from '../../backups/restore.ts';
import { asking, makeEmptyDatabase } from '../../backups/testing/databases.ts';
import type { Database } from '../../db/database.ts';
import { describeTables } from '../../db/table-types.ts';
import { PERSON } from '../accounts.ts';
import { openTestApp, startTestApp } from '../harness.ts';
import { isLong } from '../long-run.ts';
import { wrongCounters } from '../people.ts';
import { backupOf, currentVersion, digestMigrations, keptReleases, migrationsOf } from './releases.ts';

test('the version that runs was kept: `npm run release:keep` does it when its number changes', () => {
  expect(keptReleases()).toContain(currentVersion());
});

test.each(keptReleases())(
  'the migrations of %s are what they were: a mistake is mended by the next one',
  (version) => {
    const released = readFileSync(migrationsOf(version), 'utf8').trim().split('\n');
    // The order matters too: a migration in between would never run on an existing installation.
    expect(digestMigrations().slice(0, released.length)).toEqual(released);
  },
);

/** Indexes and constraints by name; columns are compared elsewhere. */
async function describeRules(db: Database) {
  const { rows } = await sql<{ rule: string }>`
    select indexdef as rule from pg_indexes where schemaname = 'public'
    union all
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
    order by rule
  `.execute(db);
  return rows.map(({ rule }) => rule);
}

/** The last one, and all in the long run. */
const tried = isLong ? keptReleases() : keptReleases().slice(-1);

test.each(tried)('the rows of %s are brought forward to the schema of today', async (version) => {
  const database = await makeEmptyDatabase();
  await asking(database, async (client) =>
    restore(client, await checkBackup(backupOf(version)), { replace: false }),
  );
  const { app, close } = await openTestApp({ database });
  const fresh = await startTestApp();

  expect(await describeTables(app.db)).toBe(await describeTables(fresh.db));
  expect(await describeRules(app.db)).toEqual(await describeRules(fresh.db));
  expect(await wrongCounters(app)).toEqual([]);
  const { rows } = await sql<{ email: string }>`
    select email from users where email_verified_at is not null order by email`.execute(app.db);
  const [{ email } = { email: '' }] = rows;
  const { token } = (await app.client().auth.logIn({ body: { email, password: PERSON.password } })).data;
  const api = app.client(token);
  const { data: projects } = await api.projects.list();
  const project = projects.find(({ name }) => name === 'Owner’s secret project');
  const params = { projectId: project?.id ?? '' };
  const { data: subtasks } = await api.subtasks.list({ params });
  const open = subtasks.find(({ status }) => status === 'Pending');
  await api.subtasks.change({ params: { id: open?.id ?? '' }, body: { status: 'Completed' } });
  expect(
    (await api.projects.get({ params: { id: params.projectId } })).data.project.progress,
  ).toBeGreaterThan(0);
  expect(await wrongCounters(app)).toEqual([]);
  await close();
});
