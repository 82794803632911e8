import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from './letters.ts';

export interface Mailer {
  /** `id` is the same when a mail is sent again, so that a mailbox can tell. */
  send(mail: Mail, id: string): Promise<void>;
}

type Show = (line: string) => void;

/** What all mails have in common. */
interface Letterhead {
  from: string;
  /** Where the ids of our mails are unique. */
  host: string;
}

// Quoted-printable keeps the plain text readable, the code alone on its line, in any script.
const messageOf = (
  { to, subject, text, html }: Mail,
  id: string,
  { from, host }: Letterhead,
): SendMailOptions => ({
  from,
  // As an object it is one recipient, whatever it holds; as text it could be read as a list.
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${host}>`,
  textEncoding: 'quoted-printable',
  headers: { 'Auto-Submitted': 'auto-generated' },
  disableFileAccess: true,
  disableUrlAccess: true,
});

function smtpMailer(smtpUrl: string, head: Letterhead): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
  });
  return { send: async (mail, id) => void (await transport.sendMail(messageOf(mail, id, head))) };
}

/** For when there is no mail server: files in the outbox, whose names sort by time, and a line for whoever is shown it. */
function outboxMailer(outbox: string, head: Letterhead, show: Show | undefined): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return {
    async send(mail, id) {
      const { message } = await transport.sendMail(messageOf(mail, id, head));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
      // Renamed when whole, so that nobody reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      show?.(`Mail to ${mail.to}: ${mail.gist}`);
    },
  };
}

/** Where the mails of a server without a mail server lie. */
export const outboxIn = (dataDir: string): string => join(dataDir, 'outbox');

/** `show` gets address and code of each mail that goes to the outbox: for a person at a terminal, never for a log. */
export function makeMailer({ smtpUrl, mailFrom, dataDir, publicUrl }: Config, show?: Show): Mailer {
  const head = { from: mailFrom, host: new URL(publicUrl).hostname };
  return smtpUrl ? smtpMailer(smtpUrl, head) : outboxMailer(outboxIn(dataDir), head, show);
}
