import type { DurationCandidate } from './candidate.ts';
import {
  digitsAt,
  has,
  isGlued,
  isNumbered,
  type Line,
  markAt,
  type Read,
  roleAt,
  spanOf,
  standsAlone,
} from './line.ts';

const HOUR = 60;
const HOURS_MAX_READ = 100;

/** Hours, if the amount is followed by a unit of hours or minutes. */
function lengthAt(line: Line, at: number): Read<{ hours: number }> | null {
  const whole = digitsAt(line, at, 3) ?? roleAt(line, at, 'number') ?? (has(line, at, 'one') ? 1 : null);
  const isHalf = has(line, at, 'half') || (has(line, at, 'one') && has(line, at + 1, 'half'));
  if (isHalf) {
    const from = has(line, at, 'half') ? at + 1 : at + 2;
    const unit = has(line, from, 'one') ? from + 1 : from;
    return roleAt(line, unit, 'unit') === 'hour' ? { hours: 0.5, next: unit + 1 } : null;
  }
  if (whole === null) return null;
  const isDecimal = markAt(line, at + 1, '.,') && isGlued(line, at + 1) && isGlued(line, at + 2);
  const part = isDecimal ? (line.lexemes[at + 2]?.text ?? '') : '';
  if (isDecimal && !/^\d{1,2}$/.test(part)) return null;
  const from = isDecimal ? at + 3 : at + 1;
  const count = isDecimal ? Number(`${whole}.${part}`) : whole;
  const unit = roleAt(line, from, 'unit') ?? (line.lexemes[from]?.text === 'h' ? 'hour' : undefined);
  if (unit === 'minute') {
    const isShort = line.lexemes[from]?.text === 'm' && !isGlued(line, from);
    return isShort || line.lexemes[at]?.kind === 'word' ? null : { hours: count / HOUR, next: from + 1 };
  }
  if (unit !== 'hour') return null;
  if (has(line, from + 1, 'andHalf')) return { hours: count + 0.5, next: from + 2 };
  const and = has(line, from + 1, 'and') ? from + 2 : from + 1;
  const minutes = digitsAt(line, and, 2);
  const isMinutes = roleAt(line, and + 1, 'unit') === 'minute';
  if (minutes !== null && (isMinutes || isGlued(line, and)))
    return { hours: count + minutes / HOUR, next: isMinutes ? and + 2 : and + 1 };
  return { hours: count, next: from + 1 };
}

/** All candidates for a length of work. */
export function findDurations(line: Line): DurationCandidate[] {
  const found: DurationCandidate[] = [];
  for (let at = 0; at < line.lexemes.length; at++) {
    const isLed = has(line, at, 'lasts');
    const dot = isLed && markAt(line, at + 1, '.') ? at + 2 : at + 1;
    for (const core of isLed ? [dot, at] : [at]) {
      const read = lengthAt(line, core);
      if (!read || read.hours <= 0 || read.hours > HOURS_MAX_READ || has(line, read.next, 'rate')) continue;
      if (
        isNumbered(line, core) ||
        !standsAlone(line, at, read.next) ||
        (core === at && has(line, at - 1, 'ahead'))
      )
        continue;
      const { start, end } = spanOf(line, at, read.next);
      const value = Math.round(read.hours * 100) / 100;
      found.push({ kind: 'duration', start, end, value, trust: core > at ? 'sure' : 'last' });
    }
  }
  return found;
}
