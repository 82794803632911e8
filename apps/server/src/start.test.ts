import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { type Config, ConfigError, readConfig } from './config.ts';
import { startDaymark } from './start.ts';
import { copyDatabase } from './testing/harness.ts';

function settings(environment: Record<string, string> = {}): Config {
  const dataDir = mkdtempSync(join(tmpdir(), 'daymark-start-'));
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
  return readConfig({ PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment });
}

/** The run's own server as an address, the way an operator gives one. */
const addressOf = (database: string) => {
  const { host, user, password } = inject('server');
  return `postgres://${user}:${encodeURIComponent(password)}@localhost/${database}?host=${encodeURIComponent(host)}`;
};

const begin = (config: Config) => startDaymark(config, () => {});

test('starts on a database of its own, and again on the same folder with what was there', async () => {
  const config = settings();
  const first = await begin(config);
  const { db } = first.services;
  await db
    .insertInto('limits')
    .values({ subject: 'x', kind: 'y', events: [], touched_at: new Date() })
    .execute();
  await first.stop();

  const second = await begin(config);
  expect(await second.services.db.selectFrom('limits').select('subject').execute()).toEqual([
    { subject: 'x' },
  ]);
  await second.stop();
});

test('starts on the database of DATABASE_URL and makes no other', async () => {
  const { database } = await copyDatabase();
  const { address, stop } = await begin(settings({ DATABASE_URL: addressOf(database) }));
  onTestFinished(stop);
  expect((await fetch(`${address}/api/ready`)).status).toBe(200);
});

test.each([
  ['nobody listens there', () => 'postgres://daymark:secret@127.0.0.1:1/daymark'],
  ['there is no such database', () => addressOf('no_such_database')],
])('says in a sentence that the database cannot be used when %s', async (_why, address) => {
  const starting = begin(settings({ DATABASE_URL: address() }));
  await expect(starting).rejects.toBeInstanceOf(ConfigError);
  await expect(starting).rejects.toThrow(
    /^The database of DATABASE_URL cannot be reached \(.+\): check the address/,
  );
  await expect(starting).rejects.not.toThrow(/secret/);
});

test('says which port is in use, and leaves nothing running', async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void holder.close());
  const address = holder.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const { database } = await copyDatabase();
  const config = settings({ DATABASE_URL: addressOf(database), PORT: `${port}` });

  await expect(begin(config)).rejects.toThrow(
    `Port ${port} is in use: stop what listens there, or set PORT to another.`,
  );
});
