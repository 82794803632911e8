import { writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { backUp } from '../../backups/back-up.ts';
import { asking } from '../../backups/testing/databases.ts';
import { signUp } from '../accounts.ts';
import { openTestApp } from '../harness.ts';
import { makeOwner } from '../owner.ts';
import { backupOf, currentVersion, digestMigrations, migrationsOf } from './releases.ts';

test('keeps the schema of this version with rows in it', async () => {
  const { app, close } = await openTestApp();
  await makeOwner(app);
  await makeOwner(app);
  await signUp(app);
  await close();
  const version = currentVersion();
  const made = await asking(app.database, (client) => backUp(client, backupOf(version), new Date()));
  writeFileSync(migrationsOf(version), `${digestMigrations().join('\n')}\n`);
  expect(made.rows).toBeGreaterThan(0);
});
