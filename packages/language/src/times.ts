import { leadAt } from './leads.ts';
import { as, isMark } from './lexemes.ts';
import { endsHere, type Read, type Scan, spanOf } from './scan.ts';
import type { Cue, DayPart, TimeToken } from './token.ts';

interface Clock {
  hour: number;
  minute: number;
  half: 'am' | 'pm' | null;
  /** Whether it is written as a time: "9:30", "14 Uhr", "2pm", "noon". */
  sure: boolean;
  /** Whether it only has a word for hours: "14 h" may also be a length. */
  named: boolean;
}

const NOON: Clock = { hour: 12, minute: 0, half: null, sure: true, named: false };

function clockAt({ lexemes }: Scan, at: number): Read<Clock> | null {
  if (as(lexemes[at], 'noon') !== undefined) return { ...NOON, next: at + 1 };
  const [hour, mark, minute] = [lexemes[at], lexemes[at + 1], lexemes[at + 2]];
  if (hour?.kind !== 'number' || hour.value === null || hour.value > 24 || hour.text.length > 2) return null;
  const isHourMark = isMark(mark, ':.') || as(mark, 'clock') === 'hour';
  const isTied =
    mark?.spaced === false && minute?.kind === 'number' && !minute.spaced && minute.text.length === 2;
  const hasMinutes = isHourMark && isTied && minute.value !== null && minute.value < 60;
  const next = hasMinutes ? at + 3 : at + 1;
  const clock = as(lexemes[next], 'clock');
  const half = clock === 'am' || clock === 'pm' ? clock : null;
  if (half !== null && (hour.value < 1 || hour.value > 12)) return null;
  const said = { hour: hour.value, minute: hasMinutes ? (minute.value ?? 0) : 0, half };
  if (clock !== undefined && clock !== 'hour') return { ...said, sure: true, named: false, next: next + 1 };
  const isColon = hasMinutes && isMark(mark, ':');
  const isNumbered = isColon && isMark(lexemes[at + 3], ':') && lexemes[at + 3]?.spaced === false;
  if (isNumbered) return null;
  return {
    ...said,
    sure: isColon,
    named: clock === 'hour',
    next: clock === 'hour' && !hasMinutes ? next + 1 : next,
  };
}

const AFTERNOON_FROM = 7;

/** 24 hours, `HH:MM`; undefined for an impossible time. */
function timeOf({ hour, minute, half }: Clock, isLate: boolean): string | undefined {
  const late = half === 'pm' || (half === null && isLate && hour < 12);
  const whole = half === null ? hour + (late ? 12 : 0) : (hour % 12) + (late ? 12 : 0);
  return whole <= 23 ? `${String(whole).padStart(2, '0')}:${String(minute).padStart(2, '0')}` : undefined;
}

/** "2-4pm" is in the afternoon, "10 to 2" spans noon, and "6-8" in an evening is after noon. */
function rangeOf(from: Clock, to: Clock, part: DayPart | null): { time: string; until: string } | null {
  const isEvening = part === 'evening' || part === 'night' || part === 'afternoon';
  const isPlain = from.half === null && to.half === null && !(from.sure && to.sure);
  const fromLate =
    from.half === null &&
    ((to.half === 'pm' && from.hour <= to.hour && to.hour !== 12) ||
      (isPlain && isEvening) ||
      (isPlain && from.hour < AFTERNOON_FROM && to.hour <= 12 && to.hour > from.hour && part !== 'morning'));
  const toLate =
    to.half === null && (fromLate || (from.half === 'pm' && to.hour < 12) || to.hour < from.hour);
  const [time, until] = [timeOf(from, fromLate), timeOf(to, toLate)];
  return time !== undefined && until !== undefined && until > time ? { time, until } : null;
}

/** What may precede a "10 to 2" or "before 9" without a unit: a day or weekdays. */
const followsDay = ({ last, lexemes }: Scan, at: number): DayPart | null | undefined => {
  const token = last?.token;
  const isBeside = last && (last.next === at || (last.next === at - 1 && isMark(lexemes[at - 1], ',(')));
  return isBeside &&
    token &&
    (token.type === 'day' || token.type === 'weekdays' || token.type === 'frequency')
    ? token.part
    : undefined;
};

/** "6-7.30": to the quarter of an hour, and no amount of money. */
function isQuarterly(
  scan: Scan,
  { at, from, to }: { at: number; from: Read<Clock>; to: Read<Clock> },
): boolean {
  const isWritten = from.minute + to.minute > 0 && from.minute % 15 === 0 && to.minute % 15 === 0;
  const isLater = to.hour * 60 + to.minute > from.hour * 60 + from.minute;
  return (
    isWritten &&
    isLater &&
    (endsHere(scan, to.next) || as(scan.lexemes[to.next], 'every') !== undefined) &&
    !isMark(scan.lexemes[at - 1], MONEY) &&
    !isMark(scan.lexemes[to.next], MONEY)
  );
}
const MONEY = '€$£%';

const CUES_OF_TIME: ReadonlySet<Cue | null> = new Set<Cue | null>(['by', 'from', 'until', 'before', 'after']);

/** "At 9.30am", "2-4pm", "8 bis 16 Uhr", "Saturdays 10 to 2". */
export function timeAt(scan: Scan, at: number): Read<{ tokens: TimeToken[] }> | null {
  const { lexemes } = scan;
  const isAt = as(lexemes[at], 'at') !== undefined || isMark(lexemes[at], '@');
  const lead = isAt ? { cue: null, next: at + 1 } : leadAt(scan, at);
  const cue = CUES_OF_TIME.has(lead.cue) ? lead.cue : null;
  const begin = cue === null && !isAt ? at : lead.next;
  const from = clockAt(scan, begin);
  if (!from) return null;
  const beside = followsDay(scan, at);
  const isJoined = isMark(lexemes[from.next], '-–—') || as(lexemes[from.next], 'to') !== undefined;
  const to = isJoined ? clockAt(scan, from.next + 1) : null;
  const isUnit = to && as(lexemes[to.next], 'unit') !== undefined && !to.sure;
  const areNamed = to?.named && (from.named || isAt || cue === 'from');
  const isRange =
    to &&
    !isUnit &&
    (areNamed ||
      isQuarterly(scan, { at: begin, from, to }) ||
      to.sure ||
      from.sure ||
      ((beside !== undefined || isAt) && endsHere(scan, to.next)));
  const range = isRange ? rangeOf(from, to, beside ?? null) : null;
  if (to && range)
    return { tokens: [{ type: 'time', ...spanOf(scan, at, to.next), ...range, cue }], next: to.next };
  const isClear =
    endsHere(scan, from.next) &&
    as(lexemes[from.next], 'unit') === undefined &&
    !isMark(lexemes[from.next], '-–%/');
  // "At 5" is in the afternoon in languages with a 12-hour clock.
  const isAfternoon = scan.setting.language === 'en' && !from.sure && from.hour < AFTERNOON_FROM;
  const isSaid = from.sure || (isClear && (isAt || (cue !== null && beside !== undefined)));
  const time = isSaid ? timeOf(from, isAfternoon) : undefined;
  if (time === undefined) return null;
  return {
    tokens: [{ type: 'time', ...spanOf(scan, at, from.next), time, until: null, cue }],
    next: from.next,
  };
}
