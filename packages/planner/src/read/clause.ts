import type { Weekday } from '@daymark/domain/dates';
import type { Line } from './clean.ts';
import type { Joint } from './fragments.ts';
import type { Shape } from './shape.ts';
import type { Piece } from './tag.ts';

/** A stretch of the brief that becomes one statement. */
export interface Clause {
  start: number;
  end: number;
  shape: Shape;
  joint: Joint;
  line: Line;
  pieces: Piece[];
  /** The pieces that name it, without what only says when or how it is. */
  main: Piece[];
  /** What says when, in front of it: "once the export is in". */
  before: Piece[];
  /** The order that it takes over from the clause before it: "pack up". */
  handed: Piece[];
  /** The verb of what one does oneself, as a list says it, where its language parts the two: "anrufen". */
  infinitive: string;
  /** One of three things or more in a row. */
  listed: boolean;
  /** Days of the week that its sentence keeps it to, where that is no rule for all: empty for any. */
  weekdays: Weekday[];
  /** Sentences are counted through the brief. */
  sentence: number;
  /** What stands before the colon of its line, where that only names something: "Flyers: …". */
  lead: Piece[];
  /** Whose line it is, where a name stands before it: "Ravi: price list". */
  owner: string | null;
  /** A frame of the message or the stamp of a chat: no work by its place. */
  framed: boolean;
  /** Who says it in a chat, or whose row of a table it is: the person who plans, or somebody else. */
  speaker: 'me' | 'other' | null;
}

/** A stretch that is no sentence: a frame, a stamp or the head of a table. */
export const framed = (line: Line, pieces: Piece[], sentence: number, start: number): Clause => ({
  start,
  end: pieces.at(-1)?.end ?? line.end,
  shape: 'mod',
  joint: 'start',
  line,
  pieces,
  main: pieces,
  before: [],
  handed: [],
  infinitive: '',
  listed: false,
  lead: [],
  weekdays: [],
  sentence,
  owner: null,
  framed: true,
  speaker: null,
});
