import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser } from '../testing/people.ts';

async function makeWorld() {
  const app = await startTestApp();
  const user = await makeUser(app);
  const body = { name: ' Nina  Berg ', email: 'Nina@Berg.Example', language: 'de' as const };
  const { client } = (await user.api.clients.create({ body })).data;
  return { app, user, api: user.api, client };
}

test('a project gets a client, whose page lists it; a deleted client leaves the project without one', async () => {
  const { app, user, api, client } = await makeWorld();
  expect(client).toMatchObject({ name: 'Nina Berg', email: 'nina@berg.example', language: 'de' });
  const { project } = await makeProject(user, { name: 'Shop', clientId: client.id });
  const other = (await makeProject(user, { name: 'Blog' })).project;
  expect([project.clientId, other.clientId]).toEqual([client.id, null]);
  await api.projects.change({ params: { id: other.id }, body: { clientId: client.id } });
  await api.projects.setProgress({ params: { id: other.id }, body: { progress: 100 } });

  const seen = (await api.clients.get({ params: { id: client.id } })).data;
  expect(seen.client.projects).toEqual({ total: 2, open: 1 });
  expect(seen.projects.map(({ name }) => name)).toEqual(['Blog', 'Shop']);
  await api.projects.delete({ params: { id: other.id } });
  expect((await api.clients.list()).data).toMatchObject([{ id: client.id, projects: { total: 1, open: 1 } }]);

  await api.clients.delete({ params: { id: client.id } });
  expect((await api.projects.get({ params: { id: project.id } })).data.project.clientId).toBeNull();
  expect((await api.clients.list()).data).toEqual([]);
  expect(await brokenInvariants(app)).toEqual([]);
});

longTest('a change from an old version is refused, and what is wrong with a client is said', async () => {
  const { user, api, client } = await makeWorld();
  const params = { id: client.id };
  await api.clients.change({ params, body: { email: '' } }, { ifVersion: 1 });
  expect(
    await failure(api.clients.change({ params, body: { name: 'Nina' } }, { ifVersion: 1 })),
  ).toMatchObject({ code: 'stale_version' });
  expect(await failure(api.clients.change({ params, body: { email: 'nina' } }))).toMatchObject({
    errors: [{ path: 'email', message: 'Please enter a valid email address' }],
  });
  expect(await failure(api.clients.create({ body: { name: '  ' } }))).toMatchObject({
    errors: [{ path: 'name', message: 'Please enter a name' }],
  });
  const stranger = await makeUser((await makeWorld()).app);
  const theirs = (await stranger.api.clients.create({ body: { name: 'Theirs' } })).data.client;
  expect(await failure(makeProject(user, { clientId: theirs.id }))).toMatchObject({ code: 'not_found' });
});
