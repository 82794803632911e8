import type { TimeCandidate, Trust } from './candidate.ts';
import {
  has,
  isGlued,
  type Line,
  type LinePart,
  longest,
  markAt,
  partAt,
  type Read,
  roleAt,
  spanOf,
  standsAlone,
} from './line.ts';
import { EARLIEST_HOUR, early, numericAt, spokenAt, textOf, type Written } from './written-times.ts';

const HOUR = 60;

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

/** Not before a range, a share or a unit: "9-11", "9%", "um 20 Brote". */
const isCut = (line: Line, next: number): boolean =>
  (markAt(line, next, '-–—/%€$:.') && isGlued(line, next) && isGlued(line, next + 1)) ||
  (markAt(line, next, '-–%€$') && isGlued(line, next)) ||
  (has(line, next, 'unit') && line.lexemes[next]?.text !== 'm');

/** Whether what follows a bare hour cannot be what it counts: "um 6 joggen", "at 9 call the bank". */
const isPlainBehind = (line: Line, next: number): boolean => {
  const behind = line.lexemes[next];
  if (line.language === 'de') return behind?.kind === 'word' && !behind.capital;
  return line.language === 'en' && has(line, next, 'imperative');
};

function trustOf(
  line: Line,
  { form, minutes, next }: Read<Written>,
  at: number,
  isLed: boolean,
): Trust | null {
  const hour = minutes / HOUR;
  if (form === 'clock' || form === 'spoken') return 'sure';
  if (form === 'digits') return isLed || at === 0 ? 'sure' : 'near';
  // "3:16" is a verse or a score.
  if (form === 'digit' && minutes % 5 !== 0) return isLed ? 'sure' : 'beside';
  if (form === 'digit') return isLed || at === 0 ? 'sure' : 'near';
  if (form === 'dotted') return isLed ? 'sure' : 'beside';
  if (form === 'bare' && has(line, at, 'nearHour')) return 'beside';
  if (form === 'bare')
    return isLed ? (line.language === 'es' || isPlainBehind(line, next) ? 'sure' : 'near') : null;
  if (isLed) return line.language === 'en' ? null : 'sure';
  // "15h" and "15h30" are times of day in French and Spanish; "2h30" and "8 h" are how long, but beside a day.
  if (line.language === 'en') return null;
  const isRomance = line.language !== 'de';
  if (isRomance && line.isOwn && hour >= (minutes % HOUR === 0 ? 13 : EARLIEST_HOUR)) return 'sure';
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
  const said = half === undefined ? early(line, read) : read;
  const isLater = half === 'pm' && said.minutes < 12 * HOUR;
  const value = textOf(said.minutes + (isLater ? 12 * HOUR : 0));
  const next = half === undefined ? read.next : read.next + 1;
  if (value === undefined || isCut(line, read.next) || !standsAlone(line, at, next)) return null;
  // "3 am Freitag": in German, "am" is a preposition.
  const trust = half === undefined ? trustOf(line, read, at, isLed) : 'sure';
  // In French an hour needs its word: "à 9" may be anything.
  if (trust === null || (isBare && line.language === 'fr' && half === undefined)) return null;
  const isOpen = read.isOpen && half === undefined && said.minutes === read.minutes;
  return { kind: 'time', ...spanOf(line, at, next), value, hours: null, isOpen, trust };
}

/** "14-15 Uhr", "von 9 bis 11 Uhr", "2-3pm": when it begins, and how long it takes. */
function rangeAt(line: Line, at: number): TimeCandidate | null {
  const isLed = has(line, at, 'at') || roleAt(line, at, 'limit') === 'start' || has(line, at, 'of');
  // "Le 7 à 8h" is a day and an hour.
  const isDate = !isLed && (has(line, at - 1, 'lead') || has(line, at - 1, 'article'));
  const isBetween = has(line, at, 'between');
  const hourAt = (index: number) =>
    numericAt(line, isBetween && has(line, index, 'article') ? index + 1 : index);
  const from = isDate ? null : hourAt(isLed || isBetween ? at + 1 : at);
  const isJoint = from && (isBetween ? has(line, from.next, 'and') : has(line, from.next, 'to'));
  const isTo = from && (isJoint || markAt(line, from.next, '-–—'));
  const to = isTo ? hourAt(from.next + 1) : null;
  if (!from || !to || !standsAlone(line, at, to.next) || has(line, to.next, 'unit')) return null;
  const isSaid = [from, to].some(({ form }) => form === 'clock' || form === 'digits' || form === 'digit');
  const isHours = from.form === 'hour' || to.form === 'hour';
  if (isHours && (line.language === 'en' || !line.isOwn)) return null;
  const isBare = !isSaid && !isHours;
  // "2-3pm", "9-11am", "11-1pm"
  const late = !to.isOpen && to.form === 'clock' && from.isOpen && from.minutes + 12 * HOUR < to.minutes;
  const begin = isBare ? early(line, from).minutes : from.minutes + (late ? 12 * HOUR : 0);
  const end = to.minutes > begin ? to.minutes : to.minutes + 12 * HOUR;
  const value = textOf(begin);
  if (value === undefined || end <= begin || end > 24 * HOUR) return null;
  const hours = (end - begin) / HOUR;
  return {
    kind: 'time',
    ...spanOf(line, at, to.next),
    value,
    hours,
    isOpen: false,
    trust: isBare ? 'beside' : 'sure',
  };
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
    hours: null,
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
    const isAt = has(line, at, 'at') || has(line, at, 'nearHour') || markAt(line, at, '@');
    // "A4" is no hour.
    const isTied = isGlued(line, at + 1) && !markAt(line, at, '@');
    const led = isAt && !isTied ? candidateAt(line, at, at + 1, true) : null;
    // "Abends um 8": the part of the day may stand before the hour, else it belongs to the day before it.
    const isOfDay = has(line, at - 1, 'relative') || has(line, at - 1, 'weekday');
    const part =
      !isOfDay && has(line, at, 'part') && has(line, at + 1, 'at')
        ? candidateAt(line, at + 1, at + 2, true)
        : null;
    const late = part && {
      ...part,
      trust: 'sure' as const,
      start: line.lexemes[at]?.start ?? 0,
      value: isLate(partAt(line, at)) && part.isOpen ? twelveLater(part.value) : part.value,
    };
    for (const one of [noon, bare, led, rangeAt(line, at), isDay ? null : late]) if (one) found.push(one);
  }
  return found;
}
