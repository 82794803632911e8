import { addDays } from '@daymark/domain/dates';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayIn, localTimeOf } from '../http/today.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import { allMailsSent, remindNow } from '../testing/reminders.ts';
import { type Received, startSmtp } from '../testing/smtp.ts';

/** A Friday, 6:00 in London. */
const EARLY = '2026-11-20T06:00:00Z';

async function makeMorning({ now = EARLY } = {}) {
  const smtp = await startSmtp();
  const config = { smtpUrl: smtp.url, publicUrl: 'https://daymark.example' };
  const app = await startTestApp({ now, config });
  const mailsNow = async () => {
    await remindNow(app);
    await allMailsSent(app);
    return smtp.received.splice(0);
  };
  return { app, smtp, mailsNow };
}

/** A user with a digest at a time, and a task on each of some days. */
async function makeReader(
  app: TestApp,
  { timezone = 'Europe/London', at = '07:00', from = '2026-11-20', days = 1 } = {},
) {
  const user = await makeUser(app, { timezone });
  await user.api.reminders.changeSettings({ body: { digestAt: at } });
  const span = { startDate: addDays(from, -30), dueDate: addDays(from, 60), description: '' };
  const { project } = await makeProject(user, { ...span, name: 'Garden fair' });
  const tasks = [];
  for (let day = 0; day < days; day++)
    tasks.push(await addSubtask(user, project.id, { title: `Step ${day + 1}`, dueDate: addDays(from, day) }));
  return { user, project, tasks };
}

const textOf = (mail: Received | undefined): string => mail?.mail.text ?? '';

test('the digest comes at the chosen time, once, with the next step, today and what slipped', async () => {
  const { app, mailsNow } = await makeMorning();
  const { user, project } = await makeReader(app);
  await addSubtask(user, project.id, {
    title: 'Order the tents',
    dueDate: '2026-11-20',
    dueTime: '09:30',
    priority: 'High',
    estimatedHours: 1.5,
  });
  await addSubtask(user, project.id, { title: 'Call Mara', dueDate: '2026-11-17' });
  // Of the planner, which may move it.
  await sql`update subtasks set dated_at = null, ai_generated = true where title = 'Call Mara'`.execute(
    app.db,
  );
  expect(await mailsNow()).toEqual([]);

  app.clock.advance({ minutes: 60 });
  const [mail, ...others] = await mailsNow();

  expect(others).toEqual([]);
  expect(mail?.to).toEqual([user.email]);
  expect(mail?.mail.subject).toBe('Your day: Fri, Nov 20');
  const text = textOf(mail);
  expect(text).toContain('Next step\n\n- 09:30 Order the tents (Garden fair, 1 h 30 min)\n');
  expect(text).toContain('- Step 1 (Garden fair)');
  expect(text).toContain('Slipped\n\n- Call Mara (Garden fair): was due Tue, Nov 17\n');
  expect(text).toMatch(/What would move\n\n- Call Mara: Tue, Nov 17 → /);
  expect(text).toContain('See what would move: https://daymark.example/replan');
  expect(mail?.mail.html).toContain('<h2>Next step</h2>');
  for (let minute = 0; minute < 3; minute++) {
    app.clock.advance({ minutes: 1 });
    expect(await mailsNow()).toEqual([]);
  }
});

test('there is none on a day off, on a weekend, on a day without anything to say, or once it is off', async () => {
  const { app, mailsNow } = await makeMorning();
  const { user, tasks } = await makeReader(app, { days: 5 });
  const morningOf = async (day: string) => {
    app.clock.set(`${day}T07:00:00Z`);
    return (await mailsNow()).map(({ mail }) => mail.subject);
  };
  expect(await morningOf('2026-11-20')).toEqual(['Your day: Fri, Nov 20']);
  expect(await morningOf('2026-11-21')).toEqual([]);
  await user.api.calendars.addDayOff({
    body: { name: 'Trip', firstDay: '2026-11-23', lastDay: '2026-11-23' },
  });
  expect(await morningOf('2026-11-23')).toEqual([]);
  expect(await morningOf('2026-11-24')).toEqual(['Your day: Tue, Nov 24']);
  for (const { id } of tasks)
    await user.api.subtasks.change({ params: { id }, body: { status: 'Completed' } });
  expect(await morningOf('2026-11-25')).toEqual([]);
  await user.api.reminders.changeSettings({ body: { digestAt: null } });
  expect((await user.api.reminders.settings()).data.digestAt).toBeNull();
  await sql`update subtasks set status = 'Pending' where user_id = ${user.userId}`.execute(app.db);
  expect(await morningOf('2026-11-26')).toEqual([]);
});

const ZONES = [
  ['Pacific/Pago_Pago', '07:00'],
  ['Pacific/Kiritimati', '07:00'],
  ['Asia/Kathmandu', '23:55'],
  ['America/New_York', '01:30'],
  ['Europe/Berlin', '02:30'],
  ['Australia/Lord_Howe', '00:00'],
] as const;

async function digestsOver(
  { app, smtp }: Awaited<ReturnType<typeof makeMorning>>,
  { from, days, zones }: { from: string; days: number; zones: readonly (readonly [string, string])[] },
) {
  const another = await app.startAnother();
  const people = new Map<string, { timezone: string; at: string }>();
  for (const [timezone, at] of zones) {
    const { user } = await makeReader(app, { timezone, at, from: addDays(from, -3), days: days + 6 });
    // Every day is worked, so that the Sunday of a clock change counts.
    await user.api.users.changeSettings({ body: { weekdays: [1, 2, 3, 4, 5, 6, 7] } });
    people.set(user.email, { timezone, at });
  }
  const sent: { timezone: string; day: string; at: string; wanted: string }[] = [];
  for (let step = 0; step < days * 24 * 6; step++) {
    await remindNow(app, another);
    await allMailsSent(app);
    for (const { to } of smtp.received.splice(0)) {
      const { timezone, at: wanted } = people.get(to[0] ?? '') ?? { timezone: '', at: '' };
      const [day = '', at = ''] = localTimeOf(timezone, app.clock.now()).split(' ');
      sent.push({ timezone, day, at, wanted });
    }
    app.clock.advance({ minutes: 10 });
  }
  return sent;
}

test.each([
  { change: 'the clocks of New York go back', start: '2026-10-31T00:00:00Z', from: '2026-10-31' },
  { change: 'the clocks of Berlin go forward', start: '2027-03-27T00:00:00Z', from: '2027-03-27' },
])(
  'from UTC-11 to UTC+14 each day has one digest, at its time, on two nodes, while $change',
  async ({ start, from }) => {
    const made = await makeMorning({ now: start });
    const sent = await digestsOver(made, { from, days: 3, zones: ZONES });
    for (const [timezone] of ZONES) {
      const days = sent.filter((one) => one.timezone === timezone).map(({ day }) => day);
      expect([timezone, new Set(days).size]).toEqual([timezone, days.length]);
      // Three times 24 hours have at least two whole local days.
      expect(days.length).toBeGreaterThanOrEqual(2);
      expect(days.length).toBeLessThanOrEqual(4);
    }
    // A time that does not exist on a day is the one after the gap.
    const late = sent.filter(({ at, wanted }) => at !== wanted);
    expect(
      late.filter(({ timezone, day }) => !(timezone === 'Europe/Berlin' && day === '2027-03-28')),
    ).toEqual([]);
  },
);

test('who travels gets no second digest on a day, and the next at the time of the new place', async () => {
  const { app, mailsNow } = await makeMorning({ now: '2026-11-19T16:50:00Z' });
  const { user } = await makeReader(app, { timezone: 'Pacific/Kiritimati', days: 4 });
  app.clock.advance({ minutes: 10 });
  const [first] = await mailsNow();
  expect(first?.mail.subject).toBe('Your day: Fri, Nov 20');
  await user.api.users.changeProfile({ body: { timezone: 'Pacific/Pago_Pago' } });
  await user.api.users.changeSettings({ body: { weekdays: [1, 2, 3, 4, 5, 6, 7] } });
  const subjects: [string, string][] = [];
  for (let hour = 0; hour < 60; hour++) {
    for (const { mail } of await mailsNow())
      subjects.push([mail.subject ?? '', localTimeOf('Pacific/Pago_Pago', app.clock.now())]);
    app.clock.advance({ minutes: 60 });
  }
  expect(subjects).toEqual([['Your day: Sat, Nov 21', '2026-11-21 07:00']]);
  expect(dayIn('Pacific/Pago_Pago', app.clock.now())).toBe('2026-11-21');
});

test('a server that was down in the morning sends the digest of its day, not that of days before', async () => {
  const { app, mailsNow } = await makeMorning();
  await makeReader(app, { from: '2026-11-20', days: 10 });
  app.clock.set('2026-11-24T15:20:00Z');
  expect((await mailsNow()).map(({ mail }) => mail.subject)).toEqual(['Your day: Tue, Nov 24']);
});

test('a node that dies with a digest is followed by another, and one that wakes up late sends no second', async () => {
  const { app, mailsNow } = await makeMorning();
  await makeReader(app);
  app.clock.set('2026-11-20T07:00:00Z');
  // As a node that claimed it and was killed.
  await sql`update daily_mails set next_at = ${new Date('2026-11-20T07:10:00Z')}`.execute(app.db);
  expect(await mailsNow()).toEqual([]);
  app.clock.advance({ minutes: 10 });
  expect(await mailsNow()).toHaveLength(1);
  await sql`update daily_mails set next_at = ${new Date('2026-11-20T07:10:00Z')}`.execute(app.db);
  expect(await mailsNow()).toEqual([]);
});

const WAITING = 'Draft the design. Then Mara needs 5 days to review it. Then build the gallery.';

async function completeFirst({ api }: TestUser, projectId: string) {
  const { subtasks } = (await api.projects.get({ params: { id: projectId } })).data.project;
  const [first] = subtasks.toSorted((a, b) => ((a.dueDate ?? '') < (b.dueDate ?? '') ? -1 : 1));
  await api.subtasks.change({ params: { id: first?.id ?? '' }, body: { status: 'Completed' } });
  return first?.title ?? '';
}

test('it says who has had what since when, and a reminder says it after the chosen days, once', async () => {
  const { app, mailsNow } = await makeMorning({ now: '2026-11-16T09:00:00Z' });
  const user = await makeUser(app);
  const { project } = await makeProject(user, {
    name: 'Portfolio',
    description: WAITING,
    startDate: '2026-11-16',
    dueDate: '2026-12-18',
  });
  await user.api.subtasks.generate({ params: { projectId: project.id } });
  await user.api.reminders.changeSettings({ body: { digestAt: '07:00', waitDays: 5, daysAt: '09:00' } });
  app.clock.set('2026-11-17T07:00:00Z');
  expect((await mailsNow()).map((mail) => textOf(mail)).join()).not.toContain('Waiting');
  await completeFirst(user, project.id);

  app.clock.set('2026-11-20T07:00:00Z');
  const [digest] = await mailsNow();
  expect(textOf(digest)).toContain(
    'Mara has had it for 3 days, since Tue, Nov 17. “Build the gallery” follows',
  );

  const mentions: [string | undefined, string][] = [];
  for (const day of ['2026-11-20', '2026-11-23', '2026-11-24']) {
    app.clock.set(`${day}T09:00:00Z`);
    for (const { mail } of await mailsNow())
      if (!mail.subject?.startsWith('Your day')) mentions.push([mail.subject, day]);
  }
  expect(mentions).toEqual([[expect.stringMatching(/^Mara has had it for 6 days: /), '2026-11-23']]);
});
