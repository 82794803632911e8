import { digitsAt, has, isGlued, isNumbered, type Line, markAt, type Read, roleAt } from './line.ts';

/** A time as written, in minutes of its day. */
export interface Written {
  minutes: number;
  /**
   * `clock`: "9 Uhr", "9pm". `spoken`: "half past nine". `digits`: "09:30". `digit`: "9:30". `dotted`: "9.30". `hour`: "15h", which may be a
   * length. `bare`: "9".
   */
  form: 'clock' | 'spoken' | 'digits' | 'digit' | 'dotted' | 'hour' | 'bare';
  isOpen: boolean;
}

const HOUR = 60;

/** Before it, an hour in words or alone is one of the afternoon. */
export const EARLIEST_HOUR = 7;

const hourAt = (line: Line, at: number): number | null => {
  const digits = digitsAt(line, at, 2);
  const hour = digits ?? roleAt(line, at, 'number') ?? (has(line, at, 'one') ? 1 : null);
  return hour !== null && Number.isInteger(hour) && hour <= 24 ? hour : null;
};

/** "9:30", "9.30", "9h30"; the index after it, or null. */
function minutesBehind(line: Line, at: number): Read<{ minutes: number; mark: string }> | null {
  const mark = line.lexemes[at + 1];
  const isMark = markAt(line, at + 1, ':.') || roleAt(line, at + 1, 'clock') === 'hour' || mark?.text === 'h';
  const minutes = digitsAt(line, at + 2, 2);
  if (!mark || !isMark || minutes === null || minutes >= HOUR || line.lexemes[at + 2]?.text.length !== 2)
    return null;
  const isSpaced = mark.kind === 'word' && !(isGlued(line, at + 1) && isGlued(line, at + 2));
  const isTied = isSpaced || (isGlued(line, at + 1) && isGlued(line, at + 2));
  // "15h 30 min" is a time and a length.
  if (
    !isTied ||
    roleAt(line, at + 3, 'unit') === 'minute' ||
    (markAt(line, at + 3, ':.') && isGlued(line, at + 3) && isGlued(line, at + 4))
  )
    return null;
  return { minutes, mark: mark.text, next: at + 3 };
}

const clockWord = (line: Line, at: number) =>
  roleAt(line, at, 'clock') ??
  (line.language !== 'en' && line.lexemes[at]?.text === 'h' ? 'hour' : undefined);

/** "9:30", "9am", "9 Uhr", "9 Uhr 30", "15h", "14h30", and in words what is said of an hour. */
export function numericAt(line: Line, at: number): Read<Written> | null {
  const hour = hourAt(line, at);
  if (hour === null || isNumbered(line, at)) return null;
  const isWord = line.lexemes[at]?.kind === 'word';
  const behind = isWord ? null : minutesBehind(line, at);
  const from = behind?.next ?? at + 1;
  const clock = clockWord(line, from);
  const minutes = behind?.minutes ?? 0;
  const base = { minutes: hour * HOUR + minutes, isOpen: hour < 12 };
  if (clock === 'am' || clock === 'pm') {
    if (hour < 1 || hour > 12) return null;
    return {
      minutes: ((hour % 12) + (clock === 'pm' ? 12 : 0)) * HOUR + minutes,
      form: 'clock',
      isOpen: false,
      next: from + 1,
    };
  }
  if (clock === 'oclock') {
    const more = behind ? null : digitsAt(line, from + 1, 2);
    const isMore =
      more !== null &&
      more < HOUR &&
      line.lexemes[from + 1]?.text.length === 2 &&
      !has(line, from + 2, 'unit') &&
      !markAt(line, from + 2, ':.');
    return {
      ...base,
      minutes: base.minutes + (isMore ? more : 0),
      form: 'clock',
      next: isMore ? from + 2 : from + 1,
    };
  }
  if (behind) {
    const colon = line.lexemes[at]?.text.length === 2 ? 'digits' : 'digit';
    const form = behind.mark === ':' ? colon : behind.mark === '.' ? 'dotted' : 'hour';
    return { ...base, form, next: clock === 'hour' && form !== 'hour' ? from + 1 : from };
  }
  if (clock === 'hour') return { ...base, form: 'hour', next: from + 1 };
  return { ...base, form: 'bare', next: at + 1 };
}

/** "Half past eight", "halb neun", "neuf heures et demie", "las nueve y cuarto". */
export function spokenAt(line: Line, at: number): Read<Written> | null {
  const before = roleAt(line, at, 'clockBefore');
  const hour = before === undefined ? null : hourAt(line, at + 1);
  if (before !== undefined && hour !== null && hour >= 1 && !has(line, at + 2, 'unit')) {
    const next = roleAt(line, at + 2, 'clock') === 'oclock' ? at + 3 : at + 2;
    return early(line, { minutes: hour * HOUR + before, form: 'spoken', isOpen: hour <= 12, next });
  }
  const plain = numericAt(line, at);
  const after = plain === null ? undefined : roleAt(line, plain.next, 'clockAfter');
  if (plain === null || after === undefined || (plain.form !== 'hour' && plain.form !== 'bare')) return null;
  return {
    ...plain,
    minutes: plain.minutes + after,
    form: plain.form === 'hour' ? 'clock' : 'bare',
    next: plain.next + 1,
  };
}

/**
 * An hour as it is spoken: "at 5" is in the afternoon, and so is "3:30" in English and Spanish. "05:00", "5 Uhr" and "5 h" are
 * what they say.
 */
export function early(line: Line, read: Read<Written>): Read<Written> {
  const { form, isOpen, minutes } = read;
  const isWritten = form === 'digits' || form === 'hour' || form === 'clock';
  if (!isOpen || isWritten || line.language === 'fr') return read;
  const isMinutes = form === 'digit' || form === 'dotted';
  if (isMinutes && line.language === 'de') return read;
  const limit = isMinutes || line.language === 'de' ? EARLIEST_HOUR - 1 : EARLIEST_HOUR;
  return minutes < limit * HOUR ? { ...read, minutes: minutes + 12 * HOUR } : read;
}

export const textOf = (minutes: number): string | undefined => {
  if (minutes < 0 || minutes >= 24 * HOUR) return undefined;
  const [hour, minute] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};
