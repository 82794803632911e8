import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { isAnybodyHeldUp } from '../testing/lock-waits.ts';
import { addSubtask, makePlan } from '../testing/people.ts';
import { lockTimers } from './store.ts';

async function makeTimed() {
  const made = await makePlan();
  const { user, project } = made;
  const first = await addSubtask(user, project.id, { title: 'Glaze the cups' });
  const second = await addSubtask(user, project.id, { title: 'Call Mara', actualHours: 1 });
  const start = async (id: string) => (await user.api.timers.start({ body: { subtaskId: id } })).data;
  const stop = async (minutes?: number) =>
    (await user.api.timers.stop({ body: minutes === undefined ? {} : { minutes } })).data;
  const current = async () => (await user.api.timers.current()).data.timer;
  const undo = async (id: string) => (await user.api.timers.undo({ params: { id } })).data;
  return { ...made, first, second, start, stop, current, undo };
}

test('a timer measures the work: started, seen from anywhere, stopped to the minute, and taken back', async () => {
  const { app, first, start, stop, current, undo } = await makeTimed();
  expect(await current()).toBeNull();

  expect((await start(first.id)).subtask.status).toBe('In Progress');
  app.clock.advance({ minutes: 24, seconds: 40 });
  expect(await current()).toMatchObject({ subtaskId: first.id, title: 'Glaze the cups', seconds: 1_480 });
  const stopped = await stop();

  expect(stopped).toMatchObject({ minutes: 25, subtask: { actualHours: 0.42 } });
  expect(await current()).toBeNull();
  app.clock.advance({ minutes: 1 });
  expect(await undo(stopped.id)).toMatchObject({ timer: { seconds: 1_540 }, subtask: { actualHours: null } });
  expect(await brokenInvariants(app)).toEqual([]);
});

test('one runs at a time: starting another stops and counts the first, starting the same goes on', async () => {
  const { app, first, second, start, current, undo } = await makeTimed();
  await start(first.id);
  app.clock.advance({ minutes: 30 });
  expect((await start(first.id)).stopped).toBeNull();

  // A row that is only read must not conflict with an editor.
  const { version } = (await start(first.id)).subtask;
  expect((await start(first.id)).subtask.version).toBe(version);

  const { stopped } = await start(second.id);

  expect(stopped).toMatchObject({ minutes: 30, subtask: { id: first.id, actualHours: 0.5 } });
  expect(await current()).toMatchObject({ subtaskId: second.id, seconds: 0 });
  expect(await undo(stopped?.id ?? '')).toMatchObject({
    timer: { subtaskId: second.id },
    subtask: { actualHours: null },
  });
  expect(await failureOf(undo(stopped?.id ?? ''))).toMatchObject({ status: 404 });
});

test('a forgotten timer asks how much of it counts', async () => {
  const { app, first, second, start, stop, current } = await makeTimed();
  await start(first.id);
  app.clock.advance({ days: 3 });
  expect(await current()).toMatchObject({ isForgotten: true });
  for (const act of [() => stop(), () => start(second.id)])
    expect(await failureOf(act())).toMatchObject({ status: 409, message: /over 12 hours/ });
  expect(await stop(90)).toMatchObject({ minutes: 90, subtask: { actualHours: 1.5 } });
});

test('a timer that was not meant leaves no trace', async () => {
  const { app, user, first, start, current } = await makeTimed();
  await start(first.id);
  app.clock.advance({ minutes: 3 });
  const { subtask } = (await user.api.timers.discard()).data;
  expect(subtask).toMatchObject({ status: 'Pending', actualHours: null });
  expect(await current()).toBeNull();
});

test('what is completed is measured no longer, and a forgotten timer is asked about still', async () => {
  const { app, user, project, first, second, start, current } = await makeTimed();
  await start(first.id);
  app.clock.advance({ minutes: 45 });
  const done = { params: { id: first.id }, body: { status: 'Completed' } } as const;
  expect((await user.api.subtasks.change(done)).data.subtask).toMatchObject({
    status: 'Completed',
    actualHours: 0.75,
  });
  expect(await current()).toBeNull();

  await start(second.id);
  app.clock.advance({ minutes: 30 });
  const changes = [{ id: second.id, status: 'Completed' as const }];
  const { data } = await user.api.subtasks.changeMany({
    params: { projectId: project.id },
    body: { changes },
  });
  expect(data.subtasks.map(({ actualHours }) => actualHours)).toEqual([1.5]);

  await start(second.id);
  app.clock.advance({ days: 2 });
  await user.api.subtasks.changeMany({ params: { projectId: project.id }, body: { changes } });
  expect(await current()).toMatchObject({ subtaskId: second.id, isForgotten: true });
  expect(await brokenInvariants(app)).toEqual([]);
});

test('a timer that is started while its subtask is being completed ends with it', async () => {
  const { app, user, first, current } = await makeTimed();
  const { userId } = user;
  const timer = { user_id: userId, subtask_id: first.id, id: randomUUID(), began_work: true };
  const completing = await app.db.transaction().execute(async (trx) => {
    await lockTimers(trx, userId);
    await sql`update subtasks set status = 'In Progress' where user_id = ${userId} and id = ${first.id}`.execute(
      trx,
    );
    const row = { ...timer, started_at: app.clock.now() };
    await trx.insertInto('timers').values(row).execute();
    const answer = user.api.subtasks.change({ params: { id: first.id }, body: { status: 'Completed' } });
    await expect.poll(() => isAnybodyHeldUp(app.db)).toBe(true);
    return { answer };
  });
  expect((await completing.answer).data.subtask.status).toBe('Completed');
  expect(await current()).toBeNull();
});

test('what is deleted measures nothing, and is in nobody’s way', async () => {
  const { user, first, second, start, stop, current } = await makeTimed();
  await start(first.id);
  await user.api.subtasks.delete({ params: { id: first.id } });
  expect(await current()).toBeNull();
  expect(await failureOf(stop())).toMatchObject({ status: 404 });
  expect((await start(second.id)).stopped).toBeNull();
});

test('started on ten tabs at once, one runs; stopped on ten, it counts once', async () => {
  const { app, first, second, start, stop } = await makeTimed();
  await Promise.allSettled(Array.from({ length: 10 }, (_, index) => start(index % 2 ? first.id : second.id)));
  await start(second.id);
  app.clock.advance({ minutes: 6 });
  const results = await Promise.allSettled(Array.from({ length: 10 }, () => stop()));
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await start(second.id)).subtask.actualHours).toBe(1.1);
  expect(await brokenInvariants(app)).toEqual([]);
});
