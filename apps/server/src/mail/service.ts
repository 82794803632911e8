import { inLanguage, languageNow } from '@daymark/words/in-language';
import type { Language } from '@daymark/words/languages';
import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import type { Measures } from '../measures.ts';
import type { Secrets } from '../secrets.ts';
import { type Letter, mailOf } from './letters.ts';
import type { Mailer } from './mailer.ts';
import { seal, unseal } from './seal.ts';

/** One that an earlier version queued has no language. */
type QueuedLetter = Letter & { language?: Language };

/**
 * Queues a mail, which is sent after the transaction is committed. It is stored encrypted, so that a copy of the
 * database reveals no code. It is written in the language of its reader; without an account, in that of the request.
 */
export const queueLetter = (
  { jobs, secrets }: Services,
  trx: Database,
  letter: Letter,
  language: Language = languageNow(),
): Promise<void> => {
  const queued: QueuedLetter = { ...letter, language };
  return jobs.enqueue(trx, 'mail', { sealed: seal(secrets.mailKey, JSON.stringify(queued)) });
};

export interface MailOffice {
  mailer: Mailer;
  secrets: Secrets;
  config: Config;
  measures: Measures;
  log: (line: string) => void;
}

// A permanent error: the address does not exist, or the mail server rejects the mail for good.
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  'command' in error &&
  ['RCPT TO', 'DATA'].includes(String(error.command)) &&
  Number(error.responseCode) >= 500;

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';

function opened({ secrets }: MailOffice, sealed: string): QueuedLetter | undefined {
  try {
    return JSON.parse(unseal(secrets.mailKey, sealed));
  } catch {
    return undefined;
  }
}

/** Sends a queued mail. Throws if it should be retried; the error contains neither address nor code. */
export async function sendSealed(office: MailOffice, sealed: string, jobId: string): Promise<void> {
  const letter = opened(office, sealed);
  if (!letter) return office.log('A waiting mail was encrypted with another secret.key and cannot be sent.');
  const mail = inLanguage(letter.language ?? 'en', () => mailOf(letter, office.config.publicUrl));
  if (!mail) return;
  try {
    await office.mailer.send(mail, jobId);
    office.measures.mails.inc({ outcome: 'sent' });
  } catch (error) {
    const outcome = isFinal(error) ? 'refused' : 'failed';
    office.measures.mails.inc({ outcome });
    if (outcome === 'refused')
      return office.log('A mail was refused by the mail server and will not be sent.');
    office.log(`A mail could not be sent (${reasonOf(error)}) and will be tried again.`);
    throw new Error(`Mail could not be sent: ${reasonOf(error)}`);
  }
}
