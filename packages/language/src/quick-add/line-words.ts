import type { Lexicon, Role } from '../lexicon/lexicon.ts';

/** What a line has besides the lexicon of its language. */
export type LineWords = { readonly [role in Role]?: Lexicon[role] } & {
  /** Roles of the lexicon whose words are not those of a line. */
  readonly without?: readonly Role[];
  /** Words of the lexicon that are too vague for a line: "a few days". */
  readonly vague?: string;
};
