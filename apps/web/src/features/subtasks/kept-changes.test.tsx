import { readQuickAdd } from '@daymark/language/quick-add/read';
import { expect, test, vi } from 'vitest';
import { discard } from '../../plan-data/outbox/outbox.ts';
import { keptOutbox } from '../../plan-data/outbox/waiting.ts';
import { keys } from '../../plan-data/queries.ts';
import { queryClient } from '../../plan-data/query-client.ts';
import { kept } from '../../platform/kept.ts';
import { signOutLocally } from '../../platform/session.ts';
import {
  allSent,
  cleanUpOutboxes,
  enter,
  entries,
  nail,
  openProject,
  plank,
  project,
  rope,
  shown,
  waiting,
} from '../../testing/kept-project.tsx';
import { currentToasts, undoLatestToast } from '../../ui/toast-store.ts';

cleanUpOutboxes();

const titleOfToast = () => currentToasts().at(-1)?.title;

test('what is done out of reach stays, waits in order, and is sent in order once', async () => {
  const { server, actions } = await openProject();
  await server.vanish();

  actions.setStatus(plank, 'Completed');
  await waiting(1);
  expect(titleOfToast()).toMatch('Saved on this device');
  await actions.change(rope, { dueDate: '2026-11-27' }, rope.version);
  await actions.add({ title: 'Varnish' });
  const added = queryClient
    .getQueryData<typeof project>(keys.details(project.id))
    ?.subtasks.find(({ title }) => title === 'Varnish');
  if (!added) throw new Error('The added task is not shown');
  await actions.change(added, { estimatedHours: 2 }, added.version);
  actions.remove([nail]);
  await waiting(4);
  expect([shown('plank')?.status, shown('rope')?.dueDate, shown(added.id)?.estimatedHours]).toEqual([
    'Completed',
    '2026-11-27',
    2,
  ]);
  expect(shown('nail')).toBeUndefined();
  expect(server.asked()).toEqual([]);

  await server.comeBack();

  await allSent();
  expect(server.asked()).toEqual([
    'PUT plank status',
    'PUT rope dueDate',
    `POST ${added.id} title estimatedHours`,
    'DELETE nail',
  ]);
  expect([...server.tasks.present.keys()]).toEqual(['plank', 'rope', added.id]);
  await expect.poll(() => shown('plank')?.version).toBe(plank.version + 1);
});

test('an undo of what was not sent takes it back, and nothing is sent of it', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await waiting(1);

  await expect.poll(() => titleOfToast()).toMatch('Saved on this device');
  undoLatestToast();

  await allSent();
  expect(shown('plank')?.status).toBe('Pending');
  await server.comeBack();
  expect(server.asked()).toEqual([]);
});

test('a task of one line waits too, and is added once; an undo takes another one back', async () => {
  const { server, adding } = await openProject();
  await server.vanish();
  const read = (line: string) =>
    readQuickAdd(line, {
      today: '2026-11-20',
      locale: 'en',
      language: 'en',
      projects: [],
      revoked: new Set(),
    });
  await adding.addRead(read('Call Ana !high'), () => project.id);
  await adding.addRead(read('Call Ben'), () => project.id);
  await waiting(2);
  undoLatestToast();
  await waiting(1);
  expect(entries()[0]?.task).toMatchObject({ title: 'Call Ana', priority: 'High' });

  await server.comeBack();

  await allSent();
  const titles = [...server.tasks.present.values()].map(({ title }) => title);
  expect(titles).toEqual(['Plank', 'Rope', 'Nail', 'Call Ana']);
});

test('what arrived although its answer was lost takes effect once', async () => {
  const { server, actions } = await openProject();
  server.state.losesAnswers = 1;
  await actions.add({ title: 'Varnish' });
  await allSent();
  server.state.losesAnswers = 1;
  await actions.change(plank, { title: 'Oak plank' }, plank.version);
  await allSent();
  server.state.losesAnswers = 1;
  actions.remove([nail]);
  await expect.poll(() => server.asked().filter((words) => words === 'DELETE nail').length).toBe(2);
  await allSent();

  const titles = [...server.tasks.present.values()].map(({ title }) => title);
  expect(titles).toEqual(['Oak plank', 'Rope', 'Varnish']);
  expect(server.tasks.present.get('plank')?.version).toBe(plank.version + 1);
});

test('a discarded change is no longer shown, and never sent', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await actions.add({ title: 'Varnish' });
  await waiting(2);

  for (const entry of entries()) await discard(entry);

  expect(shown('plank')?.status).toBe('Pending');
  const { stats, subtasks } = queryClient.getQueryData<typeof project>(keys.details(project.id)) ?? project;
  expect(subtasks.map(({ title }) => title)).toEqual(['Plank', 'Rope', 'Nail']);
  expect(stats).toMatchObject({ totalSubtasks: 3, completedSubtasks: 0 });
  await server.comeBack();
  expect(server.asked()).toEqual([]);
});

test('what waits is there after a restart, and over what the server answers meanwhile', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await actions.add({ title: 'Varnish' });
  await waiting(2);
  // The session ends and goes on, as in a new page: nothing is left in memory.
  signOutLocally('refused');
  expect(entries()).toEqual([]);
  expect(queryClient.getQueryCache().getAll()).toEqual([]);
  server.state.isOverloaded = true;
  await server.comeBack();

  await enter('ana');

  expect(shown('plank')?.status).toBe('Completed');
  const { stats, subtasks } = queryClient.getQueryData<typeof project>(keys.details(project.id)) ?? project;
  expect(subtasks.map(({ title }) => title)).toContain('Varnish');
  expect(stats).toMatchObject({ totalSubtasks: 4, completedSubtasks: 1 });
  expect(entries()).toHaveLength(2);
});

test('nobody else sends them: they wait for their user, with whose token they are sent', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await waiting(1);
  signOutLocally('refused');
  await server.comeBack();

  await enter('ben');
  expect(entries()).toEqual([]);
  expect(shown('plank')?.status).toBe('Pending');
  expect(server.asked()).toEqual([]);

  signOutLocally('chosen');
  await enter('ana');
  await expect.poll(() => server.asked()).toEqual(['PUT plank status']);
  expect(server.tokens()).toEqual(['Bearer token of ana']);
});

test('another session in this browser stops the sending', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await waiting(1);
  // Another tab has signed somebody else in, and this one has not noticed yet.
  localStorage.setItem('authToken', 'token of ben');

  await server.comeBack();
  await new Promise((resolve) => navigator.locks.request('outbox of ana', resolve));

  expect(server.asked()).toEqual([]);
  expect(entries()).toHaveLength(1);
});

test('signing out deletes them', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await waiting(1);

  signOutLocally('chosen');

  expect(entries()).toEqual([]);
  await expect.poll(() => kept.read(keptOutbox('ana'))).toBeUndefined();
});

test('where the browser stores nothing, a change fails as without an outbox', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  // As when the disk is full.
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore) {
    const request = this.add(1, 'any');
    this.transaction.abort();
    return request;
  });

  actions.setStatus(plank, 'Completed');

  await expect.poll(() => titleOfToast()).toBe('Failed to update subtask status');
  vi.restoreAllMocks();
  expect(shown('plank')?.status).toBe('Pending');
});
