import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { signUp } from './testing/accounts.ts';
import { eventually } from './testing/eventually.ts';
import { startTestApp } from './testing/harness.ts';
import { longTest } from './testing/long-run.ts';
import { makeProject, makeUser } from './testing/people.ts';

test('what has run out or was deleted a month ago is removed every night', async () => {
  const app = await startTestApp();
  const { rows: schedules } =
    await sql`select name, cron, timezone from pgboss.schedule order by name`.execute(app.db);
  expect(schedules).toEqual([
    { name: 'daily-mails', cron: '* * * * *', timezone: 'UTC' },
    { name: 'due-calendars', cron: '*/10 * * * *', timezone: 'UTC' },
    { name: 'purge', cron: '17 3 * * *', timezone: 'UTC' },
    { name: 'series', cron: '37 2 * * *', timezone: 'UTC' },
    { name: 'task-reminders', cron: '* * * * *', timezone: 'UTC' },
    { name: 'webhooks', cron: '*/5 * * * *', timezone: 'UTC' },
  ]);

  const ana = await makeUser(app);
  await signUp(app);
  const { project } = await makeProject(ana);
  await makeProject(ana);
  await ana.api.projects.delete({ params: { id: project.id } });
  const { chat } = (await ana.api.chats.create({ body: { title: 'Gone' } })).data;
  await ana.api.chats.create({ body: { title: 'Kept' } });
  await ana.api.chats.delete({ params: { id: chat.id } });
  const kept = async () => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*) from sessions)::int as sessions, (select count(*) from codes)::int as codes,
        (select count(*) from limits)::int as limits, (select count(*) from projects)::int as projects,
        (select count(*) from chats)::int as chats
    `.execute(app.db);
    return rows[0];
  };
  const purgeNow = async () => {
    await sql`insert into pgboss.job (name) values ('purge')`.execute(app.db);
    await eventually(async () => {
      const { rows } =
        await sql`select 1 from pgboss.job where name = 'purge' and state <> 'completed'`.execute(app.db);
      expect(rows).toHaveLength(0);
    });
  };

  app.clock.advance({ days: 1, seconds: 1 });
  await purgeNow();
  expect(await kept()).toEqual({ sessions: 1, codes: 0, limits: 0, projects: 2, chats: 2 });
  app.clock.advance({ days: 30 });
  await purgeNow();
  expect(await kept()).toEqual({ sessions: 0, codes: 0, limits: 0, projects: 1, chats: 1 });
});

longTest('jobs go on when every connection to the database was lost', async () => {
  const app = await startTestApp();
  const { rows } = await sql<{ pid: number }>`
    select pid, pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()
      -- An autovacuum worker belongs to the superuser: ending it is refused.
      and backend_type = 'client backend'
  `.execute(app.db);
  const ended = rows.map(({ pid }) => pid);
  await eventually(async () => {
    const left = await sql`select 1 from pg_stat_activity where pid = any(${ended}::int[])`.execute(app.db);
    expect(left.rows).toEqual([]);
  });
  await signUp(app);
});
