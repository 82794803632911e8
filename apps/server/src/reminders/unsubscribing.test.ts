import { expect, test } from 'vitest';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { addSubtask, makeProject, makeUser } from '../testing/people.ts';
import { allMailsSent, remindNow } from '../testing/reminders.ts';
import { startSmtp } from '../testing/smtp.ts';
import { readUnsubscribeToken, unsubscribeToken } from './unsubscribe-token.ts';

const headerOf = (headers: readonly { key: string; value: string }[], key: string) =>
  headers.find((one) => one.key === key)?.value;

async function makeSubscribed() {
  const smtp = await startSmtp();
  const app = await startTestApp({ now: '2026-11-20T06:00:00Z', config: { smtpUrl: smtp.url } });
  const user = await makeUser(app);
  const { project } = await makeProject(user, { startDate: '2026-11-01', description: '' });
  const task = await addSubtask(user, project.id, {
    title: 'Glaze',
    dueDate: '2026-11-20',
    dueTime: '12:00',
  });
  const chosen = { digestAt: '07:00', minutesBefore: 60, waitDays: 5 } as const;
  await user.api.reminders.changeSettings({ body: chosen });
  await user.api.reminders.setOfTask({
    params: { id: task.id },
    body: { reminder: { kind: 'minutes', minutes: 120 } },
  });
  const mailAt = async (instant: string) => {
    app.clock.set(instant);
    await remindNow(app);
    await allMailsSent(app);
    return smtp.received.splice(0)[0]?.mail;
  };
  const addressIn = async (instant: string) => {
    const mail = await mailAt(instant);
    const [, path = ''] =
      /^<http:\/\/[^/]+(\/api\/unsubscribe\/[\w-]+)>$/.exec(
        headerOf(mail?.headers ?? [], 'list-unsubscribe') ?? '',
      ) ?? [];
    expect(headerOf(mail?.headers ?? [], 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    return app.address + path;
  };
  const settings = async () => (await user.api.reminders.settings()).data;
  return { app, user, task, mailAt, addressIn, settings };
}

/** As RFC 8058 has it: no cookie, no token, a form of one field. */
const oneClick = (address: string, contentType = 'application/x-www-form-urlencoded') =>
  fetch(address, {
    method: 'POST',
    headers: { 'content-type': contentType },
    body: 'List-Unsubscribe=One-Click',
  });

test('the digest is ended by one click of a mail program, without a log-in, and reminders stay', async () => {
  const { addressIn, settings, mailAt } = await makeSubscribed();
  const address = await addressIn('2026-11-20T07:00:00Z');

  // A program that looks at every link of a mail ends nothing.
  const looked = await fetch(address);
  expect(looked.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(await looked.text()).toContain('/unsubscribe/daymark_mail_');
  expect((await settings()).digestAt).toBe('07:00');

  const answer = await oneClick(address);
  expect([answer.status, await answer.json()]).toEqual([200, { success: true, data: { kind: 'digest' } }]);
  expect(await settings()).toMatchObject({ digestAt: null, minutesBefore: 60, waitDays: 5 });
  expect((await oneClick(address)).status).toBe(200);
  expect((await mailAt('2026-11-20T10:00:00Z'))?.subject).toBe('Glaze: due today at 12:00');
});

test('reminders are ended together, those of single tasks too, and the digest stays', async () => {
  const { user, task, addressIn, settings } = await makeSubscribed();
  await addressIn('2026-11-20T07:00:00Z');
  const address = await addressIn('2026-11-20T10:00:00Z');
  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  expect((await fetch(address, { method: 'POST', body: form })).status).toBe(200);
  expect(await settings()).toMatchObject({
    digestAt: '07:00',
    minutesBefore: null,
    daysBefore: null,
    waitDays: null,
  });
  expect((await user.api.reminders.ofTask({ params: { id: task.id } })).data.reminder).toBeNull();
});

longTest('an address that was not signed by this server ends nothing', async () => {
  const { app, user, settings } = await makeSubscribed();
  const { unsubscribeKey } = app.services.secrets;
  const token = unsubscribeToken(unsubscribeKey, user.userId, 'digest');
  const forged = [
    `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
    token.replace('_digest_', '_reminders_'),
    unsubscribeToken(Buffer.alloc(32), user.userId, 'digest'),
    token.slice(0, -1),
    'daymark_mail_',
  ];
  for (const one of forged) {
    expect((await oneClick(`${app.address}/api/unsubscribe/${one}`)).status).toBe(404);
    expect((await fetch(`${app.address}/api/unsubscribe/${one}`)).status).toBe(404);
  }
  expect(await settings()).toMatchObject({ digestAt: '07:00', minutesBefore: 60 });
  expect(readUnsubscribeToken(unsubscribeKey, token)).toEqual({ userId: user.userId, kind: 'digest' });
});

longTest('the address of a deleted account is answered as any other, and makes nothing', async () => {
  const { app, user, addressIn } = await makeSubscribed();
  const address = await addressIn('2026-11-20T07:00:00Z');
  await app.db.deleteFrom('users').where('id', '=', user.userId).execute();
  expect((await oneClick(address)).status).toBe(200);
  expect(await app.db.selectFrom('daily_mails').selectAll().execute()).toEqual([]);
});
