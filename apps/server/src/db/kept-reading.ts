import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';

/** A Reading as it was made, before a person corrected it, with what it was made from. */
export interface KeptReading {
  /** Names the words of the project that were read. */
  madeFrom: string;
  /** Who read them, as it is named on screen. */
  engine: string;
  /** Names what its dates were counted from. */
  frame: string;
  /** The day on which these words were read first: "tomorrow" is the day after that. */
  readOn: Day;
  /** The dates that the project had then; nothing in one that was kept before they were noted. */
  readFor?: { startDate: Day; dueDate: Day };
  reading: Reading;
}

/** What a person says that lines of a brief are, by the ids of the statements. */
export type Corrections = Readonly<Record<string, Statement>>;
