import { expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { makeUser } from '../testing/people.ts';

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

test('without a token metrics are for this machine alone, with one for who bears it', async () => {
  const open = await startTestApp();
  const guarded = await startTestApp({ config: { metricsToken: 'a-long-enough-token' } });
  const ask = async (address: string, headers: Record<string, string>) =>
    (await fetch(`${address}/metrics`, { headers })).status;

  expect(await ask(open.address, { 'x-forwarded-for': '203.0.113.9' })).toBe(404);
  expect(await ask(guarded.address, {})).toBe(404);
  expect(await ask(guarded.address, { authorization: 'Bearer a-long-enough-tokem' })).toBe(404);
  expect(await ask(guarded.address, { authorization: 'Bearer a-long-enough-token' })).toBe(200);
});
