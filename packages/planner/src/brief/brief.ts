import type { Day, Weekday } from '@daymark/domain/dates';

/** Languages in which the planner has its own words; `other` gets titles from the brief's words alone. */
export type Language = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'other';

/** A stretch of the description, exactly as it was sent. */
export interface Span {
  text: string;
  start: number;
  end: number;
}

/** When the brief says that the work can be done; null or empty where it says nothing. */
export interface Availability {
  weekdays: Weekday[] | null;
  hoursPerDay: number | null;
  daysOff: Day[];
}

/** How long a number of things takes: `hours` for each `noun`. */
export interface Rate {
  noun: string;
  hours: number;
  span: Span;
}

export interface Count {
  n: number;
  /** The thing counted, as written: "recipes". */
  noun: string;
  /** In how many sittings: "in three sessions". */
  sessions: { n: number; noun: string } | null;
}

/** One thing that the brief asks for. */
export interface Item {
  span: Span;
  /** Verbs that the brief itself uses, as written: "Test", "write". */
  verbs: string[];
  /** The thing, without verb, count, date and lead-in. */
  object: string;
  count: Count | null;
  /** Last day, first day, and the very day. */
  deadline: Day | null;
  release: Day | null;
  on: Day | null;
  hours: number | null;
  /** Calendar days that pass after it before anything that needs it can go on. */
  waitDays: number;
  optional: boolean;
  /** Who approves, when the item is an approval. */
  approver: string | null;
}

/** `first` comes before `then`; both are the brief's words. */
export interface Order {
  first: string;
  then: string;
  lagDays: number;
  span: Span;
}

export interface Brief {
  language: Language;
  items: Item[];
  rates: Rate[];
  orders: Order[];
  availability: Availability;
  /** Word stems that no task may be about, and what is already there. */
  excluded: string[];
  already: string[];
  /** Days off on which the brief fixes something. */
  fixedDays: Day[];
}
