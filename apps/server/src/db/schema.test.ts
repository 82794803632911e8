import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, inject, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { distributionCommands, shardingFaults } from './sharding.ts';
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

test('every table can be spread over the nodes of a cluster by the person whose rows it holds', async () => {
  const { db } = await startTestApp();
  expect(await shardingFaults(db)).toEqual([]);
  const commands = await distributionCommands(db);
  expect(commands).toContain("select create_distributed_table('users', 'id', colocate_with => 'none');");
  expect(commands).toContain("select create_distributed_table('logins', 'email', colocate_with => 'none');");
  const place = (table: string) => commands.findIndex((command) => command.includes(`'${table}', '`));
  expect(place('subtasks')).toBeGreaterThan(place('projects'));
  expect(place('projects')).toBeGreaterThan(place('users'));
});

test('what a cluster could not hold is named', async () => {
  const { db } = await startTestApp();
  await sql`
    create table colours (id uuid primary key);
    create table shades (user_id uuid, id uuid, primary key (user_id, id), colour_id uuid references colours (id));
    create unique index subtasks_by_title on subtasks (title);
    alter table chats add column login text references logins (email);
    alter table chats add foreign key (id) references users (id);
    create table bare (user_id uuid);
    create function touch() returns trigger language plpgsql as 'begin return new; end';
    create trigger touched before update on projects for each row execute function touch();
  `.execute(db);
  expect(await shardingFaults(db)).toEqual([
    'colours has no column user_id to be spread by',
    'bare has no key',
    'colours: colours_pkey is to be unique without user_id',
    'subtasks: subtasks_by_title is to be unique without user_id',
    'chats: chats_id_fkey points at rows of users on other nodes',
    'chats: chats_login_fkey points at rows of logins on other nodes',
    'shades: shades_colour_id_fkey points at rows of colours on other nodes',
    'projects has a trigger, touched',
  ]);
});

test('there is no sequence: a backup copies rows alone', async () => {
  const { db } = await startTestApp();
  const { rows } =
    await sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(
      db,
    );
  expect(rows).toEqual([]);
});
