import type { NewSubtask } from '@daymark/contract/subtasks';
import { MILESTONES_MAX_COUNT } from '@daymark/domain/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

async function makePlan() {
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  return { user, project };
}

/** A user with a project from 23 November to 11 December, its milestone on the 1st, and subtasks of the milestone. */
async function makeMilestone(...subtasks: NewSubtask[]) {
  const plan = await makePlan();
  const { user, project } = plan;
  const { data } = await user.api.milestones.create({
    params: { projectId: project.id },
    body: { name: ' First  draft ', dueDate: '2026-12-01' },
  });
  const { milestone } = data;
  const made = [];
  for (const subtask of subtasks)
    made.push(await addSubtask(user, project.id, { ...subtask, milestoneId: milestone.id }));
  const subtasksNow = async () => (await user.api.subtasks.list({ params: { projectId: project.id } })).data;
  return { ...plan, milestone, subtasks: made, subtasksNow };
}

describe('a milestone', () => {
  test('is added to its project, and stands there in the order of the days', async () => {
    const { user, project, milestone } = await makeMilestone();
    const params = { projectId: project.id };
    expect(milestone).toMatchObject({
      _id: milestone.id,
      projectId: project.id,
      name: 'First draft',
      dueDate: '2026-12-01',
      version: 1,
      stats: { totalSubtasks: 0, completedSubtasks: 0, lateSubtasks: 0 },
    });

    await user.api.milestones.create({ params, body: { name: 'Proof', dueDate: '2026-11-23' } });

    const { data, count } = await user.api.milestones.list({ params });
    expect(data.map(({ name }) => name)).toEqual(['Proof', 'First draft']);
    expect(count).toBe(2);
    const read = await user.api.projects.get({ params: { id: project.id } });
    expect(read.data.project.milestones.map(({ name }) => name)).toEqual(['Proof', 'First draft']);
  });

  test('needs a name and a day of the project', async () => {
    const { user, project } = await makePlan();
    const add = (name: string, dueDate: string) =>
      failure(user.api.milestones.create({ params: { projectId: project.id }, body: { name, dueDate } }));

    expect(await add('  ', '2026-12-01')).toMatchObject({
      status: 400,
      message: 'Please name the milestone',
    });
    for (const day of ['2026-11-22', '2026-12-12'])
      expect(await add('Draft', day)).toMatchObject({
        status: 400,
        message:
          'A milestone must lie between the start date and the due date of its project, 2026-11-23 to 2026-12-11',
        errors: [{ path: 'dueDate' }],
      });
    expect(await add('First day', '2026-11-23')).toBeUndefined();
    expect(await add('Last day', '2026-12-11')).toBeUndefined();
  });

  test('sent twice with one key is there once', async () => {
    const { user, project } = await makePlan();
    const params = { projectId: project.id };
    const create = () =>
      user.api.milestones.create(
        { params, body: { name: 'Draft', dueDate: '2026-12-01' } },
        { idempotencyKey: 'draft' },
      );
    const answers = await Promise.all([create(), create(), create()]);
    expect(new Set(answers.map(({ data }) => data.milestone.id)).size).toBe(1);
    expect((await user.api.milestones.list({ params })).count).toBe(1);
  });

  test('is one of fifty at most, also when many are added at once', async () => {
    const { user, project } = await makePlan();
    const params = { projectId: project.id };
    const add = (number: number) =>
      failure(
        user.api.milestones.create({ params, body: { name: `Draft ${number}`, dueDate: '2026-12-01' } }),
      );

    const results = await Promise.all(Array.from({ length: MILESTONES_MAX_COUNT + 6 }, (_, at) => add(at)));

    expect((await user.api.milestones.list({ params })).count).toBe(MILESTONES_MAX_COUNT);
    const refused = results.filter((result) => result !== undefined);
    expect(refused).toHaveLength(6);
    for (const refusal of refused)
      expect(refusal).toMatchObject({ status: 409, message: 'A project can have at most 50 milestones' });
  });

  test('tells how its subtasks stand, and how many a move leaves late', async () => {
    const { user, project, milestone } = await makeMilestone(
      { title: 'Outline', dueDate: '2026-11-24', status: 'Completed' },
      { title: 'Write', dueDate: '2026-11-30' },
      { title: 'Check', dueDate: '2026-12-01', status: 'In Progress' },
      { title: 'Print', dueDate: '2026-12-02', status: 'Completed' },
      { title: 'Thank Mara' },
      { title: 'Gone', dueDate: '2026-12-09' },
    );
    const subtasks = (await user.api.subtasks.list({ params: { projectId: project.id } })).data;
    const gone = subtasks.find(({ title }) => title === 'Gone');
    await user.api.subtasks.delete({ params: { id: gone?.id ?? '' } });
    const { data } = await user.api.milestones.list({ params: { projectId: project.id } });
    expect(data[0]?.stats).toEqual({ totalSubtasks: 5, completedSubtasks: 2, lateSubtasks: 0 });

    const moved = await user.api.milestones.change({
      params: { id: milestone.id },
      body: { dueDate: '2026-11-27' },
    });

    expect(moved.data.milestone).toMatchObject({
      name: 'First draft',
      dueDate: '2026-11-27',
      version: 2,
      stats: { totalSubtasks: 5, completedSubtasks: 2, lateSubtasks: 2 },
    });
  });

  test('is changed from the version that was read, within the dates', async () => {
    const { user, milestone } = await makeMilestone();
    const change = (body: object, ifVersion?: number) =>
      failure(
        user.api.milestones.change(
          { params: { id: milestone.id }, body },
          ifVersion === undefined ? {} : { ifVersion },
        ),
      );

    expect(await change({ dueDate: '2027-01-01' })).toMatchObject({
      status: 400,
      errors: [{ path: 'dueDate' }],
    });
    expect(await change({ name: 'Second draft' }, 1)).toBeUndefined();
    expect(await change({ name: 'Third draft' }, 1)).toMatchObject({ status: 412, code: 'stale_version' });
    expect(await change({ name: 'Third draft' })).toBeUndefined();
  });

  test('deleted lets its subtasks go, and nothing else of them is lost', async () => {
    const { user, milestone, subtasks, subtasksNow } = await makeMilestone(
      { title: 'Outline', dueDate: '2026-11-24', estimatedHours: 2, tags: ['text'] },
      { title: 'Deleted before' },
    );
    const [outline, deleted] = subtasks;
    await user.api.subtasks.delete({ params: { id: deleted?.id ?? '' } });

    const { message, data } = await user.api.milestones.delete({ params: { id: milestone.id } });

    expect({ message, data }).toEqual({
      message: 'Milestone deleted successfully',
      data: { id: milestone.id, subtaskIds: expect.arrayContaining([outline?.id, deleted?.id]) },
    });
    expect(await subtasksNow()).toEqual([{ ...outline, milestoneId: null, version: 2 }]);
    const restored = await user.api.subtasks.restore({ params: { id: deleted?.id ?? '' } });
    expect(restored.data.subtask).toMatchObject({ title: 'Deleted before', milestoneId: null });
    const again = user.api.milestones.delete({ params: { id: milestone.id } });
    expect(await failure(again)).toMatchObject({ status: 404, message: 'Milestone not found' });
  });

  test('deleted and made again with its subtasks is as it was, but for what has gone to another', async () => {
    const { user, project, milestone, subtasks, subtasksNow } = await makeMilestone(
      { title: 'Outline', dueDate: '2026-11-24', status: 'Completed' },
      { title: 'Write', dueDate: '2026-12-09' },
      { title: 'Deleted before' },
    );
    const [outline, write, deleted] = subtasks.map(({ id }) => id);
    await user.api.subtasks.delete({ params: { id: deleted ?? '' } });
    const params = { projectId: project.id };
    const { subtaskIds } = (await user.api.milestones.delete({ params: { id: milestone.id } })).data;
    const add = (name: string, ids: string[]) =>
      user.api.milestones.create({ params, body: { name, dueDate: '2026-12-01', subtaskIds: ids } });
    const { data: other } = await add('Another', [write ?? '']);

    const { data } = await add(milestone.name, subtaskIds);

    const made = data.milestone;
    expect(made).toMatchObject({
      name: 'First draft',
      stats: { totalSubtasks: 1, completedSubtasks: 1, lateSubtasks: 0 },
    });
    expect(other.milestone.stats).toEqual({ totalSubtasks: 1, completedSubtasks: 0, lateSubtasks: 1 });
    const restored = await user.api.subtasks.restore({ params: { id: deleted ?? '' } });
    expect(restored.data.subtask.milestoneId).toBe(made.id);
    const led = new Map((await subtasksNow()).map((row) => [row.id, row.milestoneId]));
    expect([led.get(outline ?? ''), led.get(write ?? '')]).toEqual([made.id, other.milestone.id]);
  });

  test('takes only subtasks of its own project', async () => {
    const { user, project } = await makePlan();
    const elsewhere = await makeProject(user);
    const foreign = await addSubtask(user, elsewhere.project.id, { title: 'Elsewhere' });
    const params = { projectId: project.id };
    const call = user.api.milestones.create({
      params,
      body: { name: 'Draft', dueDate: '2026-12-01', subtaskIds: [foreign.id] },
    });
    expect(await failure(call)).toMatchObject({ status: 400, errors: [{ path: 'subtaskIds' }] });
    expect((await user.api.milestones.list({ params })).count).toBe(0);
  });

  test('deleted does not make a planned subtask the person’s own: it is planned anew', async () => {
    const { user, project, milestone } = await makeMilestone();
    const params = { projectId: project.id };
    const description = 'Write the first draft. Paint the door.';
    await user.api.projects.change({ params: { id: project.id }, body: { description } });
    const { data } = await user.api.subtasks.generate({ params, body: {} });
    const led = data.filter(({ milestoneId }) => milestoneId === milestone.id);
    expect(led.length).toBeGreaterThan(0);

    await user.api.milestones.delete({ params: { id: milestone.id } });
    await user.api.projects.change({ params: { id: project.id }, body: { description: 'Write 3 letters.' } });

    const again = await user.api.subtasks.generate({ params, body: { regenerate: true } });
    const gone = new Set(led.map(({ id }) => id));
    expect(again.data.filter(({ id }) => gone.has(id))).toEqual([]);
  });
});

describe('the dates of a project', () => {
  test.each([
    [{ dueDate: '2026-11-30' }, 'dueDate'],
    [{ timeline: 7 }, 'dueDate'],
    [{ startDate: '2026-12-02' }, 'startDate'],
    [{ startDate: '2026-12-02', timeline: 30 }, 'startDate'],
  ])('%j leaves its milestone out: refused, saying which and what to do', async (body, path) => {
    const { user, project } = await makeMilestone();
    const message =
      'A milestone would lie outside of these dates: "First draft" (2026-12-01). Move or delete it first, or choose dates that hold it.';

    const call = user.api.projects.change({ params: { id: project.id }, body });

    expect(await failure(call)).toMatchObject({ status: 400, message, errors: [{ path, message }] });
    const { data } = await user.api.projects.get({ params: { id: project.id } });
    expect(data.project).toMatchObject({ startDate: '2026-11-23', dueDate: '2026-12-11', version: 1 });
  });

  test('that stay as they are leave a milestone outside of them where it was', async () => {
    const { user, project, milestone } = await makeMilestone();
    // A row from before this was refused.
    await sql`update milestones set due_date = '2027-01-01' where id = ${milestone.id}`.execute(app.db);
    const { startDate, dueDate } = project;
    const change = (body: object) => failure(user.api.projects.change({ params: { id: project.id }, body }));
    expect(await change({ name: 'Renamed', startDate, dueDate })).toBeUndefined();
    expect(await change({ dueDate: '2026-12-10' })).toMatchObject({ status: 400 });
    expect(await change({ dueDate: '2027-01-05' })).toBeUndefined();
  });

  test('and a milestone that is added meanwhile never part', async () => {
    const { user, project } = await makePlan();
    const params = { projectId: project.id };
    for (let round = 0; round < 6; round++) {
      const results = await Promise.all([
        failure(user.api.projects.change({ params: { id: project.id }, body: { dueDate: '2026-12-01' } })),
        failure(
          user.api.milestones.create({ params, body: { name: `Round ${round}`, dueDate: '2026-12-09' } }),
        ),
      ]);
      expect(results.filter((result) => result !== undefined)).toMatchObject([{ status: 400 }]);
      for (const { id } of (await user.api.milestones.list({ params })).data)
        await user.api.milestones.delete({ params: { id } });
      await user.api.projects.change({ params: { id: project.id }, body: { dueDate: '2026-12-11' } });
    }
  });
});
