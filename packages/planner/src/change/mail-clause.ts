import type { Day } from '@daymark/domain/dates';
import type { Statement, WaitFields } from '@daymark/domain/reading';
import type { AskKind } from './ask-kinds.ts';
import type { OwnDay } from './asked-day.ts';

/** What a clause asks for; `due` is another date for all of the work. */
export type Ruled = AskKind | 'due' | null;

/**
 * Statements of the brief that share words with a clause, those of them that it names most fully, how much of the
 * clause they share, and whether it has all the words of one.
 */
export interface About {
  ids: string[];
  meant: string[];
  share: number;
  isWhole: boolean;
}

/** A statement of a mail, compared with the brief. */
export interface MailClause {
  statement: Statement;
  /** As its language's cues know it. */
  said: string;
  /** It asks for something, by itself or as more of what the words before it ask for. */
  asks: boolean;
  about: About;
  /** The day that it gives to all of the work, if any. */
  day: Day | null;
  /** The day that it gives to the one thing that it is about. */
  own: OwnDay | null;
  /** It moves the day of what the work is for: "the opening is now on the 25th". */
  isEndMoved: boolean;
  /** What somebody else does by a day, as it says or may mean. */
  wait: WaitFields | null;
  /** It says nothing but a day: that of what was named before. */
  isDayAlone: boolean;
  /** It is the first of an item of a list. */
  isItem: boolean;
  /** It counts something otherwise than the brief does. */
  isRecount: boolean;
  /** What the rules say that it asks for. */
  ruled: Ruled;
  /** It names its work by a pronoun: "can you do it". */
  isPointing: boolean;
  /** How many of its words can name work. */
  stems: number;
}
