import type { Day } from '@daymark/domain/dates';
import { as, type Lexeme, lexemesOf } from '../lexemes.ts';
import type { Meaning, Role } from '../lexicon/lexicon.ts';
import type { DayPart } from '../token.ts';
import { type LineLanguage, lineEntriesIn } from './vocabulary.ts';

/** A part of a day, or its noon. */
export type LinePart = DayPart | 'noon';

export interface Clock {
  today: Day;
  /** BCP 47: decides whether 3/4 is in March or in April. */
  locale: string;
}

/** A line as the words of one language. */
export interface Line extends Clock {
  text: string;
  language: LineLanguage;
  /** Whether it is the language of the user. Of others only what is clear is read. */
  isOwn: boolean;
  lexemes: readonly Lexeme[];
}

/** What was read, and the index of the lexeme after it. */
export type Read<T> = T & { next: number };

export const lineIn = (text: string, language: LineLanguage, isOwn: boolean, clock: Clock): Line => ({
  ...clock,
  text,
  language,
  isOwn,
  lexemes: lexemesOf(text, lineEntriesIn(language)),
});

/** The value of the lexeme in a role. */
export const roleAt = <R extends Role>({ lexemes }: Line, at: number, role: R): Meaning[R] | undefined =>
  as(lexemes[at], role);

export const has = (line: Line, at: number, role: Role): boolean => roleAt(line, at, role) !== undefined;

/** The part of the day that a lexeme names. */
export const partAt = (line: Line, at: number): LinePart | null =>
  roleAt(line, at, 'part') ?? (has(line, at, 'noon') ? 'noon' : null);

export const markAt = ({ lexemes }: Line, at: number, marks: string): boolean =>
  lexemes[at]?.kind === 'mark' && marks.includes(lexemes[at]?.text ?? '-none-');

/** Whether the lexeme follows the one before without a space. */
export const isGlued = ({ lexemes }: Line, at: number): boolean => {
  const [before, lexeme] = [lexemes[at - 1], lexemes[at]];
  return before !== undefined && lexeme !== undefined && before.end === lexeme.start;
};

/** A number in digits, of at most so many of them. */
export function digitsAt({ lexemes }: Line, at: number, most: number): number | null {
  const lexeme = lexemes[at];
  return lexeme?.kind === 'number' && lexeme.text.length <= most ? lexeme.value : null;
}

/** A number in digits or in words. */
export const numberAt = (line: Line, at: number): number | null =>
  digitsAt(line, at, 3) ?? roleAt(line, at, 'number') ?? (has(line, at, 'one') ? 1 : null);

const BEFORE = /[\s([{„“"'«»¿¡:,;–—-]/u;
const AFTER = /^(?:[.,;:!?)\]}"“”»…–—-]*(?:\s|$)|[:,;)]|[–—-])/u;

/** Whether words stand as whole words: "Monday.com" and "today's" do not. */
export function standsAlone({ text, lexemes }: Line, at: number, next: number): boolean {
  const [start, end] = [lexemes[at]?.start ?? 0, lexemes[next - 1]?.end ?? 0];
  const isBegun = start === 0 || BEFORE.test(text[start - 1] ?? '');
  return isBegun && AFTER.test(text.slice(end));
}

/** Whether the number at the lexeme is part of a name: "Chapter 3 May", "room 15:30". */
export function isNumbered(line: Line, at: number): boolean {
  const before = line.lexemes[at - 1];
  if (before?.kind === 'mark' && before.text === '.') return has(line, at - 2, 'numbered');
  return has(line, at - 1, 'numbered') || (before?.kind === 'mark' && before.text === '#');
}

export const spanOf = ({ lexemes }: Line, at: number, next: number) => ({
  start: lexemes[at]?.start ?? 0,
  end: lexemes[next - 1]?.end ?? 0,
});

/** The longest of several readings. */
export function longest<T extends { next: number }>(reads: readonly (T | null)[]): T | null {
  let best: T | null = null;
  for (const read of reads) if (read && (best === null || read.next > best.next)) best = read;
  return best;
}
