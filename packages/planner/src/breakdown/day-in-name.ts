import { addDays, type Day, daysBetween } from '@daymark/domain/dates';
import { tokensIn } from '@daymark/language/tokens';
import type { LibraryLanguage } from '../library/entries.ts';
import type { BreakdownRequest } from './request.ts';

/** A day that the name of a project tells, or the first and the last of several. */
export interface DayInName {
  day: Day;
  until: Day;
  /** "Tax return by 31 January": the last day, and no day on which it happens. */
  isDue: boolean;
}

type Named = Pick<BreakdownRequest, 'name' | 'startDate' | 'dueDate' | 'locale'>;

/** A longer time in a name says what it is about: "Budget for March". */
const MOST_DAYS = 14;

/** "Mum's 70th, Sat 20 Feb", "Puppy comes home Jan 16", "Retreat 5 to 8 March": the last day or days that a name tells. */
export function dayInName(
  { name, startDate, dueDate, locale }: Named,
  language: LibraryLanguage,
): DayInName | null {
  const span = { today: startDate, from: startDate, to: dueDate };
  const days = tokensIn(name, { ...span, locale, language }).flatMap((token): DayInName[] => {
    // "Christmas market", "Valentine's orders", "Saturday club" are about a day, and not on it.
    if (!/\d/.test(name.slice(token.start, token.end))) return [];
    if (token.type === 'day' && !token.vague && (token.cue === null || token.cue === 'by'))
      return [{ day: token.day, until: token.day, isDue: token.cue === 'by' }];
    const isShort = token.type === 'range' && daysBetween(token.from, token.to) < MOST_DAYS;
    return isShort && token.cue === null ? [{ day: token.from, until: token.to, isDue: false }] : [];
  });
  const told = days.at(-1) ?? null;
  // A day far from the project is one of something else.
  return told && told.day >= startDate && told.day <= addDays(dueDate, MOST_DAYS) ? told : null;
}
