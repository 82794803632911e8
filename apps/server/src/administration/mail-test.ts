import { randomUUIDv7 } from 'node:crypto';
import type { MailTest } from '@daymark/contract/server';
import { t } from '@daymark/words/t';
import { MAIL_TESTS } from '../auth/limits.ts';
import { countUse } from '../auth/service.ts';
import type { SessionContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { mailOf } from '../mail/letters.ts';
import { makeMailer, outboxIn } from '../mail/mailer.ts';
import { findUser } from '../users/store.ts';

/** Somebody waits for the answer. */
const PATIENCE = { connect: 5_000, answer: 10_000 };

/** The fields of nodemailer's errors: https://nodemailer.com/errors */
interface MailError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message?: string;
}

/** What failed, in a sentence that says what to look at. */
function words({ code, command, responseCode = 0 }: MailError, host: string): string {
  switch (code) {
    case 'EAUTH':
      return t`${host} does not accept the name or the password in SMTP_URL.`;
    case 'EENVELOPE':
      return command === 'MAIL FROM'
        ? t`${host} does not accept the sender: check MAIL_FROM.`
        : t`${host} does not accept your address as a recipient.`;
    case 'EDNS':
      return t`The name ${host} is not known: check the name in SMTP_URL.`;
    case 'ETIMEDOUT':
      return t`${host} did not answer in time: check the name and the port in SMTP_URL, and firewalls between.`;
    case 'ETLS':
      return t`A protected connection to ${host} could not be made: check whether SMTP_URL should begin with smtp:// or smtps://.`;
    case 'ESOCKET':
    case 'ECONNECTION':
      return t`${host} could not be reached: check the name and the port in SMTP_URL, and that the mail server runs.`;
    default:
      return responseCode >= 400 ? t`${host} refused the mail.` : t`The mail could not be sent to ${host}.`;
  }
}

// A name and a password may stand in an answer of the server's log-in, which the screen need not show.
const ANSWER_MAX_LENGTH = 500;
const answerOf = ({ response, message }: MailError): string | null =>
  (response ?? message ?? '').replaceAll(/\p{Cc}+/gu, ' ').slice(0, ANSWER_MAX_LENGTH) || null;

/** Sends a mail to the owner, past the queue, and says what the mail server answered. */
export async function testMail(context: SessionContext): Promise<MailTest> {
  const { db, userId, config } = context;
  await countUse(context, MAIL_TESTS);
  const user = await findUser(db, userId);
  const mail = user && mailOf({ kind: 'mail-test', to: user.email }, config.publicUrl);
  if (!mail) throw notFound('User');
  const mailer = makeMailer(config, undefined, PATIENCE);
  if (!config.smtpUrl) {
    await mailer.send(mail, randomUUIDv7());
    return {
      isSent: false,
      said: t`There is no mail server (SMTP_URL): mails are files in ${outboxIn(config.dataDir)}. One was written there.`,
      answer: null,
    };
  }
  const { host } = new URL(config.smtpUrl);
  try {
    const answer = await mailer.send(mail, randomUUIDv7());
    return { isSent: true, said: t`${host} took a mail to ${user.email}. Look whether it arrives.`, answer };
  } catch (error) {
    const failure = error as MailError;
    return { isSent: false, said: words(failure, host), answer: answerOf(failure) };
  }
}
