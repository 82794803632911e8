import type { Day, Weekday } from './dates.ts';
import type { LibraryWait, LibraryWork, OfLibrary } from './library-steps.ts';

/** A stretch of a brief, exactly as it stands in it: `brief.slice(start, end) === text`. */
export interface Words {
  text: string;
  start: number;
  end: number;
}

/** What words of a brief can be. */
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

/** Who says what a statement is: the built-in reader, a language model, or the person. */
export const STATED_BY = ['reader', 'model', 'person'] as const;
export type StatedBy = (typeof STATED_BY)[number];

/** A stretch of days; both are included. */
export interface DayRange {
  from: Day;
  to: Day;
}

/** A length of time: `working` days are Monday to Friday, whoever works when. */
export interface Lag {
  days: number;
  unit: 'calendar' | 'working';
}

/**
 * What has to be finished first. Names a statement of the same Reading: a task, repeat, event, wait or somebody else's
 * work. With `each`, part n of this one follows part n of that one; otherwise it follows all of it. With `previous` too,
 * part n follows part n - 1 of that one: the next floor begins when the one before it is approved.
 */
export interface After {
  statement: string;
  /** From the last day of that to the first of this; null where the same day will do. */
  lag: Lag | null;
  each: boolean;
  previous?: true | undefined;
}

/** So many alike: "chapters 2–4 of 9" is `{ count: 3, unit: 'chapter', first: 2 }`. */
export interface Parts {
  count: number;
  /** In the brief's own words, or null: "3 concepts" may be called by the task's title alone. */
  unit: string | null;
  /** The number of the first; usually 1. */
  first: number;
}

/** How long something takes. A workday is as long as the day on which it is done, or a usual one. */
export interface Effort {
  amount: number;
  unit: 'minutes' | 'workdays';
  /** Of all of it, or of each part. */
  per: 'whole' | 'part';
  /** The brief gives it; otherwise it is an estimate of who read the brief. */
  said: boolean;
}

/** "20 an evening", "10 pages a week": so many parts in each day or week in which it is worked at. */
export interface Pace {
  parts: number;
  per: 'day' | 'week';
}

/** Fields that every statement has. */
export interface Stated {
  /** Names it in its Reading; the same for the same words, whoever reads them. */
  id: string;
  words: Words;
  /** False where it should be shown to the person before it is relied on. */
  sure: boolean;
  statedBy: StatedBy;
  /**
   * What it says when it is taken for another kind, with the days, lengths and names that stand in it. Of a kind that is not
   * among them nothing more is known than the kind.
   */
  alternatives?: SaidFields[] | undefined;
}

/** Work of the person who wrote the brief. */
export interface TaskFields {
  kind: 'task';
  title: string;
  parts: Parts | null;
  /** Null where nothing says how long it takes. */
  effort: Effort | null;
  pace: Pace | null;
  /** What has to pass between one part and the next: drying, answers. */
  apart: Lag | null;
  /** The very days on which it is done; with several, a share of it on each. Empty where it is free. */
  on: Day[];
  /** Not before, and not after. */
  from: Day | null;
  by: Day | null;
  /** Only on these weekdays; empty where any will do. */
  weekdays: Weekday[];
  /** Where `on` names no day: neither on these days nor on these weekdays. */
  except: Day[];
  exceptWeekdays: Weekday[];
  /** Part by part, the days between which it lies: the work for each of several dates. Empty where no part has its own. */
  windows: DayRange[];
  after: After[];
  optional: boolean;
  /** The library's step that it is, where no words of the brief ask for it. */
  library?: OfLibrary | undefined;
}

/** A habit: the same again and again, on days of its own. */
export interface RepeatFields {
  kind: 'repeat';
  title: string;
  /** RFC 5545, as `ruleOf` in `recurrence.ts` writes it: `FREQ=WEEKLY;BYDAY=MO,WE,FR`. */
  rule: string;
  /** "3 times a week": so many days of each week, where the rule names none; otherwise null. */
  timesAWeek: number | null;
  /** A day; null where nothing says it. */
  minutes: number | null;
  from: Day | null;
  until: Day | null;
  /** Days on which it does not come: "every Saturday but the 23rd". They are not counted. */
  except: Day[];
}

/** What happens on its day: a fair, an exam, a move. It is an anchor; with an effort it is work on that day too. */
export interface EventFields {
  kind: 'event';
  title: string;
  on: Day;
  /** The last day, where it lasts several. */
  until: Day | null;
  effort: Effort | null;
}

/** Time that is somebody else's or nobody's: an answer, a delivery, drying. */
export interface WaitFields {
  kind: 'wait';
  title: string;
  who: string | null;
  /** How long, or until which day it is over; at least one is given. */
  lag: Lag | null;
  until: Day | null;
  /** Ids of what it stands behind; empty where it runs already. */
  after: string[];
  /** It comes after every part of what it stands behind, and the next part waits for it. */
  each: boolean;
}

/** When the person works. */
export interface AvailabilityFields {
  kind: 'availability';
  weekdays: Weekday[];
  /** `only` on these weekdays, on these `also`, or `never`; null: the weekdays only say where the minutes hold. */
  rule: 'only' | 'also' | 'never' | null;
  /** So much at most. */
  minutes: number | null;
  per: 'day' | 'week';
  /** No work at all. */
  off: DayRange[];
  /** When it holds; null where it always does. */
  from: Day | null;
  until: Day | null;
}

/** Somebody else's work. Where it says by when, what follows it waits for that day. */
export interface TheirsFields {
  kind: 'theirs';
  who: string | null;
  by: Day | null;
}

/** What is done already, and of which statement how many parts, where that is said: "6 of 9 songs are mixed". */
export interface DoneFields {
  kind: 'done';
  of: { statement: string; parts: number } | null;
}

/** What the writer does not want, what is for another time, and what is no work. */
export interface SilentFields {
  kind: 'excluded' | 'later' | 'note';
}

/** What could be read in two ways, or is open in the brief itself. Nothing is planned by it. */
export interface UnsureFields {
  kind: 'unsure';
  /** The likeliest first. */
  kinds: [StatementKind, StatementKind];
  /** In the words of who reads, or null. */
  question: string | null;
}

/** The fields of a kind as they are where the brief says nothing of them. */
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
 * A wish without steps, taken for a kind of project that the library knows: its steps are planned. They are kept with the
 * statement, so that a plan stays what it is when the library changes.
 */
export interface LibraryFields {
  kind: 'library';
  /** What the kind is called. */
  title: string;
  /** The wish as the task that it is where it is not planned by the library: "Do my tax return". */
  wish: string;
  /** Names the kind: `tax-return`. */
  project: string;
  steps: (LibraryWork | LibraryWait)[];
  /** As those of a task, for all of its steps. */
  from: Day | null;
  by: Day | null;
  weekdays: Weekday[];
  except: Day[];
  exceptWeekdays: Weekday[];
  after: After[];
}

/** A step that people often forget, offered to a brief with steps of its own. Nothing is planned until a person adds it. */
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

/** What a line can be said to be: what is not sure and what comes from the library is left to the reader. */
export type SaidFields = Exclude<StatementFields, UnsureFields | LibraryFields | SuggestionFields>;

export const isSayable = (fields: StatementFields): fields is SaidFields =>
  !['unsure', 'library', 'suggestion'].includes(fields.kind);

export type Statement = Stated & StatementFields;

/** The statement of one kind. */
export type StatementOf<K extends Statement['kind']> = Extract<Statement, { kind: K }>;

/** What a statement says beside its words and who took it for that. */
export function fieldsOf(statement: Statement): StatementFields {
  const { id: _id, words: _words, sure: _sure, statedBy: _by, alternatives: _others, ...fields } = statement;
  return fields;
}

/** Days without work; otherwise it says when there is work. */
export const isTimeOff = ({ rule, off, minutes }: AvailabilityFields): boolean =>
  rule === 'never' || (rule === null && off.length > 0 && minutes === null);

/**
 * What a brief was understood to say, in the order of its words. The only thing that an engine makes: it knows no
 * calendar, and what plans by it knows no language.
 */
export interface Reading {
  statements: Statement[];
  /** Its language, where the built-in reader does not read that well enough: its code, or `other` where it was not recognised. */
  weakLanguage?: string | undefined;
}
