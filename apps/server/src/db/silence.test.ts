import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../testing/harness.ts';
import { type Database, openDatabase } from './database.ts';

const HOUR = 3_600_000;

/** A proxy to a database that can be told to hold back all answers while it still accepts connections. */
async function startWay({ host, port }: { host: string; port: number }) {
  const answers = new Set<Socket>();
  let isSilent = false;
  const server = createServer((asker) => {
    const answerer = host.startsWith('/') ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    answers.add(answerer);
    asker.pipe(answerer);
    answerer.on('data', (words) => asker.write(words));
    for (const [one, other] of [
      [asker, answerer],
      [answerer, asker],
    ] as const) {
      one.on('error', () => other.destroy());
      one.on('close', () => other.destroy());
    }
    if (isSilent) answerer.pause();
    answerer.on('close', () => answers.delete(answerer));
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of answers) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    fallSilent: () => {
      isSilent = true;
      for (const socket of answers) socket.pause();
    },
    answerAgain: () => {
      isSilent = false;
      for (const socket of answers) socket.resume();
    },
  };
}

/** A database with two connections that is given up only for its silence. */
async function openOverWay() {
  const database = await copyDatabase();
  const way = await startWay(database);
  const { db } = openDatabase(
    {
      ...database,
      host: '127.0.0.1',
      port: way.port,
      max: 2,
      query_timeout: HOUR,
      connectionTimeoutMillis: HOUR,
      silentAfterMilliseconds: 800,
    },
    () => {},
  );
  onTestFinished(() => db.destroy());
  return { db, way };
}

const ask = (db: Database) => sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows);
const ONE = [{ one: 1 }];

test('of a silent database all who wait hear, with a connection or without, and who comes later at once', async () => {
  const { db, way } = await openOverWay();
  await Promise.all([ask(db), ask(db)]);
  way.fallSilent();

  const asked = await Promise.allSettled([
    ...Array.from({ length: 6 }, () => ask(db)),
    db.transaction().execute((trx) => ask(trx)),
  ]);
  const told = asked.map((one) => (one.status === 'rejected' ? String(one.reason.message) : 'answered'));
  // Two were sent, and their result is unknown; the others are known to have had no effect.
  expect(told.toSorted()).toEqual([
    ...Array(5).fill('Connection terminated: the database is silent'),
    ...Array(2).fill('Query read timeout'),
  ]);
  await expect(ask(db)).rejects.toThrow('Connection terminated: the database is silent');

  way.answerAgain();
  await expect.poll(() => ask(db).catch(() => undefined)).toEqual(ONE);
  expect(await Promise.all(Array.from({ length: 6 }, () => ask(db)))).toEqual(Array(6).fill(ONE));
});

test('a database that works long on one query is not silent', async () => {
  const { db } = await openOverWay();
  const { rows } = await sql`select pg_sleep(3), 1 as one`.execute(db);
  expect(rows).toMatchObject(ONE);
});
