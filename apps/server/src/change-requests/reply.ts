import type { Day } from '@daymark/domain/dates';
import { languageOf } from '@daymark/language/detect';
import type { Ask } from '@daymark/planner/change/asks';
import { lineOf } from '@daymark/planner/change/brief-with';
import { inLanguage, languageNow } from '@daymark/words/in-language';
import { isLanguage, localeForReaders } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { formatDay } from '../ai/locale.ts';

interface Answered {
  mail: string;
  asks: readonly (Ask & { isTaken: boolean })[];
  before: { dueDate: Day };
  after: { dueDate: Day; lastDay: Day | null };
  locale: string;
}

/** A draft of an answer to the client, in the language of the mail, or if that has no texts in that of the request. */
export function replyTo({ mail, asks, before, after, locale }: Answered): string {
  const of = languageOf(mail);
  const language = isLanguage(of) ? of : languageNow();
  return inLanguage(language, () => {
    const taken = asks.filter(({ isTaken }) => isTaken);
    const list = (title: string, kind: Ask['kind'], from: readonly Ask[]): string[] => {
      const own = from.filter((ask) => ask.kind === kind).map((ask) => `- ${t`“${lineOf(ask)}”`}`);
      return own.length > 0 ? [[title, ...own].join('\n')] : [];
    };
    const day = (one: Day) => formatDay(one, localeForReaders(language, locale), { hasYear: true });
    const date =
      after.dueDate === before.dueDate
        ? t`The date stays ${day(after.dueDate)}.`
        : t`The new date is ${day(after.dueDate)} instead of ${day(before.dueDate)}.`;
    return [
      t`Thank you for your mail.`,
      ...list(t`In addition I will do:`, 'new', taken),
      ...list(t`I will change:`, 'changed', taken),
      ...list(t`I will leave out:`, 'dropped', taken),
      ...list(t`Please tell me more about:`, 'unclear', asks),
      ...(taken.length > 0 ? [date] : []),
    ].join('\n\n');
  });
}
