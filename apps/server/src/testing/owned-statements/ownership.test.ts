import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInThisContext } from 'node:vm';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { SERVING_ALL_USERS } from '../../db/all-users.ts';
import { startTestApp } from '../harness.ts';
import { ownershipFaults } from './ownership.ts';

describe('a statement ties its rows to a user', () => {
  test.each([
    'select * from subtasks where user_id = $1',
    'select * from subtasks s join projects p on p.user_id = s.user_id and p.id = s.project_id where p.user_id = $1::uuid',
    'select * from projects p, lateral (select count(*) from subtasks s where s.user_id = $1) s where p.user_id = $1',
    'select * from projects p join subtasks s using (id) where p.user_id = s.user_id and s.user_id = $1',
    'with mine as (select * from projects where user_id = $1) select * from mine join subtasks s on s.id = mine.id and s.user_id = $1',
    'update subtasks s set title = $2 from projects p where (s.user_id, s.project_id) = (p.user_id, p.id) and p.user_id = $1',
    'delete from subtasks where user_id = $1 and id in (select id from subtasks where user_id = $1)',
    'update limits l set events = array(select e from unnest(l.events) e) where l.subject = $1',
    'insert into subtasks (id, user_id) values ($1, $2) on conflict do nothing',
    'insert into subtasks as s (user_id, id) select p.user_id, $1 from projects p where p.user_id = $2 returning s.id',
    'insert into timers (user_id, id) select $1::uuid, s.id from subtasks s where s.user_id = $2 returning id',
    'insert into codes (user_id, purpose) select $1::uuid, $2 on conflict (user_id, purpose) do update set sent_at = excluded.sent_at',
    'insert into codes (user_id, purpose) values ($1, $2) on conflict (user_id, purpose) do update set sent_at = $3',
    'select 1 from users where id = $1 union all select 2 from users where id = $1',
    'select user_id from logins where email = $1',
    'select pid from pg_stat_activity',
    'insert into logins (email, user_id) values ($1, $2) on conflict (email) do update set email = excluded.email',
    'select 1 from users u left join projects p on p.user_id = u.id and p.id = any(array[$2::uuid]) where u.id = $1',
    "update subtasks s set status = case when s.status = 'Pending' then $2 else s.status end where s.user_id = $1",
    'update projects p set due_date = $2 where p.user_id = $1 and $2::date - p.start_date > 0',
    "update timers set stopped_at = (started_at at time zone 'UTC' + make_interval(mins => minutes)) at time zone 'UTC' where user_id = $1",
    "select started_at + interval '1 day' from timers where user_id = $1",
  ])('%s', (text) => {
    expect(ownershipFaults(text)).toEqual([]);
  });

  test.each([
    ['select * from subtasks where id = $1', ['subtasks of anybody']],
    ['select * from subtasks where user_id = $1 or id = $2', ['subtasks of anybody']],
    ['select * from subtasks where user_id <> $1', ['subtasks of anybody']],
    ['select * from subtasks where user_id = any($1)', ['subtasks of anybody']],
    ['select * from subtasks where user_id in ($1, $2)', ['subtasks of anybody']],
    [
      'select * from subtasks s join projects p on p.id = s.project_id where s.user_id = $1',
      ['projects of anybody'],
    ],
    [
      'select * from subtasks s join projects p on p.user_id = s.user_id',
      ['subtasks of anybody', 'projects of anybody'],
    ],
    ['select 1 where exists (select from codes where user_id = user_id)', ['codes of anybody']],
    ['select * from users where email = $1', ['users of anybody']],
    [
      'select (select count(*) from subtasks s where s.user_id = p.user_id) from projects p where p.user_id = $1',
      ['subtasks of anybody'],
    ],
    [
      'with mine as (select * from projects where user_id = $1) select * from mine join subtasks s on s.user_id = mine.user_id',
      ['subtasks of anybody'],
    ],
    [
      'delete from subtasks where (user_id, id) in (select user_id, id from subtasks where user_id = $1)',
      ['subtasks of anybody'],
    ],
    [
      'insert into limits as l (subject) values ($1) on conflict (subject) do update set n = (select max(e) from unnest(l.events) e)',
      ['a subquery in an insert of values'],
    ],
    [
      "update projects p set name = array_to_string(p.tags, ' ') where p.user_id = $1 returning to_json(p)",
      ['array_to_string where rows are changed', 'to_json where rows are changed'],
    ],
    [
      'insert into logins (email, user_id) values ($1, $2) on conflict (email) do update set email = $3',
      ['email set anew'],
    ],
    [
      'insert into codes (user_id, purpose) values ($1, $2) on conflict (user_id, purpose) do update set user_id = excluded.purpose',
      ['user_id set anew'],
    ],
    [
      'select 1 from users u left join projects p on p.user_id = u.id and p.id = $2::uuid where u.id = $1',
      ['an outer join of id to a given value'],
    ],
    [
      "update subtasks s set status = case s.status when 'Pending' then $2 else s.status end where s.user_id = $1",
      ['a case of a value where rows are changed'],
    ],
    [
      'update projects p set due_date = $2 where p.user_id = $1 and $2::date - $3::date between 1 and $4::int',
      ['a condition without a column where rows are changed'],
    ],
    [
      "update projects p set color = (array['blue', 'green'])[1] where p.user_id = $1",
      ['an element of an array that is written out where rows are changed'],
    ],
    [
      'insert into subtasks (id, user_id) select $1, p.user_id from projects p where p.user_id = $2 returning id',
      ['a returning of selected rows without an alias of the table'],
    ],
    [
      'insert into codes (user_id, purpose) select $1::uuid, $2 on conflict (user_id, purpose) do update set sent_at = $3',
      ['a parameter in the upsert of selected rows'],
    ],
    [
      'update timers set stopped_at = started_at + make_interval(mins => minutes) where user_id = $1',
      ['a column plus an interval where rows are changed'],
    ],
    [
      "delete from timers where user_id = $1 and started_at + interval '1 day' < $2",
      ['a column plus an interval where rows are changed'],
    ],
    [
      'delete from subtasks s where s.user_id = $1 and ($2::boolean)',
      ['a condition without a column where rows are changed'],
    ],
    [
      'with touched as (update projects set name = $2 where user_id = $1 returning user_id) insert into milestones (user_id) select user_id from touched',
      ['a with before an insert'],
    ],
    [
      'with made as (insert into chats (user_id) values ($1) returning id) select id from made',
      ['an insert in a with'],
    ],
    ['update subtasks set title = $1', ['subtasks of anybody']],
    ['delete from subtasks using projects p where p.user_id = $1', ['subtasks of anybody']],
    ['with gone as (delete from subtasks returning 1) select count(*) from gone', ['subtasks of anybody']],
    ['insert into subtasks (id, title) values ($1, $2)', ['subtasks without user_id']],
    [
      'select 1 from logins l join users u on u.id = l.user_id where l.email = $1',
      ['users of anybody', 'logins and users in one statement'],
    ],
  ])('%s', (text, faults) => {
    expect(ownershipFaults(text)).toEqual(faults);
  });
});

test('a statement of the product that names nobody fails', async () => {
  const { db } = await startTestApp();
  // A test may read the rows of all users.
  await expect(sql`select * from subtasks`.execute(db)).resolves.toBeDefined();
  // The sender is identified by its file.
  const send = runInThisContext('(query, db) => query.execute(db)', {
    filename: '/apps/server/src/subtasks/imagined-store.ts',
  });
  await expect(send(sql`select * from subtasks`, db)).rejects.toThrow('subtasks of anybody');
  await expect(send(sql`select * from subtasks where user_id = ${randomUUID()}`, db)).resolves.toBeDefined();
});

test('what serves all users is still there', () => {
  const sources = join(import.meta.dirname, '../..');
  const stores = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('store.ts'),
  );
  const text = stores.map((name) => readFileSync(join(sources, name), 'utf8')).join('\n');
  const isDefined = (name: string) => new RegExp(`\\b(?:function ${name}\\(|const ${name} =)`).test(text);
  expect(SERVING_ALL_USERS.filter((name) => !isDefined(name))).toEqual([]);
});
