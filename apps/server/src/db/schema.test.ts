import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { loadModule, parseSync } from 'libpg-query';
import { expect, inject, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { ownershipFaults } from '../testing/owned-statements/ownership.ts';
import { commandsOf } from './commands.ts';
import { openDatabase } from './database.ts';
import { migrate } from './migrate.ts';
import { isSpread } from './shard-keys.ts';
import { distributionCommands, shardingFaults, spreadFaults } from './sharding.ts';
import { describeTables } from './table-types.ts';

await loadModule();

const MIGRATIONS = join(import.meta.dirname, '../../migrations');
/** Migrations up to this one were released before a database could be distributed. */
const SPREAD_SINCE = '0038';

/** Tables that a migration creates without distributing them, or with foreign keys before they are distributed. */
const unspread = (statements: string): string[] =>
  [...statements.matchAll(/create table (\w+) \((.*?)\);/gs)].flatMap(([, table = '', columns = '']) => [
    ...(!isSpread(table) || statements.includes(`select spread_by_user('${table}');`) ? [] : [`${table}`]),
    ...(/\breferences\b/.test(columns) ? [`${table} points at another`] : []),
  ]);

test('tables.gen.ts is what the migrations make; npm run generate writes it anew', async () => {
  const { db } = await startTestApp();
  await expect(await describeTables(db)).toMatchFileSnapshot('tables.gen.ts');
});

test('migrating again changes nothing', async () => {
  const { db } = await startTestApp();
  expect(await migrate(db)).toEqual([]);
});

longTest('two nodes that start together on an empty database migrate it once', async () => {
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
  const commands = (await distributionCommands(db)).map(({ command }) => command);
  expect(commands).toContain("select create_distributed_table('users', 'id', colocate_with => 'none');");
  expect(commands.filter((command) => /'(?:logins|provider_logins|limits)'/.test(command))).toEqual([]);
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

test('of a spread database it is said which table is not, and by which command it would be', async () => {
  const { db } = await startTestApp();
  expect(await spreadFaults(db)).toEqual([]);
  // Citus's view of distributed tables: https://docs.citusdata.com/en/stable/develop/api_metadata.html
  await sql`
    create table citus_tables (table_name regclass, citus_table_type text, distribution_column text, colocation_id int);
    insert into citus_tables
    select name::regclass, 'distributed',
      case name when 'users' then 'id' when 'logins' then 'email' else 'user_id' end,
      case name when 'logins' then 2 else 1 end
    from (select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%' and relname not in ('citus_tables', 'avatars', 'instance_settings', 'invitations', 'limits', 'passkey_challenges', 'provider_logins')) ours;
    update citus_tables set distribution_column = 'id' where table_name = 'chats'::regclass;
    update citus_tables set colocation_id = 3 where table_name = 'timers'::regclass;
  `.execute(db);
  expect((await spreadFaults(db)).filter((fault) => !fault.startsWith('citus_tables '))).toEqual([
    "logins is spread, where all nodes ask for it: select undistribute_table('logins');",
    "avatars stands on one node alone: select create_distributed_table('avatars', 'user_id', colocate_with => 'users');",
    'chats is spread by id, not user_id',
    'timers does not stand beside users',
  ]);
});

test('a migration that makes a table spreads it before it points at another', () => {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name > SPREAD_SINCE);
  const faults = names.map((name) => unspread(readFileSync(join(MIGRATIONS, name), 'utf8')));
  expect(faults.flat()).toEqual([]);
  expect(unspread('create table a (id int references b (id));')).toEqual(['a', 'a points at another']);
  expect(unspread("create table a (id int);\nselect spread_by_user('a');")).toEqual([]);
});

test('a migration changes rows only in forms that a cluster takes', () => {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name > SPREAD_SINCE);
  const faults = names.flatMap((name) =>
    commandsOf(readFileSync(join(MIGRATIONS, name), 'utf8'))
      .filter((command) => /^(?:--[^\n]*\n)*(?:insert|update|delete)\b/.test(command))
      .flatMap(ownershipFaults)
      // A migration is for the rows of all.
      .filter((fault) => !fault.endsWith('of anybody'))
      .map((fault) => `${name}: ${fault}`),
  );
  expect(faults).toEqual([]);
});

/** The commands that add a constraint together with something else. */
const mixedConstraints = (statements: string): string[] =>
  commandsOf(statements).filter((command) => {
    const { stmts } = parseSync(command) as {
      stmts: { stmt: { AlterTableStmt?: { cmds: { AlterTableCmd: { subtype: string } }[] } } }[];
    };
    const parts = stmts[0]?.stmt.AlterTableStmt?.cmds ?? [];
    return (
      parts.length > 1 && parts.some(({ AlterTableCmd }) => AlterTableCmd.subtype === 'AT_AddConstraint')
    );
  });

test('a migration adds a constraint in a command of its own, as a cluster asks', () => {
  const names = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql') && name > SPREAD_SINCE);
  expect(names.flatMap((name) => mixedConstraints(readFileSync(join(MIGRATIONS, name), 'utf8')))).toEqual([]);
  const mixed = 'alter table a add column b int, add constraint c check (b > 0)';
  expect(mixedConstraints(`${mixed};\nalter table a add constraint c check (b > 0);`)).toEqual([mixed]);
});

test('a migration is carried out command by command', () => {
  const files = readdirSync(MIGRATIONS).filter((name) => name.endsWith('.sql'));
  const countOf = (text: string) => (parseSync(text) as { stmts: unknown[] }).stmts.length;
  for (const name of files) {
    const file = readFileSync(join(MIGRATIONS, name), 'utf8');
    const commands = commandsOf(file);
    expect(commands.map(countOf), name).toEqual(commands.map(() => 1));
    expect(commands, name).toHaveLength(countOf(file));
  }
  expect(commandsOf('-- a; b\nselect \';\', "a;b";\n/* ; */ do $a$ begin; end $a$ ;\n-- the end;\n')).toEqual(
    ['-- a; b\nselect \';\', "a;b"', '/* ; */ do $a$ begin; end $a$'],
  );
});

test('there is no sequence: a backup copies rows alone', async () => {
  const { db } = await startTestApp();
  const { rows } =
    await sql`select relname from pg_class where relkind = 'S' and relnamespace = 'public'::regnamespace`.execute(
      db,
    );
  expect(rows).toEqual([]);
});
