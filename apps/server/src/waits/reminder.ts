import type { WaitReminder } from '@daymark/contract/waits';
import { type Day, daysBetween } from '@daymark/domain/dates';
import { inLanguage, languageNow } from '@daymark/words/in-language';
import { localeForReaders } from '@daymark/words/languages';
import { plural, t } from '@daymark/words/t';
import { formatDay } from '../ai/locale.ts';
import type { UserContext } from '../http/context.ts';
import { notFound } from '../http/errors.ts';
import { readProfile, readSettings } from '../users/service.ts';
import { whoOf } from './shape.ts';
import { findWait, type WaitRow } from './store.ts';

function textOf(row: WaitRow, { locale, today, name }: { locale: string; today: Day; name: string }) {
  const sent = formatDay(row.sent_on, localeForReaders(languageNow(), locale), { hasYear: false });
  const days = daysBetween(row.sent_on, today);
  const who = whoOf(row);
  const what = row.sent || row.title;
  const lines = [
    who && row.client_name ? t`Hello ${who},` : t`Hello,`,
    days > 0
      ? t`On ${sent}, ${plural(days, '# day')} ago, I sent you this for “${row.project_name}”: ${what}.`
      : t`Today I sent you this for “${row.project_name}”: ${what}.`,
    row.next
      ? t`As soon as I have your answer, I go on with “${row.next}”. When can I expect it?`
      : t`When can I expect your answer?`,
    row.expected_on !== null && row.expected_on < today
      ? t`Every day without it moves the days that follow.`
      : '',
    t`Best regards`,
  ];
  return `${lines.filter(Boolean).join('\n\n')}\n${name}`;
}

/** A mail to send oneself, in the language of the client. */
export async function reminderOf(context: UserContext, id: string): Promise<{ reminder: WaitReminder }> {
  const { db, userId, today } = context;
  const row = await findWait(db, { userId, id });
  if (!row) throw notFound('Wait');
  const { locale } = await readSettings(context);
  const { firstname, lastname } = await readProfile(context);
  const name = `${firstname} ${lastname}`;
  const language = row.client_language ?? languageNow();
  return inLanguage(language, () => ({
    reminder: {
      to: row.client_email ?? '',
      subject: t`${row.project_name}: waiting for your answer`,
      text: textOf(row, { locale, today, name }),
      language,
    },
  }));
}
