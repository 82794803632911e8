/** How a language says in a mail that work is wanted, changed or dropped. Tested against one clause in lower case. */
export interface Cues {
  /** Politeness, wishes for the reader, and introductions of what follows. */
  polite: RegExp;
  /** The writer wants something of the reader. */
  asked: RegExp;
  /** Something is no longer wanted. */
  dropped: RegExp;
  /** It is different from what was agreed. */
  changed: RegExp;
  /** It is one thing and not another: "6 rather than 5". */
  contrast: RegExp;
  /** It stays as agreed. */
  kept: RegExp;
  /** It comes in addition to what was agreed. */
  added: RegExp;
  /** A date is moved. */
  moved: RegExp;
  /** The wish cannot be planned: a matter of taste, or not decided. */
  vague: RegExp;
  /** All of the work: "everything", "the launch". */
  whole: RegExp;
  /** All of the work by its own name, and not that something is ready. */
  everything: RegExp;
  /** Somebody other than the reader does it. */
  others: RegExp;
  /** Something is handed over: "sends", "arrives". */
  given: RegExp;
  /** A date comes before the one that was agreed, or after it: "a week earlier". */
  earlier: RegExp;
  later: RegExp;
  /** A day behind it is the one that is given up: "instead of the 9th". */
  former: RegExp;
  /** A day behind it is why: "because we open on the 20th". */
  reason: RegExp;
  /** A day behind it is the first one, not the last: "not until the 9th". */
  notBefore: RegExp;
  /** The day that was named before, and the one before that. */
  same: RegExp;
  previous: RegExp;
  /** The first word of a thing, behind "and": "and another one". */
  more: RegExp;
  /** A pronoun for what was named before. */
  pointing: RegExp;
}

/** The alternatives of each expression, separated by bars. Line breaks and the indentation after them do not count. */
export type CueWords = Record<keyof Cues, string>;
