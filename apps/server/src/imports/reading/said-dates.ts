import { ruleOf } from '@daymark/domain/recurrence';
import { readQuickAdd } from '@daymark/language/quick-add/read';
import { languageOfLocale } from '@daymark/words/languages';
import { type Moment, momentIn } from './days.ts';
import { type DayOrder, dayOrderOf, digitDate, withoutWeekday } from './digit-dates.ts';
import type { Setting } from './shape.ts';

export interface SaidDate extends Partial<Moment> {
  repeats?: string;
  /** Whether something behind the date, such as a time, was not understood. */
  hasRest?: boolean;
}

/** A line of only a date would be read as a title, and quoted words are title as they are. */
const TITLE = '"Task"';

/** Behind a date there is more than the time that was taken of it. */
const isShort = (text: string, { time }: Moment): boolean => time === undefined && text.trim().length > 10;

/** "31/Dec/26" and "31-Dez-2026 14:30", with the whole year. */
const NAMED = /^(\d{1,2})[\s.]*[/-]\s*(\p{L}{3,})\.?\s*[/-]\s*(\d{4}|\d{2})(?!\d)/u;

const spaced = (text: string): string =>
  text.replace(NAMED, (_, day: string, month: string, year: string) =>
    [day, month, year.length === 2 ? `20${year}` : year].join(' '),
  );

/** "2026-12-01", "1 Dec 17:00", "tomorrow", "every Friday"; undefined if not all of it is understood. */
export function saidDate(
  text: string,
  language: string,
  { today, timezone, locale }: Pick<Setting, 'today' | 'timezone' | 'locale'>,
  given?: DayOrder,
): SaidDate | undefined {
  const exact = momentIn(text, timezone);
  if (exact && !isShort(text, exact)) return exact;
  const spoken = /^[a-z]{2}/.test(language) ? language : locale;
  const digits = digitDate(text, given ?? dayOrderOf([text], spoken), timezone);
  if (digits) return digits;
  const words = spaced(withoutWeekday(text.slice(0, 100).trim()));
  const line = `${TITLE} ${words.replace(/^(every|ev)!? /i, 'every ')}`;
  const read = readQuickAdd(line, {
    today,
    locale: spoken,
    language: languageOfLocale(spoken),
    projects: [],
    revoked: new Set(),
  });
  const { title, dueDate, dueTime, repeat } = read;
  if (dueDate === null || title !== TITLE) return undefined;
  return { day: dueDate, time: dueTime ?? undefined, ...(repeat && { repeats: ruleOf(repeat) }) };
}
