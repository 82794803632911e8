import { expect, test } from 'vitest';
import { decide, discard } from '../../plan-data/outbox/outbox.ts';
import {
  allSent,
  cleanUpOutboxes,
  entries,
  openProject,
  plank,
  rope,
  shown,
  troubles,
  waiting,
} from '../../testing/kept-project.tsx';
import { currentToasts } from '../../ui/toast-store.ts';

cleanUpOutboxes();

test('another field that was changed elsewhere stays as it is there', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.setStatus(plank, 'Completed');
  await waiting(1);
  server.tasks.write('plank', { title: 'Oak plank' });

  await server.comeBack();

  await allSent();
  expect(server.tasks.present.get('plank')).toMatchObject({ title: 'Oak plank', status: 'Completed' });
  await expect.poll(() => shown('plank')?.title).toBe('Oak plank');
});

for (const { choice, isMine, title } of [
  { choice: 'mine', isMine: true, title: 'Oak plank' },
  { choice: 'theirs', isMine: false, title: 'Pine plank' },
])
  test(`the same field changed elsewhere is a conflict that overwrites nothing; the choice is ${choice}`, async () => {
    const { server, actions } = await openProject();
    await server.vanish();
    await actions.change(plank, { title: 'Oak plank', tags: ['wood'] }, plank.version);
    actions.setStatus(rope, 'Completed');
    await waiting(2);
    server.tasks.write('plank', { title: 'Pine plank' });

    await server.comeBack();

    await expect.poll(troubles).toEqual(['conflict']);
    expect(server.tasks.present.get('rope')?.status).toBe('Completed');
    expect(server.tasks.present.get('plank')?.title).toBe('Pine plank');
    // What others see is shown until it is decided.
    await expect.poll(() => shown('plank')?.title).toBe('Pine plank');

    const [entry] = entries();
    if (entry) await decide(entry, isMine);

    await allSent();
    expect(server.tasks.present.get('plank')).toMatchObject({ title, tags: ['wood'] });
    await expect.poll(() => shown('plank')?.title).toBe(title);
  });

test('a task that was changed elsewhere is not deleted unseen, one that was deleted there is said', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.remove([plank]);
  await waiting(1);
  await actions.change(rope, { title: 'Long rope' }, rope.version);
  server.tasks.write('plank', { title: 'Oak plank' });
  server.tasks.present.delete('rope');

  await server.comeBack();

  await expect.poll(troubles).toEqual(['conflict', 'refused']);
  expect(server.tasks.present.has('plank')).toBe(true);
  await expect.poll(() => shown('plank')?.title).toBe('Oak plank');
  const [deletion, change] = entries();
  expect(change?.trouble).toEqual({ kind: 'refused', message: 'It was deleted elsewhere.' });

  if (change) await discard(change);
  if (deletion) await decide(deletion, true);

  await allSent();
  expect(server.tasks.present.has('plank')).toBe(false);
});

test('several tasks that were changed together are sent one by one, each from its version', async () => {
  const { server, actions } = await openProject();
  await server.vanish();
  actions.changeMany([plank, rope], () => ({ priority: 'High' }));
  await waiting(2);
  server.tasks.write('rope', { priority: 'Low' });

  await server.comeBack();

  await expect.poll(troubles).toEqual(['conflict']);
  expect(server.tasks.present.get('plank')?.priority).toBe('High');
  expect(server.tasks.present.get('rope')?.priority).toBe('Low');
});

test('an edit that began from an old version is not kept, and says so', async () => {
  const { server, actions } = await openProject();
  await server.vanish();

  await expect(actions.change(plank, { title: 'Oak plank' }, plank.version - 1)).rejects.toThrow();

  expect(entries()).toEqual([]);
  expect(shown('plank')?.title).toBe('Plank');
  expect(currentToasts()).toMatchObject([{ kind: 'error', title: 'Failed to update subtask' }]);
});
