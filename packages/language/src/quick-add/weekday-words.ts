import { addDays, type Day, startOfWeek, type Weekday } from '@daymark/domain/dates';
import { isWeak } from '../lexemes.ts';
import { has, type Line, markAt, type Read, roleAt } from './line.ts';

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

/** "Next week", "übernächster Woche", "la semaine prochaine": its Monday. */
export function weekAheadAt(line: Line, at: number): Read<{ monday: Day }> | null {
  const whichAt = roleAt(line, at, 'unit') === 'week' ? at + 1 : at;
  const unitAt = whichAt === at ? at + 1 : at;
  const which = roleAt(line, whichAt, 'whichDay');
  const isAhead = which === 'next' || which === 'coming' || which === 'second';
  if (!isAhead || roleAt(line, unitAt, 'unit') !== 'week') return null;
  return { monday: addDays(nextMonday(line.today), which === 'second' ? WEEK : 0), next: at + 2 };
}
