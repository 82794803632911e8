import type { DayRange } from '@daymark/domain/amounts';
import { addDays, type Weekday } from '@daymark/domain/dates';
import type { AvailabilityFields } from '@daymark/domain/reading';
import type { Token } from '@daymark/language/token';

/** Longest limit per day. */
const DAY_MINUTES = 14 * 60;

export const cued = (token: Token): string | null => ('cue' in token ? token.cue : null);

/** "Thanksgiving and the day after". */
const isDayAfter = (token: Token | undefined, before: Token | undefined): boolean =>
  token?.type === 'anchor' &&
  token.side === 'after' &&
  token.length.unit === 'days' &&
  token.length.max === 1 &&
  before?.type === 'day';

export function daysOff(tokens: readonly Token[]): DayRange[] {
  return tokens.flatMap((token, at): DayRange[] => {
    const before = tokens[at - 1];
    if (isDayAfter(token, before) && before?.type === 'day')
      return [{ from: addDays(before.day, 1), to: addDays(before.day, 1) }];
    if (token.type === 'day' && !token.vague && !token.conflict) return [{ from: token.day, to: token.day }];
    return token.type === 'range' && !token.conflict ? [{ from: token.from, to: token.to }] : [];
  });
}

export const weekdaysIn = (tokens: readonly Token[]): Weekday[] => [
  ...new Set(
    tokens.flatMap((token) =>
      token.type === 'weekdays' && token.interval === 1 && token.nthOfMonth === null ? token.weekdays : [],
    ),
  ),
];

/** "Not from 5 December on" has no end. */
export const isFramed = (tokens: readonly Token[]): boolean =>
  tokens.some(
    (token) => token.type === 'day' && ['from', 'after', 'until', 'by', 'before'].includes(token.cue ?? ''),
  );

/** One limit per day or week, and its weekdays. */
export function limitOf(
  tokens: readonly Token[],
): Pick<AvailabilityFields, 'weekdays' | 'minutes' | 'per'> | null {
  const [length, ...others] = tokens.filter(({ type }) => type !== 'weekdays');
  const isOfDay = length?.type === 'duration' || length?.type === 'time-per';
  if (!isOfDay || others.length > 0 || length.unit !== 'minutes' || length.max > DAY_MINUTES) return null;
  const per = length.type === 'time-per' && length.per === 'week' ? 'week' : 'day';
  const weekdays = [
    ...new Set([...weekdaysIn(tokens), ...(length.type === 'time-per' ? length.weekdays : [])]),
  ];
  return { weekdays, minutes: length.max, per };
}
