import { expect, test } from 'vitest';
import { populateDemo } from './demo.ts';
import { startTestApp } from './testing/harness.ts';

test('the demo account tells the story of a client: wait, note, change, delays, promises, quote, timesheet', async () => {
  const app = await startTestApp({ now: '2026-11-28T12:00:00Z' });
  const { services, app: server } = app;
  const said = await populateDemo({ services, log: server.log });
  const [, email = '', password = ''] = /login is (\S+) with the password (\S+)/.exec(said) ?? [];
  const { token } = (await app.client().auth.logIn({ body: { email, password } })).data;
  const api = app.client(token);

  const clients = (await api.clients.list({})).data;
  const halden = clients.find(({ name }) => name === 'Halden Books')?.id ?? '';
  const projects = (await api.projects.list({ query: { limit: 50 } })).data;
  const project = projects.find(({ name }) => name === 'Portfolio site for Mara');
  const params = { projectId: project?.id ?? '' };
  expect(project?.description).toContain('a page about the studio');

  const waits = (await api.waits.list({ params })).data;
  expect(waits.filter(({ answeredOn }) => answeredOn === null)).toMatchObject([{ who: 'Mara Lindqvist' }]);
  expect((await api.clientLinks.notes({ params })).data).toMatchObject([{ seenAt: null, answers: null }]);
  expect((await api.quotes.list({ params })).data).toMatchObject([{ state: 'accepted' }]);

  const { due, finish } = (await api.delays.get({ params })).data;
  expect(due.sums).toMatchObject({ client: 2, scope: 6, me: 1 });
  expect(finish.sums.calendar).toBeGreaterThan(0);
  for (const { slip, sums } of [due, finish])
    expect(Object.values(sums).reduce((sum, days) => sum + days, 0)).toBe(slip);

  const { share } = (await api.promises.ofClient({ params: { id: halden } })).data;
  expect(share).toMatchObject({ kept: 2, decided: 3 });
  const sheet = await api.timesheets.get({ query: { clientId: halden, month: '2026-10' } });
  expect(sheet.data.rows.length).toBeGreaterThan(5);

  const page = await fetch(`${app.address}${/\/c\/\S+/.exec(said)?.[0]}`);
  expect(await page.text()).toContain('Could each piece also say how large it is?');
});
