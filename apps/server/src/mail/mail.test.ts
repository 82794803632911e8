import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import PostalMime from 'postal-mime';
import { expect, test } from 'vitest';
import { failureOf, PERSON, signUp } from '../testing/accounts.ts';
import { eventually } from '../testing/eventually.ts';
import { startTestApp, type TestApp } from '../testing/harness.ts';
import { longTest } from '../testing/long-run.ts';
import { codeIn, mailTo } from '../testing/mailbox.ts';
import { ownPort } from '../testing/ports.ts';
import { startSmtp } from '../testing/smtp.ts';
import { mailOf } from './letters.ts';
import { seal, unseal } from './seal.ts';
import { queueLetter } from './service.ts';

const SENDER = 'Daymark <post@daymark.example>';
const AT_HOME = { publicUrl: 'https://daymark.example', mailFrom: SENDER };

const jobsOf = async ({ db }: TestApp) => {
  const { rows } = await sql<{ state: string; retry_count: number; output: unknown }>`
    select state, retry_count, output from pgboss.job where name = 'mail' order by created_on`.execute(db);
  return rows;
};

test('a code goes out over SMTP, as plain text and as HTML', async () => {
  const smtp = await startSmtp();
  const app = await startTestApp({ config: { ...AT_HOME, smtpUrl: smtp.url } });
  await app.client().auth.signUp({ body: PERSON });
  await eventually(() => expect(smtp.received).toHaveLength(1));
  const [first] = smtp.received;
  expect(first).toMatchObject({ from: 'post@daymark.example', to: [PERSON.email] });
  expect(first?.mail).toMatchObject({
    subject: 'Your Daymark verification code',
    from: { name: 'Daymark', address: 'post@daymark.example' },
    to: [{ address: PERSON.email }],
  });
  expect(first?.mail.headers).toContainEqual(
    expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
  );

  const code = codeIn(first?.mail.text ?? '');
  expect(first?.mail.html).toContain(code);
  const links = [...(first?.raw ?? '').matchAll(/https?:\/\/[^\s"<]*/g)].map(([link]) =>
    link.replace(/=$/, ''),
  );
  expect(links.every((link) => 'https://daymark.example/signup/verify-email'.startsWith(link))).toBe(true);
  expect(first?.mail.text).toContain('https://daymark.example/signup/verify-email\n');
  expect(app.shown).toEqual([]);
  await app.client().auth.verifyEmail({ body: { email: PERSON.email, code } });
});

longTest('mails wait while the mail server is down and are sent once it is back', async () => {
  const port = await ownPort();
  const app = await startTestApp({ config: { ...AT_HOME, smtpUrl: `smtp://127.0.0.1:${port}` } });
  await app.client().auth.signUp({ body: PERSON });
  await app.client().auth.signUp({ body: { ...PERSON, email: 'bea@example.com' } });
  await eventually(async () =>
    expect((await jobsOf(app)).map(({ state }) => state)).toEqual(['retry', 'retry']),
  );
  expect(JSON.stringify(await jobsOf(app))).not.toContain('example.com');

  const smtp = await startSmtp({ port });
  await eventually(() => expect(smtp.received).toHaveLength(2));
  const [first] = smtp.received.filter(({ to }) => to.includes(PERSON.email));
  await app
    .client()
    .auth.verifyEmail({ body: { email: PERSON.email, code: codeIn(first?.mail.text ?? '') } });
  expect(app.lines.join('')).toContain('A mail could not be sent (ESOCKET) and will be tried again.');
  expect(app.lines.join('')).not.toContain('example.com');
});

test('a mail to an address that does not exist is not tried again', async () => {
  const smtp = await startSmtp({ unknown: [PERSON.email] });
  const app = await startTestApp({ config: { ...AT_HOME, smtpUrl: smtp.url } });
  await app.client().auth.signUp({ body: PERSON });
  await eventually(async () =>
    expect(await jobsOf(app)).toMatchObject([{ state: 'completed', retry_count: 0 }]),
  );
  expect(smtp.received).toEqual([]);
  expect(app.lines.join('')).toContain('A mail was refused by the mail server and will not be sent.');
  expect(app.lines.join('')).not.toContain(PERSON.email);
});

longTest('two nodes send each mail once', async () => {
  const smtp = await startSmtp();
  const app = await startTestApp({ config: { ...AT_HOME, smtpUrl: smtp.url } });
  await app.startAnother();
  const addresses = Array.from({ length: 40 }, (_, n) => `person${n}@example.com`);
  await app.db.transaction().execute(async (trx) => {
    for (const to of addresses)
      await queueLetter(app.services, trx, { kind: 'verification-code', to, code: '12345' });
  });
  await eventually(async () =>
    expect((await jobsOf(app)).every(({ state }) => state === 'completed')).toBe(true),
  );
  expect(smtp.received.flatMap(({ to }) => to).toSorted()).toEqual(addresses.toSorted());
});

test('a mail is sent only if the change that caused it is', async () => {
  const app = await startTestApp();
  const change = app.db.transaction().execute(async (trx) => {
    await queueLetter(app.services, trx, { kind: 'existing-account', to: PERSON.email });
    throw new Error('undone');
  });
  await expect(change).rejects.toThrow('undone');
  expect(await jobsOf(app)).toEqual([]);
});

test('without a mail server mails are files in the outbox, and the code is shown at the terminal', async () => {
  const app = await startTestApp({ config: AT_HOME });
  const { email, code } = await signUp(app);
  app.clock.advance({ minutes: 1 });
  await app.client().auth.resendVerification({ body: { email } });
  const second = await mailTo(app.dataDir, email, 2);

  const outbox = join(app.dataDir, 'outbox');
  const files = readdirSync(outbox);
  expect(files).toHaveLength(2);
  for (const file of files) {
    expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-[\w-]+\.eml$/);
    expect(statSync(join(outbox, file)).mode & 0o777).toBe(0o600);
  }
  expect(statSync(outbox).mode & 0o777).toBe(0o700);
  // The terminal shows it after the file is written.
  await expect
    .poll(() => app.shown)
    .toEqual([`Mail to ${email}: code ${code}`, `Mail to ${email}: code ${codeIn(second)}`]);
  const mail = await PostalMime.parse(second);
  expect(mail.text).toMatch(new RegExp(`^${codeIn(second)}$`, 'm'));
  expect(second.indexOf('text/plain')).toBeLessThan(second.indexOf('text/html'));
});

test('no words of a stranger get into a mail, and its HTML loads nothing', () => {
  const mail = mailOf(
    { kind: 'verification-code', to: 'ana@example.com', code: '<b>&' },
    'https://a.example/"><script>',
  );
  expect(mail?.html).toContain('&lt;b&gt;&amp;');
  expect(mail?.html).not.toMatch(/<script|<img|<table|url\(|@import|src=/);
});

test('a mail that waited under another key is given up', async () => {
  const app = await startTestApp();
  await app.services.jobs.enqueue(app.db, 'mail', { sealed: seal(Buffer.alloc(32), '{}') });
  await eventually(async () => expect(await jobsOf(app)).toMatchObject([{ state: 'completed' }]));
  expect(app.lines.join('')).toContain(
    'A waiting mail was encrypted with another secret.key and cannot be sent.',
  );
});

test('an address that would add a header or a recipient is refused', async () => {
  const app = await startTestApp();
  for (const email of [
    'ana@example.com\r\nBcc: eve@example.com',
    'ana@example.com, eve@example.com',
    'ana，eve@example.com',
  ])
    expect(await failureOf(app.client().auth.signUp({ body: { ...PERSON, email } }))).toMatchObject({
      status: 400,
      message: 'Please enter a valid email address',
    });
  expect(await jobsOf(app)).toEqual([]);
});

test('a sealed letter is read with its key only, and not when it was changed', () => {
  const key = Buffer.alloc(32, 1);
  const sealed = seal(key, 'the code is 12345');
  expect(unseal(key, sealed)).toBe('the code is 12345');
  expect(seal(key, 'the code is 12345')).not.toBe(sealed);
  expect(() => unseal(Buffer.alloc(32, 2), sealed)).toThrow();
  const bytes = Buffer.from(sealed, 'base64');
  bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
  expect(() => unseal(key, bytes.toString('base64'))).toThrow();
});
