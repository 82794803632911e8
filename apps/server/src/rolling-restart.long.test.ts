import { createClient } from '@daymark/contract/client';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';
import { type Running, startDaymark } from './start.ts';
import { startBalancer } from './testing/balancer.ts';
import { eventually } from './testing/eventually.ts';
import { databaseSettings, startTestApp } from './testing/harness.ts';
import { makeProject, makeUser, wrongCounters } from './testing/people.ts';
import { ownPort } from './testing/ports.ts';

const PEOPLE = 6;
/** So many tasks each keeps: on a slow machine a project would be full. */
const MOST_KEPT = 100;

test('nodes restarted one after the other behind a balancer fail no request', async () => {
  const app = await startTestApp({ now: new Date().toISOString() });
  const start = (port: number) =>
    startDaymark(
      readConfig({
        PORT: String(port),
        ...databaseSettings(app.database),
        DATA_DIR: app.dataDir,
        LOG_LEVEL: 'silent',
        STOP_GRACE_SECONDS: '2',
      }),
      () => {},
    );
  const ports = [await ownPort(), await ownPort()];
  const nodes = new Map<number, Running>();
  for (const port of ports) nodes.set(port, await start(port));
  onTestFinished(async () => {
    await Promise.all([...nodes.values()].map((node) => node.stop()));
  });
  const balancer = await startBalancer(ports);
  onTestFinished(balancer.close);
  const allReady = () => eventually(() => expect(balancer.ready()).toEqual(ports));
  await allReady();

  let isOver = false;
  const created: number[] = [];
  const people = Array.from({ length: PEOPLE }, async () => {
    const user = await makeUser(app);
    const { project } = await makeProject(user);
    const api = createClient({ baseUrl: `${balancer.address}/api`, token: () => user.token });
    const params = { projectId: project.id };
    const kept: string[] = [];
    let count = 0;
    while (!isOver) {
      const { data } = await api.subtasks.create({ params, body: { title: `Call ${++count}` } });
      kept.push(data.subtask.id);
      if (kept.length > MOST_KEPT) await api.subtasks.delete({ params: { id: kept.shift() ?? '' } });
      await api.projects.list({ query: {} });
    }
    expect((await api.subtasks.list({ params })).count).toBe(kept.length);
    created.push(count);
  });

  for (const port of ports) {
    await nodes.get(port)?.stop();
    expect(balancer.ready()).not.toContain(port);
    nodes.set(port, await start(port));
    await allReady();
  }
  isOver = true;
  await Promise.all(people);

  expect(created.every((count) => count > 0)).toBe(true);
  expect(await wrongCounters(app)).toEqual([]);
});
