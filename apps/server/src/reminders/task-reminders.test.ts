import { expect, test } from 'vitest';
import { localTimeOf } from '../http/today.ts';
import { startTestApp } from '../testing/harness.ts';
import { longTest, sampled } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { allMailsSent, remindNow } from '../testing/reminders.ts';
import { startSmtp } from '../testing/smtp.ts';

async function makeReminded({ now = '2026-11-18T08:00:00Z', timezone = 'Europe/London' } = {}) {
  const smtp = await startSmtp();
  const config = { smtpUrl: smtp.url, publicUrl: 'https://daymark.example' };
  const app = await startTestApp({ now, config });
  const another = await app.startAnother();
  const user = await makeUser(app, { timezone });
  const { project } = await makeProject(user, {
    name: 'Garden fair',
    startDate: '2026-10-01',
    dueDate: '2027-04-30',
    description: '',
  });
  const add = (title: string, dueDate: string, dueTime?: string) =>
    addSubtask(user, project.id, { title, dueDate, ...(dueTime && { dueTime }) });
  /** Both nodes look every so many minutes. Returns the subjects with the local times at which they came. */
  const over = async (hours: number, minutes = 30) => {
    const sent: [string | undefined, string][] = [];
    for (let step = 0; step < (hours * 60) / minutes; step++) {
      await remindNow(app, another);
      await allMailsSent(app);
      for (const { mail } of smtp.received.splice(0))
        sent.push([mail.subject, localTimeOf(timezone, app.clock.now())]);
      app.clock.advance({ minutes });
    }
    return sent;
  };
  return { app, user, add, over, smtp };
}

test('rules remind before a due time and before a due day, each once over two nodes', async () => {
  const { user, add, over } = await makeReminded();
  await user.api.reminders.changeSettings({ body: { minutesBefore: 60, daysBefore: 1, daysAt: '09:00' } });
  await add('Order the tents', '2026-11-19', '14:30');
  await add('Call Mara', '2026-11-20');
  await add('Nothing to see', '2026-11-30');
  expect(await over(50)).toEqual([
    ['Call Mara: due tomorrow', '2026-11-19 09:00'],
    ['Order the tents: due today at 14:30', '2026-11-19 13:30'],
  ]);
});

test('a task has its own reminder instead, or none', async () => {
  const { user, add, over } = await makeReminded();
  await user.api.reminders.changeSettings({ body: { minutesBefore: 60, daysBefore: 1, daysAt: '09:00' } });
  const tents = await add('Order the tents', '2026-11-19', '14:30');
  const mara = await add('Call Mara', '2026-11-20');
  const set = (
    id: string,
    reminder: Parameters<typeof user.api.reminders.setOfTask>[0]['body']['reminder'],
  ) => user.api.reminders.setOfTask({ params: { id }, body: { reminder } });
  await set(tents.id, { kind: 'minutes', minutes: 120 });
  await set(mara.id, { kind: 'never' });
  expect((await user.api.reminders.ofTask({ params: { id: tents.id } })).data.reminder).toEqual({
    kind: 'minutes',
    minutes: 120,
  });
  expect(await over(50)).toEqual([['Order the tents: due today at 14:30', '2026-11-19 12:30']]);
});

test('what is due together is one mail, and what is done or was only just entered is none', async () => {
  const { user, add, over, app } = await makeReminded();
  await user.api.reminders.changeSettings({ body: { minutesBefore: 60 } });
  const done = await add('Already done', '2026-11-18', '12:00');
  await add('Order the tents', '2026-11-18', '12:00');
  await add('Call Mara', '2026-11-18', '12:00');
  await user.api.subtasks.change({ params: { id: done.id }, body: { status: 'Completed' } });
  app.clock.advance({ minutes: 10 });
  await add('In half an hour', '2026-11-18', '08:40');
  expect(await over(6, 10)).toEqual([['2 tasks are due soon', '2026-11-18 11:00']]);
});

longTest(
  'a task that is moved is reminded of again, and one that stays is not when the server comes back',
  async () => {
    const { user, add, over, app } = await makeReminded();
    await user.api.reminders.changeSettings({ body: { minutesBefore: 60 } });
    const task = await add('Order the tents', '2026-11-18', '10:00');
    expect(await over(1.5)).toEqual([['Order the tents: due today at 10:00', '2026-11-18 09:00']]);
    await user.api.subtasks.change({ params: { id: task.id }, body: { dueTime: '15:00' } });
    // The server is down until half an hour before.
    app.clock.set('2026-11-18T14:30:00Z');
    expect(await over(2)).toEqual([['Order the tents: due today at 15:00', '2026-11-18 14:30']]);
  },
);

test.each(
  sampled(
    [
      ['Pacific/Kiritimati', '2026-11-18T08:00:00Z', '2026-11-19', '06:00', '2026-11-19 05:00'],
      ['Pacific/Pago_Pago', '2026-11-18T08:00:00Z', '2026-11-18', '23:30', '2026-11-18 22:30'],
      // The clock goes from 2:00 to 1:00 after the first 1:30: that is an hour and a half before 2:00.
      ['America/New_York', '2026-11-01T02:00:00Z', '2026-11-01', '02:00', '2026-11-01 01:00'],
      // 2:30 does not exist and is 3:30.
      ['Europe/Berlin', '2027-03-27T20:00:00Z', '2027-03-28', '02:30', '2027-03-28 01:30'],
    ],
    1,
  ),
)('in %s an hour before is an hour before, whatever the clock does', async (timezone, now, day, time, at) => {
  const { user, add, over } = await makeReminded({ now, timezone });
  await user.api.reminders.changeSettings({ body: { minutesBefore: 60 } });
  await add('Order the tents', day, time);
  expect(await over(30)).toEqual([[`Order the tents: due today at ${time}`, at]]);
});
