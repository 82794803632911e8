import { expect, test } from 'vitest';
import { failure } from '../testing/failure.ts';
import { startTestApp } from '../testing/harness.ts';
import { brokenInvariants } from '../testing/invariants.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser } from '../testing/people.ts';

// Today is Friday, 20 November 2026.
async function makeWorld() {
  const app = await startTestApp();
  const user = await makeUser(app);
  const body = { name: 'Nina Berg', language: 'de' as const };
  const { client } = (await user.api.clients.create({ body })).data;
  const { project } = await makeProject(user, { name: 'Shop', clientId: client.id, dueDate: '2026-12-11' });
  const params = { projectId: project.id };
  const delays = async () => (await user.api.delays.get({ params })).data;
  const setDue = (dueDate: string) =>
    user.api.projects.change({ params: { id: project.id }, body: { dueDate } });
  return { app, user, api: user.api, client, project, params, delays, setDue };
}

const total = (sums: Record<string, number>) => Object.values(sums).reduce((sum, days) => sum + days, 0);

test('a late answer is booked to the client up to its days, and the rest to me; the text is in the language of the client', async () => {
  const { app, api, client, params, delays, setDue } = await makeWorld();
  const wait = { title: 'Approval', clientId: client.id, sentOn: '2026-11-12', expectedOn: '2026-11-16' };
  await api.waits.start({ params, body: wait });

  await setDue('2026-12-17');
  await setDue('2026-12-16');

  const { due, text, language } = await delays();
  expect(due).toMatchObject({ first: '2026-12-11', now: '2026-12-16', slip: 5 });
  expect(due.sums).toMatchObject({ client: 4, me: 1 });
  expect(total(due.sums)).toBe(due.slip);
  expect(due.lines[0]?.parts[0]?.words).toContain('Nina Berg');
  expect(language).toBe('de');
  expect(text).toContain('Nina Berg');
  expect(text).not.toContain('What moved');
  expect(await brokenInvariants(app)).toEqual([]);
});

longTest(
  'a change request that is taken on moves the date as scope and can be promised; its undo gives the days back',
  async () => {
    const { api, params, delays } = await makeWorld();
    await api.subtasks.generate({ params, body: {} });
    const mail =
      'Hi, could we also have a page about the studio? And the launch would have to be on 15 December.';
    const { madeFrom } = (await api.changeRequests.read({ params, body: { mail } })).data;

    const { changeId } = await api.changeRequests.accept({
      params,
      body: { mail, madeFrom, isPromised: true },
    });

    expect((await delays()).due).toMatchObject({ slip: 4, sums: { scope: 4 } });
    expect((await api.promises.list({ params })).data).toMatchObject([
      { day: '2026-12-15', toldBy: 'change', state: 'open', plan: { dueDate: '2026-12-15' } },
    ]);
    const moved = (await delays()).finish.lines.length;
    await api.planChanges.undo({ params: { id: changeId ?? '' } });
    const { due, finish } = await delays();
    expect(due).toMatchObject({ slip: 0, sums: { client: 0, scope: 0, calendar: 0, others: 0, me: 0 } });
    expect(due.lines).toHaveLength(2);
    expect(finish.slip).toBe(0);
    expect(total(finish.sums)).toBe(0);
    expect(finish.lines.length).toBe(moved * 2);
  },
);

test('what a day off moves past the last day is booked to the calendar', async () => {
  const { api, params, delays } = await makeWorld();
  await api.projects.change({ params: { id: params.projectId }, body: { dueDate: '2027-01-29' } });
  await api.subtasks.generate({ params, body: {} });
  const last = (await delays()).finish.now ?? '';
  await api.calendars.addDayOff({ body: { name: 'Trip', firstDay: '2026-11-24', lastDay: last } });
  const { stamp, moves } = (await api.replans.preview({ query: params })).data;
  expect(moves.map(({ reason }) => reason.kind)).toContain('day-off');

  await api.replans.apply({ body: { ...params, stamp } });

  const { finish } = await delays();
  expect(finish.slip).toBeGreaterThan(0);
  expect(finish.sums).toMatchObject({ calendar: finish.slip, me: 0 });
  expect(finish.lines[0]?.parts[0]).toMatchObject({ words: 'Day off: Trip.' });
});

test('a promise is kept with its plan, warned about before it breaks, and decided', async () => {
  const { app, api, client, project, params } = await makeWorld();
  const tell = (day: string, toldOn?: string) => api.promises.create({ params, body: { day, toldOn } });
  await tell('2026-12-10');
  const { promise } = (await tell('2026-12-14')).data;
  expect((await api.promises.list({ params })).data.map(({ day, state }) => `${day} ${state}`)).toEqual([
    '2026-12-14 open',
    '2026-12-10 withdrawn',
  ]);
  const check = async (finish: string) =>
    (await api.promises.check({ body: { ends: [{ projectId: project.id, finish }] } })).data.warnings;
  expect(await check('2026-12-14')).toEqual([]);
  const [warning] = await check('2026-12-16');
  expect(warning).toMatchObject({ promise: { id: promise.id }, finish: '2026-12-16', language: 'de' });
  expect(warning?.message).toMatch(/16\. Dez/);

  await api.projects.setProgress({ params: { id: project.id }, body: { progress: 100 } });
  expect((await api.promises.ofClient({ params: { id: client.id } })).data).toMatchObject({
    share: { kept: 1, decided: 1, open: 0, factor: 0.98 },
  });
  expect(await failure(tell('2026-12-20', '2026-11-28'))).toMatchObject({ errors: [{ path: 'toldOn' }] });
  expect(await failure(tell('2026-11-19'))).toMatchObject({ errors: [{ path: 'day' }] });
  expect(await brokenInvariants(app)).toEqual([]);
});

test('a promise whose day moves later counts as not kept', async () => {
  const { app, api, client, params } = await makeWorld();
  const share = async () => (await api.promises.ofClient({ params: { id: client.id } })).data.share;
  await api.promises.create({ params, body: { day: '2026-12-10' } });
  app.clock.set('2026-11-23T09:00:00Z');
  const { promise } = (await api.promises.create({ params, body: { day: '2026-12-14' } })).data;
  expect(await share()).toMatchObject({ kept: 0, moved: 1, decided: 1, open: 1, factor: 1.07 });
  await api.promises.withdraw({ params: { id: promise.id } });
  expect(await share()).toMatchObject({ moved: 1, decided: 1, open: 0 });
  // Done by the first day after all.
  await api.projects.setProgress({ params: { id: params.projectId }, body: { progress: 100 } });
  expect(await share()).toMatchObject({ kept: 1, moved: 0, decided: 1 });
});

test('the table of what moved the dates is safe in a spreadsheet', async () => {
  const { app, user, api, params, project, setDue } = await makeWorld();
  await api.projects.change({ params: { id: project.id }, body: { name: '=HYPERLINK("x")' } });
  await setDue('2026-12-12');
  const { body } = await app.app.inject({
    url: `/api/projects/${params.projectId}/delays/export`,
    headers: { authorization: `Bearer ${user.token}` },
  });
  expect(body).toContain(`"'=HYPERLINK(""x"")",due,2026-11-2`);
  expect(body).toContain('2026-12-11,2026-12-12,me,1,');
});
