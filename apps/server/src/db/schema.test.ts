import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { describeTables } from './table-types.ts';

test('tables.gen.ts is what the migrations make; npm run generate writes it anew', async () => {
  const { db } = await startTestApp();
  await expect(await describeTables(db)).toMatchFileSnapshot('tables.gen.ts');
});

test('migrating again changes nothing', async () => {
  const { db } = await startTestApp();
  expect(await migrate(db)).toEqual([]);
});

test('two nodes that start together on an empty database migrate it once', async () => {
  const { db: admin } = await startTestApp();
  const name = `empty_${randomUUID().replaceAll('-', '')}`;
  await sql`create database ${sql.ref(name)}`.execute(admin);
  const connection = { ...inject('server'), database: name };
  const nodes = [openDatabase(connection, () => {}), openDatabase(connection, () => {})];

  const applied = await Promise.all(nodes.map(({ db }) => migrate(db)));

  expect(applied.map((names) => names.length).toSorted()).toEqual([
    0,
    Math.max(...applied.map((names) => names.length)),
  ]);
  expect(applied.flat().length).toBeGreaterThanOrEqual(2);
  await Promise.all(nodes.map(({ db }) => db.destroy()));
});

/** Found by something else than a user, so user_id does not lead them. */
const LOOK_UPS = ['limits', 'logins', 'users'];

test('every table of a user’s data is led by user_id, in its keys and in what points at it', async () => {
  const { db } = await startTestApp();
  const names = async (query: RawBuilder<{ name: string }>) =>
    (await query.execute(db)).rows.map(({ name }) => name);

  const notLed = await names(sql<{ name: string }>`
    select c.conrelid::regclass::text || ' ' || c.conname as name
    from pg_constraint c join pg_class t on t.oid = c.conrelid
    where c.connamespace = 'public'::regnamespace and c.contype in ('p', 'u', 'f')
      and t.relname not like 'kysely%' and t.relname <> all(${LOOK_UPS})
      and (select attname from pg_attribute a where a.attrelid = c.conrelid and a.attnum = c.conkey[1]) <> 'user_id'`);
  expect(notLed).toEqual([]);

  const indexes = await names(sql<{ name: string }>`
    select indexrelid::regclass::text as name
    from pg_index i join pg_class t on t.oid = i.indrelid
    where t.relnamespace = 'public'::regnamespace and t.relname not like 'kysely%' and t.relname <> all(${LOOK_UPS})
      and (select attname from pg_attribute a where a.attrelid = t.oid and a.attnum = i.indkey[0]) <> 'user_id'`);
  expect(indexes).toEqual([]);
});

test('there is no trigger', async () => {
  const { db } = await startTestApp();
  const { rows } = await sql`select tgname from pg_trigger where not tgisinternal`.execute(db);
  expect(rows).toEqual([]);
});
