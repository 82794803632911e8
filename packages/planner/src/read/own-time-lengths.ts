import type { DayPart } from '@daymark/language/token';
import { DAILY, OCCUPIED } from './lexicon/own-time.ts';
import type { Piece } from './piece.ts';
import type { Tagged } from './tag.ts';

// How long somebody has time on a day: "2 hours each", "de 9 a 11", "all day".

/** Minutes of "all day". */
export const WHOLE_DAY = 480;

/** What is left of a part of a day beside a job and a family, where no length is said. To be confirmed. */
export const MINUTES_OF_PART: Record<DayPart, number> = {
  morning: 180,
  afternoon: 180,
  evening: 120,
  night: 120,
};

const minutesBetween = (from: string, to: string): number => {
  const at = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
  return at(to) - at(from);
};

/** How long there is time on a day. */
export interface Length {
  minutes: number;
  isWhole: boolean;
  isMost: boolean;
}
const length = (minutes: number, bound = 'exact'): Length => ({
  minutes,
  isWhole: false,
  isMost: bound === 'atMost',
});
const FROM = /^(?:de|von|from|entre|between|zwischen)$/;
const LAST_HOUR = 24;

/** "On Wednesdays only two hours". */
export const isOnlyOfLength = (pieces: readonly Piece[], at: number, { brief, lexicon }: Tagged): boolean => {
  const [before, piece] = [pieces[at - 1], pieces[at]];
  return (
    before !== undefined &&
    ['duration', 'each', 'time-per', 'count'].includes(piece?.token?.type ?? '') &&
    lexicon.only.has(before.text.split(' ').at(-1) ?? '') &&
    !brief.slice(before.end, piece?.start).includes(',')
  );
};

/** Behind "after" and "before" a time of the day: "after work", "before school". */
export const isOccupying = (piece: Piece | undefined): boolean =>
  piece !== undefined && !piece.token && (OCCUPIED.has(piece.text) || DAILY.has(piece.text));

/** How long there is time on a day, by one token. */
export function lengthAt(pieces: readonly Piece[], at: number, tagged: Tagged): Length | null {
  const token = pieces[at]?.token;
  if (token?.type === 'time' && token.until !== null) return length(minutesBetween(token.time, token.until));
  if ((token?.type === 'duration' || token?.type === 'each') && token.unit === 'minutes')
    return { ...length(token.max, token.bound), ...(isOnlyOfLength(pieces, at, tagged) && { isMost: true }) };
  // "2 hrs after school".
  if (token?.type === 'anchor' && token.length.unit === 'minutes' && isOccupying(pieces[at + 1]))
    return length(token.length.max, token.length.bound);
  if (token?.type === 'duration' && token.unit === 'days' && token.max <= 1)
    return { minutes: token.max * WHOLE_DAY, isWhole: token.whole, isMost: false };
  const isOfDay = token?.type === 'time-per' && token.unit === 'minutes' && /day$/.test(token.per);
  if (isOfDay) return length(token.max, token.bound);
  // "De 9 a 11", "6 to 7 every morning".
  const behind = pieces[at + 1]?.token;
  const isOfPart = behind?.type === 'frequency' && behind.part !== null;
  const isSpan =
    token?.type === 'count' &&
    token.noun === null &&
    token.min < token.count &&
    token.count <= LAST_HOUR &&
    (FROM.test(pieces[at - 1]?.text ?? '') || pieces[at - 1]?.token?.type === 'weekdays' || isOfPart);
  return isSpan && token?.type === 'count' ? length((token.count - token.min) * 60) : null;
}
