import type { Day, Weekday } from '@daymark/domain/dates';

export const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'other'] as const;
/** The language of a text; `other` for languages without a lexicon. */
export type Language = (typeof LANGUAGES)[number];

/** What is needed besides the text to read dates and amounts. */
export interface Setting {
  today: Day;
  /** First and last day of the project, by which missing years and months are chosen. */
  from: Day;
  to: Day;
  /** BCP 47: whether 3/12 is in March or in December. */
  locale: string;
  language: Language;
}

/** A part of the text in UTF-16 units: `text.slice(start, end)` is what was read. */
export interface Span {
  start: number;
  end: number;
}

/**
 * The small words that lead to a day: they belong to its span. `not` and `except` stand for a day without work
 * ("not on the 5th", "except 3 Feb"), `only` for days that are the only ones ("only sats"). "No later than" is `by`.
 */
export const CUES = [
  'on',
  'by',
  'from',
  'until',
  'before',
  'after',
  'during',
  'not',
  'except',
  'only',
] as const;
export type Cue = (typeof CUES)[number];

export const DAY_PARTS = ['morning', 'afternoon', 'evening', 'night'] as const;
export type DayPart = (typeof DAY_PARTS)[number];

/** How an amount is meant: "about 3", "up to 3", "at least 3". */
export type Bound = 'exact' | 'about' | 'atMost' | 'atLeast';

/** A word of the text that a token is about, such as the unit of a count. */
export interface Noun extends Span {
  text: string;
}

interface Cued extends Span {
  cue: Cue | null;
  /** Where it begins after its cue word and article. */
  bare: number;
}

/** One day: "by the 18th", "Monday the 30th", "19.12.", "Christmas Eve", "tomorrow", "end of January". */
export interface DayToken extends Cued {
  type: 'day';
  day: Day;
  /** The weekday that is written with it, or alone. */
  weekday: Weekday | null;
  /** Whether the written weekday contradicts the day. */
  conflict: boolean;
  /** What the text leaves open: the year, the month ("the 18th"), or the week ("on Friday"). */
  guessed: { year: boolean; month: boolean; week: boolean };
  /** About that day: "end of January", "in two weeks". */
  vague: boolean;
  /** "Early March", "mid January": the days that are meant. */
  within?: { from: Day; to: Day };
  part: DayPart | null;
  /** "In 5 working days": how far ahead it is, if only that is said. */
  ahead?: Length;
}

/** A range of days: "24–27 december", "Dec 24 thru Jan 1"; or a named period: "this week", "January", "Q1", "KW 3". */
export interface RangeToken extends Cued {
  type: 'range';
  from: Day;
  to: Day;
  period: 'days' | 'weekend' | 'week' | 'month' | 'quarter' | 'year';
  /** Whether a written weekday contradicts its day. */
  conflict: boolean;
  guessed: { year: boolean; month: boolean; week: boolean };
}

/** Days of the week: "mon wed fri", "weekends", "sonntags", "every other Tuesday", "no Fridays", "weekends only". */
export interface WeekdaysToken extends Cued {
  type: 'weekdays';
  weekdays: Weekday[];
  /** Whether they recur every week: a plural, a group or "every". False for "Monday and Tuesday", which may be the next ones. */
  recurring: boolean;
  /** Whether the text has "every" or "each". */
  every: boolean;
  /** 2 is every other. */
  interval: number;
  /** "The first Monday of the month"; -1 is the last. Null if they recur every week. */
  nthOfMonth: number | null;
  /** The next date of each after today, in order of the weekdays. */
  next: Day[];
  /** "Saturday mornings", "weeknights". */
  part: DayPart | null;
}

/**
 * A length of time. `minutes` for minutes and hours ("24h" is 1440); "half a day", "2 afternoons" and "1 Saturday" are
 * days: 0.5, 1 and 1. Weeks and months are kept: a week is 7 days of waiting and 5 of work.
 */
export interface Length {
  min: number;
  max: number;
  unit: 'minutes' | 'days' | 'workdays' | 'weeks' | 'months';
  bound: Bound;
}

/** "3 hrs", "2-3 weeks", "10 working days", "half a day", "max 3 hrs", "all day", "overnight". */
export interface DurationToken extends Span, Length {
  type: 'duration';
  /** "2 Samstage", "half a Saturday": the day on which it is. */
  weekday: Weekday | null;
  /** "An afternoon", "overnight", "3 evenings". */
  part: DayPart | null;
  /** "All day", "a full day", "hele dag". */
  whole: boolean;
}

/** A length for each of several: "3 hrs each", "2 h per bed", "an hour a page", "je 5 Std". */
export interface EachToken extends Span, Length {
  type: 'each';
  /** The noun that it applies to: "bed"; null for "each" alone. */
  noun: Noun | null;
}

/** A length per day or week: "max 3 hrs a day", "6 hours a week", "20 min per evening", "3 h a Saturday". */
export interface TimePerToken extends Span, Length {
  type: 'time-per';
  per: 'day' | 'workday' | 'week' | 'month';
  /** The days to which it applies, if the text names them. */
  weekdays: Weekday[];
  part: DayPart | null;
}

/** A count: "48 granny squares", "two coats", "2-3 rolls". */
export interface CountToken extends Span {
  type: 'count';
  /** The larger one of "2-3 rolls". */
  count: number;
  min: number;
  bound: Bound;
  /** "Chapters 1–9" begin at 1, "cap. 3" is one at 3; null if things are counted, not numbered. */
  first: number | null;
  /** The noun that follows, or precedes for numbered things; null for a number alone. */
  noun: Noun | null;
}

/** A count per period: "20 an evening", "10 pages a week", "80 an hour", "2 chapters a Saturday". */
export interface PaceToken extends Span {
  type: 'pace';
  count: number;
  min: number;
  bound: Bound;
  noun: Noun | null;
  per: 'hour' | 'day' | 'week' | 'month';
  weekdays: Weekday[];
  part: DayPart | null;
}

/** "Every day", "twice a day", "3 times a week", "daily", "every two weeks", "every morning". */
export interface FrequencyToken extends Span {
  type: 'frequency';
  times: number;
  per: 'day' | 'week' | 'month';
  /** The interval: 2 for every second one. */
  interval: number;
  part: DayPart | null;
}

/** "At 9.30am", "2-4pm", "8 bis 16 Uhr": 24 hours, `HH:MM`. */
export interface TimeToken extends Span {
  type: 'time';
  time: string;
  until: string | null;
  cue: Cue | null;
}

/**
 * "Two weeks before …", "the week before", "5 days after": the caller finds what it is counted from, in the words
 * after it or in an earlier sentence. If a day follows, the whole is a `day`.
 */
export interface AnchorToken extends Span {
  type: 'anchor';
  side: 'before' | 'after';
  length: Length;
  /** "The week before": at any time within it, not exactly that long before. */
  within: boolean;
}

export type Token =
  | DayToken
  | RangeToken
  | WeekdaysToken
  | DurationToken
  | EachToken
  | TimePerToken
  | CountToken
  | PaceToken
  | FrequencyToken
  | TimeToken
  | AnchorToken;
