import type { TimeCandidate, Trust } from './candidate.ts';
import {
  digitsAt,
  has,
  isGlued,
  isNumbered,
  type Line,
  type LinePart,
  longest,
  markAt,
  type Read,
  roleAt,
  spanOf,
  standsAlone,
} from './line.ts';

/** The time that a part of a day stands for. It is shown, and can be taken back. */
const PART_TIMES: Readonly<Record<LinePart, string>> = {
  morning: '09:00',
  noon: '12:00',
  afternoon: '15:00',
  evening: '18:00',
  night: '20:00',
};
export const timeOfPart = (part: LinePart): string => PART_TIMES[part];

export const isLate = (part: LinePart | null): boolean =>
  part !== null && part !== 'morning' && part !== 'noon';

/** The same time twelve hours later. */
export const twelveLater = (time: string): string =>
  Number(time.slice(0, 2)) < 12 ? `${Number(time.slice(0, 2)) + 12}${time.slice(2)}` : time;

/** A time as written, in minutes of its day. */
interface Written {
  minutes: number;
  /** `clock`: "9 Uhr", "9pm". `digits`: "09:30". `digit`: "9:30". `hour`: "15h", which may be a length. `bare`: "9". */
  form: 'clock' | 'digits' | 'digit' | 'hour' | 'bare';
  isOpen: boolean;
}

const HOUR = 60;

/** Before it, an hour in words or alone is one of the afternoon. */
const EARLIEST_HOUR = 7;

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
  if (!isTied || roleAt(line, at + 3, 'unit') === 'minute' || (markAt(line, at + 3, ':.') && isGlued(line, at + 3) && isGlued(line, at + 4))) return null;
  return { minutes, mark: mark.text, next: at + 3 };
}

const clockWord = (line: Line, at: number) =>
  roleAt(line, at, 'clock') ??
  (line.language !== 'en' && line.lexemes[at]?.text === 'h' ? 'hour' : undefined);

/** "9:30", "9am", "9 Uhr", "9 Uhr 30", "15h", "14h30", and in words what is said of an hour. */
function numericAt(line: Line, at: number): Read<Written> | null {
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
    const form =
      behind.mark === ':'
        ? line.lexemes[at]?.text.length === 2
          ? 'digits'
          : 'digit'
        : behind.mark === '.'
          ? 'bare'
          : 'hour';
    return { ...base, form, next: clock === 'hour' && form !== 'hour' ? from + 1 : from };
  }
  if (clock === 'hour') return { ...base, form: 'hour', next: from + 1 };
  return { ...base, form: 'bare', next: at + 1 };
}

/** "Half past eight", "halb neun", "neuf heures et demie", "las nueve y cuarto". */
function spokenAt(line: Line, at: number): Read<Written> | null {
  const before = roleAt(line, at, 'clockBefore');
  const hour = before === undefined ? null : hourAt(line, at + 1);
  if (before !== undefined && hour !== null && hour >= 1 && !has(line, at + 2, 'unit')) {
    const next = roleAt(line, at + 2, 'clock') === 'oclock' ? at + 3 : at + 2;
    return early(line, { minutes: hour * HOUR + before, form: 'clock', isOpen: hour <= 12, next });
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

/** An hour without a word for it, as it is spoken: "at 5" is in the afternoon. */
function early(line: Line, read: Read<Written>): Read<Written> {
  const limit = line.language === 'de' ? EARLIEST_HOUR - 1 : EARLIEST_HOUR;
  const isEarly = read.isOpen && read.minutes < limit * HOUR && line.language !== 'fr';
  return isEarly ? { ...read, minutes: read.minutes + 12 * HOUR } : read;
}

const textOf = (minutes: number): string | undefined => {
  if (minutes < 0 || minutes >= 24 * HOUR) return undefined;
  const [hour, minute] = [Math.floor(minutes / HOUR), minutes % HOUR];
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

/** Not before a range, a share or a unit: "9-11", "9%", "um 20 Brote". */
const isCut = (line: Line, next: number): boolean =>
  (markAt(line, next, '-–—/%€$:.') && isGlued(line, next) && isGlued(line, next + 1)) ||
  (markAt(line, next, '-–%€$') && isGlued(line, next)) ||
  (has(line, next, 'unit') && line.lexemes[next]?.text !== 'm');

function trustOf(line: Line, { form, minutes }: Written, isLed: boolean): Trust | null {
  const hour = minutes / HOUR;
  if (form === 'clock') return 'sure';
  if (form === 'digits') return isLed ? 'sure' : 'near';
  // "3:16" is a verse or a score.
  if (form === 'digit') return isLed ? 'sure' : minutes % 5 === 0 ? 'near' : 'beside';
  if (form === 'bare') return isLed ? (line.language === 'es' ? 'sure' : 'near') : null;
  if (isLed) return line.language === 'en' ? null : 'sure';
  // "15h" and "15h30" are times of day in French and Spanish; "2h30" and "8 h" are how long, but beside a day.
  if (!line.isOwn || line.language === 'en') return null;
  const isRomance = line.language !== 'de';
  if (isRomance && hour >= (minutes % HOUR === 0 ? 13 : EARLIEST_HOUR)) return 'sure';
  return hour >= (isRomance ? EARLIEST_HOUR : 13) ? 'beside' : null;
}

function candidateAt(line: Line, at: number, core: number, isLed: boolean): TimeCandidate | null {
  if (isLed && has(line, core, 'noon')) return noonAt(line, at, core);
  const read = longest([spokenAt(line, core), numericAt(line, core)]);
  if (!read) return null;
  const isBare = read.form === 'bare';
  const isWord = line.lexemes[core]?.kind === 'word';
  if ((isBare && !isLed) || (isWord && read.form === 'hour' && !isLed)) return null;
  const half = roleAt(line, read.next, 'clockHalf');
  const said = half === undefined ? (isBare ? early(line, read) : read) : read;
  const isLater = half === 'pm' && said.minutes < 12 * HOUR;
  const value = textOf(said.minutes + (isLater ? 12 * HOUR : 0));
  const next = half === undefined ? read.next : read.next + 1;
  if (value === undefined || isCut(line, read.next) || !standsAlone(line, at, next)) return null;
  // "3 am Freitag": in German, "am" is a preposition.
  const trust = half === undefined ? trustOf(line, read, isLed) : 'sure';
  // In French an hour needs its word: "à 9" may be anything.
  if (trust === null || (isBare && line.language === 'fr' && half === undefined)) return null;
  const isOpen = read.isOpen && half === undefined && said.minutes === read.minutes;
  return { kind: 'time', ...spanOf(line, at, next), value, isOpen, trust };
}

/** "At noon", "morgen Mittag", "à midi": the hour of it. */
function noonAt(line: Line, at: number, core: number): TimeCandidate | null {
  if (!has(line, core, 'noon') || !standsAlone(line, at, core + 1)) return null;
  const after = roleAt(line, core + 1, 'clockAfter');
  const value = textOf(12 * HOUR + (after ?? 0)) ?? '12:00';
  return {
    kind: 'time',
    ...spanOf(line, at, after === undefined ? core + 1 : core + 2),
    value,
    isOpen: false,
    trust: at < core ? 'sure' : 'near',
  };
}

/** All candidates for a time of day. */
export function findTimes(line: Line): TimeCandidate[] {
  const found: TimeCandidate[] = [];
  for (let at = 0; at < line.lexemes.length; at++) {
    const isDay = has(line, at, 'relative') || has(line, at, 'weekday');
    const noon = isDay ? null : noonAt(line, at, at);
    const bare = candidateAt(line, at, at, false);
    const isAt = has(line, at, 'at') || markAt(line, at, '@');
    const led = isAt ? candidateAt(line, at, at + 1, true) : null;
    // "Abends um 8": the part of the day may stand before the hour.
    const part =
      has(line, at, 'part') && has(line, at + 1, 'at') ? candidateAt(line, at + 1, at + 2, true) : null;
    const late = part && {
      ...part,
      start: line.lexemes[at]?.start ?? 0,
      value: isLate(roleAt(line, at, 'part') ?? null) && part.isOpen ? twelveLater(part.value) : part.value,
    };
    for (const one of [noon, bare, led, isDay ? null : late]) if (one) found.push(one);
  }
  return found;
}
