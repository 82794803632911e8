import type { DayRange, Effort, Lag, Pace, Parts } from './amounts.ts';
import type { Day, Weekday } from './dates.ts';
import type { OfLibrary, Step } from './steps.ts';

/** A range of a brief with its exact text: `brief.slice(start, end) === text`. */
export interface Words {
  text: string;
  start: number;
  end: number;
}

/** What a range of a brief can mean. */
export const STATEMENT_KINDS = [
  'task',
  'repeat',
  'event',
  'wait',
  'availability',
  'theirs',
  'done',
  'excluded',
  'later',
  'note',
  'unsure',
] as const;
export type StatementKind = (typeof STATEMENT_KINDS)[number];

/** Who classified a statement: the built-in reader, a language model, or the user. */
export const STATED_BY = ['reader', 'model', 'person'] as const;
export type StatedBy = (typeof STATED_BY)[number];

/**
 * A dependency. `id` is a statement of the same Reading: a task, repeat, event, wait or somebody else's work. With
 * `each`, part n of this statement follows part n of that one; otherwise it follows all of it. With `previous` as well,
 * part n follows part n - 1 of that one: the next floor begins when the one before it is approved.
 */
export interface After {
  statement: string;
  /** Days from the end of that statement to the start of this one; null if both may be on the same day. */
  lag: Lag | null;
  each: boolean;
  previous?: true | undefined;
}

/** Fields that every statement has. */
export interface Stated {
  /** Its id in the Reading. The same words get the same id, whichever engine reads them. */
  id: string;
  words: Words;
  /** False if the user should check it before it is relied on. */
  sure: boolean;
  statedBy: StatedBy;
  /**
   * The fields of the statement for other kinds, with the days, lengths and names in its words. For a kind that is not
   * listed, only the kind is known.
   */
  alternatives?: SaidFields[] | undefined;
}

/** Work of the author of the brief. */
export interface TaskFields {
  kind: 'task';
  title: string;
  parts: Parts | null;
  /** Null if the brief gives no duration. */
  effort: Effort | null;
  pace: Pace | null;
  /** The wait between one part and the next: drying, answers. */
  apart: Lag | null;
  /** The exact days on which it is done; with several, a share on each. Empty if it is free. */
  on: Day[];
  /** The earliest and the latest day. */
  from: Day | null;
  by: Day | null;
  /** Only on these weekdays; empty if any will do. */
  weekdays: Weekday[];
  /** Days and weekdays to avoid, if `on` is empty. */
  except: Day[];
  exceptWeekdays: Weekday[];
  /**
   * For each part, the range of days in which it is done: the work for each of several dates. Empty if the parts have
   * none.
   */
  windows: DayRange[];
  after: After[];
  optional: boolean;
  /** Its sittings are on consecutive working days: a retreat of two days. */
  together?: true | undefined;
  /** The day on which its maker would do it: a wish, which gives way to every limit. */
  likelyOn?: Day | undefined;
  /** The library step that it is, if no words of the brief ask for it. */
  library?: OfLibrary | undefined;
  /** The deliverable of the library that it is or is part of, by its name. */
  deliverable?: string | undefined;
  /** What it takes, step by step; it is one piece of work if there are none. */
  steps?: Step[] | undefined;
}

/** A habit: the same work again and again, on its own days. */
export interface RepeatFields {
  kind: 'repeat';
  title: string;
  /** RFC 5545, as `ruleOf` in `recurrence.ts` writes it: `FREQ=WEEKLY;BYDAY=MO,WE,FR`. */
  rule: string;
  /** "3 times a week": days per week if the rule names no weekdays; otherwise null. */
  timesAWeek: number | null;
  /** Minutes per day; null if the brief does not say. */
  minutes: number | null;
  /** The minutes are a guess, which gives way where a day has no room for them. */
  guessed?: true | undefined;
  from: Day | null;
  until: Day | null;
  /** Days that are skipped: "every Saturday but the 23rd". They do not count. */
  except: Day[];
  /** What is practised one after the other, each in its share of the days. */
  topics?: string[] | undefined;
  /** Minutes of a day of each topic; null where they are those of the habit. */
  topicMinutes?: (number | null)[] | undefined;
  /** Of a step with topics: its part of the days, the `nth` from 0 `of` so many. */
  share?: { nth: number; of: number } | undefined;
  /** The library step that it is, if no words of the brief ask for it. */
  library?: OfLibrary | undefined;
}

/**
 * Something on a fixed day: a fair, an exam, a move. Other work is dated relative to it. With an effort it is also work
 * on that day.
 */
export interface EventFields {
  kind: 'event';
  title: string;
  on: Day;
  /** The last day, if it lasts several. */
  until: Day | null;
  effort: Effort | null;
}

/** A wait for somebody else or for time to pass: an answer, a delivery, drying. */
export interface WaitFields {
  kind: 'wait';
  title: string;
  who: string | null;
  /** How long it lasts, or the day on which it ends; at least one is given. */
  lag: Lag | null;
  until: Day | null;
  /** Ids of what it follows; empty if it has already begun. */
  after: string[];
  /** It follows every part of its dependency, and the next part waits for it. */
  each: boolean;
  /** The day on which its maker expects it to begin; not before what it follows. */
  likelyOn?: Day | undefined;
}

/** When the author works. */
export interface AvailabilityFields {
  kind: 'availability';
  weekdays: Weekday[];
  /**
   * `only` on these weekdays, `also` on these, or `never`; null if the weekdays only say on which days `minutes`
   * applies.
   */
  rule: 'only' | 'also' | 'never' | null;
  /** Most minutes of work a day. */
  minutes: number | null;
  per: 'day' | 'week';
  /** "Two evenings a week": on so many days of each week; the plan chooses which. */
  days?: number | undefined;
  /** Days without work. */
  off: DayRange[];
  /** The days in which it applies; null if it always does. */
  from: Day | null;
  until: Day | null;
}

/** Somebody else's work. If it has a due date, whatever depends on it waits for that day. */
export interface TheirsFields {
  kind: 'theirs';
  who: string | null;
  by: Day | null;
}

/** Completed work, and if the brief says so, how many parts of which statement: "6 of 9 songs are mixed". */
export interface DoneFields {
  kind: 'done';
  of: { statement: string; parts: number } | null;
}

/** What the author excludes, what is for later, and remarks. */
export interface SilentFields {
  kind: 'excluded' | 'later' | 'note';
}

/** An ambiguous sentence, or an open question of the brief. Nothing is planned for it. */
export interface UnsureFields {
  kind: 'unsure';
  /** The likeliest first. */
  kinds: [StatementKind, StatementKind];
  /** In the words of the engine, or null. */
  question: string | null;
}

/** The default fields of each kind, for a brief that does not mention them. */
export const UNSAID: {
  task: Omit<TaskFields, 'kind' | 'title'>;
  repeat: Omit<RepeatFields, 'kind' | 'title' | 'rule'>;
  event: Omit<EventFields, 'kind' | 'title' | 'on'>;
  wait: Omit<WaitFields, 'kind' | 'title'>;
  availability: Omit<AvailabilityFields, 'kind'>;
} = {
  task: {
    parts: null,
    effort: null,
    pace: null,
    apart: null,
    on: [],
    from: null,
    by: null,
    weekdays: [],
    except: [],
    exceptWeekdays: [],
    windows: [],
    after: [],
    optional: false,
  },
  repeat: { timesAWeek: null, minutes: null, from: null, until: null, except: [] },
  event: { until: null, effort: null },
  wait: { who: null, lag: null, until: null, after: [], each: false },
  availability: { weekdays: [], rule: null, minutes: null, per: 'day', off: [], from: null, until: null },
};

/**
 * What a kind of project takes beside the lines of the brief. Its words are those of the brief's wish, if the brief is
 * only a wish; otherwise it has none.
 */
export interface LibraryFields {
  kind: 'library';
  /** The name of the kind of project. */
  title: string;
  /** The wish as a single task, if it is not broken down: "Do my tax return". */
  wish: string;
  /** The id of the kind of project: `tax-return`. */
  project: string;
  steps: Step[];
  /** As the fields of a task, for all its steps. */
  from: Day | null;
  by: Day | null;
  weekdays: Weekday[];
  except: Day[];
  exceptWeekdays: Weekday[];
  after: After[];
}

/**
 * A step that people often forget, suggested for a brief that has its own steps. It is not planned until the user adds
 * it.
 */
export interface SuggestionFields {
  kind: 'suggestion';
  title: string;
  minutes: number;
  library: OfLibrary;
  after: After[];
}

export type StatementFields =
  | TaskFields
  | RepeatFields
  | EventFields
  | WaitFields
  | AvailabilityFields
  | TheirsFields
  | DoneFields
  | SilentFields
  | UnsureFields
  | LibraryFields
  | SuggestionFields;

/**
 * The kinds that a user can choose for a line. Only the reader makes uncertain statements and those from the library.
 */
export type SaidFields = Exclude<StatementFields, UnsureFields | LibraryFields | SuggestionFields>;

export type Statement = Stated & StatementFields;

/** The statement type of one kind. */
export type StatementOf<K extends Statement['kind']> = Extract<Statement, { kind: K }>;

/**
 * What a brief says, in the order of its words. Engines only make this: the code before it knows no calendar, and the
 * code after it knows no language.
 */
export interface Reading {
  statements: Statement[];
  /** The language of the brief if the built-in reader reads it badly: its code, or `other` if it was not recognised. */
  weakLanguage?: string | undefined;
}
