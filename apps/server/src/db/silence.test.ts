import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { copyDatabase } from '../testing/databases.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { longTest } from '../testing/long-run.ts';
import { type Database, openDatabase } from './database.ts';

const HOUR = 3_600_000;
/** Between two looks at whether the database was heard. The tests have them pass, however slow the machine. */
const LOOK = 60_000;
const LOOKS = 8;

/** A proxy to a database that can be told to hold back all answers while it still accepts connections. */
async function startWay({ host, port }: { host: string; port: number }) {
  const answers = new Set<Socket>();
  let isSilent = false;
  let ended = 0;
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
    answerer.on('close', () => {
      answers.delete(answerer);
      ended += 1;
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => {
    for (const socket of answers) socket.destroy();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    /** How many connections have ended. */
    ended: () => ended,
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
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
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
      silentAfterMilliseconds: LOOKS * LOOK,
    },
    () => {},
  );
  onTestFinished(() => db.destroy());
  return { db, way, database };
}

const ask = (db: Database) => sql<{ one: number }>`select 1 as one`.execute(db).then(({ rows }) => rows);
const ONE = [{ one: 1 }];

test('of a silent database all who wait hear, with a connection or without, and who comes later at once', async () => {
  const { db, way } = await openOverWay();
  await Promise.all([ask(db), ask(db)]);
  way.fallSilent();

  const asking = Promise.allSettled([
    ...Array.from({ length: 6 }, () => ask(db)),
    db.transaction().execute((trx) => ask(trx)),
  ]);
  let isTold = false;
  void asking.then(() => {
    isTold = true;
  });
  const look = () => {
    vi.advanceTimersByTime(LOOK);
    return isTold;
  };
  await expect.poll(look).toBe(true);
  const asked = await asking;
  const told = asked.map((one) => (one.status === 'rejected' ? String(one.reason.message) : 'answered'));
  // Two were sent, and their result is unknown; the others are known to have had no effect.
  expect(told.toSorted()).toEqual([
    ...Array(5).fill('Connection terminated: the database is silent'),
    ...Array(2).fill('Query read timeout'),
  ]);
  await expect(ask(db)).rejects.toThrow('Connection terminated: the database is silent');

  way.answerAgain();
  const askOnceMore = () => {
    vi.advanceTimersByTime(LOOK);
    return ask(db).catch(() => undefined);
  };
  await expect.poll(askOnceMore).toEqual(ONE);
  expect(await Promise.all(Array.from({ length: 6 }, () => ask(db)))).toEqual(Array(6).fill(ONE));
});

longTest('a database that works long on one query is not silent', async () => {
  const { db, way, database } = await openOverWay();
  const { db: beside } = openDatabase(database, () => {});
  onTestFinished(() => beside.destroy());
  const long = await beside.connection().execute(async (holder) => {
    await sql`select pg_advisory_lock(1)`.execute(holder);
    const asked = sql`select pg_advisory_lock(1), 1 as one`.execute(db);
    await expect.poll(() => isAnybodyHeldUp(holder)).toBe(true);
    for (let looks = 0; looks < 2 * LOOKS; looks += 2) {
      const before = way.ended();
      // The second quiet look asks on a connection of its own, which ends once it was answered.
      vi.advanceTimersByTime(2 * LOOK);
      await expect.poll(way.ended).toBeGreaterThan(before);
    }
    await sql`select pg_advisory_unlock(1)`.execute(holder);
    return asked;
  });
  expect(long.rows).toMatchObject(ONE);
});
