import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { findForeignWrites, OWNERS } from './table-owners.mjs';

const tables = (names) => `export interface DB {\n${names.map((name) => `  ${name}: Row;\n`).join('')}}\n`;

/** What is found in a server that has one more file. */
function foundIn(path, text, names = Object.keys(OWNERS)) {
  const root = mkdtempSync(join(tmpdir(), 'daymark-table-owners-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const files = { 'db/tables.gen.ts': tables(names), [path]: text };
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, 'apps/server/src', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  return findForeignWrites(root);
}

test.each([
  ['an insert', 'sql`insert into users (id) values (1)`', 'users'],
  ['an update inside a with', 'sql`with a as (\n  update projects p set name = 1)`', 'projects'],
  ['a delete', 'sql`delete from subtasks where id = 1`', 'subtasks'],
  ['a built insert', "db.insertInto('timers').values(row)", 'timers'],
  ['a built update', "db.updateTable('users').set(row)", 'users'],
  ['a built delete', "db.deleteFrom('chats')", 'chats'],
])('%s in the store of another feature is found', (_what, statement, table) => {
  expect(foundIn('avatars/store.ts', statement)).toEqual([
    expect.stringMatching(`avatars/store.ts:\\d writes ${table}, which is of`),
  ]);
});

test('the store of the owner, and tests, may write', () => {
  expect(foundIn('users/store.ts', "db.updateTable('users')")).toEqual([]);
  expect(foundIn('avatars/avatars.test.ts', "db.updateTable('users')")).toEqual([]);
  expect(foundIn('testing/rows.ts', 'sql`delete from users`')).toEqual([]);
});

test('counters of a project are written in whichever statement changes what they count', () => {
  expect(foundIn('db/project-counters.ts', 'sql`update projects set version = 1`')).toEqual([]);
  expect(foundIn('db/project-counters.ts', 'sql`update subtasks set version = 1`')).toHaveLength(1);
});

test('reading no table is no pass', () => {
  expect(() => foundIn('users/store.ts', '', [])).toThrow('No table was read');
});

test('a new table needs an owner', () => {
  expect(foundIn('notes/store.ts', '', ['notes'])).toEqual([
    'notes has no owner in scripts/check/table-owners.mjs',
  ]);
});
