import { addDays } from '@daymark/domain/dates';
import { startTestApp, type TestApp } from '../../testing/harness.ts';
import { addSubtask, makeProject, makeUser } from '../../testing/people.ts';
import { allMailsSent, remindNow } from '../../testing/reminders.ts';
import { startSmtp } from '../../testing/smtp.ts';

/** A Friday, 6:00 in London. */
const EARLY = '2026-11-20T06:00:00Z';

export async function makeMorning({ now = EARLY } = {}) {
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
export async function makeReader(
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
