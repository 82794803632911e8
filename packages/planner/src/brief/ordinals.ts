import { addDays, type Day } from '@daymark/domain/dates';
import { isShort, nextNumbered } from './loose-dates.ts';
import type { Tongue } from './tongue.ts';

/** First to thirty-first, as they are said. */
export const ORDINAL_DAYS =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  );

/** The number of a day in digits or words; 0 when it is none. */
export const dayNumber = (text: string): number =>
  /^\d/.test(text) ? Number(text) : ORDINAL_DAYS.indexOf(text.toLowerCase().replace(/^the /, '')) + 1;

/** "By the seventeenth": a day that the text names in full elsewhere. */
export function knownDays(
  text: string,
  tongue: Tongue,
  { known, start, end }: { known?: ReadonlyMap<number, Day>; start?: Day; end?: Day },
): { start: number; end: number; day: Day; until: Day; vague: boolean }[] {
  if (tongue.language !== 'en') return [];
  const said = tongue.pattern(
    `(?<=\\b(?:by|on|until|before) )the (${ORDINAL_DAYS.join('|')}|\\d{1,2}(?=st|nd|rd|th))(?:st|nd|rd|th)?(?: (?:and|to|until) (?:the )?(\\d{1,2})(?:st|nd|rd|th))?(?!\\w| of)`,
    'giu',
  );
  return [...text.matchAll(said)].flatMap((match) => {
    const number = dayNumber(match[1] ?? '');
    const day = known ? known.get(number) : lastWithNumber(number, start, end);
    const last = match[2]
      ? (known?.get(Number(match[2])) ?? lastWithNumber(Number(match[2]), start, end))
      : day;
    const until = day && last && last > day ? last : day;
    return day && until
      ? [{ start: match.index, end: match.index + match[0].length, day, until, vague: false }]
      : [];
  });
}

/** The last day of the project with that number in its month: what has only a number is mostly near the end of a short one. */
function lastWithNumber(number: number, start: Day | undefined, end: Day | undefined): Day | undefined {
  if (start === undefined || end === undefined || number < 1) return undefined;
  if (!isShort(start, end)) return nextNumbered(number, start);
  for (let day = end, by = 0; day >= start && by < 62; day = addDays(day, -1), by++)
    if (Number(day.slice(8)) === number) return day;
  return undefined;
}
