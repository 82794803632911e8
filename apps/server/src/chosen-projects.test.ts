import type { Route } from '@daymark/contract/route';
import { routes } from '@daymark/contract/routes';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeApiToken } from './testing/api-tokens.ts';
import type { Attempt } from './testing/authorization-row.ts';
import { ROWS } from './testing/authorization-rows.ts';
import { openTestApp, type TestApp } from './testing/harness.ts';
import { sampled } from './testing/long-run.ts';
import { call, connectMcp } from './testing/mcp-client.ts';
import { makeOwner, type Owner } from './testing/owner.ts';
import { addSubtask, makeProject } from './testing/people.ts';
import { taintOutside, taintsIn } from './testing/tainting.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

const open = Object.entries(routes).flatMap(([feature, table]) =>
  Object.entries(table).flatMap(([name, route]: [string, Route]) =>
    route.projects ? [{ operation: `${feature}.${name}`, route }] : [],
  ),
);
const isReading = ({ endpoint }: Route) => endpoint.startsWith('GET ');

async function ask({ endpoint }: Route, { params = {}, query = {}, body }: Attempt, token: string) {
  const [method = 'GET', path = ''] = endpoint.split(' ');
  const filled = path.replace(/:(\w+)/g, (_, name: string) => params[name] ?? '');
  const response = await fetch(`${app.address}/api${filled}?${new URLSearchParams(query)}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  return { status: response.status, text: await response.text() };
}

/** Somebody with everything, all of it tainted but what is in one project, and a token for that project. */
async function makeTainted() {
  const owner = await makeOwner(app);
  const { project: other } = await makeProject(owner, { name: 'Elsewhere at home', weekdays: [1, 2, 3] });
  const hidden = await addSubtask(owner, other.id, { title: 'Call the doctor', dueDate: '2026-11-24' });
  await owner.api.calendars.chooseHolidays({ body: { country: 'DE', region: null } });
  const marks = await taintOutside(app, owner);
  const { secret } = await makeApiToken(app, owner, { projectIds: [owner.projectId] });
  return { owner, marks, secret, outside: [other.id, hidden.id, owner.dayOffId, owner.chatId, owner.feedId] };
}

/**
 * A long absence moves all that was planned, and hours off a day of it, as the person repairs the plan. The names of days
 * off are then in the findings about the plan, and in what moved its dates.
 */
async function moveByDaysOff({ api, projectId }: Owner) {
  const params = { projectId };
  await api.projects.change({ params: { id: projectId }, body: { dueDate: '2027-02-26' } });
  await api.subtasks.generate({ params, body: { regenerate: true } });
  const name = 'Taintdaysoffname at the clinic';
  const lastDay = async () =>
    (await api.subtasks.list({ params })).data
      .flatMap(({ dueDate }) => dueDate ?? [])
      .toSorted()
      .at(-1) ?? '';
  const away = async (dayOff: { firstDay: string; lastDay: string; hoursOff?: number }) => {
    await api.calendars.addDayOff({ body: { name, ...dayOff } });
    const { stamp } = (await api.replans.preview({ query: { projectId } })).data;
    await api.replans.apply({ body: { projectId, stamp } });
  };
  const last = await lastDay();
  await api.subtasks.create({ params, body: { title: 'Held there', dueDate: last, estimatedHours: 1 } });
  await away({ firstDay: '2026-11-21', lastDay: last });
  const later = await lastDay();
  await away({ firstDay: later, lastDay: later, hoursOff: 5.75 });
}

/** Everything that one can ask for with the ids of a project, and nothing is changed. */
function readsOf(owner: Owner): [string, Route, Attempt][] {
  const variants: Record<string, Attempt[]> = {
    'exports.project': ['csv', 'markdown', 'ical', 'json'].map((format) => ({ query: { format } })),
    'subtasks.stats': ['project', 'week', 'month'].map((groupBy) => ({ query: { groupBy } })),
  };
  return open.flatMap(({ operation, route }) => {
    if (!isReading(route)) return [];
    const own = ROWS[operation]?.own(owner) ?? {};
    const more = (variants[operation] ?? []).map((one) => ({
      ...own,
      query: { ...own.query, ...one.query },
    }));
    return [own, ...more].map((attempt): [string, Route, Attempt] => [operation, route, attempt]);
  });
}

describe('a token for chosen projects', () => {
  test('reads nothing that its person has elsewhere, also not in what was made from it', async () => {
    const { owner, marks, secret, outside } = await makeTainted();
    expect(marks.length).toBeGreaterThan(45);
    expect(marks).toEqual(
      expect.arrayContaining([
        'taintdaysoffname',
        'taintcalendarfeedsname',
        'taintprojectsname',
        'taintprojectstags',
        'taintsubtaskstitle',
        'taintclientsemail',
        'taintchatmessagescontent',
        'taintusersfirstname',
      ]),
    );
    await moveByDaysOff(owner);
    const reads = readsOf(owner);
    expect(reads.length).toBeGreaterThan(15);
    const seen = new Map<string, string[]>();
    for (const [operation, route, attempt] of reads) {
      const asked = await ask(route, attempt, secret);
      expect([operation, asked.status, taintsIn(asked.text)]).toEqual([operation, 200, []]);
      for (const id of outside) expect(asked.text, operation).not.toContain(id);
      const { text } = await ask(route, attempt, owner.token);
      seen.set(operation, [...(seen.get(operation) ?? []), ...taintsIn(text)]);
    }
    // The person is told: what is left out for the token is there.
    for (const operation of ['replans.lint', 'delays.get', 'exports.delays'])
      expect([operation, seen.get(operation)]).toEqual([operation, ['taintdaysoffname']]);
  });

  test('keeps the days: it is told that there was a day off, with its causes and figures', async () => {
    const { owner, secret } = await makeTainted();
    await moveByDaysOff(owner);
    const params = { projectId: owner.projectId };
    const [theirs, told] = [owner.api, app.client(secret)];
    const { findings } = (await told.replans.lint({ params })).data;
    const all = (await theirs.replans.lint({ params })).data.findings;
    expect(findings.filter(({ kind }) => kind === 'day-off').length).toBeGreaterThan(0);
    expect(findings).toEqual(all.map((one) => (one.kind === 'day-off' ? { ...one, name: null } : one)));
    const { finish } = (await told.delays.get({ params })).data;
    const { finish: known } = (await theirs.delays.get({ params })).data;
    expect({ ...finish, lines: finish.lines.length }).toEqual({ ...known, lines: known.lines.length });
    expect(JSON.stringify(finish)).toContain('A day off.');
    const { plan } = (await told.projects.get({ params: { id: owner.projectId } })).data.project;
    expect(plan?.assumptions.filter(({ setting }) => setting)).toEqual([]);
  });

  test.each(
    sampled(
      open.filter(({ route }) => !isReading(route)),
      8,
    ),
  )('is told nothing more by $operation', async (one) => {
    const { operation, route } = one;
    const { owner, secret, outside } = await makeTainted();
    const asked = await ask(route, ROWS[operation]?.own(owner) ?? {}, secret);
    // The trashed project of this call is none of the chosen ones.
    const status = operation === 'trash.restore' ? 404 : (route.status ?? 200);
    expect([operation, asked.status, taintsIn(asked.text)]).toEqual([operation, status, []]);
    for (const id of outside) expect(asked.text).not.toContain(id);
  });

  test('is told nothing more by any tool of an assistant', async () => {
    const { owner, secret, outside } = await makeTainted();
    await moveByDaysOff(owner);
    const client = await connectMcp(app, secret);
    const { projectId, subtaskId } = owner;
    const inputs: Record<string, object[]> = {
      today: [{}, { projectId }],
      search: [{}, { words: 'owner' }, { words: 'taint' }, { words: 'elsewhere' }],
      project: [{ projectId }],
      complete: [{ taskId: subtaskId }],
      undo: [{ undo: `completed ${subtaskId}` }],
    };
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).toSorted()).toEqual(Object.keys(inputs).toSorted());
    for (const [name, some] of Object.entries(inputs))
      for (const input of some) {
        const { isError, text } = await call(client, name, input);
        expect([name, isError, taintsIn(text)]).toEqual([name, false, []]);
        for (const id of outside) expect(text).not.toContain(id);
      }
  });
});
