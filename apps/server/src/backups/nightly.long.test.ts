import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { eventually } from '../testing/eventually.ts';
import { openTestApp, startNode, startTestApp, type TestNode } from '../testing/harness.ts';
import { makeOwner } from '../testing/owner.ts';
import { makeProject, makeUser, wrongCounters } from '../testing/people.ts';
import { backUp } from './back-up.ts';
import { checkBackup, restore } from './restore.ts';
import { asking, makeBackupFolder, makeEmptyDatabase } from './testing/databases.ts';

/** Runs the nightly job through the queue, and waits for its end. */
async function backUpNow({ db }: TestNode) {
  await sql`insert into pgboss.job (name) values ('backup')`.execute(db);
  await eventually(async () => {
    const { rows } =
      await sql`select 1 from pgboss.job where name = 'backup' and state <> 'completed'`.execute(db);
    expect(rows).toHaveLength(0);
  });
}

test('every night one of the nodes that have a folder makes a backup, and the oldest beyond the number kept goes', async () => {
  const folder = makeBackupFolder();
  const config = { backupDir: folder, backupKeep: 2 };
  const app = await startTestApp({ config });
  await makeOwner(app);
  const other = await app.startAnother();
  const without = await startNode({ database: app.database, dataDir: app.dataDir, clock: app.clock });
  onTestFinished(without.stop);
  const { rows } = await sql`select cron, timezone from pgboss.schedule where name = 'backup'`.execute(
    app.db,
  );
  expect(rows).toEqual([{ cron: '17 1 * * *', timezone: 'UTC' }]);
  writeFileSync(join(folder, 'notes.txt'), 'mine');
  writeFileSync(join(folder, '.daymark-2026-11-19T01-17-00Z.tar.zst.1.part'), 'half');

  for (let night = 0; night < 3; night++) {
    await backUpNow(app);
    app.clock.advance({ days: 1 });
  }

  expect(readdirSync(folder).sort()).toEqual([
    'daymark-2026-11-21T12-00-00Z.tar.zst',
    'daymark-2026-11-22T12-00-00Z.tar.zst',
    'notes.txt',
  ]);
  const told = [...app.lines, ...other.lines].filter((line) => line.startsWith('Backed up '));
  expect(told).toHaveLength(3);
  expect(without.lines.filter((line) => line.startsWith('Backed up '))).toEqual([]);
});

test('a backup made while people write is of one moment: its counters fit its subtasks', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  const file = join(makeBackupFolder(), 'busy.tar.zst');
  let written = 0;
  let isOver = false;
  const write = async () => {
    for (; !isOver; written++)
      await user.api.subtasks.create({
        params: { projectId: project.id },
        body: { title: 'More', estimatedHours: 1 },
      });
  };
  const writing = Promise.all([write(), write(), write()]);
  await eventually(() => expect(written).toBeGreaterThan(5));

  await asking(app.database, (client) => backUp(client, file, new Date()));
  const then = written;
  await eventually(() => expect(written).toBeGreaterThan(then));
  isOver = true;
  await writing;

  const database = await makeEmptyDatabase();
  await asking(database, async (client) => restore(client, await checkBackup(file), { replace: false }));
  const { app: restored, close } = await openTestApp({ database });
  expect(await wrongCounters(restored)).toEqual([]);
  await close();
});
