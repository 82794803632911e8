import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { addSubtask, makePlan, wrongCounters } from '../testing/people.ts';

/** A project with room for so many more subtasks. */
async function nearlyFull(room: number) {
  const plan = await makePlan();
  const { app, user, project } = plan;
  const count = SUBTASKS_MAX_COUNT - room;
  await sql`
    with added as (
      insert into subtasks (user_id, project_id, id, title, description, status, priority, tags, position, created_at, updated_at)
      select ${user.userId}, ${project.id}, gen_random_uuid(), 'Another', '', 'Pending', 'Medium', '{}', n, now(), now()
      from generate_series(1, ${count}::int) n
    )
    update projects set subtasks_pending = ${count} where user_id = ${user.userId} and id = ${project.id}
  `.execute(app.db);
  return plan;
}

test('of ten added at once to a nearly full project, exactly as many come in as there is room for', async () => {
  const { app, user, project } = await nearlyFull(3);
  const add = () => addSubtask(user, project.id, { title: 'The last' });

  const results = await Promise.allSettled(Array.from({ length: 10 }, add));

  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  expect(await failureOf(add())).toMatchObject({
    status: 409,
    message: `A project can hold at most ${SUBTASKS_MAX_COUNT} subtasks`,
  });
  expect(await wrongCounters(app)).toEqual([]);
});

test('a subtask that is added from words of the brief names them; what does not fit its place is refused', async () => {
  const { user, project } = await makePlan();
  const source = { text: 'Film the workshop', start: 10, end: 27 };
  expect(await addSubtask(user, project.id, { title: 'Film it', source })).toMatchObject({
    aiGenerated: false,
    source,
  });
  const elsewhere = addSubtask(user, project.id, { title: 'Film it', source: { ...source, end: 20 } });
  expect(await failureOf(elsewhere)).toMatchObject({ status: 400 });
});
