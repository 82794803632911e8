import type { Day } from '@daymark/domain/dates';
import { languageOf } from '@daymark/language/detect';
import type { Ask } from '@daymark/planner/change/asks';
import { lineOf } from '@daymark/planner/change/brief-with';
import { inLanguage, languageNow } from '@daymark/words/in-language';
import { isLanguage, localeForReaders } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { formatDay } from '../ai/locale.ts';

type Decided = Ask & { isTaken: boolean };

interface Answered {
  mail: string;
  asks: readonly Decided[];
  before: { dueDate: Day };
  after: { dueDate: Day; lastDay: Day | null; feasible: boolean };
  locale: string;
}

/** A title with the words of asks below it; nothing without asks. */
const listed = (title: string, asks: readonly Ask[]): string[] =>
  asks.length === 0 ? [] : [[title, ...asks.map((ask) => `- ${t`“${lineOf(ask)}”`}`)].join('\n')];

/** A wait that lasts until the due date or longer: what needs it cannot be finished by then. */
const isTooLate = ({ kind, statement }: Ask, dueDate: Day): boolean =>
  kind === 'wait' && statement.kind === 'wait' && statement.until !== null && statement.until >= dueDate;

/** What becomes of the date. Only a day by which everything fits is promised. */
function dateWords({ before, after }: Answered, day: (one: Day) => string): string {
  if (!after.feasible)
    return t`I cannot promise ${day(after.dueDate)} with all of this. I will tell you what is possible by then, and when the rest would be ready.`;
  return after.dueDate === before.dueDate
    ? t`The date stays ${day(after.dueDate)}.`
    : t`The new date is ${day(after.dueDate)} instead of ${day(before.dueDate)}.`;
}

/** A draft of an answer to the client, in the language of the mail, or if that has no texts in that of the request. */
export function replyTo(answered: Answered): string {
  const { mail, asks, after, locale } = answered;
  const of = languageOf(mail);
  const language = isLanguage(of) ? of : languageNow();
  return inLanguage(language, () => {
    const taken = asks.filter(({ isTaken }) => isTaken);
    const ofKind = (kind: Ask['kind'], from: readonly Ask[] = taken) =>
      from.filter((ask) => ask.kind === kind);
    const day = (one: Day) => formatDay(one, localeForReaders(language, locale), { hasYear: true });
    const late = taken.filter((ask) => isTooLate(ask, after.dueDate));
    return [
      t`Thank you for your mail.`,
      ...listed(t`In addition I will do:`, ofKind('new')),
      ...listed(
        t`I will change:`,
        ofKind('changed').filter(({ due }) => due === null),
      ),
      ...listed(t`I will leave out:`, ofKind('dropped')),
      ...listed(t`I count on this:`, ofKind('wait')),
      ...listed(t`Please tell me more about:`, ofKind('unclear', asks)),
      ...(taken.length > 0 ? [dateWords(answered, day)] : []),
      ...listed(t`What needs this cannot be ready by ${day(after.dueDate)}:`, late),
    ].join('\n\n');
  });
}
