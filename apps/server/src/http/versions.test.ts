import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { addSubtask, makePlan } from '../testing/people.ts';

test('of two people who edit the same project, the second is told instead of undoing the first', async () => {
  const { user, project } = await makePlan();
  const { api } = user;
  const edit = (name: string) =>
    api.projects.change({ params: { id: project.id }, body: { name } }, { ifVersion: project.version });

  const edits = await Promise.all([edit('Hers'), edit('His')].map((call) => failure(call)));

  const refused = edits.filter((answer) => answer !== undefined);
  expect(refused).toMatchObject([{ status: 412, code: 'stale_version' }]);
  const { data } = await api.projects.get({ params: { id: project.id } });
  expect(data.project.version).toBe(project.version + 1);
  expect(await failure(edit('Again'))).toMatchObject({ status: 412 });
});

test('a subtask that was changed elsewhere stays as it is, also when its order changes', async () => {
  const { user, project } = await makePlan();
  const { api } = user;
  const first = await addSubtask(user, project.id, { title: 'First' });
  const second = await addSubtask(user, project.id, { title: 'Second' });
  await api.subtasks.change({ params: { id: second.id }, body: { title: 'Second, renamed' } });
  const stale = { ifVersion: second.version };

  for (const body of [{ title: 'Mine' }, { dependsOn: [first.id] }])
    expect(await failure(api.subtasks.change({ params: { id: second.id }, body }, stale))).toMatchObject({
      status: 412,
      code: 'stale_version',
    });

  const { data } = await api.subtasks.list({ params: { projectId: project.id } });
  expect(data.find(({ id }) => id === second.id)).toMatchObject({ title: 'Second, renamed', dependsOn: [] });
});

test('work on the subtasks leaves the version of their project, and a project that is gone is not found', async () => {
  const { user, project } = await makePlan();
  const { api } = user;
  const subtask = await addSubtask(user, project.id, { title: 'First', estimatedHours: 2 });
  await api.subtasks.change({ params: { id: subtask.id }, body: { status: 'Completed' } });
  const changed = await api.projects.setProgress(
    { params: { id: project.id }, body: { progress: 40 } },
    { ifVersion: project.version },
  );
  expect(changed.data.project).toMatchObject({ progress: 40, version: project.version + 1 });

  await api.projects.delete({ params: { id: project.id } });
  const edit = api.projects.change({ params: { id: project.id }, body: { name: 'Mine' } }, { ifVersion: 1 });
  expect(await failure(edit)).toMatchObject({ status: 404 });
});

test('an If-Match that is no version is refused by name, and * is any', async () => {
  const { app, user, project } = await makePlan();
  const edit = (ifMatch: string) =>
    fetch(`${app.address}/api/projects/${project.id}`, {
      method: 'PUT',
      headers: {
        authorization: `Bearer ${user.token}`,
        'content-type': 'application/json',
        'if-match': ifMatch,
      },
      body: JSON.stringify({ name: 'Renamed' }),
    });
  for (const wrong of ['x', '"1", "2"', 'W/"1"', '"99999999999"', '-1']) {
    const response = await edit(wrong);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ path: 'if-match' }] });
  }
  expect((await edit('*')).status).toBe(200);
  expect((await edit('"2"')).status).toBe(200);
  expect((await edit('3')).status).toBe(200);
});
