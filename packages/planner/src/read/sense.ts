import type { StatementKind } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import type { Span, Understood } from './learned/times.ts';
import type { Piece, Tagged } from './tag.ts';

/** What a clause is, before anything is linked. `or`: the second likeliest, where it is `unsure`. */
export interface Sense {
  kind: StatementKind;
  sure: boolean;
  or?: StatementKind;
  likeliest?: StatementKind;
  /** When there is time, stretch by stretch. */
  times?: Understood[];
}

/** What the clauses of the whole brief are read against. */
export interface Setup {
  /** First four letters of the words of the name and of the things that are done. */
  subject: ReadonlySet<string>;
  /** The writer's own name, where "Joan (me)" says it. */
  me: string | null;
  /** Somebody else wrote it to the person. */
  mail: boolean;
  span: Span;
}

export const sure = (kind: StatementKind): Sense => ({ kind, sure: true });
export const shown = (kind: StatementKind): Sense => ({ kind, sure: false });
/** Two kinds to choose from; where both would be the same, work or none. */
export const unsure = (likeliest: StatementKind, or: StatementKind): Sense => ({
  kind: 'unsure',
  sure: false,
  likeliest,
  or: or !== likeliest ? or : likeliest === 'note' ? 'task' : 'note',
});

export const has = (pieces: readonly Piece[], set: ReadonlySet<string>): boolean =>
  pieces.some((piece) => !piece.token && set.has(piece.text));
export const contentIn = (pieces: readonly Piece[], { lexicon }: Tagged): Piece[] =>
  pieces.filter((piece) => !piece.token && !lexicon.small.has(piece.text));
export const isQuestion = ({ brief }: Tagged, { end }: Clause): boolean =>
  /^["')\]\s]{0,4}\?/.test(brief.slice(end, end + 6));
