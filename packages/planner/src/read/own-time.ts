import type { DayRange } from '@daymark/domain/amounts';
import type { Weekday } from '@daymark/domain/dates';
import type { DayPart, Token } from '@daymark/language/token';
import type { Times } from './learned/times.ts';
import {
  AT_DAYS,
  CLOSED,
  DENIED,
  DENYING,
  FURTHER,
  HALF_DAYS,
  TIME_TALK,
  WHOLE,
} from './lexicon/own-time.ts';
import { type Length, lengthAt, MINUTES_OF_PART, WHOLE_DAY } from './own-time-lengths.ts';
import type { Piece } from './piece.ts';
import type { Tagged } from './tag.ts';

// The times of a sentence that says nothing but when its writer has time: "Tuesday and Thursday evenings, 2 hours each, plus Sundays".

/** Days that are named together, and how long there is time on them. */
export interface TimeGroup {
  /** The places of its first word, of its days, and of its length. */
  at: number;
  daysAt: number;
  lengthAt: number | null;
  weekdays: Weekday[];
  dates: DayRange[];
  /** "Evenings": every day. */
  isAll: boolean;
  minutes: number | null;
  /** "All day". */
  isWhole: boolean;
  /** "At most". */
  isMost: boolean;
  /** "Evenings": a part of each day. */
  part: DayPart | null;
  /** Whether the length is only that of such a part of a day. */
  isGuess: boolean;
  /** Its length is that of other days in front of it. */
  isShared: boolean;
}

export interface OwnTimes {
  groups: TimeGroup[];
  /** Days and weekdays without any. */
  never: { at: number; weekdays: Weekday[] }[];
  off: { at: number; range: DayRange }[];
  week: { at: number; minutes: number; isMost: boolean } | null;
  /** "Two evenings a week": on how many days, and how long on each, if that is said or usual. */
  count: { at: number; days: number; minutes: number | null } | null;
  /** "2 hours a day". */
  day: (Length & { at: number }) | null;
  /** When it holds. */
  frame: Pick<Times, 'from' | 'until'>;
}

/** The weekdays of "Mondays", and of a bare "on Saturday". */
export function weekdaysOf(token: Token): Weekday[] {
  if (token.type === 'weekdays')
    return token.interval === 1 && token.nthOfMonth === null ? token.weekdays : [];
  return token.type === 'day' && token.guessed.week && token.weekday !== null ? [token.weekday] : [];
}

/** Whether days are named as days without time. */
function isDenied(pieces: readonly Piece[], at: number): boolean {
  const token = pieces[at]?.token;
  if (token && 'cue' in token && (token.cue === 'not' || token.cue === 'except')) return true;
  const [before, behind] = [pieces[at - 1], pieces[at + 1]];
  const isNo = before !== undefined && !before.token && (DENYING.has(before.text) || CLOSED.has(before.text));
  const isOff = behind !== undefined && !behind.token && DENIED.has(behind.text);
  // "I only get Mondays off for this": free for the project.
  return isNo || (isOff && !(behind.text === 'off' && /^(?:for|to)$/.test(pieces[at + 2]?.text ?? '')));
}

const DAYS_A_WEEK = 7;
const FRAMING = new Set(['from', 'until', 'by', 'before', 'after', 'during']);

/** The range of days of a token, if it is a date and no weekday of every week. */
function datesOf(token: Token): { range: DayRange; isFrame: boolean } | null {
  if (token.type === 'range')
    return {
      range: { from: token.from, to: token.to },
      isFrame: token.period !== 'days' || FRAMING.has(token.cue ?? ''),
    };
  if (token.type !== 'day' || weekdaysOf(token).length > 0 || token.conflict) return null;
  return { range: { from: token.day, to: token.day }, isFrame: FRAMING.has(token.cue ?? '') };
}

const frameOf = (token: Token, { from, to }: DayRange): OwnTimes['frame'] => {
  const cue = 'cue' in token ? token.cue : null;
  if (token.type === 'range' && (cue === null || cue === 'during' || cue === 'on' || cue === 'from'))
    return { from, until: to };
  return cue === 'until' || cue === 'by' ? { from: null, until: to } : { from, until: null };
};

/** Whether a further time begins here, and no closer word for the days before. */
const isFurther = (pieces: readonly Piece[], at: number, { brief }: Tagged): boolean => {
  const before = pieces[at - 1];
  const gap = before ? brief.slice(before.end, pieces[at]?.start) : '';
  return (
    /[&+]/.test(gap) ||
    pieces.slice(Math.max(0, at - 3), at).some(({ text, token }) => !token && FURTHER.has(text))
  );
};

/** What is read so far. */
interface Reading {
  pieces: readonly Piece[];
  tagged: Tagged;
  found: OwnTimes;
  /** A length in front of its days. */
  pending: (Length & { at: number }) | null;
}

type Days = Pick<TimeGroup, 'weekdays' | 'dates' | 'isAll' | 'part'>;

/** How long there is time on the days at this place, by the words in front of them. */
function lengthOfDays(
  { pieces, pending }: Reading,
  at: number,
  isDate: boolean,
): (Length & { at: number }) | null {
  const before = pieces.slice(Math.max(0, at - 3), at);
  const told = before.findLastIndex(({ token }) => token !== null);
  const words = before.slice(told + 1).map(({ text }) => text);
  const first = at - words.length;
  const whole = words.findIndex((text) => WHOLE.has(text));
  if (whole >= 0) return { at: first + whole, minutes: WHOLE_DAY, isWhole: true, isMost: false };
  const half = words.findIndex((text) => HALF_DAYS.has(text));
  if (half >= 0 && isDate) return { at: first + half, minutes: WHOLE_DAY / 2, isWhole: true, isMost: false };
  return pending;
}

/** A group of days, or a closer word for the group before: "in the afternoon, Tue to Fri", "Tuesdays, in the evening". */
function addDays(reading: Reading, at: number, days: Days): void {
  const { pieces, tagged, found } = reading;
  const pending = lengthOfDays(reading, at, days.dates.length > 0);
  const last = found.groups.at(-1);
  const isCloser = last !== undefined && !isFurther(pieces, at, tagged);
  const isApart = /[,;]/.test(tagged.brief.slice(pieces[at - 1]?.end, pieces[at]?.start));
  const isSame = last !== undefined && pending !== null && last.lengthAt === pending.at;
  if (isCloser && last.isAll && days.weekdays.length > 0 && (last.minutes === null || pending !== null))
    Object.assign(last, { weekdays: days.weekdays, isAll: false, part: days.part ?? last.part });
  else if (isSame && last.dates.length > 0 && days.dates.length > 0) last.dates.push(...days.dates);
  else if (
    isCloser &&
    days.isAll &&
    (last.weekdays.length > 0 || last.isAll) &&
    (last.minutes === null || !isApart)
  )
    last.part = days.part ?? last.part;
  else
    found.groups.push({
      ...days,
      at: pending?.at ?? at,
      daysAt: at,
      lengthAt: pending?.at ?? null,
      minutes: pending?.minutes ?? null,
      isWhole: pending?.isWhole ?? false,
      isMost: pending?.isMost ?? false,
      isGuess: false,
      isShared: isSame,
    });
}

/** The length of the groups before it, or of those behind it. False if it is neither. */
function addLength(reading: Reading, at: number, own: Length): boolean {
  const { pieces, found } = reading;
  const token = pieces[at]?.token;
  const weekdays = token?.type === 'time-per' ? token.weekdays : [];
  const last = found.groups.findLastIndex(({ minutes, isShared }) => minutes !== null && !isShared);
  const waiting = found.groups.slice(last + 1);
  const isInFront = leadsDays(reading, at, own.isWhole, waiting.length === 0);
  if (weekdays.length > 0)
    found.groups.push({
      at,
      daysAt: at,
      lengthAt: at,
      weekdays,
      dates: [],
      isAll: false,
      part: null,
      isGuess: false,
      isShared: false,
      ...own,
    });
  else if (isInFront || found.groups.length === 0) reading.pending = { ...own, at };
  else if (waiting.length > 0) {
    for (const group of waiting) Object.assign(group, own, { lengthAt: at, isShared: false });
    reading.pending = null;
  } else return false;
  return true;
}

/** "All day Sunday", "3 h on Saturdays": the length stands in front of its days. */
function leadsDays({ pieces, tagged }: Reading, at: number, isWhole: boolean, isFree: boolean): boolean {
  const to = pieces.findIndex(({ token, text }, place) => place > at && (token || !AT_DAYS.has(text)));
  const [piece, days] = [pieces[at], pieces[to]];
  if (!piece || !days?.token || /[,;]/.test(tagged.brief.slice(piece.end, days.start))) return false;
  const isDay = weekdaysOf(days.token).length > 0 || datesOf(days.token)?.isFrame === false;
  return isDay && (isWhole || isFree || ('cue' in days.token && days.token.cue === 'on'));
}

/** Takes in one token. False if it is not understood. */
function take(reading: Reading, at: number, token: Token): boolean {
  const { pieces, found } = reading;
  const weekdays = weekdaysOf(token);
  const dates = datesOf(token);
  const own = lengthAt(pieces, at, reading.tagged);
  if (weekdays.length > 0 && isDenied(pieces, at)) found.never.push({ at, weekdays });
  else if (weekdays.length > 0)
    addDays(reading, at, { weekdays, dates: [], isAll: false, part: partOf(token) });
  else if (dates && isDenied(pieces, at)) found.off.push({ at, range: dates.range });
  else if (dates?.isFrame) {
    if (found.frame.from !== null || found.frame.until !== null) return false;
    found.frame = frameOf(token, dates.range);
  } else if (dates) addDays(reading, at, { weekdays: [], dates: [dates.range], isAll: false, part: null });
  else if (token.type === 'frequency' && token.times === 1 && token.per === 'day') {
    // "Saturdays only in the morning" says nothing of other days.
    if (found.groups.length > 0 && reading.tagged.lexicon.only.has(pieces[at - 1]?.text ?? '')) return false;
    addDays(reading, at, { weekdays: [], dates: [], isAll: true, part: token.part });
  } else if (token.type === 'time-per' && token.unit === 'minutes' && token.per === 'week') {
    if (found.week) return false;
    found.week = { at, minutes: token.max, isMost: token.bound === 'atMost' };
  } else if (own && token.type === 'time-per' && token.weekdays.length === 0) {
    if (found.day) return false;
    found.day = { ...own, at };
  } else if (own) return addLength(reading, at, own);
  else if (token.type === 'frequency' && token.per === 'week' && token.interval === 1) {
    const days = Math.round(token.times);
    if (found.count || days < 1 || days > DAYS_A_WEEK) return false;
    found.count = { at, days, minutes: token.part && MINUTES_OF_PART[token.part] };
  }
  // "Three sessions a week".
  else return token.type === 'time' || (token.type === 'pace' && TIME_TALK.has(token.noun?.text ?? ''));
  return true;
}

/** The part of the day of "Tuesday evenings". */
const partOf = (token: Token): DayPart | null => ('part' in token ? token.part : null);

/** "Evenings" without a length have the usual one, unless the hours of a day or of the week are said. */
function guessLengths({ groups, week, day }: OwnTimes): void {
  if (week || day) return;
  for (const group of groups)
    if (group.isAll && group.part !== null && group.minutes === null)
      Object.assign(group, { minutes: MINUTES_OF_PART[group.part], isGuess: true });
}

/** The times of the pieces; null if any of them is not understood as one. */
export function ownTimesIn(pieces: readonly Piece[], tagged: Tagged): OwnTimes | null {
  const found: OwnTimes = {
    groups: [],
    never: [],
    off: [],
    week: null,
    count: null,
    day: null,
    frame: { from: null, until: null },
  };
  const reading: Reading = { pieces, tagged, found, pending: null };
  for (const [at, { token }] of pieces.entries()) if (token && !take(reading, at, token)) return null;
  const { pending } = reading;
  // "I write before work, 6 till 7.15".
  if (pending && found.groups.length === 0 && pieces[pending.at]?.token?.type === 'time') found.day = pending;
  else if (pending && found.groups.length === 0) {
    // A length without its days: "2 hours".
    if (!found.count) return null;
    found.count.minutes = pending.minutes;
  }
  guessLengths(found);
  return found;
}
