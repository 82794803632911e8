import type { StatementKind } from '@daymark/domain/reading';
import type { Clause } from './clause.ts';
import type { Span, Understood } from './learned/times.ts';
import type { Piece } from './piece.ts';
import type { Tagged } from './tag.ts';

/** The kind of a clause before links are added. `or` is the second likeliest, if it is `unsure`. */
export interface Sense {
  kind: StatementKind;
  sure: boolean;
  or?: StatementKind;
  likeliest?: StatementKind;
  /** Whether it only says when, how long or how often other work is done. */
  modifies?: boolean;
  /** Its availability, range by range. */
  times?: Understood[];
}

/** The client who signed a mail, and the range of its text. */
export interface Sender {
  name: string;
  start: number;
  end: number;
}

/** The context of the whole brief. */
export interface Setup {
  /** First four letters of the words in its name and of its work. */
  subject: ReadonlySet<string>;
  /** The author's name, if "Joan (me)" gives it. */
  me: string | null;
  /** Whether somebody else wrote it to the user. */
  mail: boolean;
  /** Who signed it. */
  sender: Sender | null;
  span: Span;
}

export const sure = (kind: StatementKind): Sense => ({ kind, sure: true });
export const shown = (kind: StatementKind): Sense => ({ kind, sure: false });
/** A choice between two kinds; if they are the same, between work and no work. */
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

/** "Only got evenings after the kids are in bed": nothing but when there is time, and no thing. */
export const saysOnlyTimes = ({ kind, times = [] }: Sense): boolean =>
  kind === 'availability' && times.length > 0 && times.every(({ p }) => p === 1);
