import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { makeBackupFolder } from '../backups/testing/databases.ts';
import { makeAccount } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { startFaultServer } from '../testing/model/fault-server.ts';
import { wellSaid } from '../testing/model/sayings.ts';
import { makeProject, makeUser } from '../testing/people.ts';

test('metrics count answers by route and status, and hold no address that somebody asked for', async () => {
  const app = await startTestApp();
  const user = await makeUser(app);
  await user.api.projects.list();
  await fetch(`${app.address}/api/projects/0199b4e4-0000-7000-8000-000000000000`, {
    headers: { authorization: `Bearer ${user.token}` },
  });

  const response = await fetch(`${app.address}/metrics`);
  const text = await response.text();

  expect(response.headers.get('content-type')).toContain('text/plain');
  expect(text).toContain(
    'http_request_duration_seconds_count{method="GET",route="/api/projects",status="200"} 1',
  );
  expect(text).toContain('route="/api/projects/:id",status="404"');
  expect(text).toContain('nodejs_eventloop_lag_seconds');
  expect(text).not.toContain('0199b4e4');
});

longTest('without a token metrics are for this machine alone, with one for who bears it', async () => {
  const open = await startTestApp();
  const guarded = await startTestApp({ config: { metricsToken: 'a-long-enough-token' } });
  const ask = async (address: string, headers: Record<string, string>) =>
    (await fetch(`${address}/metrics`, { headers })).status;

  expect(await ask(open.address, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  expect(await ask(guarded.address, {})).toBe(404);
  expect(await ask(guarded.address, { authorization: 'Bearer a-long-enough-tokem' })).toBe(404);
  expect(await ask(guarded.address, { authorization: 'Bearer a-long-enough-token' })).toBe(200);
});

/** The names of the metrics in Prometheus text; the series of a histogram count as one. */
const namesIn = (text: string) =>
  new Set([...text.matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name ?? ''));

test('metrics tell of connections, jobs, mails, backups and the language model, and the dashboard shows each', async () => {
  const model = await startFaultServer(wellSaid);
  onTestFinished(() => model.stop());
  const backupDir = makeBackupFolder();
  const ai = { aiProvider: 'openai-compatible', aiModel: 'some-model', aiBaseUrl: model.baseUrl } as const;
  const app = await startTestApp({ config: { ...ai, backupDir } });
  const { email } = await makeAccount(app);
  const user = await makeUser(app);
  const { project } = await makeProject(user);
  await user.api.subtasks.generate({ params: { projectId: project.id }, body: {} });
  writeFileSync(join(backupDir, 'daymark-2026-11-20T01-17-00Z.tar.zst'), 'abc');

  const read = async () => (await fetch(`${app.address}/metrics`)).text();
  // The mail arrives shortly before its job ends, and jobs are counted every few seconds.
  const text = await eventually(async () => {
    const now = await read();
    expect(now).toContain('daymark_jobs{queue="mail",state="completed"} 1');
    return now;
  });

  expect(text).toContain('daymark_mails_total{outcome="sent"} 1');
  expect(text).toContain('daymark_ai_requests_total{kind="breakdown",outcome="answered"} 1');
  expect(text).toMatch(/daymark_ai_tokens_total\{direction="output"\} [1-9]/);
  expect(text).toMatch(/daymark_database_connections\{state="idle"\} \d/);
  expect(text).toContain('daymark_database_waiting 0');
  expect(text).toContain('daymark_last_backup_bytes 3');
  expect(text).toMatch(
    /daymark_last_backup_timestamp_seconds 1\.\d+e\+?9|daymark_last_backup_timestamp_seconds \d{10}/,
  );
  for (const secret of [email, user.email, user.userId, 'Portfolio']) expect(text).not.toContain(secret);

  const dashboard = readFileSync('docs/operating/grafana-dashboard.json', 'utf8');
  const { panels } = JSON.parse(dashboard) as { panels: { targets: { expr: string }[] }[] };
  const shown = panels.flatMap(({ targets }) =>
    targets.flatMap(({ expr }) => expr.match(/\b(daymark|http|nodejs|process)_\w+/g) ?? []),
  );
  const told = namesIn(text);
  expect(shown.filter((name) => !told.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
  expect([...told].filter((name) => name.startsWith('daymark_') && !shown.includes(name))).toEqual([]);
});
