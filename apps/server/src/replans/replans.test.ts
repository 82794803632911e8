import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { makeLatePlan, subtasksOf } from '../testing/late-plan.ts';
import { addSubtask, makePlan, makeProject } from '../testing/people.ts';
import { lookAtPlans, stampOf } from './look.ts';

const withoutInstants = (rows: readonly { id: string }[]) =>
  rows.map((row) => ({ ...row, version: 0, updatedAt: '' }));

test('late work is moved as it was shown, with a reason for each, and all of it is undone', async () => {
  const { app, user, project, rows } = await makeLatePlan();
  const projectId = project.id;
  const late = rows.filter(({ dueDate }) => dueDate !== null && dueDate < '2026-11-26');
  const [done] = late;
  const [held, own] = rows.slice(-2);
  await user.api.subtasks.change({ params: { id: done?.id ?? '' }, body: { status: 'Completed' } });
  await user.api.subtasks.change({ params: { id: held?.id ?? '' }, body: { pinned: true } });
  await user.api.subtasks.change({ params: { id: own?.id ?? '' }, body: { dueDate: '2026-12-08' } });
  const before = await subtasksOf(user, projectId);

  const { data: shown } = await user.api.replans.preview({ query: { projectId } });
  expect(shown.feasible).toBe(true);
  expect(shown.unfinished.count).toBe(late.length - 1);
  const moved = new Map(shown.moves.map((move) => [move.id, move]));
  expect([done, held, own].filter((row) => moved.has(row?.id ?? ''))).toEqual([]);
  expect(late.length).toBeGreaterThan(1);
  expect(late.slice(1).map(({ id }) => moved.get(id)?.reason.kind)).toEqual(
    late.slice(1).map(() => 'overdue'),
  );

  const { data } = await user.api.replans.apply({ body: { projectId, stamp: shown.stamp } });
  expect(data).toMatchObject({ moved: shown.moves.length, projectIds: [projectId] });
  const rowsNow = await subtasksOf(user, projectId);
  for (const row of rowsNow)
    expect(row.dueDate).toBe(moved.get(row.id)?.to ?? before.find(({ id }) => id === row.id)?.dueDate);
  const again = await user.api.replans.preview({ query: { projectId } });
  expect(again.data).toMatchObject({ moves: [], feasible: true });

  await user.api.planChanges.undo({ params: { id: data.changeId ?? '' } });
  expect(withoutInstants(await subtasksOf(user, projectId))).toEqual(withoutInstants(before));
  expect(await brokenInvariants(app)).toEqual([]);
});

test('what changed since it was shown is told, and nothing is moved', async () => {
  const { user, project, rows } = await makeLatePlan();
  const projectId = project.id;
  const { stamp } = (await user.api.replans.preview({ query: { projectId } })).data;
  await user.api.subtasks.change({ params: { id: rows.at(-1)?.id ?? '' }, body: { estimatedHours: 1.25 } });
  const before = await subtasksOf(user, projectId);

  expect(await failure(user.api.replans.apply({ body: { projectId, stamp } }))).toMatchObject({
    status: 409,
  });
  expect(await subtasksOf(user, projectId)).toEqual(before);
  const fresh = (await user.api.replans.preview({ query: { projectId } })).data;
  const twice = await Promise.allSettled(
    [1, 2, 3].map(() => user.api.replans.apply({ body: { projectId, stamp: fresh.stamp } })),
  );
  expect(twice.filter(({ status }) => status === 'fulfilled').length).toBe(1);
});

test('what was shown stays the same in whatever order the database comes upon its rows', async () => {
  const { app, user, project, rows } = await makeLatePlan();
  const ids = rows.map(({ id }) => id).toSorted();
  const [last] = ids.splice(-1);
  const looked = (how: 'on' | 'off', order: readonly string[]) =>
    app.db.transaction().execute(async (db) => {
      await sql`delete from subtask_dependencies where user_id = ${user.userId} and subtask_id = ${last}`.execute(
        db,
      );
      for (const id of order)
        await sql`insert into subtask_dependencies (user_id, subtask_id, depends_on_id, lag_days)
          values (${user.userId}, ${last}, ${id}, 1)`.execute(db);
      for (const way of ['indexscan', 'indexonlyscan', 'bitmapscan'])
        await sql`select set_config(${`enable_${way}`}, ${how}, true)`.execute(db);
      const context = { db, userId: user.userId, today: '2026-11-26' as const, timezone: 'Europe/London' };
      return stampOf(await lookAtPlans(context, { projectId: project.id, staying: [] }));
    });
  expect(await looked('off', ids.toReversed())).toBe(await looked('on', ids));
});

test('a move is left out: its task stays, the rest is planned around it, and only so is it carried out', async () => {
  const { user, project } = await makeLatePlan();
  const projectId = project.id;
  const { data: shown } = await user.api.replans.preview({ query: { projectId } });
  const stays = shown.moves[0]?.id ?? '';
  const { data: without } = await user.api.replans.preview({ query: { projectId, staying: stays } });
  expect(without.moves.map(({ id }) => id)).not.toContain(stays);
  expect(without.moves.length).toBeGreaterThan(0);
  expect(without).toMatchObject({ feasible: true, unfinished: { count: shown.unfinished.count - 1 } });

  const wish = { projectId, stamp: without.stamp };
  expect(await failure(user.api.replans.apply({ body: wish }))).toMatchObject({ status: 409 });
  const before = (await subtasksOf(user, projectId)).find(({ id }) => id === stays);
  const { data } = await user.api.replans.apply({ body: { ...wish, staying: [stays] } });
  expect(data.moved).toBe(without.moves.length);
  expect((await subtasksOf(user, projectId)).find(({ id }) => id === stays)).toEqual(before);
});

test('all projects are replanned together, on the days that they share', async () => {
  const { user, project } = await makeLatePlan();
  const other = await makeProject(user, { name: 'Second', startDate: '2026-11-23', dueDate: '2026-12-18' });
  const mine = await addSubtask(user, other.project.id, {
    title: 'Mine',
    dueDate: '2026-11-25',
    estimatedHours: 6,
  });
  await addSubtask(user, other.project.id, { title: 'Standing', dueDate: '2026-12-01', estimatedHours: 6 });

  const { data: shown } = await user.api.replans.preview({ query: {} });
  const { stamp: sameStamp, today, unfinished } = shown;
  expect((await user.api.replans.outlook()).data).toEqual({
    stamp: sameStamp,
    today,
    unfinished,
    moving: shown.moves.length,
    unplaced: shown.unplaced.length,
    late: null,
  });
  expect(shown.moves.map(({ id }) => id)).not.toContain(mine.id);
  expect(shown.moves.map(({ to }) => to)).not.toContain('2026-12-01');
  await user.api.replans.apply({ body: { stamp: shown.stamp } });
  const { stamp, moves } = (await user.api.replans.preview({ query: {} })).data;
  expect(moves).toEqual([]);

  const { data } = await user.api.replans.apply({ body: { stamp, how: 'to-today' } });
  expect(data).toMatchObject({ moved: 1, projectIds: [other.project.id] });
  expect((await subtasksOf(user, other.project.id)).find(({ id }) => id === mine.id)?.dueDate).toBe(
    '2026-11-26',
  );
  expect((await subtasksOf(user, project.id)).every(({ dueDate }) => (dueDate ?? '') >= '2026-11-26')).toBe(
    true,
  );
});

test('unfinished work goes to today, and on a day off to the next day that is worked', async () => {
  const { app, user, project } = await makePlan();
  const projectId = project.id;
  app.clock.set('2026-11-21T12:00:00Z');
  const own = await makeProject(user, { name: 'Own days', startDate: '2026-11-16', dueDate: '2026-12-18' });
  await user.api.projects.change({ params: { id: own.project.id }, body: { weekdays: [3] } });
  const late = await addSubtask(user, own.project.id, { title: 'Late', dueDate: '2026-11-18' });
  const of = async (query: { projectId?: string }) => (await user.api.replans.preview({ query })).data;
  expect((await of({ projectId })).unfinished.to).toBe('2026-11-23');
  expect((await user.api.replans.outlook()).data.unfinished.to).toBe('2026-11-23');
  const { stamp, unfinished } = await of({ projectId: own.project.id });
  expect(unfinished).toMatchObject({ count: 1, to: '2026-11-25' });

  await user.api.replans.apply({ body: { projectId: own.project.id, stamp, how: 'to-today' } });
  const [row] = await subtasksOf(user, own.project.id);
  expect(row).toMatchObject({ id: late.id, dueDate: '2026-11-25' });
});

test('a missed day of a habit is no late work: nothing of it is moved, and nobody is told of it', async () => {
  const { app, user, project } = await makePlan();
  const projectId = project.id;
  const description = 'Practise every day for 20 minutes. Paint the door.';
  await user.api.projects.change({ params: { id: projectId }, body: { description } });
  const { data } = await user.api.subtasks.generate({ params: { projectId }, body: {} });
  const habit = data.filter(({ repeat }) => repeat);
  expect(habit.length).toBeGreaterThan(10);
  for (const { id, repeat } of data)
    if (!repeat) await user.api.subtasks.change({ params: { id }, body: { status: 'Completed' } });
  app.clock.set('2026-11-26T12:00:00Z');
  const { data: shown } = await user.api.replans.preview({ query: { projectId } });
  expect(shown).toMatchObject({ moves: [], unfinished: { count: 0 } });
  const told = (await user.api.notifications.list({ query: { limit: 100 } })).data;
  expect(told.filter(({ kind }) => kind === 'plan_broken')).toEqual([]);
});

test('a plan that cannot fit names ways out, each of which makes it fit and can be undone', async () => {
  const { app, user, project } = await makePlan();
  const projectId = project.id;
  const params = { projectId };
  await user.api.projects.change({
    params: { id: projectId },
    body: {
      description: 'Write 12 letters, 4 hours each.',
      dueDate: '2026-11-27',
    },
  });
  await user.api.subtasks.generate({ params, body: {} });
  const read = async () => (await user.api.projects.get({ params: { id: projectId } })).data.project;
  const before = await read();
  const { data: shown } = await user.api.replans.preview({ query: { projectId } });
  expect(shown.feasible).toBe(false);
  expect(shown.certificate?.neededHours).toBeGreaterThan(shown.certificate?.availableHours ?? 0);
  expect(shown.waysOut.map(({ kind }) => kind)).toContain('later-due-date');

  for (const { key } of shown.waysOut) {
    const { stamp } = (await user.api.replans.preview({ query: { projectId } })).data;
    const { data } = await user.api.replans.apply({ body: { projectId, stamp, how: { wayOut: key } } });
    expect((await user.api.replans.preview({ query: { projectId } })).data).toMatchObject({
      feasible: true,
      moves: [],
    });
    expect((await read()).plan?.feasible).toBe(true);
    await user.api.planChanges.undo({ params: { id: data.changeId ?? '' } });
    const { subtasks, dueDate, hoursPerDay, plan } = await read();
    expect({ dueDate, hoursPerDay, plan }).toEqual({
      ...{ dueDate: before.dueDate, hoursPerDay: before.hoursPerDay, plan: before.plan },
    });
    expect(withoutInstants(subtasks)).toEqual(withoutInstants(before.subtasks));
  }
  expect(await brokenInvariants(app)).toEqual([]);
});

test('what is wrong with a plan is told with a change that mends it', async () => {
  const { user, project } = await makePlan();
  const params = { projectId: project.id };
  await addSubtask(user, project.id, { title: 'Print the flyers', dueDate: '2026-11-28', estimatedHours: 2 });
  await addSubtask(user, project.id, { title: 'Stuff', dueDate: '2026-11-24' });
  const read = async () => (await user.api.replans.lint({ params })).data.findings;

  const findings = await read();
  expect(findings.map(({ kind }) => kind)).toEqual(['day-off', 'vague-title', 'no-estimate']);
  for (const { fix } of findings)
    if (fix) await user.api.subtasks.change({ params: { id: fix.id }, body: fix.change });
  expect(await read()).toEqual([]);
});
