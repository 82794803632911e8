import type { Token } from '@daymark/language/token';

/** A word of the brief, or a token in it (a date, a duration), with its position. */
export interface Piece {
  start: number;
  end: number;
  /** In lower case, with a straight apostrophe. */
  text: string;
  /** Whether it begins with a capital. */
  capital: boolean;
  token: Token | null;
}
