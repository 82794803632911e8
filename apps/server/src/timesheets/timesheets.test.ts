import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

async function makeMonth() {
  const user = await makeUser(app, { timezone: 'Europe/Berlin' });
  const { api } = user;
  const client = (await api.clients.create({ body: { name: 'Nina Berg' } })).data.client;
  const shop = (await makeProject(user, { name: 'Shop', clientId: client.id })).project;
  const other = (await makeProject(user, { name: 'Blog' })).project;
  const work = async (projectId: string, entries: [string, string, string?][]) => {
    const { id } = await addSubtask(user, projectId, { title: '=Draw' });
    for (const [startedAt, endedAt, note = ''] of entries)
      await api.timeEntries.create({ body: { subtaskId: id, startedAt, endedAt, note } });
  };
  await work(shop.id, [
    // In Berlin the first is of November and the last of the day after.
    ['2026-10-31T23:10:00Z', '2026-10-31T23:20:00Z', 'Midnight'],
    ['2026-11-19T09:00:00Z', '2026-11-19T09:22:00Z'],
    ['2026-11-19T10:00:00Z', '2026-11-19T10:08:00Z', 'Again'],
    ['2026-10-31T22:00:00Z', '2026-10-31T22:30:00Z', 'October'],
  ]);
  await work(other.id, [['2026-11-19T12:00:00Z', '2026-11-19T13:00:00Z']]);
  const sheet = async () =>
    (await api.timesheets.get({ query: { clientId: client.id, month: '2026-11' } })).data;
  const fileOf = (query: string) =>
    fetch(`${app.address}/api/timesheets/export?${query}`, {
      headers: { authorization: `Bearer ${user.token}` },
    });
  return { api, client, shop, sheet, fileOf };
}

test('a month of a client has the minutes of their entries, rounded and priced by the nearest agreement', async () => {
  const { api, client, shop, sheet } = await makeMonth();
  expect(await sheet()).toMatchObject({
    name: 'Nina Berg',
    currency: 'EUR',
    minutes: 40,
    billedMinutes: 40,
    amount: null,
    rows: [
      { day: '2026-11-01', project: 'Shop', description: '=Draw: Midnight', minutes: 10 },
      { day: '2026-11-19', minutes: 22 },
      { day: '2026-11-19', minutes: 8 },
    ],
  });
  await api.rates.set({ body: { rate: 6_000, currency: 'CHF', rounding: { minutes: 15, per: 'entry' } } });
  expect(await sheet()).toMatchObject({ currency: 'CHF', billedMinutes: 60, amount: 6_000 });
  await api.rates.set({
    body: { clientId: client.id, rate: 9_000, currency: null, rounding: { minutes: 15, per: 'day' } },
  });
  expect(await sheet()).toMatchObject({ billedMinutes: 45, amount: 6_750, minutes: 40 });
  await api.rates.set({ body: { projectId: shop.id, rate: 12_000, currency: null, rounding: null } });
  expect(await sheet()).toMatchObject({ amount: 9_000, rows: [{ minutes: 10 }, { minutes: 30 }] });
  await api.clients.delete({ params: { id: client.id } });
  const query = { projectId: shop.id, month: '2026-11' };
  expect((await api.timesheets.get({ query })).data).toMatchObject({ billedMinutes: 60, amount: 12_000 });
  expect((await api.rates.list()).data).toHaveLength(2);
});

test('the file for invoicing tools has a row for each item, without formulas, and adds up', async () => {
  const { api, client, sheet, fileOf } = await makeMonth();
  await api.rates.set({ body: { rate: 6_000, currency: 'EUR', rounding: { minutes: 6, per: 'entry' } } });
  const query = `clientId=${client.id}&month=2026-11`;
  const response = await fileOf(`${query}&format=invoice`);
  expect(response.headers.get('content-disposition')).toBe(
    'attachment; filename="daymark-invoice-items-2026-11.csv"',
  );
  const rows: Record<string, string>[] = parse(await response.text(), { columns: true });
  expect(rows[0]).toEqual({
    date: '2026-11-01',
    description: 'Shop: =Draw: Midnight',
    hours: '0.20',
    rate: '60.00',
    amount: '12.00',
    currency: 'EUR',
  });
  const cents = rows.reduce((sum, { amount = '' }) => sum + Math.round(Number(amount) * 100), 0);
  expect(cents).toBe((await sheet()).amount);
  const table: Record<string, string>[] = parse(await (await fileOf(`${query}&format=table`)).text(), {
    bom: true,
    columns: true,
  });
  expect(table[0]).toMatchObject({ Description: "'=Draw: Midnight", Minutes: '10' });
  expect(table.at(-1)).toMatchObject({ Date: 'Sum', Minutes: '40', Amount: '48.00' });
});

test('a timesheet is of one client or project of one’s own, and a rate has a currency', async () => {
  const { api, client, shop } = await makeMonth();
  const stranger = await makeUser(app);
  const month = '2026-11';
  for (const query of [
    { clientId: client.id, month },
    { projectId: shop.id, month },
  ])
    expect(await failureOf(stranger.api.timesheets.get({ query }))).toMatchObject({ status: 404 });
  for (const query of [
    { month },
    { clientId: client.id, projectId: shop.id, month },
    { clientId: client.id, month: '2026-13' },
  ])
    expect(await failureOf(api.timesheets.get({ query }))).toMatchObject({ status: 400 });
  for (const wrong of [{ currency: 'EURO' }, { currency: 'XYZ' }, { rate: -1 }, { rate: 1.5 }])
    expect(
      await failureOf(api.rates.set({ body: { rate: 1, currency: 'EUR', rounding: null, ...wrong } })),
    ).toMatchObject({ status: 400 });
});
