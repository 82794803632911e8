import type { Day } from '@daymark/domain/dates';
import type { Reading, Statement } from '@daymark/domain/reading';

/** A stored Reading without the user's corrections, with what it was made from. */
export interface KeptReading {
  /** The stamp of the project's words. */
  madeFrom: string;
  /** The displayed name of the engine that read them. */
  engine: string;
  /** The stamp of what its dates were computed from. */
  frame: string;
  /** The day on which these words were first read: "tomorrow" is the day after it. */
  readOn: Day;
  /**
   * The day on which the project's brief was first read, whatever its words were: the work is sized for the time from then on,
   * so that a plan that is half done does not shrink. Missing if these are the first words.
   */
  firstReadOn?: Day;
  /** The project's dates at that time; missing in older Readings. */
  readFor?: { startDate: Day; dueDate: Day };
  /** Of a copy: its name, and the name of its original, by which it is understood as long as it has its own. */
  copied?: { name: string; of: string };
  reading: Reading;
  /** With the user's corrections and the steps of each line, and a stamp of what it was broken down for. */
  whole?: { madeFor: string; reading: Reading };
}

/** The user's corrections, by the ids of the statements. */
export type Corrections = Readonly<Record<string, Statement>>;
