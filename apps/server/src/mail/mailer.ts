import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SendMailOptions } from 'nodemailer';
import type { Config } from '../config.ts';
import type { Mail } from './mail-text.ts';

export interface Mailer {
  /**
   * `id` is the same for every attempt of a mail, so that a mailbox can detect duplicates. Returns what the mail server
   * answered, if there is one.
   */
  send(mail: Mail, id: string): Promise<string | null>;
  /** Ends the connections that are kept for the next mails. */
  close(): void;
}

type Show = (line: string) => void;

/** The values that all mails share. */
interface Letterhead {
  from: string;
  /** The domain of the message ids. */
  host: string;
}

// Quoted-printable keeps the plain text readable and the code alone on its line, in any script.
const messageOf = (
  { to, subject, text, html, unsubscribe }: Mail,
  id: string,
  { from, host }: Letterhead,
): SendMailOptions => ({
  from,
  // An object is always one recipient; a string could be parsed as a list.
  to: { name: '', address: to },
  subject,
  text,
  html,
  messageId: `<${id}@${host}>`,
  textEncoding: 'quoted-printable',
  headers: {
    'Auto-Submitted': 'auto-generated',
    // RFC 8058: a mail program ends it with one POST.
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

/** Loaded with the first mail. */
const transports = async () => (await import('nodemailer')).createTransport;

/** How many milliseconds a mail server may take to be reached, and for each of its answers. */
interface Patience {
  connect: number;
  answer: number;
}

const USUAL: Patience = { connect: 10_000, answer: 30_000 };

function smtpMailer(smtpUrl: string, head: Letterhead, { connect, answer }: Patience): Mailer {
  const open = async () =>
    (await transports())({
      url: smtpUrl,
      // Connections are used for several mails: many servers let each new one wait for their greeting.
      pool: true,
      maxConnections: 5,
      idleTimeout: 5_000,
      // The job queue tries again.
      maxRequeues: 0,
      connectionTimeout: connect,
      greetingTimeout: connect,
      socketTimeout: answer,
    });
  let opened: ReturnType<typeof open> | undefined;
  return {
    async send(mail, id) {
      opened ??= open();
      return (await (await opened).sendMail(messageOf(mail, id, head))).response;
    },
    close: () => void opened?.then((transport) => transport.close()),
  };
}

/** Without a mail server: files in the outbox, with names that sort by time, and a line on the terminal. */
function outboxMailer(outbox: string, head: Letterhead, show: Show | undefined): Mailer {
  return {
    async send(mail, id) {
      const transport = (await transports())({ streamTransport: true, buffer: true, newline: 'unix' });
      const { message } = await transport.sendMail(messageOf(mail, id, head));
      await mkdir(outbox, { recursive: true, mode: 0o700 });
      const file = join(outbox, `${new Date().toISOString().replaceAll(':', '-')}-${id}.eml`);
      // Renamed when complete, so that nobody reads half a mail.
      await writeFile(`${file}.part`, message, { mode: 0o600 });
      await rename(`${file}.part`, file);
      show?.(`Mail to ${mail.to}: ${mail.gist}`);
      return null;
    },
    close: () => {},
  };
}

/** The folder of mails of a server without a mail server. */
export const outboxIn = (dataDir: string): string => join(dataDir, 'outbox');

/** `show` gets the address and code of each mail in the outbox. It is for a terminal and never for a log. */
export function makeMailer(
  { smtpUrl, mailFrom, dataDir, publicUrl }: Config,
  show?: Show,
  patience: Patience = USUAL,
): Mailer {
  const head = { from: mailFrom, host: new URL(publicUrl).hostname };
  return smtpUrl ? smtpMailer(smtpUrl, head, patience) : outboxMailer(outboxIn(dataDir), head, show);
}
