import { isWeak } from '../lexemes.ts';
import { type Candidate, overlap } from './candidate.ts';
import { digitsAt, has, isGlued, type Line, lineIn, markAt, numberAt, roleAt } from './line.ts';
import { LINE_LANGUAGES } from './vocabulary.ts';
import { weekdayWordAt } from './weekday-words.ts';

interface Words {
  start: number;
  end: number;
}

/** The index after words that name a day, whether or not they could be read. */
function dayWordsAt(line: Line, at: number): number | null {
  const lexeme = line.lexemes[at];
  if (!lexeme) return null;
  const weekday = weekdayWordAt(line, at);
  const isListed =
    weekday && (has(line, at + 1, 'and') || has(line, at + 1, 'or') || markAt(line, at + 1, '&+/'));
  if (isListed && weekdayWordAt(line, at + 2)) return at + 3;
  if (weekday && !weekday.isWeak) return at + 1;
  if (has(line, at, 'relative') && !isWeak(lexeme, 'relative')) return at + 1;
  const isNumber = digitsAt(line, at, 2) !== null;
  if (isNumber && has(line, at + 1, 'month')) return at + 2;
  // Alone, the month of another language may be anything: "Mars bars".
  if (line.isOwn && has(line, at, 'month') && !isWeak(lexeme, 'month')) return at + 1;
  if (roleAt(line, at, 'ahead') === 'ahead' && numberAt(line, at + 1) !== null && has(line, at + 2, 'unit'))
    return at + 3;
  const isPair =
    isNumber && isGlued(line, at + 1) && isGlued(line, at + 2) && digitsAt(line, at + 2, 2) !== null;
  const hasDot = markAt(line, at + 3, '.') && isGlued(line, at + 3);
  // "31.2." and "31/2" are dates, "3.12" may be a version in English.
  const isDate =
    markAt(line, at + 1, '/') ||
    (markAt(line, at + 1, '.') && (hasDot || (line.isOwn && line.language !== 'en')));
  return isPair && isDate ? (hasDot ? at + 4 : at + 3) : null;
}

/** The first words that name a day and are part of nothing that was read. */
export function unreadDayIn(
  own: Line,
  read: readonly Candidate[],
  revoked: readonly Candidate[],
): string | null {
  for (const language of LINE_LANGUAGES) {
    const line = language === own.language ? own : lineIn(own.text, language, false, own);
    for (let at = 0; at < line.lexemes.length; at++) {
      const next = dayWordsAt(line, at);
      if (next === null) continue;
      const words: Words = { start: line.lexemes[at]?.start ?? 0, end: line.lexemes[next - 1]?.end ?? 0 };
      if (![...read, ...revoked].some((one) => overlap(one, words)))
        return own.text.slice(words.start, words.end);
    }
  }
  return null;
}
