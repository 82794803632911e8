import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventually } from './eventually.ts';

/** The mails in the outbox of a data folder, oldest first, as raw text. */
export function outboxOf(dataDir: string): string[] {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const names = readdirSync(outbox).filter((name) => name.endsWith('.eml'));
  return names.sort().map((name) => readFileSync(join(outbox, name), 'utf8'));
}

const isTo = (email: string) => (mail: string) => mail.includes(`To: ${email}\n`);

/** The newest mail to an address, once there are as many as expected. */
export const mailTo = (dataDir: string, email: string, count = 1): Promise<string> =>
  eventually(() => {
    const mails = outboxOf(dataDir).filter(isTo(email));
    if (mails.length !== count) throw new Error(`${mails.length} mails to ${email}, not ${count}`);
    return mails.at(-1) ?? '';
  });

/** The code on a line of its own in a mail. */
export function codeIn(mail: string): string {
  const code = /^\d{5}$/m.exec(mail)?.[0];
  if (!code) throw new Error('No code in this mail');
  return code;
}

/** A different code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 100_000).padStart(5, '0');
