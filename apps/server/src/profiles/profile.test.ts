import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { makeProject, makeUser } from '../testing/people.ts';

let app: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, close } = await openTestApp());
});
afterAll(() => close());

test('a person says who they are, all of it or a part, and is told what holds now', async () => {
  const { api } = await makeUser(app);
  const whole = {
    firstname: ' Beatriz  Maria ',
    lastname: 'Łukasz',
    phoneNumber: ' +49 30 1234567 ',
    location: 'Berlin,  Germany',
    timezone: 'Europe/Berlin',
    bio: 'I make pots.\nAnd plates. 🏺',
  };
  app.clock.advance({ minutes: 1 });
  const { data } = await api.users.changeProfile({ body: whole });
  expect(data).toMatchObject({
    ...whole,
    firstname: 'Beatriz Maria',
    phoneNumber: '+49 30 1234567',
    location: 'Berlin, Germany',
    updatedAt: app.clock.now().toISOString(),
  });

  const { data: changed } = await api.users.changeProfile({ body: { bio: '', phoneNumber: '' } });
  expect(changed).toEqual({ ...data, bio: '', phoneNumber: '' });
  expect((await api.users.profile()).data).toEqual(changed);
  expect((await api.users.changeProfile({ body: {} })).data).toEqual(changed);
});

test('the address stays: sent as it is nothing happens, and another is refused with the rest', async () => {
  const { api, email } = await makeUser(app);
  expect((await api.users.changeProfile({ body: { email, bio: 'Hello' } })).data).toMatchObject({
    email,
    bio: 'Hello',
  });
  const message = 'Email cannot be changed. Contact support if you need to update your email address.';
  const moved = api.users.changeProfile({ body: { email: 'other@example.com', bio: 'Bye' } });
  expect(await failureOf(moved)).toMatchObject({
    status: 400,
    message,
    errors: [{ path: 'email', message }],
  });
  expect((await api.users.profile()).data).toMatchObject({ email, bio: 'Hello' });
});

test('"today" follows the new time zone at once', async () => {
  app.clock.set('2026-11-20T12:00:00Z');
  const user = await makeUser(app, { timezone: 'Europe/London' });
  const { project } = await makeProject(user, { startDate: '2026-11-20', dueDate: '2026-11-21' });
  const daysRemaining = async () =>
    (await user.api.projects.get({ params: { id: project.id } })).data.project.daysRemaining;
  expect(await daysRemaining()).toBe(1);
  await user.api.users.changeProfile({ body: { timezone: 'Pacific/Kiritimati' } });
  expect(await daysRemaining()).toBe(0);
  await user.api.users.changeProfile({ body: { timezone: 'America/Los_Angeles' } });
  expect(await daysRemaining()).toBe(1);
});

describe('a profile is refused', () => {
  test.each([
    [{ firstname: 'A' }, 'firstname', 'Name must be at least 2 characters'],
    [{ firstname: '' }, 'firstname', 'Name is required'],
    [{ lastname: 'R2D2' }, 'lastname', 'Name can only contain letters and spaces'],
    [{ phoneNumber: '1'.repeat(41) }, 'phoneNumber', 'Please use at most 40 characters'],
    [{ location: 'x'.repeat(121) }, 'location', 'Please use at most 120 characters'],
    [{ bio: 'x'.repeat(1_001) }, 'bio', 'Please use at most 1000 characters'],
    [{ bio: 'a\u0000b' }, 'bio', 'Please remove the control characters from this text'],
    [{ timezone: 'Mars/Olympus' }, 'timezone', 'Please choose a time zone from the list'],
  ])('at its field: %o', async (body, path, message) => {
    const { api } = await makeUser(app);
    expect(await failureOf(api.users.changeProfile({ body }))).toMatchObject({
      status: 400,
      message,
      errors: [{ path, message }],
    });
  });
});

test('fields of an account that are slipped into a profile change nothing', async () => {
  const { api, token, userId } = await makeUser(app);
  const before = (await api.users.profile()).data;
  const { statusCode } = await app.app.inject({
    method: 'PUT',
    url: '/api/users/profile',
    payload: {
      password_hash: 'x',
      passwordHash: 'x',
      emailVerified: false,
      createdAt: '2020-01-01',
      id: 'x',
    },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(statusCode).toBe(200);
  expect((await api.users.profile()).data).toEqual({ ...before, updatedAt: app.clock.now().toISOString() });
  const { rows } = await sql<{ password_hash: string }>`
    select password_hash from users where id = ${userId}`.execute(app.db);
  expect(rows[0]?.password_hash).toMatch(/^\$argon2id/);
});

describe('the settings', () => {
  const workingHours = { from: '08:00', until: '18:00' };
  const DEFAULTS = {
    weekdays: [1, 2, 3, 4, 5],
    hoursPerDay: 6,
    workingHours,
    locale: 'en-US',
    language: 'en',
  };

  test('are changed whole or in part, and plans made from then on follow them', async () => {
    const user = await makeUser(app);
    expect((await user.api.users.settings()).data).toEqual(DEFAULTS);
    const body = { weekdays: [7, 2, 2] as (2 | 7)[], hoursPerDay: 0.75 };
    expect((await user.api.users.changeSettings({ body })).data).toEqual({
      weekdays: [2, 7],
      hoursPerDay: 0.75,
      workingHours,
      locale: 'en-US',
      language: 'en',
    });
    expect((await user.api.users.changeSettings({ body: { locale: 'EN-gb' } })).data).toEqual({
      weekdays: [2, 7],
      hoursPerDay: 0.75,
      workingHours,
      locale: 'en-GB',
      language: 'en',
    });
    expect((await user.api.users.settings()).data.hoursPerDay).toBe(0.75);

    const { subtasks } = await makeProject(user, {
      description: '- Sort the photos\n- Write the captions\n- Order the prints',
      startDate: '2026-11-23',
      dueDate: '2027-06-30',
      generateAISubtasks: true,
    });
    const days = subtasks.map(({ dueDate }) => new Date(dueDate ?? '').getUTCDay());
    expect(new Set(days)).toEqual(new Set([0, 2]));
  });

  test.each([
    [{ weekdays: [] }, 'weekdays', 'Please choose at least one day on which you work'],
    [
      { weekdays: [0] },
      'weekdays.0',
      'Please choose the days on which you work, from 1 (Monday) to 7 (Sunday)',
    ],
    [
      { weekdays: [1, 2.5] },
      'weekdays.1',
      'Please choose the days on which you work, from 1 (Monday) to 7 (Sunday)',
    ],
    [
      { weekdays: 'all' },
      'weekdays',
      'Please choose the days on which you work, from 1 (Monday) to 7 (Sunday)',
    ],
    [{ hoursPerDay: 0 }, 'hoursPerDay', 'Hours a day must be from 0.25 to 24, in quarters of an hour'],
    [{ hoursPerDay: 24.25 }, 'hoursPerDay', 'Hours a day must be from 0.25 to 24, in quarters of an hour'],
    [{ hoursPerDay: 6.1 }, 'hoursPerDay', 'Hours a day must be from 0.25 to 24, in quarters of an hour'],
    [{ hoursPerDay: '6' }, 'hoursPerDay', 'Hours a day must be from 0.25 to 24, in quarters of an hour'],
    [
      { workingHours: { from: '18:00', until: '08:00' } },
      'workingHours.until',
      'The working day must end after it begins',
    ],
    [{ workingHours: { from: '8', until: '18:00' } }, 'workingHours.from', 'Please enter a time as HH:MM'],
    [{ locale: 'klingon!' }, 'locale', 'Please choose a language and region such as en-GB'],
    [{ locale: '' }, 'locale', 'Please choose a language and region such as en-GB'],
  ])('are refused at their field: %o', async (body, path, message) => {
    const { token, api } = await makeUser(app);
    const { statusCode, json } = await app.app.inject({
      method: 'PUT',
      url: '/api/users/settings',
      payload: body,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(statusCode).toBe(400);
    expect(json().errors[0]).toEqual({ path, message });
    expect((await api.users.settings()).data).toEqual(DEFAULTS);
  });
});
