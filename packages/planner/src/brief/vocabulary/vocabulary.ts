/**
 * What a language calls things. Patterns are sources of regular expressions, matched without regard to case;
 * `{n}` stands for a number and `{unit}` for a unit of time, both captured.
 */
export interface Vocabulary {
  /** Frequent small words that give the language away; no two languages need differ in every one. */
  common: string;
  /** January first; each an alternation of its written forms. */
  months: readonly string[];
  /** Monday first. */
  weekdays: readonly string[];
  weekend: string;
  numbers: Readonly<Record<string, number>>;
  units: { minute: string; hour: string; day: string; week: string; month: string };
  /** Quarters and weeks of the year, the number captured; the year follows. */
  quarter: string;
  isoWeek: string;
  articles: string;
  and: string;
  or: string;
  /** Where a phrase that belongs to the noun before it goes on. */
  prepositions: string;
  verbs: string;
  /** Whether the verb of a note stands at its end: "Strom ummelden". */
  verbLast: boolean;
  /** Words at the beginning of a phrase that say only that it is wanted. */
  leads: string;
  optional: string;
  excluded: string;
  already: string;
  /** What makes a clause a statement about the world instead of something to do. */
  statement: string;
  needs: string;
  due: string;
  starting: string;
  on: string;
  only: string;
  away: string;
  per: string;
  each: string;
  takes: string;
  waits: string;
  /** Groups `who` and `what`. */
  approval: string;
  before: string;
  after: string;
  /** Someone else hands something over: a date in the same phrase is when the work on it can start. */
  supplied: string;
  other: string;
  budget: string;
  deadline: string;
  ignore: string;
  sessions: string;
  greeting: string;
}
