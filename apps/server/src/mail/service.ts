import type { Config } from '../config.ts';
import type { Database } from '../db/database.ts';
import type { Services } from '../http/context.ts';
import type { Measures } from '../measures.ts';
import type { Secrets } from '../secrets.ts';
import { type Letter, mailOf } from './letters.ts';
import type { Mailer } from './mailer.ts';
import { seal, unseal } from './seal.ts';

/** Has a letter sent once the transaction is committed. It waits encrypted: a copy of the database shows no code. */
export const queueLetter = ({ jobs, secrets }: Services, trx: Database, letter: Letter): Promise<void> =>
  jobs.enqueue(trx, 'mail', { sealed: seal(secrets.mailKey, JSON.stringify(letter)) });

export interface MailOffice {
  mailer: Mailer;
  secrets: Secrets;
  config: Config;
  measures: Measures;
  log: (line: string) => void;
}

// The mail server will never take this mail: the address does not exist there, or the mail is refused for good.
const isFinal = (error: unknown): boolean =>
  error instanceof Error &&
  'responseCode' in error &&
  'command' in error &&
  ['RCPT TO', 'DATA'].includes(String(error.command)) &&
  Number(error.responseCode) >= 500;

const reasonOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown reason';

function opened({ secrets }: MailOffice, sealed: string): Letter | undefined {
  try {
    return JSON.parse(unseal(secrets.mailKey, sealed));
  } catch {
    return undefined;
  }
}

/** Sends a letter that was queued. Fails when it should be tried again; its message names neither address nor code. */
export async function sendSealed(office: MailOffice, sealed: string, jobId: string): Promise<void> {
  const letter = opened(office, sealed);
  if (!letter) return office.log('A waiting mail was encrypted with another secret.key and cannot be sent.');
  const mail = mailOf(letter, office.config.publicUrl);
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
