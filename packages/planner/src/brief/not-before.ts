import type { FoundDate, Raw } from './found-date.ts';

/** What stands before the first day on which something may be done. */
const NOT_BEFORE =
  /(?:^|[ (,])(?:(?:but )?not (?:any )?(?:before|earlier than)|no earlier than|(?:aber )?nicht vor|frühestens|pas avant|au plus tôt|no antes del?|não antes d[eo]|nunca antes d[eo])(?: (?:the|am|dem|ab|le|la|el|o|dia|día))*[ ,]*$/iu;

/** A date that brings its role, or one before which nothing may be done: "not before" is no "before". */
export function boundBy(raw: Raw, before: string): FoundDate | undefined {
  if (raw.role) return { ...raw, role: raw.role };
  const match = NOT_BEFORE.exec(before);
  if (!match) return undefined;
  const start = match.index + (/^[ (,]/.test(match[0]) ? 1 : 0);
  return { ...raw, start, role: 'from', isEarliest: true };
}

const BEFORE =
  /(?:^|[ (,])(?:before|vor(?: dem)?|avant(?: le)?|antes d[eo]l?)(?: (?:the|dem|den|le|el|o|dia|\p{L}+day|\p{L}+tag|\p{L}+di))*,?\s*$/iu;

/** "Before the 21st": on the day itself it is too late. */
export const isTooLate = (led: string): boolean => BEFORE.test(led);
