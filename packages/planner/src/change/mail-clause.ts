import type { Day } from '@daymark/domain/dates';
import type { Statement, WaitFields } from '@daymark/domain/reading';
import type { AskKind } from './ask-kinds.ts';

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
  /** In lower case, with straight apostrophes. */
  said: string;
  about: About;
  /** The day that it gives, if any. */
  day: Day | null;
  /** What somebody else does by a day, as it says or may mean. */
  wait: WaitFields | null;
  /** It counts something otherwise than the brief does. */
  isRecount: boolean;
  /** What the rules say that it asks for. */
  ruled: Ruled;
  /** It names its work by a pronoun: "can you do it". */
  isPointing: boolean;
  /** How many of its words can name work. */
  stems: number;
}
