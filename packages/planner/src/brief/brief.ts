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
  /** Weekdays that have hours of their own. */
  hoursByWeekday?: Partial<Record<Weekday, number>> | undefined;
  daysOff: Day[];
  /** Weekdays that were ruled out: "evenings" does not bring them back. */
  out?: Weekday[] | undefined;
}

/** How long things take: `hours` for each `noun`. */
export interface Rate {
  noun: string;
  hours: number;
  /** What is done at this pace, where it is said. */
  verb?: string;
  /** It was said by the day: the hours are those of a usual day. */
  byDay?: true;
  span: Span;
}

/** After `what`, that many calendar days pass before the next thing can happen. */
export interface Wait {
  what: string;
  days: number;
  /** Of the wish that it follows, where that is known. */
  span: Span;
}

export interface Count {
  n: number;
  /** The thing itself is counted; or something said of it ("a hall for 80 guests" is one hall); or it is done for each. */
  role: 'thing' | 'aside' | 'each';
  /** The thing counted, as written: "recipes". */
  noun: string;
  /** In how many sittings: "in three sessions". */
  sessions: { n: number; noun: string } | null;
  /** It is a part of a larger number, behind `before` others. */
  within?: { before: number; total: number };
}

/** What comes back in every stretch of so many weeks or months. */
export interface Series {
  unit: 'week' | 'month';
  every: number;
  /** Sittings in each stretch, on different days. */
  sessions: number;
  weekday: Weekday | null;
  /** The very day of the first, from which all others are counted. */
  first: Day | null;
}

/** One thing that the brief asks for. */
export interface Item {
  span: Span;
  /** Verbs that the brief itself uses, in lower case: `test`, `write`. */
  verbs: string[];
  /** The thing, without verb, date and lead-in, but with its count and article: "80 candles in four scents". */
  object: string;
  /** What stood in brackets behind it. */
  detail: string;
  count: Count | null;
  /** Last day, first day, and the very day. */
  deadline: Day | null;
  release: Day | null;
  on: Day | null;
  /** Hours in all, and for each of what is counted. */
  hours: number | null;
  each: number | null;
  /** How large all that is counted is together: 4 chapters of 60 pages. */
  size?: { n: number; noun: string };
  /** How it comes back, where it does. */
  series: Series | null;
  optional: boolean;
  /** Who approves, when the item is an approval. */
  approver: string | null;
  /** Who can do it once it is built: "users". */
  actor: string | null;
  /** Who gets it: "the editor". */
  receiver: string | null;
  /** Of the paragraph it stands in. */
  language?: Language;
  /** What such a thing usually takes, in all and each, where its kind alone says it. */
  usual?: { hours: number; each: number | null };
  /** Its title, where verb and object alone do not make one: "Build the team page". */
  title?: string;
  /** The playbooks in which the title holds, and what the words alone give elsewhere; nothing where it is no work. */
  onlyIn?: { playbooks: readonly string[]; else: Pick<Item, 'verbs' | 'object' | 'title'> | null };
  /** A bare noun out of a sentence about something else: work only when it names something that is made or got. */
  loose?: boolean;
  /** It happens on its day: an exam, an inspection, a move. What `ends` has everything that is without a day before it. */
  happening?: { ends: boolean };
  /** The brief says on which day it begins. */
  begins?: true;
  /** As the brief has it, where a person answered otherwise. */
  unanswered?: Item;
}

/** `first` comes before `next`; both are the brief's words. */
export interface Order {
  first: string;
  next: string;
  span: Span;
}

export interface Brief {
  language: Language;
  /** What the whole is about, in the brief's own words, or null. */
  subject: Span | null;
  items: Item[];
  rates: Rate[];
  waits: Wait[];
  orders: Order[];
  availability: Availability;
  /** Word stems that no task may be about, and what is already there. */
  excluded: string[];
  already: string[];
  /** What somebody else does. */
  others: string[];
  /** Everything that was counted, with the words that said it. */
  counted: { n: number; noun: string; said: string }[];
  /** Days that were given for something that happens once: the launch, the party. */
  events: { what: string; day: Day }[];
  /** Days that were called the deadline of the whole. */
  deadlines: Day[];
  /** What is for another time. */
  later: string[];
  /** What somebody else brings, and when. */
  supplied: { what: string; day: Day; span: Span }[];
  /** Milestones whose day the brief gives otherwise. */
  clashes: { name: string; said: Day; day: Day }[];
  /** Words that name no work that can be planned. */
  leftOut: string[];
  /** Days off on which the brief fixes something. */
  fixedDays: Day[];
  /** As it was read, before what a person answered. */
  unanswered?: Brief;
}
