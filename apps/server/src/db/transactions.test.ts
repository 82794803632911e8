import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../testing/databases.ts';
import { openDatabase } from './database.ts';

/** A database behind a single connection, through a stretch of network that counts what is sent at once. */
async function openCounted() {
  const place = await copyDatabase();
  let sent = 0;
  const between = createServer((near) => {
    const far = connect(
      place.host.startsWith('/')
        ? { path: `${place.host}/.s.PGSQL.${place.port}` }
        : { host: place.host, port: place.port },
    );
    near.on('data', (data) => {
      sent += 1;
      far.write(data);
    });
    far.on('data', (data) => near.write(data));
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
  const { port } = between.address() as AddressInfo;
  const { db } = openDatabase({ ...place, host: '127.0.0.1', port, max: 1 }, () => {});
  onTestFinished(async () => {
    await db.destroy();
    between.close();
  });
  await sql`create table numbers (n integer not null)`.execute(db);
  const trips = async (act: () => Promise<unknown>) => {
    sent = 0;
    await act();
    return sent;
  };
  return { db, trips };
}

test('a transaction leaves with its first statement, so that it takes two trips', async () => {
  const { db, trips } = await openCounted();
  const insert = () => db.transaction().execute((trx) => sql`insert into numbers values (1)`.execute(trx));
  expect(await trips(insert)).toBe(2);
  const fails = db.transaction().execute(async (trx) => {
    await sql`insert into numbers values (2)`.execute(trx);
    throw new Error('taken back');
  });
  await expect(fails).rejects.toThrow('taken back');
  expect((await sql`select n from numbers`.execute(db)).rows).toEqual([{ n: 1 }]);
});
