import type { Piece } from '../piece.ts';
import type { Tagged } from '../tag.ts';

/** A place in a sentence where a clause may begin. */
export interface Boundary {
  tagged: Tagged;
  sentence: readonly Piece[];
  at: number;
  /** The next such place. */
  next: number;
}
