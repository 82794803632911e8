import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { keepPlanChange, seePlans } from '../plan-changes/service.ts';
import { purgeChanges } from '../plan-changes/store.ts';
import { GIVEN_BACK } from '../subtasks/undo-store.ts';
import { failure } from '../testing/failure.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makePlan } from '../testing/people.ts';

/** A project with a regenerated plan, so that rows were added, deleted and kept. */
async function makeChangedPlan() {
  const made = await makePlan();
  const { user, project } = made;
  const params = { projectId: project.id };
  // Only the lines of the brief: steps of the kind of project would stay when the brief changes.
  const first = await user.api.subtasks.generate({ params, body: { projectKind: 'none' } });
  const before = await user.api.projects.get({ params: { id: project.id } });
  const description = 'Write 3 letters and print 2 posters by 4 December.';
  await user.api.projects.change({ params: { id: project.id }, body: { description } });
  const second = await user.api.subtasks.generate({ params, body: { regenerate: true } });
  const undo = () => user.api.planChanges.undo({ params: { id: second.changeId ?? '' } });
  return { ...made, params, first, second, before: before.data.project, undo };
}

const withoutInstants = (rows: readonly { id: string }[]) =>
  rows.map((row) => ({ ...row, version: 0, updatedAt: '' }));

test('undoing a plan brings back every row and what was said of it, once', async () => {
  const { app, user, params, first, second, before, undo } = await makeChangedPlan();
  const versions = new Map(first.data.map(({ id, version }) => [id, version]));
  const stood = second.data.filter(({ id, version }) => versions.get(id) === version);
  const changed = new Set([...first.data, ...second.data].map(({ id }) => id)).size - stood.length;
  expect(changed).toBeGreaterThan(first.count);

  const undone = await undo();

  expect(undone.data).toMatchObject({ restored: changed, leftAlone: [] });
  const { project } = (await user.api.projects.get({ params: { id: params.projectId } })).data;
  expect(withoutInstants(project.subtasks)).toEqual(withoutInstants(before.subtasks));
  expect({ plan: project.plan, stats: project.stats }).toEqual({ plan: before.plan, stats: before.stats });
  expect(await brokenInvariants(app)).toEqual([]);
  expect(await undo()).toEqual(undone);
  expect((await user.api.subtasks.list({ params })).data).toEqual(project.subtasks);
});

test('what was changed since stays, and is told of', async () => {
  const { app, user, params, first, second, undo } = await makeChangedPlan();
  const [mine, other] = second.data;
  await user.api.subtasks.change({ params: { id: mine?.id ?? '' }, body: { title: 'My own words' } });
  const [given] = first.data;
  await user.api.subtasks.restore({ params: { id: given?.id ?? '' } });
  await user.api.milestones.create({
    params,
    body: { name: 'Print', dueDate: '2026-12-02', subtaskIds: [other?.id ?? ''] },
  });

  const { leftAlone } = (await undo()).data;

  const titles = [mine, given, other].map((row) => row?.id);
  expect(leftAlone.map(({ id }) => id).toSorted()).toEqual(titles.toSorted());
  const rows = (await user.api.subtasks.list({ params })).data;
  expect(rows.find(({ id }) => id === mine?.id)?.title).toBe('My own words');
  expect(rows.length).toBe(first.count + 2);
  expect(await brokenInvariants(app)).toEqual([]);
});

longTest('it brings back the order of the work, and no circle and no milestone that is gone', async () => {
  const { app, user, project } = await makePlan();
  const params = { projectId: project.id };
  const milestone = await user.api.milestones.create({
    params,
    body: { name: 'Print', dueDate: '2026-12-02' },
  });
  const milestoneId = milestone.data.milestone.id;
  const one = await addSubtask(user, project.id, { title: 'One', milestoneId });
  const two = await addSubtask(user, project.id, { title: 'Two', dependsOn: [one.id] });
  const three = await addSubtask(user, project.id, {
    title: 'Three',
    dependsOn: [two.id],
    lags: [{ id: two.id, days: 3 }],
  });
  const seen = await seePlans(app.db, { userId: user.userId, projectIds: [project.id] });
  const free = { dependsOn: [], milestoneId: null };
  for (const { id } of [one, two, three]) await user.api.subtasks.change({ params: { id }, body: free });
  const id = (await keepPlanChange(app.db, 'plan', seen, app.clock.now())) ?? '';
  await user.api.milestones.delete({ params: { id: milestoneId } });
  await user.api.subtasks.change({ params: { id: one.id }, body: { dependsOn: [three.id] } });

  expect((await user.api.planChanges.undo({ params: { id } })).data.leftAlone.map((row) => row.id)).toEqual([
    one.id,
  ]);

  const rows = new Map((await user.api.subtasks.list({ params })).data.map((row) => [row.id, row]));
  expect(rows.get(one.id)?.dependsOn).toEqual([three.id]);
  expect([two, three].map((row) => rows.get(row.id)?.dependsOn)).toContainEqual([]);
  expect(await brokenInvariants(app)).toEqual([]);
});

test('a change that is too old is forgotten', async () => {
  const { app, undo } = await makeChangedPlan();
  await undo();
  await purgeChanges(app.db, new Date(app.clock.now().getTime() + 1));
  expect(await failure(undo())).toMatchObject({ status: 404 });
});

test('every column of a subtask is given back, or said to be none of a plan', async () => {
  const { app } = await makePlan();
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = 'subtasks'
  `.execute(app.db);
  const own = ['user_id', 'id', 'project_id', 'milestone_id', 'version', 'created_at', 'updated_at'];
  expect(rows.map(({ name }) => name).toSorted()).toEqual([...GIVEN_BACK, ...own].toSorted());
});
