import type { Day } from '@daymark/domain/dates';
import { durationText } from '@daymark/domain/durations';
import type { Reading } from '@daymark/domain/reading';
import { languageOf } from '@daymark/language/detect';
import type { Offer, Wish } from '@daymark/planner/enquiry/enquiry';
import { inLanguage, languageNow } from '@daymark/words/in-language';
import { isLanguage, localeIn } from '@daymark/words/languages';
import { t } from '@daymark/words/t';
import { formatDay } from '../ai/locale.ts';

interface Asked {
  text: string;
  locale: string;
  wish: Wish | null;
  reading: Reading;
}

const quote = (text: string): string => t`“${text.replaceAll(/\s+/g, ' ').trim()}”`;

/** Writes in the language of the enquiry, or if that has no texts in that of the request. */
function written({ text, locale }: Asked, paragraphs: (day: (one: Day) => string) => string[]): string {
  const of = languageOf(text);
  const language = isLanguage(of) ? of : languageNow();
  return inLanguage(language, () => {
    const day = (one: Day) => formatDay(one, localeIn(language, locale), { hasYear: true });
    return paragraphs(day).join('\n\n');
  });
}

/** What is open in the enquiry, in its own words. */
function questionsIn({ reading }: Asked): string[] {
  const open = reading.statements.filter(({ kind, words }) => kind === 'unsure' && words.text !== '');
  if (open.length === 0) return [];
  return [[t`Please tell me more about:`, ...open.map(({ words }) => `- ${quote(words.text)}`)].join('\n')];
}

const hoursIn = (hours: number): string => durationText(Math.floor(hours));

function promiseOf(
  { kind, firstDay, lastDay, startDate, dueDate, leftOut, mostHours }: Offer,
  day: (one: Day) => string,
) {
  if (kind === 'earliest') return t`I can start on ${day(firstDay)} and finish it by ${day(lastDay)}.`;
  if (kind === 'within-hours' && mostHours !== null)
    return t`I can finish it by ${day(dueDate)} if it takes no more than ${hoursIn(mostHours)} of work. I can only tell that when I know more about it.`;
  if (kind === 'leave-out' && leftOut)
    return t`I can finish it by ${day(dueDate)} if we leave this out: ${quote(leftOut.words)}.`;
  if (kind === 'earlier-start')
    return t`I can finish it by ${day(dueDate)} if I can start on ${day(startDate)}.`;
  return t`I can finish it by ${day(dueDate)}.`;
}

/** A draft of an answer that offers the job on some terms. */
export function replyTo(asked: Asked, offer: Offer): string {
  const { wish } = asked;
  return written(asked, (day) => [
    t`Thank you for your enquiry.`,
    ...(wish && offer.kind === 'earliest' && offer.lastDay > wish.day
      ? [t`Beside the work that I have promised already, I cannot finish it by ${day(wish.day)}.`]
      : []),
    promiseOf(offer, day),
    ...questionsIn(asked),
    t`If this works for you, I will keep the time free.`,
  ]);
}

/** A draft of a friendly refusal. */
export function refusalTo(asked: Asked, offers: readonly Offer[]): string {
  const earliest = offers.find(({ kind }) => kind === 'earliest');
  return written(asked, (day) => [
    t`Thank you for your enquiry. I am glad that you thought of me.`,
    t`Unfortunately I cannot take it on at the moment, because my time is promised to other work.`,
    ...(earliest ? [t`The earliest day by which I could finish it is ${day(earliest.lastDay)}.`] : []),
    t`I wish you all the best for your project.`,
  ]);
}
