import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayIn, localTimeOf } from '../http/today.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser, type TestUser } from '../testing/people.ts';
import type { Received } from '../testing/smtp.ts';
import { makeMorning, makeReader } from './testing/morning.ts';

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

longTest(
  'who travels gets no second digest on a day, and the next at the time of the new place',
  async () => {
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
  },
);

longTest(
  'a server that was down in the morning sends the digest of its day, not that of days before',
  async () => {
    const { app, mailsNow } = await makeMorning();
    await makeReader(app, { from: '2026-11-20', days: 10 });
    app.clock.set('2026-11-24T15:20:00Z');
    expect((await mailsNow()).map(({ mail }) => mail.subject)).toEqual(['Your day: Tue, Nov 24']);
  },
);

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

const WAITING = 'Draft the design (2 h). Then Mara needs 5 days to review it. Then build the gallery (3 h).';

async function completeFirst({ api }: TestUser, projectId: string) {
  const { subtasks } = (await api.projects.get({ params: { id: projectId } })).data.project;
  const [first] = subtasks.toSorted((a, b) => ((a.dueDate ?? '') < (b.dueDate ?? '') ? -1 : 1));
  await api.subtasks.change({ params: { id: first?.id ?? '' }, body: { status: 'Completed' } });
  return first?.title ?? '';
}

longTest(
  'it says who has had what since when, and a reminder says it after the chosen days, once',
  async () => {
    const { app, mailsNow } = await makeMorning({ now: '2026-11-16T09:00:00Z' });
    const user = await makeUser(app);
    const { project } = await makeProject(user, {
      name: 'Portfolio',
      description: WAITING,
      startDate: '2026-11-16',
      dueDate: '2026-12-18',
    });
    await user.api.subtasks.generate({ params: { projectId: project.id }, body: { depth: 'as-written' } });
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
  },
);
