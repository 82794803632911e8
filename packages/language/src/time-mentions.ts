import { addDays, type Day, startOfWeek, type Weekday } from '@daymark/domain/dates';
import { lastOfMonth } from './calendar.ts';
import { as, lexemesOf } from './lexemes.ts';
import { entriesIn } from './lexicon/lexicons.ts';
import type {
  Cue,
  DayPart,
  DayToken,
  DurationToken,
  Length,
  RangeToken,
  Setting,
  Span,
  Token,
} from './token.ts';
import { tokensIn } from './tokens.ts';

/** Days that a message of a conversation names. */
export interface DaysMention extends Span {
  type: 'days';
  /** Where the days begin, after their cue word. */
  bare: number;
  from: Day;
  to: Day;
  cue: Cue | null;
  /** The part of the day that is meant, if it is not the whole day. */
  part: DayPart | null;
  /** "On Friday": it may be the last or the next one. */
  isWeekday: boolean;
}
/** "Every Friday", "Mon to Thu": weekdays without a date. */
export interface WeekdaysMention extends Span {
  type: 'weekdays';
  bare: number;
  weekdays: Weekday[];
  /** The next date of each weekday. */
  next: Day[];
  recurring: boolean;
  cue: Cue | null;
}
/** "Two days", "3 h": whole days, or hours. */
export interface LengthMention extends Span {
  type: 'length';
  bare: number;
  days: number | null;
  hours: number | null;
}
/** "4 hours a day". */
export interface RateMention extends Span {
  type: 'rate';
  bare: number;
  hours: number;
  per: 'day' | 'workday' | 'week' | 'month';
}
export interface ClockMention extends Span {
  type: 'time';
  bare: number;
  time: string;
}
export type TimeMention = DaysMention | WeekdaysMention | LengthMention | RateMention | ClockMention;

interface Phrase {
  pattern: RegExp;
  days: (today: Day) => { from: Day; to: Day };
}

const weekFrom = (today: Day, by: number) => {
  const from = addDays(startOfWeek(today), 7 * by);
  return { from, to: addDays(from, 6) };
};
const restOfWeek = (today: Day) => ({ from: today, to: addDays(startOfWeek(today), 6) });
const restOfMonth = (today: Day) => ({ from: today, to: lastOfMonth(today) });
const nextWeekdayOf = (weekday: number) => (today: Day) => {
  const at = addDays(startOfWeek(today), weekday - 1);
  const day = at <= today ? addDays(at, 7) : at;
  return { from: day, to: day };
};

/** Phrases for days that occur in a conversation but not in a brief. */
const PHRASES: Readonly<Record<string, readonly Phrase[]>> = {
  en: [
    { pattern: /\b(?:the )?week after next\b/gi, days: (today) => weekFrom(today, 2) },
    { pattern: /\b(?:the )?(?:rest|remainder) of (?:the|this|my) week\b/gi, days: restOfWeek },
    { pattern: /\b(?:the )?(?:rest|remainder) of (?:the|this) month\b/gi, days: restOfMonth },
    { pattern: /\b(?:my|the|current|coming) week(?: ahead)?\b/gi, days: (today) => weekFrom(today, 0) },
    {
      pattern: /\b(?:these|the next few|next few|coming) days\b/gi,
      days: (today) => ({ from: today, to: addDays(today, 4) }),
    },
    ...['mon', 'tues?', 'wed', 'thu(?:rs?)?', 'fri', 'sat', 'sun'].map((name, at) => ({
      pattern: new RegExp(`\\b${name}\\b`, 'gi'),
      days: nextWeekdayOf(at + 1),
    })),
  ],
  de: [
    { pattern: /(?:ü|ue)bern(?:ä|ae)chste[nr]? woche/gi, days: (today) => weekFrom(today, 2) },
    { pattern: /\brest(?:lichen?)? (?:der|dieser|die|von der)? ?woche/gi, days: restOfWeek },
    { pattern: /\brest des monats/gi, days: restOfMonth },
    { pattern: /\b(?:die|der|meine|laufenden?) woche\b/gi, days: (today) => weekFrom(today, 0) },
    {
      pattern: /\b(?:nächsten|naechsten|kommenden) tagen?\b/gi,
      days: (today) => ({ from: today, to: addDays(today, 4) }),
    },
  ],
};

const DAYS_OF = { days: 1, workdays: 1, weeks: 7, months: 30, minutes: 0 } as const;
const WEEKEND = /(?:weekend|wochenende)$/i;
const daysIn = ({ max, unit }: Length): number | null =>
  unit === 'minutes' ? null : Math.round(max * DAYS_OF[unit]);

/** "The next 10 days", "den letzten zwei Wochen": the word before a length says whether it lies before or after today. */
function besideToday(text: string, token: DurationToken, { today, language }: Setting): DaysMention | null {
  const days = daysIn(token);
  const before = lexemesOf(text.slice(Math.max(0, token.start - 24), token.start), entriesIn(language)).at(
    -1,
  );
  const which = as(before, 'which');
  if (!days || (which !== 'next' && which !== 'last')) return null;
  const [from, to] = which === 'next' ? [today, addDays(today, days - 1)] : [addDays(today, 1 - days), today];
  const start = token.start - (before?.text.length ?? 0) - 1;
  return {
    type: 'days',
    start,
    bare: start,
    end: token.end,
    from,
    to,
    cue: null,
    part: null,
    isWeekday: false,
  };
}

const dayOf = ({ start, end, bare, day, cue, part, guessed }: DayToken): DaysMention => {
  return { type: 'days', start, end, bare, from: day, to: day, cue, part, isWeekday: guessed.week };
};
const rangeOf = ({ start, end, bare, from, to, cue }: RangeToken): DaysMention => {
  return { type: 'days', start, end, bare, from, to, cue, part: null, isWeekday: false };
};

function saidBy(text: string, token: Token, setting: Setting): TimeMention | null {
  const { start, end } = token;
  const at = { start, end, bare: start };
  switch (token.type) {
    case 'day':
      return dayOf(token);
    case 'range':
      return rangeOf(token);
    case 'weekdays': {
      const [first, last] = [token.next.toSorted()[0], token.next.toSorted().at(-1)];
      // "At the weekend" means the next weekend; "weekends" means all.
      if (first && last && WEEKEND.test(text.slice(token.start, token.end)))
        return {
          ...at,
          type: 'days',
          bare: token.bare,
          from: first,
          to: last,
          cue: token.cue,
          part: null,
          isWeekday: false,
        };
      return {
        ...at,
        type: 'weekdays',
        bare: token.bare,
        weekdays: token.weekdays,
        next: token.next,
        recurring: token.recurring,
        cue: token.cue,
      };
    }
    case 'duration':
      return (
        besideToday(text, token, setting) ?? {
          ...at,
          type: 'length',
          days: daysIn(token),
          hours: token.unit === 'minutes' ? token.max / 60 : null,
        }
      );
    case 'anchor':
      return { ...at, type: 'length', days: daysIn(token.length), hours: null };
    case 'time-per':
      return token.unit === 'minutes' ? { ...at, type: 'rate', hours: token.max / 60, per: token.per } : null;
    case 'time':
      return { ...at, type: 'time', time: token.time };
    default:
      return null;
  }
}

/** Finds the phrases of the list above. Dates such as "Dec 7 - 11" are read by `tokensIn`. */
function phrasesIn(text: string, { today, language }: Setting): DaysMention[] {
  return (PHRASES[language] ?? []).flatMap(({ pattern, days }) =>
    [...text.matchAll(pattern)].map((match): DaysMention => {
      const start = match.index;
      return {
        type: 'days',
        start,
        bare: start,
        end: start + match[0].length,
        ...days(today),
        cue: null,
        part: null,
        isWeekday: days(today).from === days(today).to,
      };
    }),
  );
}

const overlap = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** The days and lengths that a message mentions, counted from today, in order and without overlaps. */
export function timeMentionsIn(text: string, setting: Setting): TimeMention[] {
  const phrases: TimeMention[] = [];
  for (const one of phrasesIn(text, setting))
    if (!phrases.some((other) => overlap(one, other))) phrases.push(one);
  const read = tokensIn(text, setting).flatMap((token) => saidBy(text, token, setting) ?? []);
  const longer = (one: TimeMention) =>
    phrases
      .filter((other) => overlap(one, other))
      .every((other) => other.end - other.bare < one.end - one.bare);
  const kept = read.filter(longer);
  const beside = phrases.filter((one) => !kept.some((other) => overlap(one, other)));
  return [...kept, ...beside].sort((one, other) => one.start - other.start);
}
