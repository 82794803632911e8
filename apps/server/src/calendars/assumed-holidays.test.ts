import { Plan } from '@daymark/contract/plans';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAccount } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeUser, newEmail } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

/** Somebody who has just signed up. */
async function signedUp(timezone: string, locale: string) {
  const { email, password } = await makeAccount(app, { email: newEmail(), timezone, locale });
  const { data } = await app.client().auth.logIn({ body: { email, password } });
  return app.client(data.token);
}

/** What a plan assumes about settings. */
const saidIn = (plan: object | null) =>
  Plan.parse(plan).assumptions.filter(({ setting }) => setting !== undefined);

type Api = Awaited<ReturnType<typeof signedUp>>;

const holidaysOf = async (api: Api) => (await api.calendars.get()).data.holidays;

const CHRISTMAS = {
  name: 'Cards',
  description: '- Draw 6 cards, 6 hours each',
  startDate: '2026-12-21',
  dueDate: '2026-12-31',
  generateAISubtasks: true,
};

test('the public holidays of a new user’s country are free, and their first plans say so once', async () => {
  const api = await signedUp('Europe/Berlin', 'de-DE');
  expect(await holidaysOf(api)).toMatchObject({ country: 'DE', region: null });

  const { project, subtasks, plan } = (await api.projects.create({ body: CHRISTMAS })).data;

  expect(saidIn(plan)).toEqual([
    { id: 'holidays', text: 'Fri, 25 Dec is free: a public holiday (Germany).', setting: 'holidays' },
  ]);
  expect(subtasks.length).toBeGreaterThan(4);
  expect(subtasks.map(({ dueDate }) => dueDate)).not.toContain('2026-12-25');
  const params = { projectId: project.id };
  const again = await api.subtasks.generate({ params, body: { regenerate: true } });
  expect(saidIn(again.plan)).toEqual([]);
});

test('a holiday is worked, or none of them is free, by one call', async () => {
  const api = await signedUp('Europe/London', 'en-GB');
  const body = { date: '2026-12-25', isWorked: true };
  expect((await api.calendars.workHoliday({ body })).data.holidays?.country).toBe('GB');
  const { plan } = (await api.projects.create({ body: { ...CHRISTMAS, dueDate: '2026-12-26' } })).data;
  expect(saidIn(plan)).toEqual([]);
  expect((await api.calendars.chooseHolidays({ body: { country: null } })).data.holidays).toBeNull();
});

test.each([
  ['Asia/Kolkata', 'en-IN', 'IN'],
  ['Asia/Ho_Chi_Minh', 'vi', 'VN'],
  ['America/Curacao', 'nl-CW', 'CW'],
  ['UTC', 'en-US', null],
])('%s with %s is in the country %s', async (timezone, locale, country) => {
  expect((await holidaysOf(await signedUp(timezone, locale)))?.country ?? null).toBe(country);
});

longTest('the days of whoever was there before stay as they are, and their country is offered', async () => {
  const { api } = await makeUser(app, { timezone: 'Europe/Vienna' });
  expect((await api.calendars.get()).data).toMatchObject({ holidays: null, suggestedCountry: 'AT' });
  await api.calendars.chooseHolidays({ body: { country: 'AT' } });
  expect((await api.calendars.get()).data.suggestedCountry).toBeNull();
});
