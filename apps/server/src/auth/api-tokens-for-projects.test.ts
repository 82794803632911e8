import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { makeApiToken } from '../testing/api-tokens.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

describe('an API token for chosen projects', () => {
  async function makeTwo() {
    const user = await makeUser(app);
    const { project } = await makeProject(user, { name: 'Open to it' });
    const { project: other } = await makeProject(user, { name: 'Closed to it' });
    const token = await makeApiToken(app, user, { projectIds: [project.id] });
    return { user, project, other, token };
  }

  test('lists those alone, with their number, whoever asked before', async () => {
    const { user, project, other, token } = await makeTwo();
    const named = (page: { total: number; data: { name: string }[] }) => [
      page.total,
      page.data.map(({ name }) => name),
    ];
    const everything = [2, ['Closed to it', 'Open to it']];
    for (let round = 0; round < 2; round++) {
      expect(named(await user.api.projects.list())).toEqual(everything);
      expect(named(await token.api.projects.list())).toEqual([1, ['Open to it']]);
    }
    await user.api.projects.delete({ params: { id: project.id } });
    expect(named(await token.api.projects.list())).toEqual([0, []]);
    expect(named(await user.api.projects.list())).toEqual([1, ['Closed to it']]);
    expect(await failureOf(token.api.projects.get({ params: { id: other.id } }))).toMatchObject({
      status: 404,
      message: 'Project not found',
    });
  });

  test('reaches nothing of others through a row of its own', async () => {
    const { user, project, other, token } = await makeTwo();
    const own = await addSubtask(user, project.id, { title: 'Own' });
    const foreign = await addSubtask(user, other.id, { title: 'Foreign' });
    const before = await user.api.subtasks.list({ params: { projectId: other.id } });
    const inProject = { projectId: project.id };
    const refused = [
      token.api.subtasks.create({ params: inProject, body: { title: 'After', dependsOn: [foreign.id] } }),
      token.api.subtasks.change({ params: { id: own.id }, body: { dependsOn: [foreign.id] } }),
      token.api.subtasks.change({ params: { id: foreign.id }, body: { title: 'Mine' } }),
      token.api.milestones.create({
        params: inProject,
        body: { name: 'Mine', dueDate: '2026-12-02', subtaskIds: [foreign.id] },
      }),
    ];
    for (const { status } of await Promise.allSettled(refused)) expect(status).toBe('rejected');
    const changes = [
      { id: foreign.id, title: 'Mine' },
      { id: own.id, priority: 'High' as const },
    ];
    await token.api.subtasks.changeMany({ params: inProject, body: { changes } }).catch(() => undefined);
    await token.api.subtasks
      .deleteMany({ params: inProject, body: { ids: [foreign.id] } })
      .catch(() => undefined);
    expect(await user.api.subtasks.list({ params: { projectId: other.id } })).toEqual(before);
  });

  test('is told to name a project where it could have named none', async () => {
    const { project, token } = await makeTwo();
    expect(await failureOf(token.api.subtasks.stats())).toMatchObject({
      status: 403,
      code: 'insufficient_scope',
      message: 'The API token is for chosen projects: please say which one with projectId',
    });
    await token.api.subtasks.stats({ query: { projectId: project.id } });
    expect(await failureOf(token.api.search.projects({ query: { query: 'closed' } }))).toMatchObject({
      status: 403,
      message: 'This is about all projects, and the API token is for chosen projects',
    });
  });

  test('stays restricted when its projects are gone for good', async () => {
    const { user, project, token } = await makeTwo();
    await user.api.projects.delete({ params: { id: project.id } });
    await user.api.trash.delete({ params: { id: project.id } });
    expect((await token.api.projects.list()).data).toEqual([]);
    expect((await user.api.apiTokens.list()).data).toMatchObject([{ projectIds: [project.id] }]);
  });
});
