import { addDays, type Day, startOfWeek, type Weekday } from '@daymark/domain/dates';
import { isWeak } from '../lexemes.ts';
import { has, type Line, markAt, roleAt } from './line.ts';

const WEEK = 7;

/** A weekday. A short one that is also another word is weak, and so is one that lacks its capital. */
export function weekdayWordAt(line: Line, at: number): { weekday: Weekday; isWeak: boolean } | null {
  const lexeme = line.lexemes[at];
  const weekday = lexeme?.entry?.meaning.weekday;
  if (!lexeme || weekday === undefined) return null;
  const lacksCapital = lexeme.entry?.capital.has('weekday') === true && !lexeme.capital;
  return { weekday: weekday as Weekday, isWeak: isWeak(lexeme, 'weekday') || lacksCapital };
}

export const inWeek = (weekday: Weekday, monday: Day): Day => addDays(monday, weekday - 1);
export const nextMonday = (today: Day): Day => addDays(startOfWeek(today), WEEK);

/** The index after the small words between a weekday and its week: "of the", "de la", ",". */
export function pastJoint(line: Line, at: number): number {
  let next = markAt(line, at, ',') ? at + 1 : at;
  for (let words = 0; words < 3; words++)
    if (has(line, next, 'of') || has(line, next, 'article') || roleAt(line, next, 'lead') === 'on') next += 1;
  return next;
}

/** "Next week", "nächster Woche", "la semaine prochaine": the index after it. */
export function nextWeekAt(line: Line, at: number): number | null {
  const isWhich = (index: number) => ['next', 'coming'].includes(roleAt(line, index, 'whichDay') ?? '');
  if (isWhich(at) && roleAt(line, at + 1, 'unit') === 'week') return at + 2;
  return roleAt(line, at, 'unit') === 'week' && isWhich(at + 1) ? at + 2 : null;
}
