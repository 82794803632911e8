import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { weekdayOf } from '@daymark/domain/dates';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { calendarFile } from '../testing/calendars.ts';
import { openTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { planningCalendar } from './service.ts';

let app: TestApp;
let close: () => Promise<void>;
/** The present answer of a calendar's server, and how many requests it got. */
const far = { status: 200, body: '', asked: 0 };
const server = createServer((request, response) => {
  far.asked++;
  const isKnown = request.headers['if-none-match'] === `"${far.body.length}"`;
  response.writeHead(isKnown ? 304 : far.status, { etag: `"${far.body.length}"` });
  response.end(isKnown ? undefined : far.body);
});
let address: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mine.ics?key=secret`;
  ({ app, close } = await openTestApp({ config: { calendarNetworks: ['127.0.0.0/8'] } }));
});
afterAll(async () => {
  await close();
  server.close();
});
beforeEach(() => {
  app.clock.set('2026-11-20T12:00:00Z');
  Object.assign(far, { status: 200, body: calendarFile(MEETING), asked: 0 });
});

/** Six hours of a Tuesday: of the ten between 8:00 and 18:00, four of the usual six working hours are left. */
const MEETING = 'DTSTART:20261124T100000Z\nDTEND:20261124T160000Z';

const upload = ({ api }: TestUser, ...events: string[]) =>
  api.calendars.uploadFeed({ body: { calendar: new File([calendarFile(...events)], 'work.ics') } });

const feedsOf = async ({ api }: TestUser) => (await api.calendars.get()).data.feeds;

/** Waits until a job has read every calendar. */
const isRead = (user: TestUser) =>
  expect.poll(async () => (await feedsOf(user)).map(({ state }) => state)).not.toContain('reading');

/** The days of a week in November, with the reason for a day without work, or the hours. */
async function weekOf({ userId }: TestUser, from = '2026-11-23', to = '2026-11-27') {
  const { days } = await planningCalendar(app.db, { userId, projectId: null, from, to });
  return days.map(({ why, hours, name }) => (why === 'working' ? hours : `${why}: ${name}`));
}

describe('a calendar that is imported as a file', () => {
  test('takes its hours of the days, keeps nothing else, and is given back when it is restored', async () => {
    const user = await makeUser(app);
    const allDay = 'SUMMARY:Secret trip\nDTSTART;VALUE=DATE:20261125\nDTEND;VALUE=DATE:20261126';
    const { feed } = (await upload(user, MEETING, allDay)).data;
    expect(feed).toMatchObject({ name: 'Work', source: 'file', host: null, state: 'ready', busyDays: 2 });
    expect(await weekOf(user)).toEqual([6, 4, 'busy: Work', 6, 6]);
    const params = { id: feed.id };
    await user.api.calendars.renameFeed({ params, body: { name: 'Office' } });
    expect((await weekOf(user))[2]).toBe('busy: Office');
    await user.api.calendars.removeFeed({ params });
    expect(await weekOf(user)).toEqual([6, 6, 6, 6, 6]);
    await user.api.calendars.restoreFeed({ params });
    expect(await weekOf(user)).toEqual([6, 4, 'busy: Office', 6, 6]);
    await user.api.calendars.refreshFeed({ params });
    await isRead(user);
    expect(await weekOf(user)).toEqual([6, 4, 'busy: Office', 6, 6]);
  });

  test('is refused when it is none, too large or one too many', async () => {
    const user = await makeUser(app);
    const send = (text: string) =>
      failureOf(user.api.calendars.uploadFeed({ body: { calendar: new File([text], 'a.ics') } }));
    expect(await send('hello')).toMatchObject({
      status: 400,
      errors: [{ path: 'calendar', message: 'This is not a calendar file (.ics)' }],
    });
    expect(await send('x'.repeat(1_048_577))).toMatchObject({ status: 413, code: 'body_too_large' });
    await sql`
      insert into calendar_feeds (user_id, id, name, due_at, created_at)
      select ${user.userId}, gen_random_uuid(), 'Club', '2100-01-01', now() from generate_series(1, 10)`.execute(
      app.db,
    );
    const failure = { status: 409, message: 'You can import at most 10 calendars' };
    expect(await failureOf(upload(user, MEETING))).toMatchObject(failure);
    const asked = user.api.calendars.addFeed({ body: { name: 'Club', address } });
    expect(await failureOf(asked)).toMatchObject(failure);
  });

  test('is read with what can be expanded, and names the event that cannot', async () => {
    const user = await makeUser(app);
    const endless = 'DTSTART:20261101T090000Z\nDURATION:PT1H\nRRULE:FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30';
    const { feed } = (await upload(user, endless, MEETING)).data;
    expect(feed).toMatchObject({
      ...{ state: 'ready', busyDays: 1, unreadEvents: 1 },
      unreadNote:
        'The event that begins on 1 November 2026 at 09:00 repeats too often to be followed to its end. Time that it takes may be missing.',
    });
    expect(await feedsOf(user)).toEqual([feed]);
  });

  longTest('names what could not be read, also when it is read again, and keeps no other title', async () => {
    const user = await makeUser(app);
    const bad = 'SUMMARY:Choir\nDTSTART:20261125T100000Z\nDTEND:20261125T090000Z';
    const broken = 'SUMMARY:Band\u202E\nDTSTART:20261125T100000Z\nRRULE:FREQ=SOMETIMES';
    const elsewhere = 'SUMMARY:Hike\nDTSTART;TZID=Shire:20261126T100000\nDURATION:PT4H';
    const { feed } = (await upload(user, `SUMMARY:Secret\n${MEETING}`, bad, broken, elsewhere)).data;
    const note =
      '2 events of this calendar could not be read, or not completely: “Band” and “Choir”. The time zone “Shire” is not known. Your own was taken for: “Hike”.';
    expect(feed).toMatchObject({ state: 'ready', busyDays: 2, unreadEvents: 3, unreadNote: note });
    await user.api.calendars.refreshFeed({ params: { id: feed.id } });
    await isRead(user);
    expect(await feedsOf(user)).toMatchObject([{ state: 'ready', unreadEvents: 3, unreadNote: note }]);
    const { rows } = await sql<{
      content: Buffer;
    }>`select content from calendar_feeds where id = ${feed.id}`.execute(app.db);
    const kept = gunzipSync(rows[0]?.content ?? '').toString();
    expect([kept.includes('Choir'), kept.includes('Secret')]).toEqual([true, false]);
  });

  longTest('counts anew when its person moves to another zone or works at another time of day', async () => {
    const user = await makeUser(app);
    await upload(user, MEETING);
    await user.api.users.changeSettings({ body: { workingHours: { from: '12:00', until: '21:00' } } });
    await isRead(user);
    expect((await weekOf(user))[1]).toBe(5);
    await user.api.users.changeProfile({ body: { timezone: 'Pacific/Kiritimati' } });
    await isRead(user);
    expect(await weekOf(user)).toEqual([6, 6, 6, 6, 6]);
  });
});

describe('a calendar with an address', () => {
  test('is read by a job, again every few hours, and then only what is new', async () => {
    const user = await makeUser(app);
    const { feed } = (await user.api.calendars.addFeed({ body: { name: 'Work', address } })).data;
    expect(feed).toMatchObject({ state: 'reading', host: new URL(address).host, readAt: null });
    expect(JSON.stringify(feed)).not.toContain('secret');
    await isRead(user);
    expect(await weekOf(user)).toEqual([6, 4, 6, 6, 6]);
    const due = async () => {
      await sql`insert into pgboss.job (name) values ('due-calendars')`.execute(app.db);
      await expect
        .poll(async () => {
          const { rows } = await sql`
              select 1 from pgboss.job where name in ('due-calendars', 'calendar') and state <> 'completed'
            `.execute(app.db);
          return rows;
        })
        .toEqual([]);
    };
    await due();
    expect(far.asked).toBe(1);
    app.clock.advance({ minutes: 6 * 60 });
    far.body = calendarFile(MEETING, 'DTSTART:20261126T090000Z\nDTEND:20261126T140000Z');
    await due();
    expect(await weekOf(user)).toEqual([6, 4, 6, 5, 6]);
    app.clock.advance({ minutes: 6 * 60 });
    await due();
    expect([far.asked, await weekOf(user)]).toEqual([3, [6, 4, 6, 5, 6]]);
    expect(app.lines.join('')).not.toContain('secret');
  });

  longTest('says what went wrong and keeps what it knew, until it can be read again', async () => {
    const user = await makeUser(app);
    const { feed } = (await user.api.calendars.addFeed({ body: { name: 'Work', address } })).data;
    await isRead(user);
    far.status = 500;
    far.body = 'gone';
    await user.api.calendars.refreshFeed({ params: { id: feed.id } });
    await isRead(user);
    expect(await feedsOf(user)).toMatchObject([
      {
        state: 'failed',
        failure: 'The server answers with an error (500)',
        readAt: app.clock.now().toISOString(),
      },
    ]);
    expect((await weekOf(user))[1]).toBe(4);
    far.status = 200;
    far.body = calendarFile();
    await user.api.calendars.refreshFeed({ params: { id: feed.id } });
    await isRead(user);
    expect(await feedsOf(user)).toMatchObject([{ state: 'ready', failure: null, busyDays: 0 }]);
    expect((await weekOf(user))[1]).toBe(6);
  });

  test('in a private network is not asked', async () => {
    const user = await makeUser(app);
    const body = { name: 'Router', address: 'webcal://192.168.1.1/a.ics' };
    await user.api.calendars.addFeed({ body });
    await isRead(user);
    expect(await feedsOf(user)).toMatchObject([
      {
        host: '192.168.1.1',
        failure:
          'The server could not be reached. Only servers of the public internet are asked, on the ports 80 and 443.',
      },
    ]);
  });

  test.each([
    [
      'ftp://calendars.example/a.ics',
      'Please enter an address such as https://calendar.example.com/mine.ics',
    ],
    ['mine.ics', 'Please enter an address such as https://calendar.example.com/mine.ics'],
    ['https://ana:pass@calendars.example/', 'Please use an address without a name and password in it'],
  ])('is refused at its field: %s', async (wrong, message) => {
    const { api } = await makeUser(app);
    const asked = api.calendars.addFeed({ body: { name: 'Work', address: wrong } });
    expect(await failureOf(asked)).toMatchObject({ status: 400, errors: [{ path: 'address', message }] });
  });
});

describe('days off', () => {
  test('are added and removed, and plans made meanwhile avoid them', async () => {
    const user = await makeUser(app);
    const body = { name: 'Trip', firstDay: '2026-11-24', lastDay: '2026-12-04' };
    const { dayOff } = (await user.api.calendars.addDayOff({ body })).data;
    expect((await user.api.calendars.get()).data.daysOff).toEqual([dayOff]);
    expect(await weekOf(user)).toEqual([
      6,
      'day-off: Trip',
      'day-off: Trip',
      'day-off: Trip',
      'day-off: Trip',
    ]);
    const description = 'Write 12 letters, 2 hours each. Paint the door. Mow the lawn.';
    const { subtasks } = await makeProject(user, { description, generateAISubtasks: true });
    const days = subtasks.flatMap(({ dueDate }) => dueDate ?? []);
    expect(days.length).toBeGreaterThan(4);
    expect(days.filter((day) => day >= body.firstDay && day <= body.lastDay)).toEqual([]);
    await user.api.calendars.removeDayOff({ params: { id: dayOff.id } });
    expect(await weekOf(user)).toEqual([6, 6, 6, 6, 6]);
  });

  test.each([
    [{ lastDay: '2026-11-23' }, 'lastDay', 'The last day must not lie before the first'],
    [{ lastDay: '2027-11-25' }, 'lastDay', 'Days off can be at most 366 days long'],
    [{ name: ' ' }, 'name', 'Please name the day off'],
    [{ hoursOff: 0.3 }, 'hoursOff', 'Hours off must be from 0.25 to 24, in quarters of an hour'],
    [{ lastDay: '2026-11-25', hoursOff: 2 }, 'hoursOff', 'Hours off need a single day'],
  ])('are refused at their field: %o', async (wrong, path, message) => {
    const { api } = await makeUser(app);
    const body = { name: 'Trip', firstDay: '2026-11-24', lastDay: '2026-11-24', ...wrong };
    expect(await failureOf(api.calendars.addDayOff({ body }))).toMatchObject({
      status: 400,
      errors: [{ path, message }],
    });
  });
});

describe('public holidays', () => {
  test('of a country and region are free, unless one is worked', async () => {
    const user = await makeUser(app);
    const { data: countries } = await user.api.calendars.countries();
    expect(countries.length).toBeGreaterThan(150);
    expect(countries.find(({ code }) => code === 'DE')?.regions).toContainEqual({
      code: 'BY',
      name: 'Bayern',
    });
    const chosen = await user.api.calendars.chooseHolidays({ body: { country: 'DE', region: 'BY' } });
    expect(chosen.data.holidays?.days.slice(0, 3)).toEqual([
      { date: '2026-12-25', name: 'Christmas Day', isWorked: false },
      { date: '2026-12-26', name: 'Boxing Day', isWorked: false },
      { date: '2027-01-01', name: "New Year's Day", isWorked: false },
    ]);
    expect(weekdayOf('2027-01-06')).toBe(3);
    const epiphany = () => weekOf(user, '2027-01-06', '2027-01-06');
    expect(await epiphany()).toEqual(['holiday: Epiphany']);
    const body = { date: '2027-01-06', isWorked: true };
    await user.api.calendars.workHoliday({ body });
    expect(await epiphany()).toEqual([6]);
    await user.api.calendars.workHoliday({ body: { ...body, isWorked: false } });
    expect(await epiphany()).toEqual(['holiday: Epiphany']);
    await user.api.calendars.chooseHolidays({ body: { country: 'DE' } });
    expect(await epiphany()).toEqual([6]);
    await user.api.calendars.chooseHolidays({ body: { country: null } });
    expect((await user.api.calendars.get()).data.holidays).toBeNull();
    expect((await user.api.calendars.workHoliday({ body })).data.holidays).toBeNull();
  });

  test('of no place that is known are refused', async () => {
    const { api } = await makeUser(app);
    const choose = (country: string, region: string | null) =>
      failureOf(api.calendars.chooseHolidays({ body: { country, region } }));
    expect(await choose('XX', null)).toMatchObject({ status: 400, errors: [{ path: 'country' }] });
    expect(await choose('DE', 'CA')).toMatchObject({ status: 400, errors: [{ path: 'region' }] });
  });
});
