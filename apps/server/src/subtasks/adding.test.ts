import { randomUUIDv7 } from 'node:crypto';
import { SUBTASKS_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { addSubtask, makePlan, makeProject, makeUser, wrongCounters } from '../testing/people.ts';
import { rowsOf } from '../testing/rows.ts';

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

const IS_TAKEN = 'Another subtask has this id. Please send a new one, or none.';

describe('an id that the client chose', () => {
  test('gives the same subtask again, and once it was deleted says so', async () => {
    const { user, project } = await makePlan();
    const id = randomUUIDv7();
    const add = () => addSubtask(user, project.id, { id, title: 'Sent twice' });
    expect(await add()).toEqual(await add());
    await user.api.subtasks.delete({ params: { id } });
    expect(await failureOf(add())).toMatchObject({
      status: 409,
      message: 'This subtask was added before, and deleted since.',
    });
    await user.api.projects.delete({ params: { id: project.id } });
    expect(await failureOf(add())).toMatchObject({ status: 404, message: 'Project not found' });
  });

  test('of a subtask of another project, living or deleted, is taken: that is what is said, and nothing is changed', async () => {
    const { app, user, project } = await makePlan();
    const { project: other } = await makeProject(user, { name: 'Other', description: '' });
    const living = await addSubtask(user, other.id, { title: 'Living' });
    const deleted = await addSubtask(user, other.id, { title: 'Deleted' });
    await user.api.subtasks.delete({ params: { id: deleted.id } });
    const before = await rowsOf(app, user.userId);
    for (const { id } of [living, deleted])
      expect(await failureOf(addSubtask(user, project.id, { id, title: 'Mine' }))).toMatchObject({
        status: 409,
        message: IS_TAKEN,
      });
    expect(await rowsOf(app, user.userId)).toEqual(before);
  });

  test('is taken as well if another project gets it at the same moment; that of another person is free', async () => {
    const { app, user, project } = await makePlan();
    const { project: other } = await makeProject(user, { name: 'Other', description: '' });
    const { id: made } = await addSubtask(user, other.id, { title: 'Theirs' });
    const id = randomUUIDv7();
    const racing = await app.db.transaction().execute(async (trx) => {
      await sql`delete from subtask_search where user_id = ${user.userId} and subtask_id = ${made}`.execute(
        trx,
      );
      await sql`update subtasks set id = ${id} where user_id = ${user.userId} and id = ${made}`.execute(trx);
      const answer = failureOf(addSubtask(user, project.id, { id, title: 'Mine' }));
      await expect.poll(() => isAnybodyHeldUp(app.db)).toBe(true);
      return { answer };
    });
    expect(await racing.answer).toMatchObject({ status: 409, message: IS_TAKEN });
    expect(await wrongCounters(app)).toEqual([]);
    const stranger = await makeUser(app);
    const { project: theirs } = await makeProject(stranger, { description: '' });
    expect(await addSubtask(stranger, theirs.id, { id, title: 'Theirs' })).toMatchObject({ id });
  });
});
