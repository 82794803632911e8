import { addDays, type Day, type Weekday, weekdayOf } from '@daymark/domain/dates';
import { addMonths, addWorkdays, nextWeekday, yearOf } from '../calendar.ts';
import { isWeak } from '../lexemes.ts';
import { feastIn } from '../resolve-day.ts';
import {
  has,
  isGlued,
  type Line,
  type LinePart,
  markAt,
  numberAt,
  partAt,
  type Read,
  roleAt,
} from './line.ts';
import { edgeDay, monthStretchAt, notOver, stretchAt, stretchOf } from './stretches.ts';
import { inWeek, nextMonday, pastJoint, weekAheadAt, weekdayWordAt } from './weekday-words.ts';
import { comingInMonth, dateNumberAt, writtenDateAt } from './written-dates.ts';

export type DayForm =
  | 'relative'
  | 'weekday'
  | 'period'
  | 'distance'
  | 'date'
  | 'open date'
  | 'number'
  | 'feast';

/** A day of a line, without the words that lead to it. */
export interface NamedDay {
  /** Null for a date that does not exist or is over. */
  day: Day | null;
  form: DayForm;
  /** With its year, or "next": it is nothing else. */
  isClear: boolean;
  /** A short or ordinary word: "Fr", "sun", "may". */
  isWeak: boolean;
  part: LinePart | null;
}

const WEEK = 7;
const named = (day: Day | null, form: DayForm, next: number, isClear = false): Read<NamedDay> => ({
  day,
  form,
  isClear,
  isWeak: false,
  part: null,
  next,
});

/** "In 3 days", "dans deux semaines"; a length in hours has no day. */
function lengthAt(line: Line, at: number): Read<{ after: (day: Day) => Day }> | null {
  const count = numberAt(line, at);
  const unit = roleAt(line, at + 1, 'unit');
  if (count === null || unit === undefined || unit === 'minute' || unit === 'hour') return null;
  const days = { day: 1, week: WEEK, fortnight: 14 } as const;
  const after = (day: Day): Day => {
    if (unit === 'workday') return addWorkdays(day, count);
    if (unit === 'month' || unit === 'quarter' || unit === 'year')
      return addMonths(day, count * { month: 1, quarter: 3, year: 12 }[unit]);
    return addDays(day, count * days[unit]);
  };
  return { after, next: at + 2 };
}

/** What may move a day: "Freitag in einer Woche", "lundi en huit". "In 8 Tagen" from a weekday is a week. */
function movedBy(line: Line, day: Day, at: number): Read<{ day: Day }> | null {
  const later = roleAt(line, at, 'later');
  if (later !== undefined) return { day: addDays(day, later), next: at + 1 };
  const length = roleAt(line, at, 'ahead') === 'ahead' ? lengthAt(line, at + 1) : null;
  if (!length) return null;
  const isWeekInDays = numberAt(line, at + 1) === 8 && roleAt(line, at + 2, 'unit') === 'day';
  return { day: isWeekInDays ? addDays(day, WEEK) : length.after(day), next: length.next };
}

function relativeAt(line: Line, at: number): Read<NamedDay> | null {
  const days = roleAt(line, at, 'relative');
  if (days === undefined) return null;
  const lexeme = line.lexemes[at];
  const day = addDays(line.today, days);
  const moved = movedBy(line, day, at + 1);
  if (weekAheadAt(line, at + 1)) return null;
  return {
    ...named(moved?.day ?? day, 'relative', moved?.next ?? at + 1),
    isWeak: lexeme !== undefined && isWeak(lexeme, 'relative'),
    part: lexeme && isWeak(lexeme, 'part') ? null : partAt(line, at),
  };
}

/** The date behind a weekday: "Friday 4 Dec", "Freitag, den 4.12.", "vendredi 4". */
function dateBehind(line: Line, at: number, weekday: Weekday): Read<NamedDay> | null {
  const dot = markAt(line, at, '.') ? at + 1 : at;
  const from = pastJoint(line, dot);
  const written = writtenDateAt(line, from, true);
  if (written) return named(written.day, 'date', written.next, true);
  const number = dateNumberAt(line, from);
  const day = number && comingInMonth(number.date, line.today);
  const behind = number ? line.lexemes[number.next] : undefined;
  const isDecimal =
    number && markAt(line, number.next, ',.') && isGlued(line, number.next) && isGlued(line, number.next + 1);
  const isTime =
    behind &&
    (has(line, number?.next ?? 0, 'clock') || (behind.kind === 'mark' && ':.h'.includes(behind.text)));
  if (!number || !day || isTime || isDecimal || has(line, number.next, 'unit') || weekdayOf(day) !== weekday)
    return null;
  const isPlain = line.language === 'fr' || line.language === 'es';
  return isPlain || number.isOrdinal || behind?.kind !== 'word' || has(line, number.next, 'at')
    ? named(day, 'date', number.next, true)
    : null;
}

const comingWeekday = (weekday: Weekday, which: string | undefined, today: Day): Day => {
  if (which === 'second') return addDays(nextWeekday(weekday, today), WEEK);
  if (which === 'next') return inWeek(weekday, nextMonday(today));
  const isToday = which === 'this' && weekdayOf(today) === weekday;
  return isToday ? today : nextWeekday(weekday, today);
};

/** "Friday", "next Friday", "lundi prochain", "Montag nächster Woche", "Fri 4 Dec". */
function weekdayAt(line: Line, at: number): Read<NamedDay> | null {
  const which = roleAt(line, at, 'whichDay');
  const from = which === undefined ? at : at + 1;
  const word = weekdayWordAt(line, from);
  if (!word) return null;
  const { weekday } = word;
  const part = partAt(line, from);
  const dated = dateBehind(line, from + 1, weekday);
  if (dated) return { ...dated, part };
  const dot = word.isWeak && markAt(line, from + 1, '.') ? from + 2 : from + 1;
  const later = which === undefined ? roleAt(line, dot, 'whichDay') : undefined;
  const isBehind =
    later !== undefined && later !== 'this' && !has(line, dot + 1, 'unit') && !weekdayWordAt(line, dot + 1);
  const said = isBehind ? later : which;
  if (said === 'past' || roleAt(line, at - 1, 'whichDay') === 'past') return null;
  const day = comingWeekday(weekday, said, line.today);
  const next = isBehind ? dot + 1 : dot;
  const week = said === undefined ? weekAheadAt(line, pastJoint(line, next)) : null;
  if (week) return { ...named(inWeek(weekday, week.monday), 'weekday', week.next, true), part };
  const moved = movedBy(line, day, next);
  const isClear = said !== undefined || moved !== null;
  return {
    ...named(moved?.day ?? day, 'weekday', moved?.next ?? next, isClear),
    isWeak: word.isWeak && !isClear,
    part,
  };
}

/** A weekday after "end of day": the end of that day. */
function clearWeekdayAt(line: Line, at: number): Read<NamedDay> | null {
  const read = weekdayAt(line, at);
  return read && { ...read, isClear: true, isWeak: false };
}

/** "End of the month", "Mitte Januar", "fin de mois", "EOW". */
function edgeAt(line: Line, at: number): Read<NamedDay> | null {
  const ending = roleAt(line, at, 'endOf');
  if (ending !== undefined) {
    const whole = stretchOf(ending, line.today, 0);
    return named(notOver(edgeDay('end', whole), whole, line.today), 'period', at + 1);
  }
  if (has(line, at, 'dayEnd')) {
    const joint = pastJoint(line, at + 1);
    return relativeAt(line, joint) ?? clearWeekdayAt(line, joint) ?? named(line.today, 'period', at + 1);
  }
  const edge = roleAt(line, at, 'edge');
  const whole = edge && (stretchAt(line, at + 1, true) ?? monthStretchAt(line, at + 1));
  if (!edge || !whole) return null;
  return named(notOver(edgeDay(edge, whole), whole, line.today), 'period', whole.next);
}

/** "Next week" is its Monday, "this week" its Friday, a weekend its Saturday. "Next week on Friday" is a weekday. */
function periodAt(line: Line, at: number): Read<NamedDay> | null {
  const whole = stretchAt(line, at, false);
  if (!whole) return null;
  const isAhead = whole.from > line.today;
  const behind = whole.unit === 'week' && isAhead ? pastJoint(line, whole.next) : null;
  const weekday = behind === null ? null : weekdayWordAt(line, behind);
  if (behind !== null && weekday && (!weekday.isWeak || behind === whole.next))
    return named(inWeek(weekday.weekday, whole.from), 'weekday', behind + 1, true);
  if (isAhead) return named(whole.from, 'period', whole.next);
  const day =
    whole.unit === 'week' ? addDays(whole.from, 4) : whole.unit === 'weekend' ? whole.from : whole.to;
  return named(notOver(day, whole, line.today), 'period', whole.next);
}

/** "In 3 days", "3 days from now", "a week from Friday". */
function distanceAt(line: Line, at: number): Read<NamedDay> | null {
  const isAhead = roleAt(line, at, 'ahead') === 'ahead';
  const length = lengthAt(line, isAhead ? at + 1 : at);
  if (!length) return null;
  // "Around the World in 80 Days": a capital marks an English word as part of a name.
  const isName = line.language === 'en' && line.lexemes[length.next - 1]?.capital === true;
  if (isAhead)
    return isName || has(line, length.next, 'rate')
      ? null
      : named(length.after(line.today), 'distance', length.next);
  // "A week today" has no word between.
  const isNext = line.language === 'en' && has(line, length.next, 'relative');
  if (!isNext && !has(line, length.next, 'fromDay')) return null;
  const start = isNext ? length.next : length.next + 1;
  const from = relativeAt(line, start) ?? weekdayAt(line, start);
  if (!from?.day || (from.isWeak && from.form === 'weekday')) return null;
  return named(length.after(from.day), 'distance', from.next);
}

/** "By Christmas": a feast is a day only after a preposition, else it is what one buys for. */
function feastAt(line: Line, at: number, isBound: boolean): Read<NamedDay> | null {
  const feast = roleAt(line, at, 'feast');
  if (feast === undefined || !isBound) return null;
  const year = yearOf(line.today);
  const day = [year, year + 1]
    .map((one) => feastIn(one, feast))
    .find((one) => one !== undefined && one >= line.today);
  return day ? named(day, 'feast', at + 1, true) : null;
}

export const readersOf = (
  line: Line,
  at: number,
  lead: 'on' | 'by' | 'for' | null,
): (Read<NamedDay> | null)[] => [
  relativeAt(line, at),
  weekdayAt(line, at),
  edgeAt(line, at),
  periodAt(line, at),
  distanceAt(line, at),
  feastAt(line, at, lead === 'on' || lead === 'by'),
];
