import type { DayToken, RangeToken, Setting } from './token.ts';
import { tokensIn } from './tokens.ts';

/** The days and ranges of days that a text names, in order. */
export const datesIn = (text: string, setting: Setting): (DayToken | RangeToken)[] =>
  tokensIn(text, setting).filter((token) => token.type === 'day' || token.type === 'range');
