import { type RawBuilder, sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { copyDatabase } from '../testing/databases.ts';
import { openDatabase } from './database.ts';
import { inOneTrip } from './one-trip.ts';

/** A database behind a single connection, with a table of numbers. */
async function openNumbers() {
  const { db } = openDatabase({ ...(await copyDatabase()), max: 1 }, () => {});
  onTestFinished(() => db.destroy());
  await sql`create table numbers (n integer not null)`.execute(db);
  const insert = (n: number | null): RawBuilder<{ n: number }> =>
    sql`insert into numbers values (${n}) returning n`;
  const all = async () => (await sql<{ n: number }>`select n from numbers order by n`.execute(db)).rows;
  return { db, insert, all };
}

test('two statements sent at once are one transaction, each with its rows', async () => {
  const { db, insert, all } = await openNumbers();
  const count = sql<{ count: number }>`select count(*) from numbers`;
  expect(await inOneTrip(db, insert(1), count)).toEqual([[{ n: 1 }], [{ count: 1 }]]);
  expect(await all()).toEqual([{ n: 1 }]);
});

test.each([
  ['first', [null, 2]],
  ['second', [1, null]],
] as const)(
  'if the %s one fails, nothing of both remains, and the connection is used again',
  async (_, [one, two]) => {
    const { db, insert, all } = await openNumbers();
    for (let time = 0; time < 5; time++)
      await expect(inOneTrip(db, insert(one), insert(two))).rejects.toMatchObject({ code: '23502' });
    expect(await all()).toEqual([]);
  },
);

test('within a transaction they are part of it', async () => {
  const { db, insert, all } = await openNumbers();
  const taken = db.transaction().execute(async (trx) => {
    await inOneTrip(trx, insert(1), insert(2));
    throw new Error('taken back');
  });
  await expect(taken).rejects.toThrow('taken back');
  expect(await all()).toEqual([]);
});

test('a statement whose table has changed fails with the other, and is not sent again alone', async () => {
  const { db, insert, all } = await openNumbers();
  const read = sql`select * from numbers where n > ${0}`;
  for (let time = 0; time < 5; time++) await inOneTrip(db, insert(1), read);
  await sql`alter table numbers add column note text`.execute(db);
  await sql`delete from numbers`.execute(db);
  await expect(inOneTrip(db, insert(1), read)).rejects.toMatchObject({ code: '0A000' });
  expect(await all()).toEqual([]);
  await inOneTrip(db, insert(1), read);
  expect(await all()).toEqual([{ n: 1 }]);
});
