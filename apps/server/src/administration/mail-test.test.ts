import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { failureOf } from '../testing/accounts.ts';
import { startTestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { mailTo } from '../testing/mailbox.ts';
import { ownPort } from '../testing/ports.ts';
import { makeServerOwner } from '../testing/server-owner.ts';
import { startSmtp } from '../testing/smtp.ts';

async function tryMail(smtpUrl: string | undefined) {
  const app = await startTestApp({ config: { smtpUrl } });
  const owner = await makeServerOwner(app);
  return { app, owner, ...(await owner.api.server.testMail()).data };
}

const hostIn = (url: string) => new URL(url).host;

test('a mail goes to the owner at once, and the words of the mail server are shown', async () => {
  const smtp = await startSmtp();
  const { owner, isSent, said, answer } = await tryMail(smtp.url);
  expect({ isSent, said }).toEqual({
    isSent: true,
    said: `${hostIn(smtp.url)} took a mail to ${owner.email}. Look whether it arrives.`,
  });
  expect(answer).toMatch(/^250 /);
  expect(smtp.received).toMatchObject([
    { to: [owner.email], mail: { subject: 'A test of Daymark’s mails' } },
  ]);
});

longTest('a refused recipient, a wrong password, and a server that is not there are told apart', async () => {
  const unknown: string[] = [];
  const refusing = await startSmtp({ unknown });
  const app = await startTestApp({ config: { smtpUrl: refusing.url } });
  const owner = await makeServerOwner(app);
  unknown.push(owner.email);
  expect((await owner.api.server.testMail()).data).toMatchObject({
    isSent: false,
    said: `${hostIn(refusing.url)} does not accept your address as a recipient.`,
    answer: `550 <${owner.email}> does not exist`,
  });
  const port = await ownPort();
  const away = await tryMail(`smtp://127.0.0.1:${port}`);
  expect(away).toMatchObject({
    isSent: false,
    said: `127.0.0.1:${port} could not be reached: check the name and the port in SMTP_URL, and that the mail server runs.`,
  });
  const locked = await startSmtp({ password: 'right' });
  const wrong = await tryMail(locked.url.replace('smtp://', 'smtp://daymark:wrong@'));
  expect(wrong).toMatchObject({
    isSent: false,
    said: `${hostIn(locked.url)} does not accept the name or the password in SMTP_URL.`,
    answer: expect.stringContaining('535'),
  });
  expect(JSON.stringify([wrong.said, wrong.answer])).not.toContain('wrong');
});

longTest('a server that takes the connection and says nothing is given up on soon', async () => {
  const sockets: Socket[] = [];
  const silent = createServer((socket) => void sockets.push(socket)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    silent.close();
  });
  await once(silent, 'listening');
  const { port } = silent.address() as AddressInfo;
  expect(await tryMail(`smtp://127.0.0.1:${port}`)).toMatchObject({
    isSent: false,
    said: `127.0.0.1:${port} did not answer in time: check the name and the port in SMTP_URL, and firewalls between.`,
  });
});

test('without a mail server it says where mails are, and writes one there', async () => {
  const { app, owner, isSent, said } = await tryMail(undefined);
  expect(isSent).toBe(false);
  expect(said).toContain(`mails are files in ${app.dataDir}/outbox`);
  expect(await mailTo(app.dataDir, owner.email)).toContain('can send mails');
});

test('twenty an hour are enough', async () => {
  const { owner } = await tryMail(undefined);
  for (let n = 1; n < 20; n++) await owner.api.server.testMail();
  expect(await failureOf(owner.api.server.testMail())).toMatchObject({
    status: 429,
    code: 'too_many_attempts',
  });
});
